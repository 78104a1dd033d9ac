import type { sentences as english } from '../../en/dashboard/keys';

/** The keys of an account, in French and ICU MessageFormat. */
export const sentences = {
  key_kind: 'Type',
  begins_with: 'Commence par',
  key_state: 'État',
  key_networks: 'Réseaux',
  key_operations: 'Opérations',
  last_used: 'Dernière utilisation',
  active_until: 'Active jusqu’au {moment}, puis remplacée',
  make_a_key: 'Créer une clé',
  make_the_key: 'Créer la clé',
  no_key_yet: 'Le compte n’a pas encore de clé.',
  key_given_to: 'La personne ou le programme à qui elle est remise.',
  key_works_until_disabled: 'Vide : elle fonctionne jusqu’à ce que vous la désactiviez.',
  key_networks_hint: 'Une adresse ou un réseau par ligne, par exemple 203.0.113.0/24. Vide : de partout.',
  key_operations_hint: 'Aucune case cochée : elle sert à tout.',
  key_kind_hint: 'Une clé de test répond avec des données d’exemple et n’est pas comptée.',
  in_a_shell: 'Dans un terminal (curl)',
  key_in_environment:
    'Les programmes lisent la clé dans la variable d’environnement SVC_KEY, afin qu’elle ne soit dans aucun fichier.',
  how_in_power_query:
    'Excel : Données, Obtenir des données, Requête vide, Éditeur avancé. Quand Excel le demande, choisissez API Web et collez la clé.',
  how_in_office_script:
    'Excel pour le web : Automatiser, Nouveau script. Le classeur doit contenir un tableau Payroll avec les colonnes Country, Gross, Tax, Contributions, Net et Problem, et la clé dans une cellule nommée ApiKey.',
  back_to_keys: 'Retour à toutes les clés',
  change_this: 'Modifier {name}',
  save_changes: 'Enregistrer les modifications',
  key_changed: 'La clé {name} est modifiée.',
  replace_it: 'La remplacer',
  replace_explained:
    'Une nouvelle clé avec les mêmes limites prend le relais. L’ancienne fonctionne jusqu’à la fin du chevauchement.',
  both_keys_work: 'Nombre de jours où les deux clés fonctionnent',
  replace_key: 'Remplacer la clé',
  enable_it: 'L’activer',
  disable_it: 'La désactiver',
  key_works_again: 'La clé fonctionne de nouveau en une seconde.',
  key_is_refused: 'La clé est refusée en une seconde. Vous pourrez la réactiver.',
  enable_key: 'Activer la clé',
  disable_key: 'Désactiver la clé',
  key_enabled: 'La clé {name} est activée.',
  key_disabled: 'La clé {name} est désactivée.',
  delete_it: 'La supprimer',
  delete_explained:
    'Les programmes qui utilisent la clé sont refusés définitivement. Son utilisation et ses entrées dans la piste d’audit restent.',
  delete_key: 'Supprimer la clé',
  delete_for_good: 'Supprimer {name} définitivement',
  key_deleted: 'La clé {name} est supprimée.',
  key_shown_once: 'La clé n’est affichée que cette fois. Copiez-la maintenant et gardez-la en lieu sûr.',
  key_kept: 'J’ai conservé la clé',
  this_key: 'Clé',
  secret_of: '{what} : {name}',
} satisfies Record<keyof typeof english, string>;
