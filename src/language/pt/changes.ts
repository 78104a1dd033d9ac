import type { changes as english } from '../en/changes';

/** Sentences about what changed. */
export const changes = {
  change_value: '{what}: {after} em {day}; o valor anterior era {before}.',
  change_first_value: '{what}: {after} em {day}. Não há valor anterior registado.',
  change_meeting: '{what}: reunião em {day}.',
  change_meeting_off: '{what}: a reunião de {day} foi cancelada.',
  change_law_ahead: '{what}: novas regras a partir de {day}, já registadas.',
  change_law_applies: '{what}: as novas regras aplicam-se a partir de {day}.',
  change_law_ahead_value: '{what}: {after} a partir de {day}; a alteração já está registada.',
  change_law_applies_value: '{what}: {after} a partir de {day}.',
  change_law_corrected: '{what}: as regras em vigor desde {day} foram corrigidas.',
  // What values are measured in.
  value_in_percent: '{value} %',
  unit_of_pair: '{to} por um {from}',
  unit_of_rate: '{currency} por um dólar americano',
  unit_of_fuel_litre: '{currency} por litro',
  unit_of_fuel_kg: '{currency} por kg',
  unit_local_currency: 'moeda local',
  unit_of_wage: '{currency} {period}',

  // The parts of the law.
  law_subject_income_tax: 'imposto sobre o rendimento',
  law_subject_contributions: 'contribuições',
  law_subject_minimum_wage: 'salário mínimo',
  law_subject_vat: 'IVA',
  law_subject_corporate_tax: 'imposto sobre as sociedades',
  law_subject_withholding_tax: 'retenção na fonte',
  law_subject_capital_gains_tax: 'imposto sobre as mais-valias',
  law_subject_label_income_tax: 'Imposto sobre o rendimento',
  law_subject_label_contributions: 'Contribuições',
  law_subject_label_minimum_wage: 'Salário mínimo',
  law_subject_label_vat: 'IVA',
  law_subject_label_corporate_tax: 'Imposto sobre as sociedades',
  law_subject_label_withholding_tax: 'Retenção na fonte',
  law_subject_label_capital_gains_tax: 'Imposto sobre as mais-valias',
  payer_employee: 'trabalhador',
  payer_employer: 'entidade empregadora',

  changes_history: 'Alterações registadas há mais de 31 dias',
  cursor_unknown: '`cursor` tem de ser o `next_cursor` de uma resposta anterior.',
  changes_feed_title: 'Alterações da lei e dos indicadores: {countries}',
  changes_feed_subtitle:
    'Legislação, bancos centrais, preços dos combustíveis e taxas de câmbio dos países africanos, do mais recente para o mais antigo.',
  all_countries: 'todos os países',
  calendar_title: 'Prazos das obrigações salariais e reuniões dos bancos centrais: {countries}',
  calendar_due: '{what}, salários de {month}',
  calendar_meeting: '{bank}: reunião de política monetária',
  change_source:
    '{countries}: {publisher} já não indica {figures, plural, one {um valor} other {# valores}} da lei registada.',
} satisfies Record<keyof typeof english, string>;
