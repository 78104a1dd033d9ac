import type { cells as english } from '../en/cells';

/**
 * What cells say that no answer of the service says. Only names in braces are replaced, by labels whose gender and
 * number vary: no word may agree with them.
 */
export const cells = {
  label: '{label}',
  list_separator: ', ',
  or: '{first} ou {then}',
  and: '{first} e {then}',

  // Amounts, flags and days
  argument_amount: 'montante',
  argument_gain: 'mais-valia',
  argument_gross: 'salário bruto',
  argument_net: 'salário líquido',
  argument_profit: 'lucro',
  argument_turnover: 'volume de negócios',
  argument_year: 'ano',
  argument_days: 'número de dias',
  argument_pay: 'remuneração',
  argument_hours: 'número de horas',
  argument_leave_days: 'dias de férias',
  argument_days_per_month: 'dias por mês',
  argument_days_per_week: 'dias por semana',
  argument_hours_per_month: 'horas por mês',
  not_a_number: '{text} não é um número. Introduza um número ({what}).',
  is_percentage: '{text} é uma percentagem. Introduza um número ({what}).',
  two_numbers_comma:
    'Quis dizer {grouped} ou {decimal}? Uma vírgula antes de três algarismos pode significar qualquer dos dois.',
  two_numbers_point:
    'Quis dizer {grouped} ou {decimal}? Um ponto antes de três algarismos pode significar qualquer dos dois.',
  not_true_or_false: '{text} não é VERDADEIRO nem FALSO. Introduza VERDADEIRO ou FALSO ({what}).',
  leap_day_of_1900: '29 de Fevereiro de 1900 é um dia que o Excel conta e que o calendário não tem.',
  not_a_date: '{number} não é uma data: use uma data a partir de 1 de Janeiro de 1900, ou um texto como "2026-11-20".',
  two_days: '"{text}" pode ser {first} ou {second}. Escreva {firstDay} ou {secondDay}, ou introduza uma data.',
  dates_from_1904:
    '{sentence} Se a célula mostra {day}, o livro usa o sistema de datas de 1904: escreva a data como texto, por exemplo "{day}".',
  last_day_missing: 'Falta o último dia. Introduza-o, por exemplo 2026-12-31.',
  days_missing: 'Falta o número de dias. Introduza-o, por exemplo 5.',

  // Labour law
  first_day_missing: 'Falta o primeiro dia do emprego. Indique-o, por exemplo 2020-03-01.',
  pay_missing: 'Falta o valor da remuneração. Indique-o, por exemplo 45000.',
  hours_missing: 'Falta o número de horas. Indique-o, por exemplo 8.',
  labour_detail: 'O dado {detail}',
  labour_detail_without_value: 'O dado {detail} não tem valor. Escreva {example}, ou não o indique.',
  labour_detail_unknown: '{text} não é um dado de {name}. Dados possíveis: {details}.',
  labour_detail_misspelt: '{text} não é um dado de {name}: quis dizer {meant}? Dados possíveis: {details}.',
  write_labour_details: 'Escreva os dados como "{example}", separados por ponto e vírgula.',

  // Words and ranges
  word_unknown: '{text} não é {what}. Valores possíveis: {words}.',
  word_misspelt: '{text} não é {what}: quis dizer {meant}? Valores possíveis: {words}.',
  word_of_column: 'uma coluna',
  word_of_field: 'um dado disponível',
  word_of_figure: 'uma função com fonte disponível',
  word_of_indicator: 'um indicador',
  word_of_language: 'uma língua disponível',
  word_of_plan: 'um plano de contas',
  word_of_series: 'uma série',
  ranges_differ: 'Os intervalos têm tamanhos diferentes. Esta célula não tem correspondente no outro intervalo.',
  no_data: 'Não existem dados.',
  no_value_of_country: '{country}: não existem dados ({what}).',
  no_fuel_price: '{country}: não existe preço de combustível ({fuel}).',
  no_minimum_wage: '{country}: não existe salário mínimo geral, apenas salários mínimos por sector.',
  rate_of_currency: 'taxa de câmbio de {currency}',
  rate_between: 'taxa de câmbio {from}/{to}',
  rate_too_old:
    'Não existe {what} nos {days} dias úteis até {day}. A última disponível antes dessa data é de {observed}.',

  // Dates and sources
  takes_no_day: '{name} não aceita um dia.',
  takes_no_indicator: '{name} usa um único facto. Omita o indicador.',
  sources_not_sent: 'O serviço financeiro não enviou fontes.',
  figure_without_date: 'Este valor não tem data.',
  figure_without_source: 'Este valor não tem fonte registada.',
  source_and_reading: '{text}; {reading}',
  read_again: 'Relido em {day} ({publishers}): sem alterações',

  // History
  entity_missing: 'Falta a moeda ou o país. Introduza, por exemplo, AOA ou AO.',
  base_of_rates_only: 'Só as taxas de câmbio têm moeda de base. Omita-a, ou escolha a série fx.',
  entities_too_many: 'HISTORY aceita até {most} moedas ou países, e este intervalo tem {count}.',
  start_missing: 'Falta o início. Introduza o primeiro dia, por exemplo 2026-01-01.',
  column_twice: 'Uma coluna é indicada duas vezes. Indique-a uma só vez.',
  heading_date: 'Data',
  heading_average: 'Média',
  heading_observations: 'Observações',
  heading_observed: 'Data observada',
  heading_source: 'Fonte',
  heading_average_of: '{entity} média',
  heading_observations_of: '{entity} observações',
  heading_observed_of: '{entity} data observada',
  heading_source_of: '{entity} fonte',

  // Details of pay
  write_details: 'Escreva os dados como "casado; subsídio de transporte=30000", separados por ponto e vírgula.',
  examples_of_details:
    'casado, filhos, com deficiência, subsídio de transporte, prémio, habitação em espécie, pensão complementar paga, imposto acumulado ou data de pagamento',
  detail_unknown: '{text} não é um dado do salário. Exemplos: {examples}.',
  detail_misspelt: '{text} não é um dado do salário: quis dizer {meant}?',
  detail_ambiguous: '{text} pode significar {meanings}. Escreva uma destas formas.',
  details_in_one: '{text} contém mais de um dado. {advice}',
  details_range: 'Um intervalo de dados deve ter duas colunas ou duas linhas, para os nomes e os valores. {advice}',
  detail_without_name: 'O valor {text} não tem nome ao lado.',
  detail_without_value: '{detail}: falta o valor. Escreva {example}, ou omita este dado.',
  detail_needs_value: '{detail}: é preciso um valor, por exemplo {example}.',
  detail_twice: '{detail}: este dado está indicado duas vezes. Indique-o uma só vez.',
  detail_twice_as_argument:
    '{detail}: este dado está indicado duas vezes, como argumento e entre os dados. Indique-o uma só vez.',
  overtime_hours_without_pay:
    'As horas extraordinárias precisam do montante pago por elas: pagamento de horas extraordinárias=12000; número de horas extraordinárias=10.',
  net_below_zero:
    'O salário líquido é inferior a zero ({net}): o imposto e as contribuições ultrapassam este salário. Verifique o montante e o período de pagamento.',

  // Tables of a country
  heading_code: 'Código',
  heading_name: 'Nome',
  heading_currency: 'Moeda',
  heading_taxes: 'Tipos de imposto',
  heading_tax_year: 'Ano fiscal',
  heading_from: 'De',
  heading_to: 'Até',
  heading_rate: 'Taxa %',
  heading_up_to: 'Para rendimento até',
  heading_due: 'Prazo',
  heading_what: 'Obrigação',
  heading_form: 'Impresso',
  heading_authority: 'Destinatário',
  heading_note: 'Nota',
  due_not_recorded: 'Não registado: {names}',

  // The payslip
  payslip_of_one_amount: 'PAYSLIP aceita um só montante, não um intervalo. Introduza uma fórmula por trabalhador.',
  line_gross: 'Salário bruto',
  line_of_which: 'Do qual: {name}',
  line_not_taxed: 'Não tributado: {name}',
  line_in_kind: 'Em espécie: {name}',
  line_taxable: 'Salário tributável',
  line_family: 'Família: {counted}',
  line_tax: 'Imposto sobre o rendimento',
  line_contributions: 'Contribuições do trabalhador',
  line_net: 'Salário líquido',
  line_employer_cost: 'Custo para a entidade empregadora',
  card_tax_year: 'Ano fiscal',
  card_as_of: 'À data de',
  card_sources: 'Fontes',
  line_of_employer: '{name} (entidade empregadora)',

  // Payroll tables
  income_tax_not_recorded: 'O imposto sobre o rendimento deste país não está registado.',
  figure_cell_empty: 'Uma célula das colunas está vazia. Indique um valor em cada uma.',
  figure_unknown: '{text} não é um valor nem uma linha dos recibos. Valores: {figures}. Linhas: {lines}.',
  figure_misspelt:
    '{text} não é um valor nem uma linha dos recibos: quis dizer {meant}? Valores: {figures}. Linhas: {lines}.',
  totals_employees: 'Trabalhadores',
  totals_without: '(sem {heading})',
  totals_heading_unknown: '{text} não é um cabeçalho da tabela. Escolha um destes: {headings}.',
  totals_in_two_currencies:
    '{group} tem valores em {first} e em {second}. Totalize por uma coluna que separe as moedas, como o país.',
  first_row_without_headings: 'A primeira linha da tabela deve conter cabeçalhos, um deles para o salário: {headings}.',
  column_without_heading: 'A coluna {number} da tabela tem valores mas não tem cabeçalho.',
  columns_of_one_meaning: '{first} e {second} significam «{label}». Mantenha só uma das colunas.',
  heading_twice: '{heading} é o cabeçalho de duas colunas. Dê a cada uma o seu próprio cabeçalho, ou retire uma delas.',
  columns_of_two_currencies: '{first} e {second} estão em duas moedas. Use uma só moeda por linha.',
  shares_follow_from_family:
    '{heading} resulta da família. Acrescente {labels}: a lei do país calcula as partes a partir destes dados.',
  heading_is_word:
    '{heading} é um valor de «{label}». Dê à coluna o cabeçalho «{label}» e escreva o valor nas células.',
  column_of_words: '{heading} contém valores de «{label}», por exemplo {word}. Dê à coluna o cabeçalho «{label}».',
  headings_unknown_in_pane:
    'Cabeçalhos não compreendidos: {headings}. Sem estas colunas, o salário pode ficar errado. No Excel, escolha uma vez os seus significados em Salário, Uma tabela sua.',
  heading_unknown:
    'Cabeçalho desconhecido: {headings}. Sem esta coluna, o salário pode ficar errado. Use um cabeçalho dado por PAYROLLHEADERS, por exemplo {example}, ou escolha o seu significado no último argumento.',
  headings_unknown:
    'Cabeçalhos desconhecidos: {headings}. Sem estas colunas, o salário pode ficar errado. Use um cabeçalho dado por PAYROLLHEADERS, por exemplo {example}, ou escolha os seus significados no último argumento.',
  headings_and_more: '{headings} e mais {count}',
  meanings_of_two_columns: 'Os significados precisam de duas colunas: um cabeçalho da tabela e o que significa.',
  meaning_unknown:
    '{meaning}, o significado de {heading}, não é compreendido. Use um cabeçalho dado por PAYROLLHEADERS, por exemplo {example}, ou {deduction}, ou {leaveOut}.',
  heading_misspelt: '{heading} (quis dizer {meant}?)',
  amount_or_percentage:
    '{heading} tem {number}, que pode ser um montante ou {percent} % do salário base. Escreva as percentagens como texto, por exemplo "{percent}%".',
  class_near: '{heading} tem {text}. Escreva {near} se for isso que a lei entende, e Geral se não for.',
  hours_alone:
    '{heading} tem horas. Acrescente o montante pago por elas numa coluna como {example}, ou elimine as horas.',
  hours_unpaid:
    '{heading} tem {hours}, mas esta linha não tem montante de horas extraordinárias. Introduza o montante, ou elimine as horas.',
  added_in_two_kinds: '{heading} soma-se a «{label}». Escreva os dois em montantes, ou os dois em percentagens.',
  row_without_country: 'Esta linha não tem país. Introduza-o na coluna País, ou como primeiro argumento.',
  row_paid_beside:
    'O salário desta linha é 0, mas ela tem «{label}». Introduza o salário de que esta componente faz parte.',
  row_of_net_and_gross: 'Esta linha tem salário líquido e também salário bruto ou base. Deixe um deles vazio.',
  row_without_pay: 'Esta linha não tem salário. Introduza o salário bruto, líquido ou base.',
  row_not_adding_up:
    'O salário base e as componentes indicadas somam {whole}, mas o salário bruto é {amount}. Corrija um deles.',
  deduction_negative: '{heading} é {amount}. Escreva o que é descontado como montante positivo.',
  deductions_exceed_net: 'Os descontos desta linha somam {deductions}, mas o salário líquido é apenas {net}.',

  // Journals and returns
  journal_row_wrong: 'Não há lançamentos, porque a linha {row} da tabela tem um erro: {why}',
  journal_in_two_currencies:
    'Não há lançamentos, porque as linhas estão em duas moedas, {first} e {second}. Faça-os separadamente para cada uma.',
  journal_pay_without_parts: 'Salário sem as componentes indicadas',
  journal_deductions: 'Descontos no salário líquido',
  heading_account: 'Conta',
  heading_account_name: 'Nome da conta',
  heading_text: 'Descrição',
  heading_debit: 'Débito',
  heading_credit: 'Crédito',
  heading_to_correct: 'A corrigir',
  return_form_missing: 'Falta a declaração. Indique o nome, por exemplo p10.',
  return_of_gross_pay:
    'Uma declaração precisa do salário bruto. Ponha o bruto desta linha numa coluna Salário bruto: GROSSUP calcula-o.',
  return_of_months: 'Uma declaração é de um mês. Indique o salário do mês, com o período mensal.',
  return_without_rows: 'Nenhuma linha da tabela tem um trabalhador.',
  payslip_without_name: 'Esta linha não tem nome. Indique-o numa coluna Nome.',
  employer_unknown:
    '{text} não é um dado da entidade empregadora. Os dados são, por exemplo, nome, número fiscal, número de segurança social, morada e mês.',
  employer_misspelt: '{text} não é um dado da entidade empregadora: quis dizer {meant}?',
  employer_without_value: '{label} não tem valor. Escreva-o depois de =, ou omita este dado.',
  write_employer: 'Escreva os dados como "NUIT=400123456; mês=2026-11", separados por ponto e vírgula.',

  // Without an answer of the service
  recalculate: '{reason} Recalcule para tentar de novo.',
  service_unreachable: 'O serviço financeiro está inacessível.',
  service_unreachable_check: 'O serviço financeiro está inacessível. Verifique a sua ligação.',
  service_late: 'O serviço financeiro não respondeu a tempo.',
  service_unreadable: 'Não é possível ler a resposta do serviço financeiro.',
  service_behind_proxy: 'Um servidor proxy respondeu com o estado {status} em vez do serviço financeiro.',
  service_is_other: 'O que respondeu não é o serviço financeiro.',
  part_not_loaded:
    'O serviço financeiro está inacessível. Verifique a sua ligação. Se funcionar, feche o livro e abra-o de novo: o serviço tem uma versão mais recente.',
  no_answer_in_time: 'Não chegou nenhuma resposta a tempo.',
  no_answer_within: 'Não chegou nenhuma resposta em {seconds} segundos.',
  cancelled: 'O cálculo foi cancelado.',
  not_asked: 'Confirme a fórmula para a calcular.',
  code_required: 'É preciso um código de acesso. Abra o painel e introduza o seu código.',
  sign_in_failed:
    'O Excel não conseguiu iniciar a sua sessão. Inicie sessão no Office com a sua conta profissional e tente de novo.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
