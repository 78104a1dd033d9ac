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
  changes_history: 'Alterações registadas há mais de 31 dias',
  cursor_unknown: '`cursor` tem de ser o `next_cursor` de uma resposta anterior.',
  changes_feed_title: 'Alterações da lei e dos indicadores: {countries}',
  changes_feed_subtitle:
    'Legislação, bancos centrais, preços dos combustíveis e taxas de câmbio dos países africanos, da mais recente para a mais antiga.',
  all_countries: 'todos os países',
  calendar_title: 'Prazos das obrigações salariais e reuniões dos bancos centrais: {countries}',
  calendar_due: '{what}, salários de {month}',
  calendar_meeting: '{bank}: reunião de política monetária',
  change_source:
    '{countries}: {publisher} já não indica {figures, plural, one {um valor} other {# valores}} da lei registada.',
} satisfies Record<keyof typeof english, string>;
