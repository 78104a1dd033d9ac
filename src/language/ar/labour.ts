import type { labour as english } from '../en/labour';
import { sentences as kinds } from './pane/labour';

/** Labour law in words, and the steps of its calculations. */
export const labour = {
  ...kinds,

  // Refusals.
  labour_not_recorded: '{country}: لا يوجد قانون عمل مسجل هنا بتاريخ {day}.',
  labour_not_established: '{country}: تعذّر التثبت من قواعد {subject} السارية بتاريخ {day}.',
  labour_hours_not_established:
    '{country}: تعذّر التثبت من ساعات العمل العادية في {day}. لتحديد ساعات الشهر استخدم `hours_per_month`.',
  labour_not_started: 'يبدأ العمل بعد {day}. يجب أن يكون `on` يومًا من أيام العمل لدى صاحب العمل.',
  labour_no_number: '{country}: لا يحدد القانون رقمًا بشأن {subject}. الجهة التي تحدده: {who}.',
  labour_not_calculated: '{country}: القانون بشأن {subject} مسجل نصًا فقط، لذلك لا يُحسب.',
  labour_kind_of_overtime_not_established:
    '{country}: تعذّر التثبت من زيادة العمل الإضافي لهذه الساعات. ما جرى التثبت منه: {kinds}.',
  labour_category_not_text: 'يجب أن يكون `category` نصًا لا يتجاوز 60 حرفًا.',
  labour_category_missing:
    'الحقل `category` غير موجود. يختلف القانون في {country} بشأن {subject} بحسب الفئة: {categories}.',
  labour_category_unknown:
    '`category`: لا يتضمن القانون في {country} بشأن {subject} الفئة {sent}. الفئات المتاحة: {categories}.',
  labour_category_meaning: '{word} ({meaning})',
  labour_ends_before: 'يجب ألا يسبق `{field}` تاريخ `started`.',
  labour_service_without_rule: '{country}: تعذّر التثبت من مهلة الإخطار لمدة خدمة بهذا القصر.',

  // Notices.
  labour_minimum: 'هذا هو الحد الأدنى القانوني. قد تمنح الاتفاقيات الجماعية والعقود والمحاكم أكثر منه.',
  labour_not_confirmed: 'لا يحمل أي مصدر لهذه القواعد تاريخًا يقع في السنة الضريبية لليوم المطلوب.',
  labour_low: 'درجة الثقة في هذه القواعد منخفضة.',
  labour_category_assumed: 'افتُرضت الفئة {assumed}. لتحديد فئة أخرى استخدم `category`: {categories}.',
  labour_category_ignored: 'لا يختلف القانون في {country} بشأن {subject} بحسب الفئة. جرى تجاهل `category`.',
  labour_days_assumed:
    'حُسب راتب اليوم على أنه راتب الشهر / {days}. لا يبيّن القانون الذي جرى الاطلاع عليه طريقة الحساب. لتحديد قاسم آخر استخدم `days_per_month`.',
  labour_over_limit:
    'يسمح القانون بما لا يتجاوز {limit, number} من ساعات العمل الإضافي {per} ({article}). والساعات المذكورة، وعددها {hours, number}، محسوبة على أنها ساعات {asked} وتتجاوز هذا الحد.',
  labour_over_limit_all:
    'يسمح القانون بما لا يتجاوز {limit, number} من ساعات العمل كلها {per} ({article}). ومع الساعات العادية تتجاوز {hours, number} من الساعات الإضافية في {asked} هذا الحد.',
  labour_week_days_assumed:
    'افتُرض أسبوع من ستة أيام عمل: راتب اليوم هو راتب الشهر / {days}. لتحديد غير ذلك استخدم `days_per_week` أو `days_per_month`.',
  labour_without_effect: 'لا أثر لـ{field} في هذه الإجابة وجرى تجاهله.',
  labour_leave_more_than_year: 'طُلب أجر {days, number} من الأيام، والقانون يمنح {all, number} في السنة.',
  labour_day_of_week:
    'حُسب راتب اليوم على أنه راتب الشهر × 12 / 52 / {days, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}} في الأسبوع.',
  labour_leave_not_yet: 'يبدأ الحق في هذه الإجازة في {day}.',
  labour_week_assumed: 'حُسب أجر الأسبوع على أنه راتب الشهر × 12 / 52.',
  labour_hours_assumed:
    'حُسب أجر الساعة على أنه راتب الشهر / (ساعات الأسبوع القانوني × 52 / 12). لتحديد قاسم آخر استخدم `hours_per_month`.',
  labour_part_year_not_established: 'تعذّر التثبت من كيفية احتساب جزء السنة، لذلك لا تُحتسب هنا إلا السنوات الكاملة.',
  labour_part_month_not_established: 'تعذّر التثبت من كيفية احتساب جزء الشهر، لذلك لا تُحتسب هنا إلا الأشهر الكاملة.',
  labour_contract_pay: 'افتُرض الراتب نفسه لكل شهر من العقد.',
  labour_contract_part_assumed: 'احتُسب من الشهر غير المكتمل {days, number} من أصل {of, number} يومًا تقويميًا.',
  labour_due_on: 'حالات الاستحقاق: {when}.',
  labour_not_due: 'حالات عدم الاستحقاق: {when}.',
  labour_base: 'الراتب الذي يعتد به القانون: {base}.',
  labour_adult_assumed: 'افتُرض شخص بالغ بلا أطفال. ويضيف القانون: {more}',

  // Steps of a calculation.
  labour_line_none: 'لا ينص القانون على {subject}.',
  labour_line_too_short:
    'يُشترط للاستحقاق إتمام {months, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من الخدمة.',
  labour_line_hour: 'أجر الساعة: {pay, number} / {divisor, number}',
  labour_line_no_year: 'لم تكتمل أي سنة خدمة بعد.',
  labour_line_no_month: 'لم يكتمل أي شهر خدمة بعد.',
  labour_line_month_of_week: 'راتب الشهر: {pay, number} في الأسبوع × 52 / 12',
  labour_line_overtime:
    '{hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}} بالأجر العادي + {percent, number}%',
  labour_line_slice_percent: '{quantity} بمعدل {rate, number}% من راتب الشهر',
  labour_line_slice_months:
    '{quantity} بمعدل راتب {rate, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}',
  labour_line_slice_weeks:
    '{quantity} بمعدل أجر {rate, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}',
  labour_line_slice_days:
    '{quantity} بمعدل أجر {rate, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  labour_line_slice_hours:
    '{quantity} بمعدل أجر {rate, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  labour_count_years:
    '{count, plural, zero {# سنة من الخدمة} one {سنة واحدة من الخدمة} two {سنتان من الخدمة} few {# سنوات من الخدمة} many {# سنة من الخدمة} other {# سنة من الخدمة}}',
  labour_count_months:
    '{count, plural, zero {# شهر من الخدمة} one {شهر واحد من الخدمة} two {شهران من الخدمة} few {# أشهر من الخدمة} many {# شهرًا من الخدمة} other {# شهر من الخدمة}}',
  labour_count_all: 'كامل الخدمة',
  labour_line_contract:
    '{percent, number}% من راتب {months, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}',
  labour_line_plus_months:
    'يضاف إليه: راتب {count, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}',
  labour_line_plus_days:
    'يضاف إليه: أجر {count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  labour_line_limit:
    'الحد الأقصى: راتب {count, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}',
  labour_line_years_limit:
    'الحد الأقصى لمدة الخدمة المحتسبة: {count, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}.',
  labour_line_leave:
    '{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} في السنة اعتبارًا من {years, plural, =0 {اليوم الأول} zero {اليوم الأول} one {إتمام سنة واحدة من الخدمة} two {إتمام سنتين من الخدمة} few {إتمام # سنوات من الخدمة} many {إتمام # سنة من الخدمة} other {إتمام # سنة من الخدمة}}',
  labour_line_leave_more:
    'يضاف {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} عن كل {every, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} من الخدمة: {total, number}',
  labour_line_leave_most:
    'الحد الأقصى في السنة: {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  labour_line_leave_pay:
    'أجر {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}: {pay, number} / {divisor, number} لليوم',
  labour_line_leave_fraction:
    'أجر {days, number} من الأيام: يُدفع عن {paid, number} من الأيام 1/{of, number} من راتب 12 شهرًا',
  labour_line_notice:
    'مهلة الإخطار: {length} اعتبارًا من {months, plural, =0 {اليوم الأول} zero {اليوم الأول} one {إتمام شهر واحد من الخدمة} two {إتمام شهرين من الخدمة} few {إتمام # أشهر من الخدمة} many {إتمام # شهرًا من الخدمة} other {إتمام # شهر من الخدمة}}',
  labour_line_notice_longer:
    'مهلة الإخطار: {length} بعد أكثر من {months, plural, zero {# شهر من الخدمة} one {شهر واحد من الخدمة} two {شهرين من الخدمة} few {# أشهر من الخدمة} many {# شهرًا من الخدمة} other {# شهر من الخدمة}}',
  labour_line_notice_more:
    'يضاف {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} عن {years, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} من الخدمة',
  labour_line_notice_pay: 'بدل مهلة الإخطار',
  labour_line_seniority:
    '{percent, number}% اعتبارًا من {years, plural, =0 {اليوم الأول} zero {اليوم الأول} one {إتمام سنة واحدة من الخدمة} two {إتمام سنتين من الخدمة} few {إتمام # سنوات من الخدمة} many {إتمام # سنة من الخدمة} other {إتمام # سنة من الخدمة}}',
  labour_line_seniority_none:
    'لا تُستحق أي نسبة بعد: تبدأ النسبة الأولى اعتبارًا من {years, plural, =0 {اليوم الأول} zero {اليوم الأول} one {إتمام سنة واحدة من الخدمة} two {إتمام سنتين من الخدمة} few {إتمام # سنوات من الخدمة} many {إتمام # سنة من الخدمة} other {إتمام # سنة من الخدمة}}',

  // Lengths and conditions.
  labour_length: '{parts}',
  labour_days: '{count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  labour_working_days:
    '{count, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يوما عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}',
  labour_calendar_days:
    '{count, plural, zero {# يوم تقويمي} one {يوم تقويمي واحد} two {يومان تقويميان} few {# أيام تقويمية} many {# يومًا تقويميًا} other {# يوم تقويمي}}',
  labour_weeks:
    '{count, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعان} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}',
  labour_months: '{count, plural, zero {# شهر} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}',
  labour_hours_count:
    '{count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',

  labour_within_day: 'اليوم',
  labour_within_week: 'الأسبوع',
  labour_within_month: 'الشهر',

  labour_one_day: 'يوم واحد',
  labour_one_week: 'أسبوع واحد',
  labour_one_month: 'شهر واحد',

  labour_per_day: 'في اليوم',
  labour_per_week: 'في الأسبوع',
  labour_per_fortnight: 'في أسبوعين',
  labour_per_four_weeks: 'في أربعة أسابيع',
  labour_per_month: 'في الشهر',
  labour_per_quarter: 'في ثلاثة أشهر',
  labour_per_year: 'في السنة',

  // The law in words.
  labour_words_none: 'لا يتضمن القانون قاعدة بشأن {subject}.',
  labour_words_fixed_by: 'جهة التحديد: {who}.',
  labour_words_week: 'ساعات العمل في الأسبوع: {count, number}.',
  labour_words_day: 'ساعات العمل في اليوم: {count, number}.',
  labour_words_year: 'ساعات العمل في السنة: {count, number}.',
  labour_words_most_week: 'الحد الأقصى لساعات العمل في الأسبوع مع العمل الإضافي: {count, number}.',
  labour_words_most_day: 'الحد الأقصى لساعات العمل في اليوم مع العمل الإضافي: {count, number}.',
  labour_words_rest: 'ساعات الراحة الأسبوعية المتصلة: {count, number}.',
  labour_words_sector: '{sector}: ساعات العمل في الأسبوع {count, number}.',
  labour_words_agriculture: 'الزراعة: ساعات العمل في السنة {count, number}.',
  labour_words_premium: '{when}: زيادة بنسبة {percent, number}%.',
  labour_words_premium_from:
    '{when}، بعد عدد ساعات قدره {hours, number} (الفترة: {per}): زيادة بنسبة {percent, number}%.',
  labour_words_limit_overtime: 'الحد الأقصى لساعات العمل الإضافي {per}: {hours, number}.',
  labour_words_limit_all: 'الحد الأقصى لمجموع ساعات العمل {per}: {hours, number}.',
  labour_words_base: 'أساس الحساب: {base}.',
  labour_words_between: 'بين {from} و{to}.',
  labour_words_percent: 'زيادة بنسبة {percent, number}% على الأجر العادي.',
  labour_words_night_percent: 'ليلًا: زيادة بنسبة {percent, number}%.',
  labour_words_overtime_percent: 'العمل الإضافي: زيادة بنسبة {percent, number}%.',
  labour_words_paid: 'مدفوعة الأجر عند عدم العمل.',
  labour_words_unpaid: 'غير مدفوعة الأجر عند عدم العمل.',
  labour_words_number_of_days:
    '{count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} في السنة.',
  labour_words_leave:
    '{group}{length} في السنة اعتبارًا من {years, plural, =0 {اليوم الأول} zero {اليوم الأول} one {إتمام سنة واحدة من الخدمة} two {إتمام سنتين من الخدمة} few {إتمام # سنوات من الخدمة} many {إتمام # سنة من الخدمة} other {إتمام # سنة من الخدمة}}.',
  labour_words_group: '{group}: ',
  labour_words_in_group: '{group}{sentence}',
  labour_words_leave_every:
    'يضاف {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} عن كل {every, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} من الخدمة.',
  labour_words_most_days:
    'الحد الأقصى: {count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}.',
  labour_words_days_per_week:
    'أيام العمل في الإجازة: {count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} في الأسبوع.',
  labour_words_per_month:
    '{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} عن كل شهر من الخدمة.',
  labour_words_after:
    'بعد إتمام {months, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من الخدمة.',
  labour_words_pay: 'أساس حساب الأجر: {pay}.',
  labour_words_pay_fraction: 'الأجر: {parts, number}/{of, number} من راتب السنة.',
  labour_words_pay_fraction_days:
    'الأجر: {parts, number}/{of, number} من راتب السنة عن {days, number} من الأيام، والأيام الإضافية بالتناسب.',
  labour_words_step: '{length} بنسبة {percent, number}% من الراتب.',
  labour_words_step_unpaid: '{length}.',
  labour_words_step_from: 'مدة الخدمة بالأشهر اعتبارًا من {months, number}: {step}',
  labour_words_payer: 'الجهة الدافعة: {payer}.',
  labour_words_per: 'عن كل {per}.',
  labour_words_length: '{length}.',
  labour_words_paid_percent: '{percent, number}% من الراتب.',
  labour_words_before:
    'منها {count, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعان} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}} قبل الولادة.',
  labour_words_longest: '{group}الحد الأقصى: {length}.',
  labour_words_renewals:
    '{count, plural, zero {دون تجديد} one {تجديد واحد} two {تجديدان} few {# تجديدات} many {# تجديدًا} other {# تجديد}}.',
  labour_words_notice_days: 'مهلة الإخطار: {length}.',
  labour_words_notice:
    '{group}{length} اعتبارًا من {months, plural, =0 {اليوم الأول} zero {اليوم الأول} one {إتمام شهر واحد من الخدمة} two {إتمام شهرين من الخدمة} few {إتمام # أشهر من الخدمة} many {إتمام # شهرًا من الخدمة} other {إتمام # شهر من الخدمة}}.',
  labour_words_notice_longer:
    '{group}{length} بعد أكثر من {months, plural, zero {# شهر من الخدمة} one {شهر واحد من الخدمة} two {شهرين من الخدمة} few {# أشهر من الخدمة} many {# شهرًا من الخدمة} other {# شهر من الخدمة}}.',
  labour_words_more_each_year: 'الأيام المضافة عن كل سنة كاملة بعد ذلك: {days, number}.',
  labour_words_same_as: 'تُطبق صيغة حساب {kind}.',
  labour_words_tier_year:
    '{group}{rate} عن كل سنة، اعتبارًا من {years, plural, =0 {اليوم الأول} zero {اليوم الأول} one {إتمام سنة واحدة من الخدمة} two {إتمام سنتين من الخدمة} few {إتمام # سنوات من الخدمة} many {إتمام # سنة من الخدمة} other {إتمام # سنة من الخدمة}}.',
  labour_words_tier_month:
    '{group}{rate} عن كل شهر، اعتبارًا من {years, plural, =0 {اليوم الأول} zero {اليوم الأول} one {إتمام سنة واحدة من الخدمة} two {إتمام سنتين من الخدمة} few {إتمام # سنوات من الخدمة} many {إتمام # سنة من الخدمة} other {إتمام # سنة من الخدمة}}.',
  labour_words_tier_all:
    '{group}{rate} عن كامل الخدمة، اعتبارًا من {years, plural, =0 {اليوم الأول} zero {اليوم الأول} one {إتمام سنة واحدة من الخدمة} two {إتمام سنتين من الخدمة} few {إتمام # سنوات من الخدمة} many {إتمام # سنة من الخدمة} other {إتمام # سنة من الخدمة}}.',
  labour_words_rate_percent: '{rate, number}% من راتب الشهر',
  labour_words_part_not: 'السنوات أو الأشهر الكاملة فقط.',
  labour_words_part_months: 'يُحتسب جزء السنة بالأشهر الكاملة.',
  labour_words_part_days: 'يُحتسب جزء السنة بالأيام.',
  labour_words_part_whole: 'يُحتسب الجزء كاملًا.',
  labour_words_part_whole_from: 'يُحتسب الجزء كاملًا إذا لم يقل عدد أشهره عن {months, number}.',
  labour_words_contract: '{percent, number}% من راتب مدة العقد.',
  labour_words_plus: 'يضاف إليه راتب المدة التالية: {length}.',
  labour_words_most_years:
    'الحد الأقصى لمدة الخدمة: {count, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}.',
  labour_words_most_months:
    'الحد الأقصى: راتب {count, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}.',
  labour_words_divisor_days: 'أجر اليوم هو راتب الشهر / {count, number}.',
  labour_words_divisor_hours: 'أجر الساعة هو راتب الشهر / {count, number}.',
  labour_words_seniority:
    '{percent, number}% اعتبارًا من {years, plural, =0 {اليوم الأول} zero {اليوم الأول} one {إتمام سنة واحدة من الخدمة} two {إتمام سنتين من الخدمة} few {إتمام # سنوات من الخدمة} many {إتمام # سنة من الخدمة} other {إتمام # سنة من الخدمة}}.',
  labour_words_thirteenth:
    'راتب {count, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}.',
  labour_words_named: 'التسمية: {name}.',
  labour_words_of: 'أساس الاحتساب: {base}.',
  labour_words_paid_when: 'موعد الدفع: {when}.',
  labour_when_day: 'العمل الإضافي',
  labour_when_night: 'العمل الإضافي ليلًا',
  labour_when_rest_day: 'العمل الإضافي في يوم الراحة الأسبوعية',
  labour_when_public_holiday: 'العمل الإضافي في عطلة رسمية',
  labour_when_rest_day_night: 'العمل الإضافي ليلًا في يوم الراحة الأسبوعية',
  labour_when_public_holiday_night: 'العمل الإضافي ليلًا في عطلة رسمية',

  // آخر قسيمة راتب لمن يغادر.
  leaver_pay: 'راتب الشهر الأخير',
  leaver_leave: 'الإجازات غير المستعملة',
  leaver_notice: 'بدل مهلة الإخطار',
  leaver_seniority_bonus: 'علاوة الأقدمية',
  leaver_severance: 'تعويض الفصل',
  leaver_redundancy: 'تعويض التسريح لأسباب اقتصادية',
  leaver_gratuity: 'مكافأة انتهاء العقد المحدد المدة',
  leaver_retirement: 'مكافأة التقاعد',
  leaver_thirteenth_month: 'راتب الشهر الثالث عشر',
  leaver_about: '{name}: {notice}',
  leaver_ordinary: 'لا قاعدة خاصة مسجَّلة: يخضع للضريبة والاشتراكات كالأجر العادي.',
  leaver_open: 'لم يثبت: {text}',
  leaver_ordinary_parts: '{parts}: لا قاعدة مسجَّلة عن الضريبة والاشتراكات. عوملت هذه المبالغ كأجر عادي.',
  leaver_pay_of_part: 'راتب شهر، {pay, number}، × {days, number} / {of, number} من الأيام',
  leaver_as_stated: 'المبلغ كما ذُكر',
  leaver_leave_earned:
    '{year, number} من الأيام في السنة × {months, number} / 12 عن الأشهر المكتملة منذ {since}: الأيام المكتسبة {earned, number}، والمستعملة {taken, number}',
  leaver_leave_none_left: 'لا أيام متبقية',
  leaver_seniority_included: 'افتُرض أن `pay` يشمل علاوة الأقدمية. إذا لم يكن يشملها، فأرسل `seniority_base` لإضافتها.',
  leaver_thirteenth:
    'أجر {months, plural, =0 {# شهر} zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} عن السنة كاملة',
  leaver_leave_not_stated: 'لم يُذكر `leave_days_left` ولا `leave_days_taken`.',
  leaver_leave_waiting:
    'يبدأ الحق في الإجازة في {day}، بعد اليوم الأخير. وما يُدفع عن الإجازة قبل ذلك لم يثبت. لتحديد الأيام التي تُدفع استخدم `leave_days_left`.',
  leaver_resignation: 'ما يمنحه القانون لمن يستقيل غير مسجَّل. القواعد المسجَّلة لأسباب أخرى.',
  leaver_thirteenth_of_part: '{country}: ينص القانون على راتب الشهر الثالث عشر. وما يُستحق منه عن جزء من السنة لم يثبت.',
  leaver_reason_assumed: 'افتُرض الفصل من صاحب العمل دون خطأ جسيم من العامل. لتحديد سبب آخر استخدم `reason`.',
  leaver_notice_assumed: 'افتُرض العمل خلال مهلة الإخطار. إذا كان صاحب العمل يدفع بدلها، فحدد ذلك في `notice`.',
  leaver_leave_in_twelfths:
    'افتُرض أن كل شهر مكتمل يُكسب جزءًا من اثني عشر جزءًا من إجازة السنة. لا يبيّن القانون الذي جرى الاطلاع عليه طريقة الحساب. لتحديد الأيام استخدم `leave_days_left`.',
  leaver_leave_overtaken: 'أُخذت أيام تزيد على المستحق وعددها {days, number}. ولا يُخصم من الراتب شيء مقابلها.',
  leaver_leave_twice: 'اذكر `leave_days_left` أو `leave_days_taken`، لا كليهما.',
  leaver_part_not_amount: 'يجب أن يكون `{field}` مبلغًا: يُدفع في الشهر الأخير إضافة إلى `pay`.',
} satisfies Record<keyof typeof english, string>;
