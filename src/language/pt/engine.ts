import type { engine as english } from '../en/engine';

/** Notices and refusals of the calculations. */
export const engine = {
  // Subjects inside sentences.
  subject_income_tax: 'imposto sobre o rendimento',
  subject_treatment_of_pay: 'subsídios e prémios',
  subject_part_month: 'remuneração de um mês incompleto',
  subject_corporate_tax: 'imposto sobre as sociedades',
  subject_withholding_tax: 'retenção na fonte',
  subject_capital_gains_tax: 'imposto sobre as mais-valias',
  subject_vat: 'IVA',
  subject_minimum_wage: 'salário mínimo',
  subject_tax_treaty: 'convenções fiscais',
  name_of_income_tax: 'Imposto sobre o rendimento',

  // Amounts.
  amount_below_smallest_unit: '`amount` é inferior à menor unidade monetária ({currency}).',
  amount_rounded: 'O montante foi arredondado para {amount}, porque {currency} não tem uma unidade menor.',
  no_gross_leaves_net: 'Não há salário bruto que corresponda a um salário líquido de {net}.',
  gross_leaves_more:
    'Não há salário bruto que corresponda exactamente a {net} líquidos. Este é o menor salário bruto que dá pelo menos esse valor.',
  no_amount_leaves_net: 'Não há montante que corresponda a um valor líquido de {net}.',
  amount_leaves_more:
    'Não há montante que corresponda exactamente a {net} líquidos. Este é o menor montante que dá pelo menos esse valor.',
  range_invalid: 'O intervalo tem de começar em 0 ou mais e terminar num montante superior.',

  // Countries, tax years and days.
  country_law_not_recorded: '{country}: não há legislação fiscal registada.',
  tax_year_unknown: '{label} não é um ano fiscal válido ({country}). Escreva-o na forma "{example}".',
  pay_date_outside_tax_year:
    '{country}: `pay_date` {day} pertence ao ano fiscal {actual}, mas `tax_year` é {year} ({from} a {to}). Envie apenas um dos dois, ou uma data desse ano fiscal.',
  law_not_established: '{country}: não foi possível apurar as regras ({subject}).',
  tax_year_not_recorded:
    '{country}: não há regras de {subject} registadas para o ano fiscal {year}. Anos fiscais registados: {years}.',
  day_not_recorded: '{country}: não há regras de {subject} registadas para {day}. Anos fiscais registados: {years}.',
  day_not_recorded_but_from:
    '{country}: não há regras de {subject} registadas para {day}. Anos fiscais registados: {years}, a partir de {first}.',

  // Income tax.
  income_currency_not_recorded:
    '{country}: o imposto sobre o rendimento está registado para salários em {currencies}, e não em {currency}.',
  income_tax_not_computed: '{country}: não é possível calcular o imposto sobre o rendimento. {reason}',
  ceiling_converted_at_parity: 'Um limite máximo em {from} foi convertido à paridade fixa de {rate} {to} por 1 {from}.',
  ceiling_converted: 'Um limite máximo em {from} foi convertido a {rate} {to} por 1 {from}, a taxa de {day}.',
  ceiling_converted_at_old_rate:
    'Um limite máximo em {from} foi convertido a {rate} {to} por 1 {from}, a taxa de {day}, que está desactualizada.',
  ceiling_not_applied:
    'Não há taxa de câmbio de {currency} para esse dia, pelo que não foi aplicado um limite máximo em {currency}.',
  net_negative:
    'O salário líquido é negativo: o imposto e as contribuições somam {taken}, mais do que o salário bruto.',
  net_negative_by_fixed_charges:
    'O salário líquido é negativo: o imposto e as contribuições somam {taken}, mais do que o salário bruto. A lei cobra estes valores seja qual for o salário: {charges}.',
  fixed_charge: '{name} (no mínimo {amount})',
  circumstance_without_effect:
    '{field} não tem efeito na lei registada do imposto sobre o rendimento ({country}) e foi ignorado.',
  circumstance_not_in_play:
    '{country}: na lei do imposto sobre o rendimento, {field} só conta para outros trabalhadores, componentes da remuneração, benefícios ou períodos de pagamento. Não tem efeito neste cálculo e foi ignorado.',
  part_is_ordinary_pay:
    '{field}: nenhuma fonte menciona esta componente da remuneração ({country}). Foi tratada como salário base para o imposto e as contribuições, excepto quando uma regra se aplica apenas ao salário base.',
  employers_rate_outside:
    '`employer.accident_rate`: {name} não tem uma taxa de {rate} %. A lei prevê {rates}, conforme a actividade.',
  employers_rate_needed:
    '{name}: valor não cobrado, porque a taxa é a da entidade empregadora. Indique-a em `employer.accident_rate`.',
  contribution_in_other_months:
    '{name}: só se cobra em parte do ano (mês: {months}). Uma data de pagamento num mês desses acrescenta este encargo.',
  lowest_rate_used:
    '{name}: foi usada a taxa mais baixa, {rate} %. A lei prevê {rates}, conforme a actividade. Indique a taxa da entidade empregadora em `employer.accident_rate`.',
  part_is_paid_once:
    '{field}: nenhuma fonte menciona esta componente da remuneração ({country}). Está sujeita a contribuições como o salário base. Foi tributada pelo que acrescenta ao imposto do ano.',
  once_paid_by_own_rule: '{parts}: imposto calculado pela regra do país para pagamentos únicos. {rule}.',
  once_paid_by_difference:
    '{parts}: não há regra registada para o mês do pagamento. A parte tributável foi tributada pelo que acrescenta ao imposto do ano.',
  rows_rest_on_assumptions:
    'Algumas linhas assentam num pressuposto, na falta de regra legal, por exemplo para uma parte do mês ou para o que é pago uma só vez. O recibo de uma dessas linhas, pedido à parte, indica-o.',
  once_paid_as_pay_assumed:
    '{parts}: a forma de tributação não está apurada. Aplicou-se a da remuneração do mês do pagamento.',
  once_paid_as_pay:
    '{parts}: imposto calculado como salário do período, porque a lei tributa cada período isoladamente.',
  once_paid_in_one_month:
    '{parts}: imposto calculado num só mês, com a remuneração habitual desse mês, porque a lei tributa cada mês em separado.',
  once_paid_in_year: '{parts}: valor incluído na remuneração do ano.',
  once_paid_so_far: '{parts}: valor incluído na remuneração do ano até à data.',
  benefit_not_established:
    '{field} não entrou no cálculo do imposto. Não foi possível determinar como a lei avalia este benefício ({country}).',
  said_twice: '`{field}` e `{other}` contradizem-se. Envie apenas um deles.',
  basic_beside_pay:
    '`basic` não pode ser enviado com `pay`: o salário base é o montante menos as componentes indicadas.',
  parts_exceed_pay:
    'As componentes em `pay` somam {parts}, mais do que o montante de {amount}. O montante tem de incluir toda a remuneração em dinheiro.',
  parts_exceed_net:
    'As componentes em `pay` somam {parts}, mais do que todo o salário bruto correspondente a {net} líquidos. Envie um salário líquido mais alto ou componentes menores.',
  taken_as_usual:
    'Estes dados não foram indicados, pelo que foram usados os valores entre parênteses: {details}. Indique os que forem diferentes para este trabalhador, porque alteram o resultado.',
  assumed_detail: '{label} ({value})',
  circumstance_used_in_part:
    '{country}: {field} só é considerado em parte. A lei usa-o {count, plural, one {numa regra que não é calculada} other {em # regras que não são calculadas}}: {rules}',
  circumstance_not_used:
    '{country}: {field} ainda não é considerado. A lei usa-o {count, plural, one {numa regra que não é calculada} other {em # regras que não são calculadas}}: {rules}',
  scales_by_income:
    'O rendimento tributável determina qual das {count} tabelas de escalões se aplica. `brackets` é a primeira, até {currency} {limit} por {basis, select, monthly {mês} other {ano}}; `tables` contém todas.',
  relief_of_smallest_pay:
    '`relief` é a dedução do salário mais baixo. Para salários mais altos, a lei limita a dedução ou prevê outra percentagem: as regras estão em `GET /api/v1/tax/law`.',

  // A year of pay.
  month_outside_tax_year:
    '`{field}` {month} não é um mês do ano fiscal {year} ({country}). Os meses desse ano vão de {first} a {last}.',
  month_outside_employment: '`months`: {month} não está entre {first} e {last}, o primeiro e o último mês com salário.',
  change_outside_month: '`months`: {day} não é um dia de {month}.',
  months_reversed: '`from` {first} é posterior a `to` {last}.',
  month_worked_twice: '`months`: {month} indica `worked` duas vezes. Ponha os dias pagos de um mês num só elemento.',
  month_repeated: '`months`: {month} aparece mais de uma vez. Junte todas as alterações de um mês num só elemento.',
  paid_once_without_month: '`pay.{part}` é um pagamento único. Indique-o em `months`, no mês em que é pago.',
  refused_in_month: '{month}: {reason}',
  month_without_pay: '{month}: sem salário, logo sem imposto e sem contribuições.',
  tax_negative:
    'O imposto do mês é negativo: até agora foram retidos {amount} a mais do que o devido no ano até à data. Não está apurado se a entidade empregadora devolve já esse valor ou se o acerto se faz no fim do ano.',
  settlement_none: '{country}: a lei registada não prevê acerto anual do imposto dos trabalhadores.',
  settlement_unknown: '{country}: não foi possível determinar se existe acerto anual do imposto dos trabalhadores.',
  settlement_of_part_year:
    'O acerto anual aplica os escalões e as deduções de um ano completo a {count, plural, one {# mês} other {# meses}} de salário. Outra remuneração no ano, e regras para parte de um ano, alterariam o resultado.',
  settlement_circumstances: 'O acerto anual usa as circunstâncias do trabalhador em {month}.',
  settlement_law_changed: 'Não foi possível calcular o acerto anual: {reason}',
  surcharge_outside_months:
    '{name}: fora dos meses desta resposta. A lei prevê a cobrança só em parte do ano (mês: {months}).',

  // Uma parte do mês, e o número de períodos de pagamento.
  day_count_calendar_days: 'dias de calendário',
  day_count_thirtieths: 'trigésimos do mês',
  day_count_working_days: 'dias úteis',
  worked_twice: '`worked` aceita datas, ou `days` e `of`, não ambos.',
  unpaid_leave_reversed: '`worked`: o último dia da licença sem vencimento, {to}, é anterior ao primeiro, {from}.',
  unpaid_leave_outside: '`worked`: a licença sem vencimento tem de estar entre {from} e {to}.',
  worked_without_days: '`worked` com `of` precisa de `days`.',
  worked_reversed: '`worked`: o último dia, {to}, é anterior ao primeiro, {from}.',
  worked_part_without_days: '`worked` com `amount_is` `part` precisa dos dias pagos: `from` ou `to`, ou `days`.',
  worked_outside_tax_year:
    '{country}: o dia {day} de `worked` pertence ao ano fiscal {actual}, mas `tax_year` é {year} ({from} a {to}). Envie apenas um dos dois, ou dias desse ano fiscal.',
  worked_outside: '`worked`: os dias têm de estar entre {from} e {to}.',
  worked_needs_month: '`worked` indica uma parte do mês, por isso `period` tem de ser `monthly`.',
  no_pay_to_withhold_from:
    '{field} não foi considerado: num mês sem remuneração não há de onde reter o imposto. O imposto correspondente, ou o imposto a devolver, não é calculado.',
  no_day_paid: 'Nenhum dia do mês é pago, logo sem imposto e sem contribuições.',
  part_days_assumed:
    'A remuneração do mês foi multiplicada por {days, number} / {of, number} dias de calendário. Não há regra legal registada. `worked` com `days` e `of` indica outros dias.',
  part_days_counted: 'A remuneração do mês foi multiplicada por {days, number} / {of, number} {count}.',
  part_days_by_article: 'A remuneração do mês foi multiplicada por {days, number} / {of, number} {count} ({article}).',
  part_share_counted: 'Os dias pagos foram contados como {days, number} / {of, number} {count}.',
  part_share_assumed:
    'Os dias pagos foram contados como {days, number} / {of, number} dias de calendário. Não há regra legal registada. `worked` com `days` e `of` indica outros dias.',
  part_paid_in_other_month:
    'Os dias pagos são de {month} e a data de pagamento é {day}: aplica-se o direito da data de pagamento.',
  part_tax_month_alone:
    'A lei tributa a remuneração de cada mês isoladamente, pelas suas regras mensais. Nenhuma fonte lida as reduz para uma parte do mês.',
  part_tax_cumulative: 'O imposto é o do ano até à data, pelo que uma parte do mês não precisa de regra própria.',
  part_tax_assumed:
    'A tabela e as deduções são as de um mês inteiro. {country}: não está apurado como a lei as reduz para uma parte do mês.',
  part_contributions_assumed:
    'Os limites das contribuições são os de um mês inteiro. {country}: não está apurado como a lei os reduz para uma parte do mês.',
  part_tax_by_days: 'A tabela e as deduções foram reduzidas a {days, number} / {of, number} de um mês.',
  part_tax_whole_month: 'A tabela e as deduções do mês inteiro aplicam-se à remuneração da parte.',
  part_contributions_by_days: 'Os limites das contribuições foram reduzidos a {days, number} / {of, number} de um mês.',
  part_contributions_whole_month: 'Os limites das contribuições do mês inteiro aplicam-se à remuneração da parte.',
  year_to_date_of_earlier_year:
    '`year_to_date.months` tem de ser no máximo {most, number}: o ano fiscal {year} ({country}) começou em {from}, e a data de pagamento é {day}. Omita o que foi pago antes.',
  pay_periods_malformed: '`pay_periods` tem de ser um número inteiro de 1 a 366.',
  pay_periods_of_period: '`pay_periods` serve apenas para pagamento semanal, de duas em duas semanas ou diário.',
  pay_periods_outside: '`pay_periods` tem de estar entre {least, number} e {most, number} para este período.',
  pay_periods_counted: 'O ano foi contado com {count, number} períodos de pagamento.',
  daily_pay_by_law: 'A remuneração de um dia foi tomada como 1 / {days, number} da de um ano, pela regra do país.',
  daily_pay_assumed:
    'A remuneração de um dia foi tomada como 1 / {days, number} da de um ano. Não há regra legal registada. `pay_periods` indica outro número de dias.',
  short_period_limits_assumed:
    'O direito indica por mês os limites e os montantes fixos das contribuições. Aplicou-se 12 / {count, number} de cada um. Não está apurado se o direito deste país os divide assim: {country}.',
  short_period_month_so_far:
    '{contributions}: todas as remunerações de um mês contam em conjunto. Esta remuneração suporta 12 / {count, number} dos limites e montantes de um mês. Regularize a diferença com a última remuneração do mês.',

  // Minimum wages and what is due.
  wages_not_recorded: '{country}: não há salário mínimo registado.',
  wages_not_on_day: '{country}: não há salário mínimo registado para {day}.',
  wages_not_of_sector_in:
    '{country}: não há salário mínimo registado para {sector} nesse dia. Os salários mínimos são: {wages}.',
  wages_not_of_sector: 'Não há salário mínimo registado para {sector} nesse dia em nenhum país.',
  pay_below_minimum_wage:
    'O salário é inferior ao salário mínimo para trabalho a tempo inteiro: {wage} {currency} no período de pagamento ({name}).',
  filing_not_recorded:
    '{country}: não há registo das declarações e dos pagamentos das entidades empregadoras: {names}.',
  due_not_recorded: '{country}: esta lista não está completa. Não há registo de: {names}.',
  due_days_not_moved:
    'Quando nada é indicado, não está apurado se os fins-de-semana e os feriados deslocam um prazo: essas datas são as que a lei indica.',
  due_days_not_confirmed:
    'Os elementos com `data_status` `stale` não foram confirmados para o seu ano fiscal. Antes de os usar, verifique se houve alterações.',

  // The curve of pay and tax.
  curve_not_straight:
    'O imposto sobre este salário não cresce em segmentos de recta, pelo que não é possível traçar a curva.',
  curve_before_rounding:
    'A curva é traçada antes dos arredondamentos. O recibo de vencimento arredonda cada linha à menor unidade monetária.',
  curve_through_steps:
    '{rule}. A curva atravessa esses degraus: o imposto no recibo de vencimento difere dela no máximo em {reach}.',
  curve_through_steps_of_two:
    '{rule}. {other}. A curva atravessa esses degraus: o imposto no recibo de vencimento difere dela no máximo em {reach}.',
  law_rounds_on_the_way: 'A lei arredonda um montante antes de calcular o imposto',

  // Corporate tax.
  amount_is_annual_profit: 'O montante é o lucro tributável de todo o ano, seja qual for o `period`.',
  standard_rate_applied:
    'Foi aplicada a taxa normal. Com um `turnover` até {limit} {currency}, pode aplicar-se um regime de pequenas empresas.',
  small_company_rule_applied:
    'Foi aplicado o regime de pequenas empresas para um volume de negócios até {limit} {currency}.',
  rule_conditions: 'Condições: {conditions}',
  minimum_tax_not_computed: 'O imposto mínimo não é calculado: {rule}',
  minimum_tax_needs_turnover: 'Sem `turnover`, o imposto mínimo não é calculado: {rule}',
  surcharge_not_included: 'Não incluído: {name}.',
  surcharge_not_included_with_note: 'Não incluído: {name}. {note}',
  no_small_company_rate: '{country}: a lei não prevê uma taxa para pequenas empresas.',
  small_company_not_established: '{country}: não foi possível determinar se existe uma taxa para pequenas empresas.',
  no_minimum_tax: '{country}: a lei não prevê um imposto mínimo.',
  minimum_tax_not_established: '{country}: não foi possível determinar se existe um imposto mínimo.',
  no_profit_minimum_due: 'O imposto mínimo é devido mesmo sem lucro.',
  sectors_have_own_rates:
    'Alguns sectores têm taxas próprias. Indique o sector em `sector`: a lei fiscal do país apresenta a lista.',
  sector_rate_applied: 'Foi aplicada a taxa de {rate} % deste sector: {name}.',
  sector_unknown: '{country}: "{sector}" não é um sector com taxa própria. Use um destes sectores: {sectors}.',
  no_sector_rates: '{country}: nenhum sector tem uma taxa própria registada. Omita `sector`.',

  // Law that is not established.
  look_at_authority: 'Consulte a administração tributária ({country}).',
  look_at_authority_and_sources:
    'Consulte a administração tributária ({country}) ou as fontes das regras registadas: {sources}.',

  // Withholding tax.
  amount_is_payment: 'O montante é o pagamento, seja qual for o `period`.',
  withholding_not_established: '{country}: não foi possível determinar as taxas de retenção na fonte.',
  payment_rate_not_established:
    '{country}: não foi possível determinar a taxa de retenção na fonte para {payment} (beneficiário {residency, select, non_resident {não residente} other {residente}}). Há taxas registadas para: {payments}.',
  residency_rates_not_established:
    '{country}: não foi possível determinar a taxa de retenção na fonte para {payment} (beneficiário {residency, select, non_resident {não residente} other {residente}}). Só há taxas registadas para pagamentos {residency, select, non_resident {a residentes} other {a não residentes}}: {payments}.',
  payment_type_assumed: '`payment_type` não foi enviado, pelo que foi aplicada a taxa para {payment}.',
  payment_type_assumed_without_services:
    '`payment_type` não foi enviado, e não há taxa registada para serviços pagos a {residency, select, non_resident {não residentes} other {residentes}}. Foi aplicada a taxa para {payment}.',
  residency_assumed_resident: '`residency` não foi enviado, pelo que foi aplicada a taxa para residentes.',
  residency_assumed_non_resident:
    '`residency` não foi enviado, e não há taxa registada para residentes. Foi aplicada a taxa para não residentes.',
  nothing_withheld:
    '{country}: não há retenção na fonte sobre {payment} (beneficiário {residency, select, non_resident {não residente} other {residente}}).',
  nothing_withheld_from_payee: 'Para o beneficiário `{payee}`, não há retenção na fonte.',
  payee_rates: 'Foi aplicada a taxa geral de {rate} %. Alguns beneficiários (`payee`) têm outras taxas: {variants}.',
  payee_rates_beside_scale:
    'Foram aplicados os escalões gerais. Alguns beneficiários (`payee`) têm outras taxas: {variants}.',
  payee_rate: '`{payee}` {rate} %',
  payee_none: '`{payee}` sem retenção',
  payee_without_effect: 'A lei não prevê uma taxa especial para este valor de {field}, pelo que {field} foi ignorado.',
  payment_below_threshold:
    'Nada foi retido: só há retenção na fonte em pagamentos {per, select, month {mensais } year {anuais } other {}}{reached, select, above {superiores a} other {iguais ou superiores a}} {limit} {currency}.',
  payments_counted_together:
    'Os escalões aplicam-se ao conjunto dos pagamentos de {per, select, month {um mês} other {um ano}}. A resposta considera o montante como o seu total.',
  threshold_of_period:
    'Só há retenção na fonte quando {per, select, month {os pagamentos do mês somam} year {os pagamentos do ano somam} other {o pagamento é de}} {reached, select, above {mais de} other {pelo menos}} {limit} {currency}. A resposta supõe que assim é.',

  // Tax treaties.
  treaty_rate_applied:
    'A convenção com {partner} limita o imposto a {rate} %, abaixo da taxa interna de {domestic} %. É uma taxa máxima: o beneficiário precisa de um certificado de residência fiscal.',
  treaty_rate_not_lower:
    'A convenção com {partner} permite {rate} %. A taxa interna de {domestic} % não é superior, pelo que foi aplicada.',
  treaty_sets_no_limit:
    'A convenção com {partner} não fixa um limite para {payment}, pelo que foi aplicada a taxa interna.',
  treaty_not_in_force:
    'A convenção com {partner} está assinada, mas não está em vigor, pelo que foi aplicada a taxa interna.',
  treaty_force_not_established:
    'Não foi possível determinar se a convenção com {partner} está em vigor, pelo que foi aplicada a taxa interna.',
  treaty_payment_not_recorded:
    'Não está registado o que a convenção com {partner} prevê para {payment}, pelo que foi aplicada a taxa interna.',
  treaty_none: '{country}: não há convenção fiscal com {partner}, pelo que foi aplicada a taxa interna.',
  treaty_not_recorded:
    '{country}: não há informação registada sobre uma convenção fiscal com {partner}, pelo que foi aplicada a taxa interna.',
  treaty_condition_met: 'Aplica-se a taxa da convenção. Condição: {condition}.',
  treaty_other_rate: 'A convenção prevê outra taxa, de {rate} %. Condição: {condition}.',
  treaty_other_domestic: 'A convenção mantém a taxa interna neste caso: {condition}.',
  treaty_rates_are_maxima:
    'A taxa de uma convenção é um máximo: se a taxa interna for inferior, é esta que se aplica. O beneficiário precisa de um certificado de residência fiscal.',
  treaties_not_recorded: '{country}: as convenções fiscais não estão registadas.',
  treaties_with_partner_not_recorded: 'Não há nenhuma convenção fiscal registada com {partner}.',
  recipient_country_is_payer:
    '`recipient_country` é {partner}, o país do pagador. Omita-o e envie `residency` "resident".',
  recipient_country_of_resident:
    '`recipient_country` significa que o beneficiário é não residente, mas `residency` é "resident". Envie apenas um dos dois.',

  // Capital gains tax.
  amount_is_gain: 'O montante é a mais-valia, seja qual for o `period`.',
  gains_not_established: '{country}: não foi possível determinar como são tributadas as mais-valias.',
  gains_of_taxpayer_not_established:
    '{country}: não foi possível determinar como são tributadas as mais-valias de {taxpayer, select, company {uma sociedade} other {uma pessoa singular}}. O tratamento está registado para: {taxpayers}.',
  taxpayer_assumed_individual: '`taxpayer` não foi enviado, pelo que foi aplicada a regra para pessoas singulares.',
  taxpayer_assumed_company:
    '`taxpayer` não foi enviado, e não há regra registada para pessoas singulares. Foi aplicada a regra para sociedades.',
  gains_not_taxed: 'As mais-valias não são tributadas.',
  gain_excluded:
    'A exclusão anual, {amount} {currency}, foi deduzida à mais-valia. Outras mais-valias do ano podem já a ter usado.',
  gain_taxed_in_part: 'São tributados {share} % da mais-valia.',
  gain_taxed_as_profit: 'A mais-valia é tributada como lucro, à taxa normal do imposto sobre as sociedades.',
  gain_taxed_as_only_income:
    'A mais-valia foi tributada pelos escalões do imposto sobre o rendimento, como único rendimento do ano, sem deduções nem créditos de imposto. Outros rendimentos aumentam a taxa.',
  gain_needs_corporate_rate:
    '{country}: as mais-valias das sociedades são tributadas como lucro, mas a taxa do imposto sobre as sociedades em {day} não está registada.',
  gain_needs_income_scale:
    '{country}: as mais-valias são tributadas pelos escalões do imposto sobre o rendimento, que não podem ser calculados. {reason}',

  // VAT and other taxes on sales.
  vat_not_recorded: '{country}: não há regras de IVA registadas.',
  vat_not_levied: '{country}: não é cobrado IVA nem imposto sobre as vendas.',
  vat_rate_not_established:
    '{country}: é cobrado um imposto sobre as vendas ({tax}), mas não foi possível determinar a taxa actual.',
  vat_under_another_name: '{country}: em vez de IVA, cobra-se {tax}.',
  vat_rate_made_up: 'A taxa é composta por {components}.',
  vat_exempt: 'Isento: não é cobrado imposto, e o imposto suportado nas aquisições relacionadas não pode ser deduzido.',
  vat_rate_undated:
    'Não foi possível determinar a data da última alteração da taxa: `updated` é o dia em que a taxa foi confirmada pela última vez.',
  no_reduced_rate:
    '{country}: a lei não prevê uma taxa reduzida. Use "standard" ou "zero", ou envie uma categoria. Fontes: {sources}.',
  reduced_rate_not_recorded:
    '{country}: não foi possível determinar se existe uma taxa reduzida. Use "standard" ou "zero", ou envie uma categoria.',
  reduced_rate_applies: 'A taxa reduzida de {rate} % aplica-se a: {supplies}.',
  other_reduced_rates: 'Outras taxas reduzidas: {rates}.',
  reduced_rate: '{rate} % ({supplies})',
  category_not_established:
    '{country}: não foi possível determinar o tratamento de "{category}". Categorias registadas: {categories}.',

  // Lists of all countries.
  rows_as_sure_as_tax_types:
    'O estado e o grau de confiança de cada linha são os das regras mais antigas e menos seguras dos seus tipos de imposto.',
  oldest_paye_confirmed:
    'Cada linha indica quando as suas regras foram confirmadas pela última vez. As regras de PAYE mais antigas foram confirmadas pela última vez em {day}.',
  due_days_moved:
    'Os prazos que caem num dia não útil foram deslocados como a lei prevê. Ainda podem ser anunciados ou alterados feriados.',
  due_day_moved: 'Prazo deslocado de {from} para {to}: {off}.',
  due_day_stays: 'Dia não útil ({off}). A lei não desloca o prazo.',
  due_day_off_unknown: 'Dia não útil ({off}). Não está apurado se o prazo é deslocado.',
  weekday_monday: 'segunda-feira',
  weekday_tuesday: 'terça-feira',
  weekday_wednesday: 'quarta-feira',
  weekday_thursday: 'quinta-feira',
  weekday_friday: 'sexta-feira',
  weekday_saturday: 'sábado',
  weekday_sunday: 'domingo',
  holidays_not_checked:
    '{country}: os feriados de {years} vêm de uma biblioteca e não foram comparados com a lista oficial do país. Verifique-os antes de os usar.',
  holidays_by_moon:
    'Alguns dias religiosos dependem da observação da lua. O governo anuncia-os e pode escolher o dia anterior ou o seguinte.',
  holidays_of_years: '{country}: os feriados estão registados de {first} a {last}.',
  weekend_disputed: '{country}: as fontes divergem quanto aos dias de fim-de-semana.',
} satisfies Record<keyof typeof english, string>;
