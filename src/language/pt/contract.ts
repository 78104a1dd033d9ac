import type { contract as english } from '../en/contract';

/** Errors in the values of a request, and notices about ignored fields. */
export const contract = {
  // Amounts and numbers
  amount_missing: '`amount` está em falta. Envie um número positivo, por exemplo 85000.',
  amount_is_text: '`amount` tem de ser um número JSON, não texto. Escreva 85000 sem aspas.',
  amount_not_a_number: '`{field}` tem de ser um número superior a 0, até {most, number}.',
  amount_not_positive: '`{field}` tem de ser superior a 0.',
  number_too_large: '`{field}` tem de ser no máximo {most, number}.',
  amount_in_address_wrong:
    '`{field}` tem de ser um número superior a 0, até 1 000 000 000 000 000, por exemplo 1500.50.',
  money_not_a_number: '`{field}` tem de ser um número superior a 0, por exemplo 6000000.',
  turnover_not_a_number:
    '`turnover` tem de ser um número igual ou superior a 0: o volume de negócios anual da empresa.',
  sector_not_text: '`sector` tem de ser texto: o identificador de um sector, com um máximo de 60 caracteres.',
  wage_sector_not_text: '`sector` tem de ser texto com um máximo de 60 caracteres, por exemplo "agriculture".',
  turnover_negative: '`turnover` tem de ser igual ou superior a 0.',
  law_of_version: 'Uma versão anterior da lei',
  law_version_unknown:
    'Este serviço nunca teve a versão {version} da lei. `GET /api/v1/law/versions` lista as versões disponíveis.',
  law_version_malformed: '`law_version` deve ser a versão de uma lei, por exemplo "2026.11.1".',
  not_a_flag: '`{field}` tem de ser true ou false.',
  not_a_whole_number: '`{field}` tem de ser um número inteiro entre {least} e {most}.',
  not_between: '`{field}` tem de ser um número entre {least, number} e {most, number}.',
  not_a_percentage: '`{field}` tem de ser uma percentagem entre 0 e {most}, por exemplo 3.',
  not_an_amount_from_zero: '`{field}` tem de ser um número igual ou superior a 0, até {most, number}.',
  not_an_object_like: '`{field}` tem de ser um objecto, por exemplo {example}.',
  member_unknown: '`{field}` não tem o campo {sent}. Pode ter {known}.',
  member_misspelt: '`{field}` não tem o campo {sent}. Quis dizer `{meant}`?',
  not_a_part_of_pay:
    "`{field}` tem de ser um montante igual ou superior a 0, ou uma parte do salário base como '{' \"percent_of_basic\": 20 '}', até {most} %.",
  not_a_benefit: '`{field}` tem de ser um montante igual ou superior a 0, ou um objecto com um ou mais de {known}.',
  not_a_share: '`{field}` tem de estar entre {least} e {most}, por exemplo {example}.',

  // Accounts
  name_wrong: '`{field}` tem de ser texto de 1 a 100 caracteres, numa só linha.',
  note_wrong: '`note` tem de ser texto com um máximo de 2000 caracteres.',
  devices_wrong: '`devices` tem de ser um número inteiro entre 1 e {most, number}.',
  expires_wrong: '`expires` tem de ser uma data na forma AAAA-MM-DD, por exemplo "2027-03-31", ou "never" (sem fim).',
  expires_past: '`expires` tem de ser o dia de hoje ou um dia posterior.',
  networks_wrong:
    '`networks` tem de ser uma lista com um máximo de 50 endereços ou redes, por exemplo ["10.0.0.0/8", "2001:db8::/32"].',
  network_wrong: '`networks`: {network} não é um endereço nem uma rede como 10.0.0.0/8.',
  operations_wrong: '`operations` tem de ser uma lista de operações, por exemplo ["tax", "vat"].',
  overlap_wrong: '`overlap_days` tem de ser um número entre 0 e 365.',
  audit_before_wrong: '`before` tem de ser o número de um registo, por exemplo 120.',
  span_too_long: 'O intervalo entre `start` e `end` não pode exceder {days, number} dias.',
  span_reversed: '`end` não pode ser anterior a `start`.',

  // Days and tax years
  date_malformed: '`{field}` tem de ser uma data na forma AAAA-MM-DD, por exemplo "2026-11-20".',
  date_not_in_calendar: '`{field}` tem de ser uma data que exista, na forma AAAA-MM-DD, por exemplo "2026-11-20".',
  month_malformed: '`{field}` tem de ser um mês na forma AAAA-MM, por exemplo "2026-11".',
  tax_year_not_text: '`tax_year` tem de ser texto, por exemplo "2026" ou "2026/27".',
  tax_year_empty: '`tax_year` tem de ser um ano, por exemplo "2026" ou "2026/27". Para o ano corrente, omita-o.',
  tax_year_too_long: '`tax_year` tem de ser um ano, por exemplo "2026" ou "2026/27".',

  // The months of a year of pay
  months_not_a_list: '`months` tem de ser uma lista com um máximo de 12 meses, cada um como {example}.',

  // Countries, currencies and entities
  country_missing:
    '`country` está em falta. Envie o código ISO 3166-1 alfa-2 de um dos 54 países africanos, por exemplo "KE" para o Quénia.',
  country_not_text:
    '`country` tem de ser texto: o código ISO 3166-1 alfa-2 de um país africano, por exemplo "KE" para o Quénia.',
  country_unknown: '{sent} não é um dos 54 códigos de países. GET /api/tax apresenta-os.',
  country_misspelt: '{sent} não é um dos 54 códigos de países. Quis dizer {meant}?',
  recipient_country_not_text:
    '`recipient_country` tem de ser texto: o código ISO 3166-1 alfa-2 de um país, por exemplo "FR" para a França.',
  recipient_country_unknown:
    '{sent} não é um país. Envie um código ISO 3166-1 alfa-2, por exemplo "FR" para a França, ou o nome em inglês.',
  country_with_name: '{code} ({name})',
  either_or: '{first} ou {second}',
  currency_missing: '`{field}` está em falta. Envie um código de moeda, por exemplo "USD".',
  currency_malformed: '`{field}` tem de ser um código de moeda, por exemplo "USD".',
  currency_of_pay_malformed: '`currency` tem de ser um código de moeda de três letras, por exemplo "USD".',
  not_a_currency_code: '{sent} não é um código de moeda. Envie três letras, por exemplo "USD" ou "KES".',
  quotes_malformed:
    '`quotes` tem de conter códigos de moedas, com um máximo de 1000 caracteres, por exemplo "KES,NGN,ZAR".',
  entity_missing:
    '`entity` está em falta. Envie uma moeda como "KES", um par de moedas como "ZAR/KES", um país como "KE" ou um banco central comum, "BCEAO" ou "BEAC".',
  entity_malformed:
    '`entity` tem de ser uma moeda como "KES", um par de moedas como "ZAR/KES", um país como "KE" ou um banco central comum, "BCEAO" ou "BEAC".',

  // One of several words
  choice_missing: '`{field}` está em falta. Envie um destes valores: {words}.',
  list_malformed: '`{field}` tem de ser texto com um máximo de 400 caracteres: valores separados por vírgulas.',
  since_malformed:
    '`since` tem de ser um dia como "2026-11-20", um momento como "2026-11-20T08:00:00Z" ou a `position` de uma resposta anterior.',
  cursor_malformed: '`cursor` tem de ser o `next_cursor` de uma resposta anterior.',
  choice_unknown: '`{field}` não pode ser {sent}. Envie um destes valores: {words}.',
  choice_misspelt: '`{field}` não pode ser {sent}. Quis dizer "{meant}"? Os valores válidos são {words}.',
  text_too_long: '`{field}` não pode conter um texto com mais de {most, number} caracteres.',
  a_list: 'uma lista',
  an_object: 'um objecto',
  not_a_number: 'esse valor',

  // Batches and tools
  batch_items_not_a_list: '`items` tem de ser uma lista de 1 a {most, number} elementos, cada um como {example}.',
  batch_items_empty: '`items` tem de conter pelo menos um elemento, como {example}.',
  batch_items_too_many:
    '`items` pode conter no máximo {most, number} elementos; cada montante de uma coluna conta como um. Envie os restantes noutro lote.',
  batch_input_not_an_object: '`input` tem de ser um objecto com os parâmetros da operação, como em {example}.',
  batch_item_not_an_object: 'O elemento tem de ser um objecto JSON com `operation` e `input`.',
  batch_select_not_a_list: '`select` tem de ser uma lista de nomes de campos, por exemplo ["net_amount"].',
  batch_select_too_long: '`select` pode indicar no máximo 50 campos.',
  batch_amounts_not_a_list: '`amounts` tem de ser uma lista de 1 a 5000 números, por exemplo [85000, 90000].',
  batch_amounts_need_select:
    'Um elemento com `amounts` devolve apenas os campos seleccionados. Acrescente `select`, por exemplo ["net_amount"].',
  batch_amount_twice: 'Envie `amounts` ou `input.amount`, mas não ambos.',
  batch_amounts_without_amount: 'A operação {operation} não recebe montantes. Omita `amounts`.',
  register_rows_malformed: '`rows` tem de ser uma lista de 1 a {most, number} trabalhadores, cada um como {example}.',
  register_row_not_an_object: 'A linha tem de ser um objecto JSON, como {example}.',
  register_columns_malformed: '`columns` tem de ser uma lista de valores e de linhas, por exemplo {example}.',
  register_labels_malformed: '`labels` tem de ser um objecto de textos ou números, como {example}.',
  register_totals_by_not_text: '`totals_by` tem de ser o nome de uma etiqueta, por exemplo "department".',
  journal_by_not_text: '`by` tem de ser o nome de uma etiqueta, por exemplo "department".',
  journal_text_malformed: '`{field}` tem de ser um texto de uma linha, com 1 a {most, number} caracteres.',
  journal_accounts_malformed:
    '`accounts` tem de ser uma lista de no máximo {most, number} contas, cada uma como {example}.',
  tool_missing:
    '`tool` está em falta. Envie o identificador de uma ferramenta, por exemplo "ng-paye". GET /api/v1/tools apresenta as ferramentas.',
  tool_not_text: '`tool` tem de ser texto, por exemplo "ng-paye".',
  tool_unknown: '{sent} não é uma ferramenta. GET /api/v1/tools apresenta as ferramentas.',
  tool_misspelt: '{sent} não é uma ferramenta. Quis dizer "{meant}"?',
  inputs_not_an_object: '`inputs` tem de ser um objecto, por exemplo {example}.',

  // The add-in's session
  access_code_not_text: '`code` tem de ser o código de acesso em texto, por exemplo "ABCD-EFGH-JKMN-PQRS".',
  access_code_too_long: '`code` é mais comprido do que um código de acesso.',
  device_not_text: '`device` tem de ser texto.',
  device_too_long: '`device` é mais comprido do que qualquer valor emitido por este servidor.',

  // Ignored fields; `field` is one of the first two messages
  ignored_field: '`{name}`',
  ignored_field_in_items: '`{name}` (e em mais {count, plural, one {# elemento} other {# elementos}})',
  not_a_parameter_here: '{field} não é um parâmetro deste endereço. Omita-o, ou corrija o nome.',
  not_a_parameter_of_route: '{field} não é um parâmetro deste endereço e foi ignorado.',
  not_a_parameter_of_operation: '{field} não é um parâmetro de `{operation}` e foi ignorado.',
  agent_tool_unknown: 'Nenhuma ferramenta se chama "{name}". Peça a lista de ferramentas para ver os nomes.',
  agent_resource_unknown: 'Não existe nenhum recurso em "{uri}". Peça a lista de recursos para ver os endereços.',
  agent_prompt_unknown: 'Nenhum prompt se chama "{name}". Peça a lista de prompts para ver os nomes.',
  agent_prompt_incomplete: 'O prompt "{name}" precisa de `{argument}`.',
  countries_to_compare:
    '`countries` tem de ser uma lista de {least} a {most} códigos de países, por exemplo ["KE", "UG"].',
  compared_at_mid_market:
    'Os montantes são convertidos à taxa média de mercado. O salário é o de um trabalhador sem outras circunstâncias.',
  rows_left_out:
    'São apresentadas as linhas {first} a {last} de {count}. Para as linhas seguintes, defina `skip` como {last}.',
  sources_left_out: 'Foram omitidas outras {left} fontes. Consulte um só país para as ver todas.',
  sources_of_answer_left_out: 'Foram omitidas outras {left} fontes. A API REST apresenta-as todas.',
  skip_malformed: '`skip` tem de ser um número inteiro de linhas, igual ou superior a 0.',
  not_an_input_of_tool: '{field} não é um parâmetro desta ferramenta e foi ignorado.',
  not_a_field_of_item: '{field} não é um campo de um elemento e foi ignorado.',
  not_a_field_of_answer: '{field} não é um campo da resposta de `{operation}` e foi ignorado.',
  no_effect_on_tax: '{field} não tem efeito neste cálculo ({tax}) e foi ignorado.',
  no_effect_beside: '{field} não tem efeito em conjunto com `{other}` e foi ignorado.',
  no_effect_without: '{field} não tem efeito sem `{other}` e foi ignorado.',
  more_fields_ignored: '{count, plural, one {Foi ignorado mais # campo} other {Foram ignorados mais # campos}}.',
  many_fields_ignored: 'Foram ignorados mais de {count} outros campos.',
} satisfies Record<keyof typeof english, string>;
