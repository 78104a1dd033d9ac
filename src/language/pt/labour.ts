import type { labour as english } from '../en/labour';
import { sentences as kinds } from './pane/labour';

/** Labour law in words, and the steps of its calculations. */
export const labour = {
  ...kinds,

  // Refusals.
  labour_not_recorded: '{country}: não há legislação laboral registada para {day}.',
  labour_not_established: '{country}: não foi possível apurar as regras sobre {subject} para {day}.',
  labour_hours_not_established:
    '{country}: não foi possível apurar o horário normal de trabalho em {day}. `hours_per_month` indica as horas de um mês.',
  labour_not_started: 'O emprego começa depois de {day}. `on` tem de ser um dia do emprego.',
  labour_no_number: '{country}: a lei não indica um valor para {subject}. É fixado por: {who}.',
  labour_not_calculated:
    '{country}: a lei sobre {subject} está registada apenas em texto. Consulte-o na resposta sobre a lei.',
  labour_kind_of_overtime_not_established:
    '{country}: o acréscimo por horas extraordinárias não está apurado para estas horas. Apurado para: {kinds}.',
  labour_category_not_text: '`category` tem de ser um texto com 60 caracteres no máximo.',
  labour_category_missing: 'Falta `category`. {country}: a lei sobre {subject} varia por grupo: {categories}.',
  labour_category_unknown:
    '`category`: {country} não tem, na lei sobre {subject}, o grupo {sent}. Grupos previstos: {categories}.',
  labour_category_meaning: '{word} ({meaning})',
  labour_ends_before: '`{field}` não pode ser anterior a `started`.',
  labour_service_without_rule: '{country}: não foi possível apurar o aviso prévio para um tempo de serviço tão curto.',

  // Notices.
  labour_minimum: 'Este é o mínimo legal. As convenções colectivas, os contratos e os tribunais podem conceder mais.',
  labour_not_confirmed: 'Nenhuma fonte destas regras é datada do ano fiscal do dia indicado.',
  labour_low: 'O grau de confiança destas regras é baixo.',
  labour_category_assumed: 'Foi considerado o grupo {assumed}. `category` indica outro: {categories}.',
  labour_category_ignored: '{country}: a lei sobre {subject} não varia por grupo. `category` foi ignorado.',
  labour_days_assumed:
    'O salário de um dia foi calculado como o salário de um mês / {days}. A lei lida não indica como. `days_per_month` indica outro divisor.',
  labour_over_limit:
    'A lei admite no máximo {limit, number} horas extraordinárias {per} ({article}). As {hours, number} horas, tomadas como as de {asked}, excedem esse limite.',
  labour_over_limit_all:
    'A lei admite no máximo {limit, number} horas de trabalho no total {per} ({article}). Com as horas normais, {hours, number} horas extraordinárias em {asked} excedem esse limite.',
  labour_week_days_assumed:
    'Foi considerada uma semana de seis dias úteis: o salário de um dia é o salário de um mês / {days}. `days_per_week` ou `days_per_month` indica outro valor.',
  labour_without_effect: '{field} não influi nesta resposta e foi ignorado.',
  labour_leave_more_than_year: 'Foi pedido o pagamento de {days, number} dias. A lei concede {all, number} por ano.',
  labour_day_of_week:
    'O salário de um dia foi calculado como o salário de um mês × 12 / 52 / {days, plural, one {# dia útil} other {# dias úteis}} por semana.',
  labour_leave_not_yet: 'O direito a estas férias começa em {day}.',
  labour_week_assumed: 'O salário de uma semana foi calculado como o salário de um mês × 12 / 52.',
  labour_hours_assumed:
    'O salário de uma hora foi calculado como o salário de um mês / (horas da semana legal × 52 / 12). `hours_per_month` indica outro divisor.',
  labour_part_year_not_established:
    'Não está apurado como conta uma fracção de ano, pelo que só contam aqui os anos completos.',
  labour_part_month_not_established:
    'Não está apurado como conta uma fracção de mês, pelo que só contam aqui os meses completos.',
  labour_contract_pay: 'Foi considerado o mesmo salário em cada mês do contrato.',
  labour_contract_part_assumed:
    'Do mês incompleto foram considerados {days, number} de {of, number} dias de calendário.',
  labour_due_on: 'Há direito em caso de: {when}.',
  labour_not_due: 'Não há direito em caso de: {when}.',
  labour_base: 'A lei considera esta remuneração: {base}.',
  labour_adult_assumed: 'Foi considerado um adulto sem filhos. A lei acrescenta: {more}',

  // Steps of a calculation.
  labour_line_none: 'A lei não prevê {subject}.',
  labour_line_too_short: 'O direito exige {months, plural, one {# mês} other {# meses}} de serviço.',
  labour_line_hour: 'Salário de uma hora: {pay, number} / {divisor, number}',
  labour_line_no_year: 'Ainda não há um ano completo de serviço.',
  labour_line_no_month: 'Ainda não há um mês completo de serviço.',
  labour_line_month_of_week: 'Salário de um mês: {pay, number} por semana × 52 / 12',
  labour_line_overtime: '{hours, plural, one {# hora} other {# horas}} ao salário normal + {percent, number} %',
  labour_line_slice_percent: '{quantity} a {rate, number} % do salário de um mês',
  labour_line_slice_months: '{quantity} a {rate, plural, one {# mês} other {# meses}} de salário',
  labour_line_slice_weeks: '{quantity} a {rate, plural, one {# semana} other {# semanas}} de salário',
  labour_line_slice_days: '{quantity} a {rate, plural, one {# dia} other {# dias}} de salário',
  labour_line_slice_hours: '{quantity} a {rate, plural, one {# hora} other {# horas}} de salário',
  labour_count_years: '{count, plural, one {# ano} other {# anos}} de serviço',
  labour_count_months: '{count, plural, one {# mês} other {# meses}} de serviço',
  labour_count_all: 'Todo o serviço',
  labour_line_contract: '{percent, number} % do salário de {months, plural, one {# mês} other {# meses}}',
  labour_line_plus_months: 'A acrescentar: {count, plural, one {# mês} other {# meses}} de salário',
  labour_line_plus_days: 'A acrescentar: {count, plural, one {# dia} other {# dias}} de salário',
  labour_line_limit: 'Limite de {count, plural, one {# mês} other {# meses}} de salário',
  labour_line_years_limit: 'Contam no máximo {count, plural, one {# ano} other {# anos}} de serviço.',
  labour_line_leave:
    '{days, plural, one {# dia} other {# dias}} por ano a partir {years, plural, =0 {do primeiro dia} one {de # ano de serviço} other {de # anos de serviço}}',
  labour_line_leave_more:
    'Mais {days, plural, one {# dia} other {# dias}} por cada {every, plural, one {# ano} other {# anos}} de serviço: {total, number}',
  labour_line_leave_most: 'No máximo {days, plural, one {# dia} other {# dias}} por ano',
  labour_line_leave_pay:
    'Salário de {days, plural, one {# dia} other {# dias}}: {pay, number} / {divisor, number} por dia',
  labour_line_leave_fraction:
    'Salário de {days, number} dias: {paid, number} dias são pagos a 1/{of, number} do salário de 12 meses',
  labour_line_notice:
    '{length} de aviso prévio a partir {months, plural, =0 {do primeiro dia} one {de # mês de serviço} other {de # meses de serviço}}',
  labour_line_notice_longer:
    '{length} de aviso prévio depois de {months, plural, one {# mês de serviço} other {# meses de serviço}}',
  labour_line_notice_more:
    'Mais {days, plural, one {# dia} other {# dias}} por {years, plural, one {# ano} other {# anos}} de serviço',
  labour_line_notice_pay: 'Compensação por falta de aviso prévio',
  labour_line_seniority:
    '{percent, number} % a partir {years, plural, =0 {do primeiro dia} one {de # ano de serviço} other {de # anos de serviço}}',
  labour_line_seniority_none:
    'Ainda sem percentagem: a primeira aplica-se a partir {years, plural, =0 {do primeiro dia} one {de # ano de serviço} other {de # anos de serviço}}',

  // Lengths and conditions.
  labour_length: '{parts}',
  labour_days: '{count, plural, one {# dia} other {# dias}}',
  labour_working_days: '{count, plural, one {# dia útil} other {# dias úteis}}',
  labour_calendar_days: '{count, plural, one {# dia de calendário} other {# dias de calendário}}',
  labour_weeks: '{count, plural, one {# semana} other {# semanas}}',
  labour_months: '{count, plural, one {# mês} other {# meses}}',
  labour_hours_count: '{count, plural, one {# hora} other {# horas}}',

  labour_within_day: 'no dia',
  labour_within_week: 'na semana',
  labour_within_month: 'no mês',

  labour_one_day: 'um dia',
  labour_one_week: 'uma semana',
  labour_one_month: 'um mês',

  labour_per_day: 'por dia',
  labour_per_week: 'por semana',
  labour_per_fortnight: 'por duas semanas',
  labour_per_four_weeks: 'por quatro semanas',
  labour_per_month: 'por mês',
  labour_per_quarter: 'por trimestre',
  labour_per_year: 'por ano',

  // The law in words.
  labour_words_none: 'A lei não tem regras sobre {subject}.',
  labour_words_fixed_by: 'Fixado por: {who}.',
  labour_words_week: '{count, number} horas por semana.',
  labour_words_day: '{count, number} horas por dia.',
  labour_words_year: '{count, number} horas por ano.',
  labour_words_most_week: 'No máximo {count, number} horas por semana, incluindo horas extraordinárias.',
  labour_words_most_day: 'No máximo {count, number} horas por dia, incluindo horas extraordinárias.',
  labour_words_rest: '{count, number} horas consecutivas de descanso semanal.',
  labour_words_sector: '{sector}: {count, number} horas por semana.',
  labour_words_agriculture: 'Agricultura: {count, number} horas por ano.',
  labour_words_premium: '{when}: acréscimo de {percent, number} %.',
  labour_words_premium_from: '{when}, após {hours, number} horas {per}: acréscimo de {percent, number} %.',
  labour_words_limit_overtime: 'No máximo {hours, number} horas extraordinárias {per}.',
  labour_words_limit_all: 'No máximo {hours, number} horas de trabalho no total {per}.',
  labour_words_base: 'Base: {base}.',
  labour_words_between: 'Entre {from} e {to}.',
  labour_words_percent: 'Acréscimo de {percent, number} % ao salário normal.',
  labour_words_night_percent: 'De noite: acréscimo de {percent, number} %.',
  labour_words_overtime_percent: 'Horas extraordinárias: acréscimo de {percent, number} %.',
  labour_words_paid: 'Com salário quando não se trabalha.',
  labour_words_unpaid: 'Sem salário quando não se trabalha.',
  labour_words_number_of_days: '{count, plural, one {# dia} other {# dias}} por ano.',
  labour_words_leave:
    '{group}{length} por ano a partir {years, plural, =0 {do primeiro dia} one {de # ano de serviço} other {de # anos de serviço}}.',
  labour_words_group: '{group}: ',
  labour_words_in_group: '{group}{sentence}',
  labour_words_leave_every:
    'Mais {days, plural, one {# dia} other {# dias}} por cada {every, plural, one {# ano} other {# anos}} de serviço.',
  labour_words_most_days: 'No máximo {count, plural, one {# dia} other {# dias}}.',
  labour_words_days_per_week: 'Dias úteis de férias: {count, plural, one {# dia} other {# dias}} por semana.',
  labour_words_per_month: '{days, plural, one {# dia} other {# dias}} por cada mês de serviço.',
  labour_words_after: 'Após {months, plural, one {# mês} other {# meses}} de serviço.',
  labour_words_pay: 'Calculado sobre: {pay}.',
  labour_words_pay_fraction: 'Remuneração: {parts, number}/{of, number} do salário do ano.',
  labour_words_pay_fraction_days:
    'Remuneração: {parts, number}/{of, number} do salário do ano por {days, number} dias; os dias a mais são pagos em proporção.',
  labour_words_step: '{length} a {percent, number} % do salário.',
  labour_words_step_unpaid: '{length}.',
  labour_words_step_from: 'A partir de {months, number} meses de serviço: {step}',
  labour_words_payer: 'A cargo de: {payer}.',
  labour_words_per: 'Por cada {per}.',
  labour_words_length: '{length}.',
  labour_words_paid_percent: '{percent, number} % do salário.',
  labour_words_before: 'Incluindo {count, plural, one {# semana} other {# semanas}} antes do parto.',
  labour_words_longest: '{group}no máximo {length}.',
  labour_words_renewals: '{count, plural, one {# renovação} other {# renovações}}.',
  labour_words_notice_days: 'Aviso prévio: {length}.',
  labour_words_notice:
    '{group}{length} a partir {months, plural, =0 {do primeiro dia} one {de # mês de serviço} other {de # meses de serviço}}.',
  labour_words_notice_longer:
    '{group}{length} depois de {months, plural, one {# mês de serviço} other {# meses de serviço}}.',
  labour_words_more_each_year: 'Mais {days, number} dias por cada ano completo posterior.',
  labour_words_same_as: 'Aplica-se a fórmula prevista para: {kind}.',
  labour_words_tier_year:
    '{group}{rate} por cada ano, a partir {years, plural, =0 {do primeiro dia} one {de # ano de serviço} other {de # anos de serviço}}.',
  labour_words_tier_month:
    '{group}{rate} por cada mês, a partir {years, plural, =0 {do primeiro dia} one {de # ano de serviço} other {de # anos de serviço}}.',
  labour_words_tier_all:
    '{group}{rate} por todo o serviço, a partir {years, plural, =0 {do primeiro dia} one {de # ano de serviço} other {de # anos de serviço}}.',
  labour_words_rate_percent: '{rate, number} % do salário de um mês',
  labour_words_part_not: 'Só contam anos ou meses completos.',
  labour_words_part_months: 'A fracção de ano conta por meses completos.',
  labour_words_part_days: 'A fracção de ano conta por dias.',
  labour_words_part_whole: 'A fracção conta por inteiro.',
  labour_words_part_whole_from: 'A fracção de {months, number} meses ou mais conta por inteiro.',
  labour_words_contract: '{percent, number} % do salário do contrato.',
  labour_words_plus: 'A acrescentar: {length} de salário.',
  labour_words_most_years: 'No máximo {count, plural, one {# ano} other {# anos}} de serviço.',
  labour_words_most_months: 'No máximo {count, plural, one {# mês} other {# meses}} de salário.',
  labour_words_divisor_days: 'O salário de um dia é o salário de um mês / {count, number}.',
  labour_words_divisor_hours: 'O salário de uma hora é o salário de um mês / {count, number}.',
  labour_words_seniority:
    '{percent, number} % a partir {years, plural, =0 {do primeiro dia} one {de # ano de serviço} other {de # anos de serviço}}.',
  labour_words_thirteenth: '{count, plural, one {# mês} other {# meses}} de salário.',
  labour_words_named: 'Designação: {name}.',
  labour_words_of: 'Sobre: {base}.',
  labour_words_paid_when: 'Pagamento: {when}.',
  labour_when_day: 'Horas extraordinárias',
  labour_when_night: 'Horas extraordinárias de noite',
  labour_when_rest_day: 'Horas extraordinárias em dia de descanso semanal',
  labour_when_public_holiday: 'Horas extraordinárias em feriado',
  labour_when_rest_day_night: 'Horas extraordinárias de noite em dia de descanso semanal',
  labour_when_public_holiday_night: 'Horas extraordinárias de noite em feriado',

  // O último recibo de quem sai.
  leaver_pay: 'Remuneração do último mês',
  leaver_leave: 'Férias não gozadas',
  leaver_notice: 'Compensação por falta de aviso prévio',
  leaver_seniority_bonus: 'Prémio de antiguidade',
  leaver_severance: 'Indemnização por despedimento',
  leaver_redundancy: 'Compensação por extinção do posto de trabalho',
  leaver_gratuity: 'Compensação no fim do contrato a termo',
  leaver_retirement: 'Compensação por reforma',
  leaver_thirteenth_month: 'Décimo terceiro mês',
  leaver_about: '{name}: {notice}',
  leaver_ordinary:
    'Não está registada nenhuma regra própria: imposto e contribuições calculados como sobre a remuneração normal.',
  leaver_open: 'Não apurado: {text}',
  leaver_ordinary_parts:
    '{parts}: não está registada nenhuma regra sobre imposto e contribuições. O tratamento foi o da remuneração normal.',
  leaver_pay_of_part: 'Remuneração de um mês, {pay, number}, × {days, number} / {of, number} dias',
  leaver_as_stated: 'Montante indicado',
  leaver_leave_earned:
    '{year, number} dias por ano × {months, number} / 12 pelos meses completos desde {since}: {earned, number} dias adquiridos, {taken, number} gozados',
  leaver_leave_none_left: 'Nenhum dia por gozar',
  leaver_seniority_included: 'Supôs-se que `pay` inclui o prémio de antiguidade. `seniority_base` acrescenta-o.',
  leaver_thirteenth: '{months, plural, one {# mês} other {# meses}} de remuneração pelo ano inteiro',
  leaver_leave_not_stated: 'Não foi indicado `leave_days_left` nem `leave_days_taken`.',
  leaver_leave_waiting:
    'O direito a férias começa em {day}, depois do último dia. O que se paga por férias antes disso não está apurado. `leave_days_left` indica os dias a pagar.',
  leaver_resignation:
    'O que a lei dá a quem se demite não está registado. As regras registadas são para outros motivos.',
  leaver_thirteenth_of_part:
    '{country}: a lei prevê um décimo terceiro mês. O que dele é devido por parte de um ano não está apurado.',
  leaver_reason_assumed:
    'Supôs-se um despedimento pela entidade empregadora, sem infracção disciplinar. `reason` indica outro motivo.',
  leaver_notice_assumed:
    'Supôs-se que o aviso prévio é cumprido. `notice` indica se a entidade empregadora o paga em vez disso.',
  leaver_leave_in_twelfths:
    'Supôs-se que as férias se adquirem em duodécimos do ano, por meses completos. A lei lida não diz como. `leave_days_left` indica os dias.',
  leaver_leave_overtaken:
    'Foram gozados mais {days, number} dias do que os adquiridos. Nada é descontado no salário por isso.',
  leaver_leave_twice: 'Indique `leave_days_left` ou `leave_days_taken`, não ambos.',
  leaver_part_not_amount: '`{field}` tem de ser um montante: é pago no último mês além de `pay`.',
} satisfies Record<keyof typeof english, string>;
