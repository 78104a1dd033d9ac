import type { sentences as english } from '../../en/pane/ui';

/** What pane and dashboard share, in French and ICU MessageFormat. */
export const sentences = {
  not_loaded: '{what, select, view {Cette vue ne s’est pas chargée} other {Le volet ne s’est pas chargé}}',
  range: '{least} à {most}',
  amount_in_currency: '{amount}\u00a0{currency}',
  hide_the_table: 'Masquer le tableau',
  show_as_a_table: 'Afficher en tableau',
  check_the_connection_to_the_service:
    'Vérifiez la connexion au service, puis rechargez. Les chiffres déjà dans la feuille restent en place.',
  reload: 'Recharger',
  loading: 'Chargement',
  table_named: '{name}, tableau',
} satisfies Readonly<Record<keyof typeof english, string>>;
