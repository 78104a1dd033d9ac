import type { sentences as english } from '../../en/dashboard/overview';

/** The overview of an account, in French and ICU MessageFormat. */
export const sentences = {
  column_calls: 'Appels',
  calls_by_day: 'Appels par jour',
  calls_summary: '{calls, plural, one {# appel} other {# appels}} du {start} au {end}.',
  no_calls:
    'Aucun appel dans cette période. Quand plusieurs serveurs répondent, un appel peut mettre une minute à apparaître.',
  column_day: 'Jour',
  by_operation: 'Par opération',
  column_operation: 'Opération',
  by_outcome: 'Par résultat',
  column_outcome: 'Résultat',
  column_reason: 'Motif',
  span_days: '{days} jours',
  deleted_key: 'Une clé supprimée',
  span: 'Période',
  one_key: 'Clé',
  all_keys: 'Toutes les clés',
  latest_refused: 'Derniers appels refusés',
  none_refused: 'Aucun appel n’a été refusé.',
  start_here: 'Pour commencer',
  what_a_key_is:
    'Le compte n’a pas encore de clé. Une clé permet à un programme, à un script ou à Power Query d’interroger ce service. Le complément Excel n’en a pas besoin.',
  make_first_key: 'Créer votre première clé',
  ask_an_owner: 'Demandez à un propriétaire du compte d’en créer une.',
} satisfies Record<keyof typeof english, string>;
