import type { sentences as english } from '../../en/dashboard/join';

/** The pages on which people answer programs and invitations, in French and ICU MessageFormat. */
export const sentences = {
  connect_title: 'Connecter un programme',
  refuse_program: 'Refuser',
  allow_program: 'Autoriser',
  program_asks: '{program} demande à utiliser {product} pour vous. C’est le nom qu’il se donne.',
  program_asks_unnamed:
    'Un programme demande à utiliser {product} pour vous. Connectez-vous pour voir lequel, et pour l’autoriser ou le refuser.',
  answer_to_own_machine:
    'La réponse va à un programme sur cette machine ({host}). Autorisez-le seulement si vous venez de commencer à connecter ce programme.',
  answer_to_host: 'La réponse va à {host}. Autorisez-le seulement si vous connaissez ce site et en venez.',
  what_it_may_do: 'Ce qu’il pourra faire',
  program_may_ask: 'Demander impôts, paie, taux, prix et législation. Chaque appel compte dans la formule du compte.',
  program_may_not: 'Il ne peut ni voir ni changer les clés, les membres, la formule ou vos paramètres.',
  program_stays:
    'Il reste connecté jusqu’à ce que quelqu’un le déconnecte dans le tableau de bord, ou qu’il n’ait pas servi pendant 30 jours.',
  logged_in_as: 'Session ouverte avec {email}.',
  calls_count_for: 'Ses appels comptent pour le compte {name}.',
  no_account_connects:
    'Aucun de vos comptes ne vous permet de connecter un programme : votre rôle y est Lecteur, ou ils sont désactivés.',
  account_that_pays: 'Compte qui paie ses appels',
  account_with_plan: '{name} ({plan})',
  invitation_title: 'Invitation',
  invitation_incomplete: 'Ce lien n’est pas complet. Ouvrez le lien entier depuis l’e-mail.',
  to_the_dashboard: 'Vers le tableau de bord',
  invitation_waits:
    'Vous avez reçu une invitation à rejoindre un compte. Connectez-vous avec l’adresse e-mail qui l’a reçue, ou inscrivez-vous avec elle. L’invitation vous attend.',
  invitation_accept_this: 'Session ouverte avec {email}. Acceptez l’invitation pour devenir membre du compte.',
  accept_invitation: 'Accepter l’invitation',
  not_now: 'Plus tard',
} satisfies Record<keyof typeof english, string>;
