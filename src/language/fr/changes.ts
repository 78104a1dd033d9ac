import type { changes as english } from '../en/changes';

/** Sentences about what changed. */
export const changes = {
  change_value: '{what} : {after} au {day}, contre {before} auparavant.',
  change_first_value: '{what} : {after} au {day}. Aucune valeur antérieure n’est répertoriée.',
  change_meeting: '{what} : réunion le {day}.',
  change_meeting_off: '{what} : la réunion du {day} est annulée.',
  change_law_ahead: '{what} : nouvelles règles à compter du {day}, répertoriées à l’avance.',
  change_law_applies: '{what} : de nouvelles règles s’appliquent à compter du {day}.',
  change_law_ahead_value: '{what} : {after} à compter du {day}, répertorié à l’avance.',
  change_law_applies_value: '{what} : {after} à compter du {day}.',
  change_law_corrected: '{what} : les règles applicables à partir du {day} sont corrigées.',
  // What values are measured in.
  value_in_percent: '{value} %',
  unit_of_pair: '{to} pour un {from}',
  unit_of_rate: '{currency} pour un dollar américain',
  unit_of_fuel_litre: '{currency} par litre',
  unit_of_fuel_kg: '{currency} par kg',
  unit_local_currency: 'monnaie locale',
  unit_of_wage: '{currency} {period}',

  // The parts of the law.
  law_subject_income_tax: 'impôt sur le revenu',
  law_subject_contributions: 'cotisations',
  law_subject_minimum_wage: 'salaire minimum',
  law_subject_vat: 'TVA',
  law_subject_corporate_tax: 'impôt sur les sociétés',
  law_subject_withholding_tax: 'retenue à la source',
  law_subject_capital_gains_tax: 'impôt sur les plus-values',
  law_subject_label_income_tax: 'Impôt sur le revenu',
  law_subject_label_contributions: 'Cotisations',
  law_subject_label_minimum_wage: 'Salaire minimum',
  law_subject_label_vat: 'TVA',
  law_subject_label_corporate_tax: 'Impôt sur les sociétés',
  law_subject_label_withholding_tax: 'Retenue à la source',
  law_subject_label_capital_gains_tax: 'Impôt sur les plus-values',
  payer_employee: 'salarié',
  payer_employer: 'employeur',

  changes_history: 'Changements répertoriés il y a plus de 31 jours',
  cursor_unknown: '`cursor` doit être le `next_cursor` d’une réponse antérieure.',
  changes_feed_title: 'Changements de la législation et des indicateurs : {countries}',
  changes_feed_subtitle:
    'Législation, banques centrales, prix des carburants et cours de change des pays africains, du plus récent au plus ancien.',
  all_countries: 'tous les pays',
  calendar_title: 'Échéances de paie et réunions des banques centrales : {countries}',
  calendar_due: '{what}, paie du mois {month}',
  calendar_meeting: '{bank} : réunion de politique monétaire',
  change_source:
    '{countries} : {publisher} n’énonce plus {figures, plural, one {un chiffre} other {# chiffres}} de la législation répertoriée.',
} satisfies Record<keyof typeof english, string>;
