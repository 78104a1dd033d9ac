import type { market as english } from '../en/market';

/** Notices and refusals about exchange rates, fuel prices and central bank figures. */
export const market = {
  // Words inside sentences.
  any_country: 'qualquer país',
  any_figure: 'indicador do banco central',
  any_fuel: 'combustível',
  another_currency: 'outra moeda',
  bank_figure: 'indicador do banco central',
  bank_gdp: 'crescimento do PIB',
  bank_inflation: 'inflação',
  bank_mpc: 'próxima reunião de política monetária',
  bank_policy_rate: 'taxa directora',
  bank_tbills: 'taxa de rendibilidade dos bilhetes do Tesouro',
  currency_with_name: '{code}{name, select, other {}}',
  days_with_last: '{days} e {last}',

  // Days.
  date_in_future: '{day} é uma data futura: só há valores até hoje, {today}.',
  as_known_on_in_future: '`as_known_on` é uma data futura: hoje é {today}.',
  start_after_end: '`start` ({start}) é posterior a `end` ({end}). Troque as duas datas.',
  start_after_as_known_on: '`start` ({start}) é posterior a `as_known_on` ({day}).',

  // Currencies.
  currency_replaced: '{code}{name, select, other {}} já não está em circulação: foi substituída por {successor}.',
  currency_replaced_at:
    '{code}{name, select, other {}} já não está em circulação: foi substituída por {successor}, à razão de {units} {code} por 1 {newCode}.',
  currency_not_supported: '"{code}" não é uma moeda disponível. GET /api/v1/fx/rates apresenta as moedas disponíveis.',
  currency_mistyped: '"{code}" não é uma moeda disponível. Quis dizer {meant}?',

  // Exchange rates.
  rate_is_parity: 'A taxa é uma paridade fixa, não uma cotação.',
  rate_dated: 'A taxa é de {date}.',
  rate_out_of_date:
    'A taxa mais recente é de {date}, há {days, plural, one {# dia} other {# dias}}, e está desactualizada.',
  rate_from_before: 'A taxa mais recente até {day} é de {date}, {days, plural, one {# dia} other {# dias}} antes.',
  rate_sources_differ:
    'As fontes divergem quanto a {code}: {publisher} indica {value} por um dólar americano, {percent} {direction, select, above {% acima} other {% abaixo}}. É apresentada a taxa de {served}.',
  rate_change_unknown:
    'Não se conhece a variação diária: a taxa anterior é de {before}, {days, plural, one {# dia} other {# dias}} antes.',
  spread_indicative:
    '`bid` e `ask` são indicativos: a fonte só publica uma taxa média, e o serviço acrescenta uma margem de {percent} %.',
  parity_since: '{code} tem uma paridade fixa de {units} por 1 {anchor} desde {from}.',
  parity_at_least_since: '{code} tem uma paridade fixa de {units} por 1 {anchor} desde {from} ou antes.',
  parity_ended: '{code} teve uma paridade fixa de {units} por 1 {anchor} de {from} a {to}.',
  rate_before_parity:
    'Não se conhece nenhuma taxa entre {from} e {to} em {day}: a paridade entre as duas moedas está registada a partir de {first}.',
  rate_before_history: 'Não se conhece nenhuma taxa entre {from} e {to} até {day}. O histórico começa em {first}.',
  rate_not_recorded: 'Não há nenhuma taxa registada entre {from} e {to}.',
  rates_not_recorded: 'Não há taxas registadas para: {currencies}.',
  rates_all_out_of_date: 'Todas as taxas cotadas estão desactualizadas.',
  rates_out_of_date: 'Taxas desactualizadas: {currencies}.',
  history_empty: 'Não foi publicada nenhuma taxa entre {from} e {to} de {start} a {end}.',
  history_has_days_without_rate:
    'Uma das moedas não tem taxa em {missing} dos {days} dias de publicação. Esses dias são omitidos.',
  history_known: 'A taxa mais recente é de {latest}, e o histórico começa em {first}.',

  // Weeks, months and years of a history.
  period_not_complete:
    'O último período termina em {last} e não está completo: conta {observations, plural, one {# valor} other {# valores}} até {by}.',
  periods_carried:
    'Nada foi publicado em {empty} dos {periods} períodos. Nesses períodos é apresentado o último valor anterior; `observed` indica a sua data.',
  periods_left_out: 'Nada foi publicado em {empty} dos {periods} meses. Esses meses não têm média e são omitidos.',
  frequency_of_meetings: '`{series}` é uma lista de reuniões. Omita `frequency` ou envie `day`.',
  series_without_average:
    'Um valor de `{series}` mantém-se até ao seguinte, ou vale para um período próprio, pelo que não tem média diária. Envie `month-end` em vez de `month-average`.',

  // Fuel prices.
  fuel_previous_unknown: 'Não se conhece o preço anterior a {day} ({fuel}): a variação é apresentada como 0.',
  fuel_previous_differs:
    'O preço anterior a {day} ({fuel}) foi medido de outra forma: a variação é apresentada como 0.',
  fuel_date_inexact:
    'Da data do preço ({fuel}) só se conhece {precision, select, month {o mês} year {o ano} other {{precision}}}.',
  fuel_converted: 'Os preços foram convertidos de {from} a {rate} {to}, a taxa de {day}.',
  fuel_converted_at_parity: 'Os preços foram convertidos de {from} a {rate} {to}, uma paridade fixa.',
  fuel_of_place: 'Local dos preços: {place}.',
  fuel_out_of_date:
    'O preço mais antigo apresentado é de {date}, {days, plural, one {# dia} other {# dias}} antes do dia pedido, e está desactualizado.',
  fuel_not_recorded: '{country}: não há preços registados até {day} ({fuel}).',
  fuel_recorded_later: '{country}: não há preços registados até {day} ({fuel}): os registos começam em {first}.',
  fuel_rate_not_recorded:
    '{country}: não há uma taxa de câmbio para {currency} registada até {day} que permita converter os preços. O histórico de taxas começa em {first}. Sem `currency`, os preços são apresentados na moeda local.',
  fuel_country_unknown:
    '{country}: não se conhece nenhum preço de combustível. GET /api/fuel apresenta os países com preços.',
  fuel_unknown_in_country:
    '{country}: não se conhece nenhum preço ({fuel}). Combustíveis com preços conhecidos: {fuels}.',
  fuel_list_converted: 'Os preços foram convertidos para {currency} às taxas mais recentes até {day}.',
  fuel_list_units:
    'Os preços da gasolina, do gasóleo e do petróleo de iluminação são por litro; o do GPL é por kg. Não se conhecem preços para: {countries}.',

  // Central banks.
  policy_rate_dated: '{country}: a taxa directora é de {day}.',
  policy_decision_missing:
    'A reunião de {day} já se realizou e a decisão não está registada: a taxa directora pode ter mudado.',
  policy_decisions_missing:
    'As reuniões de {days} já se realizaram e as decisões não estão registadas: a taxa directora pode ter mudado.',
  policy_decision_overdue:
    'O comité reúne-se {months, plural, one {todos os meses} other {de # em # meses}}, e não há nenhuma decisão registada depois de {day}: a taxa directora pode ter mudado.',
  policy_rhythm_unknown:
    'A frequência das reuniões do comité não está registada, e não há nenhuma decisão registada depois de {day}: a taxa directora pode ter mudado.',
  inflation_for: 'A inflação refere-se a {period}',
  inflation_headline_for: 'A inflação geral refere-se a {period}',
  inflation_core_for: 'A inflação subjacente refere-se a {period}',
  inflation_food_for: 'A inflação dos produtos alimentares refere-se a {period}',
  tbills_for: 'As taxas de rendibilidade dos bilhetes do Tesouro referem-se a {period}',
  tbill_91_for: 'A taxa de rendibilidade dos bilhetes do Tesouro a 91 dias refere-se a {period}',
  tbill_182_for: 'A taxa de rendibilidade dos bilhetes do Tesouro a 182 dias refere-se a {period}',
  tbill_364_for: 'A taxa de rendibilidade dos bilhetes do Tesouro a 364 dias refere-se a {period}',
  gdp_for: 'O crescimento do PIB refere-se a {period}',
  figure_up_to_date: '{figure}.',
  figure_overdue: '{figure}; devia haver um valor mais recente até {due}.',
  period_quarter: '{quarter}.º trimestre de {year}',
  period_quarters: '{from}.º a {to}.º trimestre de {year}',
  period_with_basis: '{period} ({basis})',
  basis_estimate: 'estimativa',
  basis_forecast: 'previsão',
  period_with_scope: '{period}; {scope}',
  figures_not_known: 'Valores não conhecidos: {figures}.',
  banks_out_of_date:
    'Países com valores desactualizados, porque falta registar uma decisão ou um valor mais recente: {countries}. A resposta para um só país indica quais.',
  figure_not_recorded_for: 'Sem registo ({figure}): {countries}.',
  bank_country_unknown:
    '{country}: não há nenhum indicador do banco central registado. GET /api/rates apresenta os países com indicadores.',
  figure_not_recorded: '{country}: não há registo ({figure}).',
  figure_not_recorded_on: '{country}: não há registo para {day} ({figure}).',
  figure_recorded_later: '{country}: não há registo até {day} ({figure}). Os registos começam em {first}.',
  indicators_recorded: 'Indicadores registados: {indicators}.',
  records_start: 'Os registos começam em {first}.',

  // Series.
  series_not_of_entity: 'Não existe a série `{series}` para {entity}. Existe para {entities}.',
  series_not_of_entity_among_many:
    'Não existe a série `{series}` para {entity}. Existe para {entities} e outros: GET /api/v1/status apresenta-os.',
  pair_of_one_currency: '{entity} indica a mesma moeda duas vezes. Indique duas, por exemplo ZAR/KES.',
  series_without_observations:
    'A série `{series}` ({name}) não tem observações. GET /api/v1/status apresenta as séries que as têm.',
  series_empty_in_span:
    'A série `{series}` ({name}) não tem nenhuma observação neste intervalo. A primeira é de {first}, a última de {last}.',
  promise_daily: 'Uma taxa por dia útil, no prazo de 24 horas.',
  promise_decisions:
    'No prazo de 24 horas após cada reunião. Quando não se conhece a data de nenhuma reunião, a taxa é confirmada com a frequência a que o comité se reúne.',
  promise_announcements: 'A próxima reunião, logo que for anunciada.',
  promise_interval: 'Um valor no prazo de {days} dias após o anterior.',
  promise_month: 'Um valor no prazo de {days} dias após o fim de cada mês.',
  promise_quarter: 'Um valor no prazo de {days} dias após o fim de cada trimestre.',
  promise_year: 'Um valor no prazo de {days} dias após o fim de cada ano.',
} satisfies Record<keyof typeof english, string>;
