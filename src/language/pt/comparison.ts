/** Frases sobre uma folha de pagamento em duas hipóteses. */
export const comparison = {
  comparison_rule_changed: '{name}: {before} → {after}',
  comparison_rule_new: '{name}: regra nova, {after}',
  comparison_rule_ends: '{name}: termina, antes {before}',
  comparison_bracket_above: '{name}: escalão acima de {from} {period}, {before} → {after}',
  comparison_bracket_between: '{name}: escalão de {from} a {to} {period}, {before} → {after}',
  comparison_due_in_months: '{name}: devida apenas nestes meses: {months}',
  comparison_exchange_rate: '{name}: um montante noutra moeda, à taxa de câmbio do dia',
  comparison_shares: 'Quocientes da família',
  comparison_paid_once: 'Componentes pagas uma só vez',
  comparison_country: 'Aplica-se a lei de outro país: {after}, em vez de {before}.',
  comparison_raised_percent: 'O salário é {percent} mais alto em `{setting}`, sem os montantes designados.',
  comparison_cut_percent: 'O salário é {percent} mais baixo em `{setting}`, sem os montantes designados.',
  comparison_raised_amount: 'O salário é {amount} mais alto em `{setting}`.',
  comparison_cut_amount: 'O salário é {amount} mais baixo em `{setting}`.',
  comparison_employer: 'Os parâmetros da entidade empregadora diferem: {settings}.',
  comparison_not_explained: 'Estas linhas diferem e nenhuma regra registada diz porquê: {lines}.',
  comparison_setting_failed: 'Em `{setting}`: {why}',
  comparison_needs_rate:
    'Os recibos estão em {first} e em {second}. Envie `rate` com a hipótese a converter: as unidades da sua moeda por uma unidade da moeda das linhas.',
  comparison_announced: 'As alterações anunciadas ainda não são lei. Nenhum valor as considera.',
} as const;
