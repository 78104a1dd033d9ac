/** Frases sobre a correcção de meses anteriores. */
export const correction = {
  correction_months_malformed: '`months` tem de ser uma lista de 1 a {most, number} meses, cada um como {example}.',
  correction_paid_before: '`paid_in` {month} tem de ser posterior a {last}, o último mês corrigido.',
  correction_by_default:
    'Não há regra registada sobre quando os retroactivos são tributados (país: {country}). Cada mês foi recalculado segundo a sua própria lei.',
  correction_months_earned:
    'Os retroactivos pertencem aos meses a que respeitam. Cada um foi recalculado segundo a sua própria lei.',
  correction_month_of_payment: 'Os retroactivos são tributados com o salário do mês em que são pagos.',
  correction_cumulative: 'O imposto é o do ano até à data. Por isso, o mês do pagamento acerta a diferença.',
  correction_not_only_cash:
    'A diferença não é só de salário em dinheiro, e nada pode ser tributado num mês de pagamento. Cada mês foi recalculado segundo a sua própria lei.',
  correction_no_cash:
    'Não resta salário em dinheiro a pagar ou a descontar. Cada mês foi recalculado segundo a sua própria lei.',
  correction_taken_back:
    'É descontado salário, e não há regra registada para o seu imposto no mês do pagamento. Cada mês foi recalculado segundo a sua própria lei.',
  correction_more_than_pay:
    'O desconto é maior do que o salário do mês. Cada mês foi recalculado segundo a sua própria lei.',
  correction_month_assumed: '`paid_in` não foi indicado: foi usado {month}.',
  correction_pay_assumed: 'O salário de {month} não foi indicado: foi usado o devido em {last}.',
  correction_more_than_net:
    'São retomados {amount} líquidos, mais do que a remuneração líquida de um mês ({net}): um só mês não o pode saldar.',
  correction_payment_unused: '{field} não tem efeito: a diferença não é tributada num mês de pagamento.',
  correction_year_unknown:
    'O imposto de {month} depende do ano até à data. Envie `paid_in.year_to_date`, ou `year_to_date` com o salário tal como foi pago.',
  correction_refund_tax: 'Imposto',
  correction_refund_contributions: 'Contribuições do trabalhador',
  correction_refund_employer_contributions: 'Contribuições da entidade empregadora',
  correction_refunded_within_year: '{what}: {amount} a mais. A entidade empregadora devolve-o dentro do ano fiscal.',
  correction_refunded_year_end: '{what}: {amount} a mais. O acerto faz-se no fim do ano.',
  correction_refunded_unknown: '{what}: {amount} a mais. Não está apurado quando é devolvido.',
} as const;
