import type { sheet as english } from '../en/sheet';

/** Refusals and notices in the words of somebody at a spreadsheet or in the pane, as in the English file. */
export const sheet = {
  // Amounts and numbers
  amount_missing: 'Falta o montante. Introduza um número, por exemplo 85000.',
  amount_is_text: 'O montante é texto. Introduza um número, por exemplo 85000.',
  amount_not_a_number: '`{field}` tem de ser um número superior a 0, até {most, number}.',
  amount_not_positive: '`{field}` tem de ser superior a 0.',
  amount_in_address_wrong:
    '`{field}` tem de ser um número superior a 0, até 1 000 000 000 000 000, por exemplo 1500.50.',
  money_not_a_number: '`{field}` tem de ser um número superior a 0, por exemplo 6000000.',
  not_a_flag: '`{field}` tem de ser VERDADEIRO (TRUE) ou FALSO (FALSE).',
  not_an_object_like: '`{field}` tem um valor que não é permitido.',
  member_unknown: '`{field}` não tem nada com o nome {sent}. Pode ter {known}.',
  member_misspelt: '`{field}` não tem nada com o nome {sent}. Quis dizer `{meant}`?',
  not_a_part_of_pay:
    '`{field}` tem de ser um montante igual ou superior a 0, ou uma percentagem do salário base até {most} %.',
  not_a_benefit: '`{field}` tem de ser um montante igual ou superior a 0.',
  amount_below_smallest_unit: 'O montante é inferior à menor unidade monetária ({currency}).',

  // Days and tax years
  date_malformed: '`{field}` tem de ser uma data, ou texto na forma AAAA-MM-DD, por exemplo "2026-11-20".',
  date_not_in_calendar:
    '`{field}` tem de ser uma data que exista: uma data, ou texto na forma AAAA-MM-DD, por exemplo "2026-11-20".',
  month_malformed: '`{field}` tem de ser uma data desse mês, ou texto na forma AAAA-MM, por exemplo "2026-11".',
  tax_year_not_text: 'Introduza o ano fiscal como se escreve no país, por exemplo "2026" ou "2026/27".',
  pay_date_outside_tax_year:
    '{country}: a data de pagamento {day} pertence ao ano fiscal {actual}, mas o ano fiscal indicado é {year} ({from} a {to}). Indique apenas um dos dois, ou uma data desse ano fiscal.',

  // Countries, currencies and entities
  country_missing: 'Falta o país. Introduza o nome ou o código, por exemplo "Quénia" ou "KE".',
  country_not_text: 'Introduza o nome ou o código de um país, por exemplo "Quénia" ou "KE".',
  country_unknown:
    '{sent} não é um dos 54 códigos de países, nem o nome de um país africano. COUNTRIES() apresenta-os.',
  recipient_country_not_text:
    'Introduza o nome em inglês ou o código do país do beneficiário, por exemplo "France" ou "FR".',
  recipient_country_unknown:
    '{sent} não é um país. Introduza o nome em inglês ou o código, por exemplo "France" ou "FR".',
  recipient_country_is_payer:
    'O beneficiário está em {partner}, o país do pagador. Deixe vazio o país do beneficiário.',
  recipient_country_of_resident:
    'O país do beneficiário significa que este é não residente, mas a residência é "resident". Indique apenas um dos dois.',
  currency_missing: '`{field}` está vazio. Introduza um código de moeda, por exemplo "USD".',
  not_a_currency_code: '{sent} não é um código de moeda. Introduza três letras, por exemplo "USD" ou "KES".',
  currency_not_supported: '"{code}" não é uma moeda com taxa. Introduza um código como "USD" ou "KES".',
  entity_missing:
    'Introduza uma moeda como "KES", um par de moedas como "ZAR/KES", um país como "KE" ou um banco central comum, "BCEAO" ou "BEAC".',
  entity_malformed:
    'Introduza uma moeda como "KES", um par de moedas como "ZAR/KES", um país como "KE" ou um banco central comum, "BCEAO" ou "BEAC".',

  // One of several words
  choice_missing: '`{field}` está vazio. Introduza um destes valores: {words}.',
  choice_unknown: '`{field}` não pode ser {sent}. Introduza um destes valores: {words}.',
  choice_misspelt: '`{field}` não pode ser {sent}. Quis dizer "{meant}"? Os valores possíveis são {words}.',
  no_reduced_rate: '{country}: a lei não prevê uma taxa reduzida. Fontes: {sources}.',
  no_sector_rates: '{country}: nenhum sector tem uma taxa própria registada. Deixe vazio o sector.',

  // Pay
  said_twice: '`{field}` e `{other}` contradizem-se. Indique apenas um deles.',
  basic_beside_pay:
    'Indique as componentes da remuneração ou a parte do salário base, mas não ambas: o salário base é o resto do montante.',
  parts_exceed_pay:
    'As componentes da remuneração somam {parts}, mais do que o salário de {amount}. O salário tem de incluir todas as suas componentes.',
  parts_exceed_net:
    'As componentes da remuneração somam {parts}, mais do que todo o salário bruto correspondente a {net} líquidos. Introduza um salário líquido mais alto ou componentes menores.',
  employers_rate_outside: '{name} não tem uma taxa de {rate} %. A lei prevê {rates}, conforme a actividade.',
  employers_rate_needed:
    '{name}: valor não cobrado, porque a taxa é a da entidade empregadora. Indique a taxa de acidentes de trabalho da entidade empregadora.',
  lowest_rate_used:
    '{name}: foi usada a taxa mais baixa, {rate} %. A lei prevê {rates}, conforme a actividade. Indique a taxa de acidentes de trabalho da entidade empregadora.',
  scales_by_income:
    'O rendimento tributável determina qual das {count} tabelas de escalões se aplica. A primeira vai até {currency} {limit} por {basis, select, monthly {mês} other {ano}}.',
  relief_of_smallest_pay:
    'A dedução apresentada é a do salário mais baixo. Para salários mais altos, a lei limita a dedução ou prevê outra percentagem.',
  month_outside_tax_year:
    '{month} não é um mês do ano fiscal {year} ({country}). Os meses desse ano vão de {first} a {last}.',
  month_outside_employment: '{month} não está entre {first} e {last}, o primeiro e o último mês com salário.',
  months_reversed: 'O primeiro mês com salário, {first}, é posterior ao último, {last}.',
  month_worked_twice: '{month} indica duas vezes os dias pagos. Junte os dias pagos de um mês.',
  month_repeated: '{month} aparece mais de uma vez. Junte todas as alterações de um mês.',
  paid_once_without_month: '`pay.{part}` é um pagamento único. Indique-o no mês em que é pago.',
  due_days_not_confirmed:
    'Os elementos assinalados como desactualizados não foram confirmados para o seu ano fiscal. Antes de os usar, verifique se houve alterações.',

  // Taxes on companies, payments and gains
  amount_is_annual_profit: 'O montante é o lucro tributável de todo o ano.',
  minimum_tax_needs_turnover: 'Sem o volume de negócios, o imposto mínimo não é calculado: {rule}',
  sectors_have_own_rates: 'Alguns sectores têm taxas próprias: a lei fiscal do país apresenta a lista.',
  amount_is_payment: 'O montante é todo o pagamento.',
  payment_type_assumed: 'O tipo de pagamento não foi indicado, pelo que foi aplicada a taxa para {payment}.',
  payment_type_assumed_without_services:
    'O tipo de pagamento não foi indicado, e não há taxa registada para serviços pagos a {residency, select, non_resident {não residentes} other {residentes}}. Foi aplicada a taxa para {payment}.',
  residency_assumed_resident: 'A residência não foi indicada, pelo que foi aplicada a taxa para residentes.',
  residency_assumed_non_resident:
    'A residência não foi indicada, e não há taxa registada para residentes. Foi aplicada a taxa para não residentes.',
  payee_rates: 'Foi aplicada a taxa geral de {rate} %. Alguns beneficiários têm outras taxas: {variants}.',
  payee_rates_beside_scale: 'Foram aplicados os escalões gerais. Alguns beneficiários têm outras taxas: {variants}.',
  amount_is_gain: 'O montante é toda a mais-valia.',
  taxpayer_assumed_individual:
    'O contribuinte não foi indicado, pelo que foi aplicada a regra para pessoas singulares.',
  taxpayer_assumed_company:
    'O contribuinte não foi indicado, e não há regra registada para pessoas singulares. Foi aplicada a regra para sociedades.',
  vat_rate_undated:
    'Não foi possível determinar a data da última alteração da taxa. A data apresentada é a da última confirmação da taxa.',

  // Rates, prices and figures
  spread_indicative:
    'As taxas de compra e de venda são indicativas: a fonte só publica uma taxa média, e o serviço acrescenta uma margem de {percent} %.',
  periods_carried:
    'Nada foi publicado em {empty} dos {periods} períodos. Nesses períodos é apresentado o último valor anterior, com a sua data.',
  fuel_country_unknown: '{country}: não se conhece nenhum preço de combustível.',
  fuel_rate_not_recorded:
    '{country}: não há uma taxa de câmbio para {currency} registada até {day} que permita converter os preços. O histórico de taxas começa em {first}. Sem moeda indicada, os preços são apresentados na moeda local.',
  bank_country_unknown: '{country}: não há nenhum indicador do banco central registado.',
  frequency_of_meetings: 'Esta série é uma lista de reuniões. Deixe vazia a frequência ou use "day".',
  series_without_average:
    'Um valor desta série mantém-se até ao seguinte, ou vale para um período próprio, pelo que não tem média diária. Use "month-end" em vez de "month-average".',
  series_not_of_entity: 'Essa série não existe para {entity}. Existe para {entities}.',
  series_not_of_entity_among_many: 'Essa série não existe para {entity}. Existe para {entities} e outros.',
  series_without_observations: 'A série ({name}) ainda não tem valores.',
  series_empty_in_span:
    'A série ({name}) não tem nenhum valor entre estes dias. O primeiro é de {first}, o último de {last}.',

  // Keys and limits
  api_key_missing: 'Falta a chave da API. Introduza-a onde indica o endereço do serviço.',
  api_key_repeated: 'A chave da API foi indicada mais de uma vez.',
  account_token_as_key:
    'Indicou um token de conta, que serve para gerir chaves. Para obter valores, é necessária uma chave da API com o prefixo svc_live_ ou svc_test_.',
  operation_not_allowed:
    'Esta chave da API não pode ser usada para `{operation}`, apenas para {allowed}. Use outra chave ou contacte quem a emitiu.',
  request_exceeds_plan:
    'O plano permite {limit, number} chamadas por {period, select, minute {minuto} month {mês} other {{period}}}, e estas células precisam de {calls, number}. Calcule menos células de cada vez.',
  plan_used_up:
    'O plano permite {limit, number} chamadas por {period, select, minute {minuto} month {mês} other {{period}}}, e já foram todas usadas. Volte a calcular {when}.',
  plan_nearly_used_up:
    'O plano permite {limit, number} chamadas por {period, select, minute {minuto} month {mês} other {{period}}}. Estas células precisam de {calls, number}, e restam menos. Volte a calcular {when}.',
  session_missing: 'A sessão do suplemento terminou. Volte a calcular para abrir outra.',
  session_expired: 'A sessão do suplemento terminou. Volte a calcular para abrir outra.',
  session_foreign: 'Este servidor não conhece a sessão do suplemento. Volte a calcular para abrir outra.',
  batch_time_used_up:
    'As células anteriores a esta ocuparam {seconds} segundos, o máximo para um pedido. Volte a calcular.',
  batch_truth_together: 'Cada resultado tem as suas próprias datas e fontes. São apresentadas aqui em conjunto.',
  batch_length_used_up:
    'As respostas das células anteriores a esta ocupam {mebibytes} MiB, o máximo para um pedido. Volte a calcular.',
  body_too_large: 'O serviço não aceita tantas células de uma só vez. Divida o intervalo por duas fórmulas.',
  body_of_many_values: 'Estas células têm mais de {most, number} valores. Divida o intervalo por duas fórmulas.',
  no_room_for_large_request: 'Há muitos pedidos em simultâneo. Volte a calcular dentro de momentos.',
  law_version_unknown:
    'Este serviço nunca teve a versão {version} da lei. Não indique a versão, ou indique uma que ele teve.',

  // Last payslip of a leaver
  leaver_seniority_included: 'Supôs-se que a remuneração inclui o prémio de antiguidade.',
  leaver_leave_not_stated: 'Não foram indicados os dias de férias não gozadas.',
  leaver_leave_waiting:
    'O direito a férias começa em {day}, depois do último dia. O que se paga por férias antes disso não está apurado. Indique os dias de férias não gozadas a pagar.',
  // Uma parte do mês
  part_days_assumed:
    'A remuneração do mês foi multiplicada por {days, number} / {of, number} dias de calendário. Não há regra legal registada. Os dias pagos e os dias do mês indicam outros dias.',
  worked_twice: 'Indique o primeiro e o último dia pagos, ou os dias pagos e os dias do mês, não ambos.',
  unpaid_leave_reversed: 'O último dia da licença sem vencimento, {to}, é anterior ao primeiro, {from}.',
  unpaid_leave_outside: 'A licença sem vencimento tem de estar entre {from} e {to}.',
  worked_without_days: 'Os dias do mês precisam também dos dias pagos.',
  worked_reversed: 'O último dia pago, {to}, é anterior ao primeiro, {from}.',
  worked_part_without_days:
    'A remuneração de uma parte do mês precisa dos dias pagos: o primeiro ou o último dia pago, ou o número de dias.',
  worked_outside_tax_year:
    '{country}: o dia {day} pertence ao ano fiscal {actual}, mas o ano fiscal indicado é {year} ({from} a {to}). Indique apenas um dos dois, ou dias desse ano fiscal.',
  worked_outside: 'Os dias pagos têm de estar entre {from} e {to}.',
  part_share_assumed:
    'Os dias pagos foram contados como {days, number} / {of, number} dias de calendário. Não há regra legal registada. Os dias pagos e os dias do mês indicam outros dias.',
  worked_needs_month: 'Os dias pagos servem apenas para a remuneração mensal.',
  daily_pay_assumed:
    'A remuneração de um dia foi tomada como 1 / {days, number} da de um ano. Não há regra legal registada. Os períodos de pagamento do ano indicam outro número de dias.',
} satisfies Record<keyof typeof english, string>;
