import type { sentences as english } from '../../en/dashboard/programs';

/** The programs connected to an account, in French and ICU MessageFormat. */
export const sentences = {
  connected_programs: 'Programmes connectés',
  answers_go_to: 'Destination des réponses',
  connected_by: 'Connexion par',
  connected_at: 'Connexion',
  program_last_used: 'Dernière utilisation',
  program_change: 'Modification',
  disconnect: 'Déconnecter',
  disconnect_this: 'Déconnecter {name}',
  disconnected: '{name} est déconnecté.',
  what_programs_are:
    'Agents d’IA et autres programmes que des membres ont connectés. Chaque appel compte dans la formule du compte.',
  how_to_connect: 'Comment en connecter un',
  no_program: 'Aucun programme n’est connecté.',
} satisfies Record<keyof typeof english, string>;
