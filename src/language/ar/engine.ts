import type { engine as english } from '../en/engine';

/** Notices and refusals of the calculations. */
export const engine = {
  // Subjects inside sentences.
  subject_income_tax: 'ضريبة الدخل',
  subject_treatment_of_pay: 'البدلات والمكافآت',
  subject_part_month: 'راتب الشهر غير المكتمل',
  subject_corporate_tax: 'ضريبة الشركات',
  subject_withholding_tax: 'ضريبة الاستقطاع',
  subject_capital_gains_tax: 'ضريبة الأرباح الرأسمالية',
  subject_vat: 'ضريبة القيمة المضافة',
  subject_minimum_wage: 'الحد الأدنى للأجور',
  subject_tax_treaty: 'الاتفاقيات الضريبية',
  name_of_income_tax: 'ضريبة الدخل',

  // Amounts.
  amount_below_smallest_unit: 'قيمة `amount` أقل من أصغر وحدة في العملة {currency}.',
  amount_rounded: 'قُرِّب المبلغ إلى {amount}، لأن العملة {currency} لا تُقسَّم إلى وحدة أصغر.',
  no_gross_leaves_net: 'لا يوجد راتب إجمالي ينتج عنه صافٍ قدره {net}.',
  gross_leaves_more: 'لا يوجد راتب إجمالي ينتج عنه {net} بالضبط. هذا أصغر راتب إجمالي لا يقل صافيه عن ذلك.',
  no_amount_leaves_net: 'لا يوجد مبلغ ينتج عنه صافٍ قدره {net}.',
  amount_leaves_more: 'لا يوجد مبلغ ينتج عنه {net} بالضبط. هذا أصغر مبلغ لا يقل صافيه عن ذلك.',
  range_invalid: 'يجب أن يبدأ النطاق من 0 أو أكثر، وأن ينتهي عند مبلغ أكبر.',

  // Countries, tax years and days.
  country_law_not_recorded: '{country}: لا يوجد قانون ضريبي مسجل هنا.',
  tax_year_unknown: 'القيمة {label} ليست سنة ضريبية في {country}. اكتبها مثل "{example}".',
  pay_date_outside_tax_year:
    'يقع `pay_date` بتاريخ {day} في السنة الضريبية {actual} في {country}، لكن `tax_year` هي {year} (من {from} إلى {to}). أرسل أحدهما فقط، أو تاريخًا يقع في تلك السنة الضريبية.',
  law_not_established: 'تعذّر التثبت من قواعد {subject} في {country}.',
  tax_year_not_recorded:
    'لا توجد قواعد مسجلة بشأن {subject} في {country} عن السنة الضريبية {year}. السنوات الضريبية المسجلة: {years}.',
  day_not_recorded: 'لا توجد قواعد مسجلة بشأن {subject} في {country} بتاريخ {day}. السنوات الضريبية المسجلة: {years}.',
  day_not_recorded_but_from:
    'لا توجد قواعد مسجلة بشأن {subject} في {country} بتاريخ {day}. السنوات الضريبية المسجلة: {years}، اعتبارًا من {first}.',

  // Income tax.
  income_currency_not_recorded: 'ضريبة الدخل في {country} مسجلة للرواتب بعملة {currencies}، لا بعملة {currency}.',
  income_tax_not_computed: 'تعذّر حساب ضريبة الدخل في {country}: {reason}',
  ceiling_converted_at_parity: 'حُوِّل سقف محدد بعملة {from} بسعر التعادل الثابت، وهو {rate} {to} لكل 1 {from}.',
  ceiling_converted: 'حُوِّل سقف محدد بعملة {from} بسعر {rate} {to} لكل 1 {from}، وهو سعر {day}.',
  ceiling_converted_at_old_rate:
    'حُوِّل سقف محدد بعملة {from} بسعر {rate} {to} لكل 1 {from}، وهو سعر {day}، وهذا السعر قديم.',
  ceiling_not_applied: 'لا يوجد سعر صرف لعملة {currency} في ذلك اليوم، فلم يُطبَّق سقف محدد بعملة {currency}.',
  net_negative: 'صافي الراتب سالب: يبلغ مجموع الضريبة والاشتراكات {taken}، وهو أكبر من الراتب الإجمالي.',
  net_negative_by_fixed_charges:
    'صافي الراتب سالب: يبلغ مجموع الضريبة والاشتراكات {taken}، وهو أكبر من الراتب الإجمالي. يفرض القانون المبالغ الآتية أيًّا كان الراتب: {charges}.',
  fixed_charge: '{name} ({amount} على الأقل)',
  circumstance_without_effect: '{field}: لا أثر له في قانون ضريبة الدخل المسجل هنا ({country})، وجرى تجاهله.',
  circumstance_not_in_play:
    '{field}: لا يراعيه قانون ضريبة الدخل في {country} إلا لموظفين أو مكوّنات راتب أو مزايا أو فترات دفع أخرى. لا أثر له في هذا الحساب، وجرى تجاهله.',
  part_is_ordinary_pay:
    '{field}: لا يذكر أي مصدر هذا المكوّن من الراتب في {country}. عومل معاملة الراتب الأساسي في الضريبة والاشتراكات، إلا في القواعد التي تخص الراتب الأساسي وحده.',
  employers_rate_outside:
    '`employer.accident_rate`: {name}: لا يوجد في القانون معدل قدره {rate}%. المعدلات بحسب النشاط: {rates}.',
  employers_rate_needed: '{name}: لم يُحتسب لأن معدله خاص بصاحب العمل. حدده في `employer.accident_rate`.',
  contribution_in_other_months:
    '{name}: أشهر السنة التي يستحق فيها، دون غيرها: {months}. يُحتسب إذا وقع تاريخ الدفع في أحدها.',
  lowest_rate_used:
    '{name}: استُخدم أدنى معدل، وهو {rate}%. المعدلات في القانون بحسب النشاط: {rates}. حدد معدل صاحب العمل في `employer.accident_rate`.',
  part_is_paid_once:
    '{field}: لا يذكر أي مصدر هذا المكوّن من الراتب في {country}. تُحتسب عليه الاشتراكات كالراتب الأساسي. والضريبة عليه هي ما يضيفه إلى ضريبة السنة.',
  once_paid_by_own_rule: '{parts}: حُسبت الضريبة وفق قاعدة الدولة بشأن ما يُدفع مرة واحدة. {rule}.',
  once_paid_by_difference:
    '{parts}: لا توجد قاعدة مسجلة لشهر الدفع. الضريبة على الجزء الخاضع لها هي ما يضيفه هذا الجزء إلى ضريبة السنة.',
  rows_rest_on_assumptions:
    'تستند بعض الصفوف إلى افتراض بدلًا من القانون، مثلًا لجزء من الشهر أو لما يُدفع مرة واحدة. وتذكره قسيمة راتب صف منها عند طلبها وحدها.',
  once_paid_as_pay_assumed:
    '{parts}: لم تثبت طريقة فرض الضريبة على هذا المبلغ. حُسبت الضريبة كأنه جزء من راتب شهر الدفع.',
  once_paid_as_pay: '{parts}: حُسبت الضريبة ضمن راتب الفترة، لأن القانون يحسب ضريبة كل فترة على حدة.',
  once_paid_in_one_month:
    '{parts}: حُسبت الضريبة في شهر واحد مع الراتب المعتاد لذلك الشهر، لأن القانون يحسب ضريبة كل شهر على حدة.',
  once_paid_in_year: '{parts}: المبلغ محتسب ضمن راتب السنة.',
  once_paid_so_far: '{parts}: المبلغ محتسب ضمن راتب السنة حتى الآن.',
  benefit_not_established: '{field}: لم يُحتسب في الضريبة. تعذّر التثبت من طريقة تقييم القانون في {country} لهذه الميزة.',
  said_twice: 'يتعارض `{field}` مع `{other}`. أرسل أحدهما فقط.',
  basic_beside_pay: 'لا يمكن إرسال `basic` مع `pay`: الراتب الأساسي هو المبلغ بعد طرح المكوّنات المحددة.',
  parts_exceed_pay:
    'يبلغ مجموع المكوّنات في `pay` ما قدره {parts}، وهو أكبر من المبلغ {amount}. يجب أن يشمل المبلغ كل ما يُدفع نقدًا.',
  parts_exceed_net:
    'يبلغ مجموع المكوّنات في `pay` ما قدره {parts}، وهو أكبر من كامل الراتب الإجمالي الذي ينتج عنه صافٍ قدره {net}. أرسل صافي راتب أعلى أو مكوّنات أصغر.',
  taken_as_usual:
    'لم تُذكر البيانات الآتية، فاستُخدمت القيم المبيّنة بين قوسين: {details}. اذكر ما يختلف منها لهذا الموظف، لأنه يغيّر النتيجة.',
  assumed_detail: '{label} ({value})',
  circumstance_used_in_part:
    '{field}: أُخذ في الحسبان جزئيًا فقط. يستخدمه القانون في {country} في {count, plural, zero {# قاعدة} one {قاعدة واحدة} two {قاعدتين} few {# قواعد} many {# قاعدة} other {# قاعدة}} خارج نطاق الحساب: {rules}',
  circumstance_not_used:
    '{field}: لم يؤخذ في الحسبان بعد. يستخدمه القانون في {country} في {count, plural, zero {# قاعدة} one {قاعدة واحدة} two {قاعدتين} few {# قواعد} many {# قاعدة} other {# قاعدة}} خارج نطاق الحساب: {rules}',
  scales_by_income:
    'عدد جداول الشرائح {count}، والدخل الخاضع للضريبة هو الذي يحدد أيها ينطبق. يعرض `brackets` الجدول الأول، وهو للدخل حتى {limit} {currency} {basis, select, monthly {شهريًا} other {سنويًا}}، ويعرض `tables` الجداول كلها.',
  relief_of_smallest_pay:
    'قيمة `relief` هي التخفيض المقرر لأدنى راتب. للرواتب الأعلى يحدد القانون سقفًا للخصم أو نسبة أخرى: القواعد في `GET /api/v1/tax/law`.',

  // A year of pay.
  month_outside_tax_year:
    '`{field}`: الشهر {month} ليس من أشهر السنة الضريبية {year} في {country}. أشهرها من {first} إلى {last}.',
  month_outside_employment: '`months`: الشهر {month} لا يقع بين {first} و{last}، وهما أول شهر وآخر شهر فيهما راتب.',
  change_outside_month: '`months`: ليس {day} يومًا من {month}.',
  months_reversed: 'قيمة `from`، وهي {first}، تلي قيمة `to`، وهي {last}.',
  month_worked_twice: '`months`: يذكر الشهر {month} الحقل `worked` مرتين. ضع الأيام المدفوعة للشهر في قيد واحد.',
  month_repeated: '`months`: يتكرر الشهر {month}. اجمع كل تغييرات الشهر في قيد واحد.',
  paid_once_without_month: 'يُدفع `pay.{part}` مرة واحدة. ضعه في `months`، في الشهر الذي يُدفع فيه.',
  refused_in_month: '{month}: {reason}',
  month_without_pay: '{month}: لا راتب، فلا ضريبة ولا اشتراكات.',
  tax_negative:
    'ضريبة الشهر سالبة: المستقطع حتى الآن يزيد بمقدار {amount} على المستحق عن السنة حتى الآن. ولم يُتثبَّت هل يردّه صاحب العمل الآن أم يُسوّى في نهاية السنة.',
  settlement_none: '{country}: لا ينص القانون المسجل هنا على تسوية سنوية لضريبة الموظفين.',
  settlement_unknown: 'لم يُتثبَّت هل توجد في {country} تسوية سنوية لضريبة الموظفين.',
  settlement_of_part_year:
    'تطبّق التسوية الشرائح والتخفيضات السنوية كاملة على رواتب {count, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}. تتغير النتيجة إذا وُجدت رواتب أخرى في السنة، أو قواعد لجزء من السنة.',
  settlement_circumstances: 'تستخدم التسوية ظروف الموظف في {month}.',
  settlement_law_changed: 'تعذّر حساب التسوية السنوية: {reason}',
  surcharge_outside_months: '{name}: لا يدخل في أشهر هذا الرد. أشهر السنة التي يفرضه القانون فيها: {months}.',

  // جزء من الشهر، وعدد فترات الدفع.
  day_count_calendar_days: 'من أيام التقويم',
  day_count_thirtieths: 'من أجزاء الشهر الثلاثين',
  day_count_working_days: 'من أيام العمل',
  worked_twice: 'يقبل `worked` إما تواريخ، أو `days` و`of`، لا كليهما.',
  unpaid_leave_reversed: '`worked`: آخر يوم من الإجازة بدون راتب، {to}، يسبق أول يوم، {from}.',
  unpaid_leave_outside: '`worked`: يجب أن تكون الإجازة بدون راتب بين {from} و{to}.',
  worked_without_days: 'يحتاج `worked` مع `of` إلى `days`.',
  worked_reversed: '`worked`: آخر يوم، {to}، يسبق أول يوم، {from}.',
  worked_part_without_days: 'يحتاج `worked` مع `amount_is` بقيمة `part` إلى الأيام المدفوعة: `from` أو `to`، أو `days`.',
  worked_outside_tax_year:
    '`worked`: يقع {day} في السنة الضريبية {actual} في {country}، لكن `tax_year` هي {year} (من {from} إلى {to}). أرسل أحدهما فقط، أو أيامًا تقع في تلك السنة الضريبية.',
  worked_outside: '`worked`: يجب أن تكون الأيام بين {from} و{to}.',
  worked_needs_month: 'يحدد `worked` جزءًا من الشهر، لذلك يجب أن تكون `period` هي `monthly`.',
  no_pay_to_withhold_from:
    'لم يُحتسب {field}: لا يوجد في شهر بلا راتب ما تُستقطع منه الضريبة. لا تُحسب الضريبة عليه ولا الضريبة التي تُرد.',
  no_day_paid: 'لا يُدفع أي يوم من الشهر، فلا ضريبة ولا اشتراكات.',
  part_days_assumed:
    'ضُرب راتب الشهر في {days, number} / {of, number} من أيام التقويم. لا توجد قاعدة قانونية مسجلة. لتحديد أيام أخرى أرسل `worked` مع `days` و`of`.',
  part_days_counted: 'ضُرب راتب الشهر في {days, number} / {of, number} {count}.',
  part_days_by_article: 'ضُرب راتب الشهر في {days, number} / {of, number} {count} ({article}).',
  part_share_counted: 'حُسبت الأيام المدفوعة على أنها {days, number} / {of, number} {count}.',
  part_share_assumed:
    'حُسبت الأيام المدفوعة على أنها {days, number} / {of, number} من أيام التقويم. لا توجد قاعدة قانونية مسجلة. لتحديد أيام أخرى أرسل `worked` مع `days` و`of`.',
  part_paid_in_other_month: 'الأيام المدفوعة في {month} وتاريخ الدفع هو {day}: يُطبق قانون تاريخ الدفع.',
  part_tax_month_alone:
    'يفرض القانون الضريبة على راتب كل شهر وحده وفق قواعده الشهرية. لم يُقرأ مصدر يخفضها لجزء من الشهر.',
  part_tax_cumulative: 'الضريبة هي ضريبة السنة حتى الآن، فلا يحتاج جزء الشهر إلى قاعدة خاصة به.',
  part_tax_assumed:
    'الشرائح والتخفيضات هي المقررة لشهر كامل. لم يثبت كيف يخفضها قانون هذا البلد لجزء من الشهر: {country}.',
  part_contributions_assumed:
    'حدود الاشتراكات هي المقررة لشهر كامل. لم يثبت كيف يخفضها قانون هذا البلد لجزء من الشهر: {country}.',
  part_tax_by_days: 'خُفضت الشرائح والتخفيضات إلى {days, number} / {of, number} من شهر.',
  part_tax_whole_month: 'تُطبَّق شرائح الشهر الكامل وتخفيضاته على راتب الجزء.',
  part_contributions_by_days: 'خُفضت حدود الاشتراكات إلى {days, number} / {of, number} من شهر.',
  part_contributions_whole_month: 'تُطبق حدود اشتراكات الشهر الكامل على راتب الجزء.',
  year_to_date_of_earlier_year:
    'يجب ألا يتجاوز `year_to_date.months` {most, number}: بدأت السنة الضريبية {year} ({country}) في {from}، وتاريخ الدفع هو {day}. اترك ما دُفع قبل ذلك.',
  pay_periods_malformed: 'يجب أن يكون `pay_periods` عددًا صحيحًا من 1 إلى 366.',
  pay_periods_of_period: 'يُستعمل `pay_periods` للراتب الأسبوعي أو كل أسبوعين أو اليومي فقط.',
  pay_periods_outside: 'يجب أن يكون `pay_periods` بين {least, number} و{most, number} لفترة الدفع هذه.',
  pay_periods_counted: 'حُسبت السنة بعدد فترات دفع يساوي {count, number}.',
  daily_pay_by_law: 'اعتُبر راتب اليوم 1 / {days, number} من راتب السنة، وفق قاعدة البلد.',
  daily_pay_assumed:
    'اعتُبر راتب اليوم 1 / {days, number} من راتب السنة. لا توجد قاعدة قانونية مسجلة. لتحديد عدد آخر من الأيام أرسل `pay_periods`.',
  short_period_limits_assumed:
    'يحدد القانون حدود الاشتراكات ومبالغها الثابتة بالشهر. طُبق 12 / {count, number} من كل منها. لم يثبت أن قانون هذا البلد يقسمها هكذا: {country}.',
  short_period_month_so_far:
    '{contributions}: تُحتسب رواتب الشهر كلها معًا. يتحمل هذا الراتب 12 / {count, number} من حدود الشهر ومبالغه. سوِّ الفرق مع آخر راتب في الشهر.',

  // Minimum wages and what is due.
  wages_not_recorded: '{country}: لا يوجد حد أدنى للأجور مسجل هنا.',
  wages_not_on_day: '{country}: لا يوجد حد أدنى للأجور مسجل هنا بتاريخ {day}.',
  wages_not_of_sector_in: 'لا يوجد أجر مسجل لقطاع {sector} في {country} في ذلك اليوم. الأجور المسجلة: {wages}.',
  wages_not_of_sector: 'لا يوجد أجر مسجل لقطاع {sector} في أي دولة في ذلك اليوم.',
  pay_below_minimum_wage: 'الراتب أقل من الحد الأدنى للأجور للعمل بدوام كامل: {wage} {currency} في فترة الدفع ({name}).',
  filing_not_recorded: 'إقرارات أصحاب العمل ومدفوعاتهم في {country} غير مسجلة: {names}.',
  due_not_recorded: 'هذه القائمة غير كاملة. غير مسجل هنا ({country}): {names}.',
  due_days_not_moved:
    'إذا لم يُذكر شيء، فلم يثبت هل تنقل أيام العطلة الأسبوعية والعطل الرسمية موعد الاستحقاق: هذه التواريخ كما ينص عليها القانون.',
  due_days_not_confirmed:
    'العناصر التي قيمة `data_status` فيها `stale` لم تُؤكَّد لسنتها الضريبية: تحقق من عدم تغيرها قبل الاعتماد عليها.',

  // The curve of pay and tax.
  curve_not_straight: 'لا ترتفع الضريبة على هذا الراتب في خطوط مستقيمة، فلا يمكن رسم المنحنى.',
  curve_before_rounding: 'رُسم المنحنى قبل التقريب. أما قسيمة الراتب فيُقرَّب فيها كل بند إلى أصغر وحدة من العملة.',
  curve_through_steps:
    '{rule}. يمر المنحنى وسط هذه الدرجات: لا يزيد الفرق بينه وبين الضريبة في قسيمة الراتب على {reach}.',
  curve_through_steps_of_two:
    '{rule}. {other}. يمر المنحنى وسط هذه الدرجات: لا يزيد الفرق بينه وبين الضريبة في قسيمة الراتب على {reach}.',
  law_rounds_on_the_way: 'يقرّب القانون أحد المبالغ قبل حساب الضريبة',

  // Corporate tax.
  amount_is_annual_profit: 'المبلغ هو الربح الخاضع للضريبة عن السنة كاملة، أيًّا كانت قيمة `period`.',
  standard_rate_applied:
    'طُبِّق المعدل العادي. إذا كان `turnover` لا يتجاوز {limit} {currency}، فقد تنطبق قاعدة الشركات الصغيرة.',
  small_company_rule_applied: 'طُبِّقت قاعدة الشركات الصغيرة التي لا يتجاوز رقم أعمالها {limit} {currency}.',
  rule_conditions: 'الشروط: {conditions}',
  minimum_tax_not_computed: 'الضريبة الدنيا غير محسوبة: {rule}',
  minimum_tax_needs_turnover: 'لا تُحسب الضريبة الدنيا دون `turnover`: {rule}',
  surcharge_not_included: 'غير مشمول: {name}.',
  surcharge_not_included_with_note: 'غير مشمول: {name}. {note}',
  no_small_company_rate: 'لا ينص القانون في {country} على معدل للشركات الصغيرة.',
  small_company_not_established: 'تعذّر التثبت من وجود معدل للشركات الصغيرة في {country}.',
  no_minimum_tax: 'لا ينص القانون في {country} على ضريبة دنيا.',
  minimum_tax_not_established: 'تعذّر التثبت من وجود ضريبة دنيا في {country}.',
  no_profit_minimum_due: 'الضريبة الدنيا مستحقة وإن لم يتحقق ربح.',
  sectors_have_own_rates:
    'لبعض القطاعات معدلات خاصة. أرسل القطاع في `sector`: القانون الضريبي للدولة يذكر هذه القطاعات.',
  sector_rate_applied: 'طُبِّق المعدل {rate}% الخاص بهذا القطاع: {name}.',
  sector_unknown: 'القطاع "{sector}" ليس له معدل خاص في {country}. استخدم أحد القطاعات الآتية: {sectors}.',
  no_sector_rates: 'لا يوجد في {country} معدل خاص مسجل لأي قطاع. لا ترسل `sector`.',

  // Law that is not established.
  look_at_authority: 'راجع الإدارة الضريبية في {country}.',
  look_at_authority_and_sources: 'راجع الإدارة الضريبية في {country}، أو مصادر قواعدها المسجلة: {sources}.',

  // Withholding tax.
  amount_is_payment: 'المبلغ هو الدفعة نفسها، أيًّا كانت قيمة `period`.',
  withholding_not_established: 'تعذّر التثبت من معدلات ضريبة الاستقطاع في {country}.',
  payment_rate_not_established:
    'تعذّر التثبت من معدل ضريبة الاستقطاع في {country} على {payment} عند الدفع إلى {residency, select, non_resident {غير مقيم} other {مقيم}}. المعدلات المسجلة تخص: {payments}.',
  residency_rates_not_established:
    'تعذّر التثبت من معدل ضريبة الاستقطاع في {country} على {payment} عند الدفع إلى {residency, select, non_resident {غير مقيم} other {مقيم}}. المعدلات المسجلة تخص فقط المدفوعات إلى {residency, select, non_resident {المقيمين} other {غير المقيمين}}: {payments}.',
  payment_type_assumed: 'لم يُرسَل `payment_type`، فطُبِّق معدل {payment}.',
  payment_type_assumed_without_services:
    'لم يُرسَل `payment_type`، ولا يوجد معدل مسجل للخدمات المدفوعة إلى {residency, select, non_resident {غير مقيم} other {مقيم}}، فطُبِّق معدل {payment}.',
  residency_assumed_resident: 'لم يُرسَل `residency`، فطُبِّق معدل المقيمين.',
  residency_assumed_non_resident: 'لم يُرسَل `residency`، ولا يوجد معدل مسجل للمقيمين، فطُبِّق معدل غير المقيمين.',
  nothing_withheld:
    'لا تُستقطع ضريبة في {country} من {payment} عند الدفع إلى {residency, select, non_resident {غير مقيم} other {مقيم}}.',
  nothing_withheld_from_payee: 'لا تُستقطع ضريبة إذا كان المستفيد `{payee}`.',
  payee_rates: 'طُبِّق المعدل العام {rate}%. تنطبق معدلات أخرى على بعض المستفيدين (`payee`): {variants}.',
  payee_rates_beside_scale: 'طُبِّقت الشرائح العامة. تنطبق معدلات أخرى على بعض المستفيدين (`payee`): {variants}.',
  payee_rate: '`{payee}` {rate}%',
  payee_none: '`{payee}` دون استقطاع',
  payee_without_effect: '{field}: لا ينص القانون على معدل خاص لهذه القيمة من {field}، وجرى تجاهلها.',
  payment_below_threshold:
    'لم يُستقطع شيء: لا تُستقطع الضريبة إلا إذا {reached, select, above {زادت} other {بلغت}} {per, select, month {مدفوعات الشهر} year {مدفوعات السنة} other {الدفعة}}{reached, select, above { على} other {}} {limit} {currency}.',
  payments_counted_together:
    'تُطبَّق الشرائح على مجموع مدفوعات {per, select, month {الشهر} other {السنة}}. ويعتبر الرد المبلغ مجموعها.',
  threshold_of_period:
    'لا تُستقطع الضريبة إلا إذا {reached, select, above {زاد مجموع المدفوعات على} other {بلغ مجموع المدفوعات}} {limit} {currency} لكل {per, select, month {شهر} year {سنة} other {دفعة}}. يفترض الرد تحقق ذلك.',

  // Tax treaties.
  treaty_rate_applied:
    'تحدد الاتفاقية مع {partner} سقف الضريبة بمعدل {rate}%، وهو أقل من المعدل الداخلي {domestic}%. هذا معدل أقصى: يلزم المستفيد تقديم شهادة إقامة ضريبية.',
  treaty_rate_not_lower:
    'تسمح الاتفاقية مع {partner} بمعدل {rate}%. المعدل الداخلي {domestic}% ليس أعلى منه، فطُبِّق المعدل الداخلي.',
  treaty_sets_no_limit: 'لا تضع الاتفاقية مع {partner} حدًا للضريبة على {payment}، فطُبِّق المعدل الداخلي.',
  treaty_not_in_force: 'وُقِّعت اتفاقية مع {partner} لكنها غير سارية، فطُبِّق المعدل الداخلي.',
  treaty_force_not_established: 'تعذّر التثبت من سريان الاتفاقية مع {partner}، فطُبِّق المعدل الداخلي.',
  treaty_payment_not_recorded: 'ما تنص عليه الاتفاقية مع {partner} بشأن {payment} غير مسجل، فطُبِّق المعدل الداخلي.',
  treaty_none: 'لا توجد اتفاقية ضريبية بين {country} و{partner}، فطُبِّق المعدل الداخلي.',
  treaty_not_recorded: 'لا توجد معلومات مسجلة عن وجود اتفاقية ضريبية بين {country} و{partner}، فطُبِّق المعدل الداخلي.',
  treaty_condition_met: 'ينطبق معدل الاتفاقية. شرطه: {condition}.',
  treaty_other_rate: 'في الاتفاقية معدل آخر قدره {rate}%. شرطه: {condition}.',
  treaty_other_domestic: 'تُبقي الاتفاقية المعدل الداخلي في الحالة الآتية: {condition}.',
  treaty_rates_are_maxima:
    'معدل الاتفاقية معدل أقصى: إذا كان المعدل الداخلي أقل، طُبِّق المعدل الداخلي. يلزم المستفيد تقديم شهادة إقامة ضريبية.',
  treaties_not_recorded: 'الاتفاقيات الضريبية في {country} غير مسجلة.',
  treaties_with_partner_not_recorded: 'لا توجد اتفاقية ضريبية مسجلة مع {partner}.',
  recipient_country_is_payer:
    'قيمة `recipient_country` هي {partner}، وهي دولة الدافع. أرسل `residency` بالقيمة "resident" دونه.',
  recipient_country_of_resident:
    'يعني `recipient_country` أن المستفيد غير مقيم، لكن قيمة `residency` هي "resident". أرسل أحدهما فقط.',

  // Capital gains tax.
  amount_is_gain: 'المبلغ هو الربح الرأسمالي، أيًّا كانت قيمة `period`.',
  gains_not_established: 'تعذّر التثبت من طريقة فرض الضريبة على الأرباح الرأسمالية في {country}.',
  gains_of_taxpayer_not_established:
    'تعذّر التثبت من طريقة فرض الضريبة في {country} على أرباح {taxpayer, select, company {الشركات} other {الأفراد}}. المعاملة مسجلة لكل من: {taxpayers}.',
  taxpayer_assumed_individual: 'لم يُرسَل `taxpayer`، فطُبِّقت قاعدة الأفراد.',
  taxpayer_assumed_company: 'لم يُرسَل `taxpayer`، ولا توجد قاعدة مسجلة للأفراد، فطُبِّقت قاعدة الشركات.',
  gains_not_taxed: 'لا تخضع الأرباح الرأسمالية للضريبة.',
  gain_excluded: 'طُرح من الربح المبلغ المعفى السنوي، وهو {amount} {currency}. قد تكون أرباح أخرى في السنة قد استنفدته.',
  gain_taxed_in_part: 'يخضع للضريبة {share}% من الربح.',
  gain_taxed_as_profit: 'يخضع الربح الرأسمالي للضريبة كأرباح الشركات، بالمعدل العادي لضريبة الشركات.',
  gain_taxed_as_only_income:
    'خضع الربح لشرائح ضريبة الدخل كأنه الدخل الوحيد في السنة، دون تخفيضات ولا ائتمانات ضريبية. أي دخل آخر يرفع المعدل.',
  gain_needs_corporate_rate:
    'تخضع الأرباح الرأسمالية للشركات في {country} لضريبة الشركات، لكن معدل هذه الضريبة بتاريخ {day} غير مسجل.',
  gain_needs_income_scale: 'تخضع الأرباح الرأسمالية في {country} لشرائح ضريبة الدخل، وقد تعذّر حسابها: {reason}',

  // VAT and other taxes on sales.
  vat_not_recorded: 'لا توجد قواعد مسجلة لضريبة القيمة المضافة في {country}.',
  vat_not_levied: 'لا تُفرض في {country} ضريبة قيمة مضافة ولا ضريبة مبيعات.',
  vat_rate_not_established: 'تُفرض في {country} ضريبة على المبيعات ({tax})، لكن تعذّر التثبت من معدلها الحالي.',
  vat_under_another_name: 'الضريبة المطبقة في {country} بدلًا من ضريبة القيمة المضافة هي {tax}.',
  vat_rate_made_up: 'يتكوّن المعدل من {components}.',
  vat_exempt: 'معفى: لا تُحتسب ضريبة، ولا يمكن استرداد الضريبة على المشتريات المرتبطة به.',
  vat_rate_undated: 'تعذّر التثبت من تاريخ آخر تغيير في المعدل: قيمة `updated` هي اليوم الذي تأكد فيه المعدل آخر مرة.',
  no_reduced_rate:
    'لا ينص القانون في {country} على معدل مخفض. استخدم "standard" أو "zero"، أو أرسل فئة. المصادر: {sources}.',
  reduced_rate_not_recorded: 'تعذّر التثبت من وجود معدل مخفض في {country}. استخدم "standard" أو "zero"، أو أرسل فئة.',
  reduced_rate_applies: 'ينطبق المعدل المخفض {rate}% على: {supplies}.',
  other_reduced_rates: 'معدلات مخفضة أخرى: {rates}.',
  reduced_rate: '{rate}% ({supplies})',
  category_not_established: 'تعذّر التثبت من معاملة "{category}" في {country}. الفئات المسجلة: {categories}.',

  // Lists of all countries.
  rows_as_sure_as_tax_types:
    'حالة كل صف ودرجة الثقة فيه هما حالة أقدم القواعد ودرجة الثقة في أقلها يقينًا، من بين قواعد أنواع ضرائبه.',
  oldest_paye_confirmed: 'يبيّن كل صف آخر تأكيد لقواعده. آخر تأكيد لأقدم قواعد PAYE كان بتاريخ {day}.',
  due_days_moved: 'نُقلت مواعيد الاستحقاق التي تقع في يوم عطلة كما ينص القانون. وقد تُعلَن عطل رسمية أخرى أو تُعدَّل.',
  due_day_moved: 'نُقل الموعد من {from} إلى {to}: {off}.',
  due_day_stays: '{off}. لا ينقل القانون الموعد.',
  due_day_off_unknown: '{off}. لم يثبت هل يُنقل الموعد.',
  weekday_monday: 'الاثنين',
  weekday_tuesday: 'الثلاثاء',
  weekday_wednesday: 'الأربعاء',
  weekday_thursday: 'الخميس',
  weekday_friday: 'الجمعة',
  weekday_saturday: 'السبت',
  weekday_sunday: 'الأحد',
  holidays_not_checked:
    '{country}: العطل الرسمية ({years}) مأخوذة من مكتبة برمجية ولم تُقارن بالقائمة الرسمية للبلد. تحقق منها قبل الاعتماد عليها.',
  holidays_by_moon: 'تتوقف بعض الأعياد الدينية على رؤية الهلال. تعلنها الحكومة، وقد تختار اليوم السابق أو التالي.',
  holidays_of_years: '{country}: العطل الرسمية مسجلة من {first} إلى {last}.',
  weekend_disputed: '{country}: تختلف المصادر في أيام العطلة الأسبوعية.',
} satisfies Record<keyof typeof english, string>;
