import type { sentences as english } from '../../en/pane/compare';

/** La vue de comparaison. */
export const sentences = {
  compare_about:
    'Le même salaire selon la loi de deux jours : qui gagne, qui perd, et quelle règle fait la différence.',
  compare_who: 'Qui est comparé',
  compare_employee: 'Le salarié de la vue Paie',
  compare_table: 'Un tableau de paie',
  compare_before: 'Loi de ce jour',
  compare_after: 'et de ce jour',
  compare_no_rows: 'Le tableau sélectionné n’a pas de salariés.',
  compare_no_employee: 'La vue Paie n’a pas de salarié complet. Complétez-le d’abord.',
  compare_no_days: 'Saisissez deux jours.',
  compare_people:
    '{gain, plural, one {# gagne} other {# gagnent}}, {lose, plural, one {# perd} other {# perdent}}, {same, plural, one {# reste} other {# restent}} au même niveau.',
  compare_totals: 'Totaux',
  compare_difference: 'Différence',
  compare_net_by_employee: 'Différence de salaire net, du plus grand gain à la plus grande perte',
  compare_net_by_group: 'Différence de salaire net, la moyenne de {size} salariés dans chaque colonne',
  compare_gains: 'Gains',
  compare_losses: 'Pertes',
  compare_employees: 'Salariés',
  compare_why: 'Pourquoi',
  compare_same_law: 'La loi répertoriée des deux jours donne les mêmes chiffres.',
  compare_first_rows: 'Les {count} premiers sont affichés. Le tableau pour la feuille les a tous.',
  compare_failed:
    '{count, plural, one {# ligne n’a pas été calculée} other {# lignes n’ont pas été calculées}} : {why}',
  compare_announced: 'Annoncé, mais pas encore en vigueur ni compris dans les chiffres : {text}',
  compare_net_before: 'Salaire net, {day}',
  compare_offer: 'comparaison de la loi',
  compare_employer_cost: 'Coût pour l’employeur',
} satisfies Record<keyof typeof english, string>;
