import type { sentences as english } from '../../en/pane/compare';

/** A vista de comparação. */
export const sentences = {
  compare_about: 'O mesmo salário segundo a lei de dois dias: quem ganha, quem perde e que regra faz a diferença.',
  compare_who: 'Quem é comparado',
  compare_employee: 'O trabalhador da vista Salário',
  compare_table: 'Uma tabela de salários',
  compare_before: 'Lei deste dia',
  compare_after: 'e deste dia',
  compare_no_rows: 'A tabela seleccionada não tem trabalhadores.',
  compare_no_employee: 'A vista Salário não tem um trabalhador completo. Complete-o primeiro.',
  compare_no_days: 'Indique dois dias.',
  compare_people:
    '{gain, plural, one {# ganha} other {# ganham}}, {lose, plural, one {# perde} other {# perdem}}, {same, plural, one {# fica} other {# ficam}} na mesma.',
  compare_totals: 'Totais',
  compare_difference: 'Diferença',
  compare_net_by_employee: 'Diferença de salário líquido, do maior ganho à maior perda',
  compare_net_by_group: 'Diferença de salário líquido, a média de {size} trabalhadores em cada coluna',
  compare_gains: 'Ganhos',
  compare_losses: 'Perdas',
  compare_employees: 'Trabalhadores',
  compare_why: 'Porquê',
  compare_same_law: 'A lei registada dos dois dias dá os mesmos valores.',
  compare_first_rows: 'São mostrados os primeiros {count}. A tabela para a folha tem todos.',
  compare_failed: '{count, plural, one {# linha não foi calculada} other {# linhas não foram calculadas}}: {why}',
  compare_announced: 'Anunciado, ainda não é lei e não está em nenhum valor: {text}',
  compare_net_before: 'Salário líquido, {day}',
  compare_offer: 'comparação da lei',
  compare_employer_cost: 'Custo para a entidade empregadora',
} satisfies Record<keyof typeof english, string>;
