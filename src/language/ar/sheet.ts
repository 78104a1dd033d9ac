import type { sheet as english } from '../en/sheet';

/**
 * Refusals and notices in the words of somebody at a spreadsheet or in the pane, where they differ from those for a
 * program. A cell has arguments, details and columns; it has no fields, addresses or JSON. Names between back-ticks are replaced by their labels.
 */
export const sheet = {
  // Amounts and numbers
  amount_missing: 'لا يوجد مبلغ. أدخل عددًا، مثل 85000.',
  amount_is_text: 'المبلغ نص. أدخل عددًا، مثل 85000.',
  amount_not_a_number: 'يجب أن يكون `{field}` عددًا أكبر من 0 ولا يتجاوز {most, number}.',
  amount_not_positive: 'يجب أن يكون `{field}` أكبر من 0.',
  amount_in_address_wrong: 'يجب أن يكون `{field}` عددًا أكبر من 0 ولا يتجاوز 1 000 000 000 000 000، مثل 1500.50.',
  money_not_a_number: 'يجب أن يكون `{field}` عددًا أكبر من 0، مثل 6000000.',
  not_a_flag: 'يجب أن تكون قيمة `{field}` هي TRUE أو FALSE.',
  not_an_object_like: 'القيمة المدخلة في `{field}` غير مقبولة.',
  member_unknown: 'لا يوجد في `{field}` شيء باسم {sent}. المتاح: {known}.',
  member_misspelt: 'لا يوجد في `{field}` شيء باسم {sent}: هل تقصد `{meant}`؟',
  not_a_part_of_pay: 'يجب أن يكون `{field}` مبلغًا يساوي 0 أو أكثر، أو نسبة مئوية من الراتب الأساسي لا تتجاوز {most}%.',
  not_a_benefit: 'يجب أن يكون `{field}` مبلغًا يساوي 0 أو أكثر.',
  amount_below_smallest_unit: 'المبلغ أقل من أصغر وحدة في العملة {currency}.',

  // Days and tax years
  date_malformed: 'يجب أن يكون `{field}` تاريخًا، أو نصًا بالصيغة YYYY-MM-DD، مثل "\u20662026-11-20\u2069".',
  date_not_in_calendar:
    'يجب أن يكون `{field}` تاريخًا موجودًا في التقويم: تاريخًا، أو نصًا بالصيغة YYYY-MM-DD، مثل "\u20662026-11-20\u2069".',
  month_malformed: 'يجب أن يكون `{field}` تاريخًا يقع في الشهر، أو نصًا بالصيغة YYYY-MM، مثل "\u20662026-11\u2069".',
  tax_year_not_text: 'أدخل السنة الضريبية كما تكتبها الدولة، مثل "2026" أو "2026/27".',
  pay_date_outside_tax_year:
    'يقع تاريخ الدفع {day} في السنة الضريبية {actual} في {country}، لكن السنة الضريبية المدخلة هي {year} (من {from} إلى {to}). أدخل أحدهما فقط، أو تاريخًا يقع في تلك السنة الضريبية.',

  // Countries, currencies and entities
  country_missing: 'لا توجد دولة. أدخل اسم الدولة أو رمزها، مثل "المغرب" أو "MA".',
  country_not_text: 'أدخل اسم الدولة أو رمزها، مثل "المغرب" أو "MA".',
  country_unknown: 'القيمة {sent} ليست من رموز الدول وعددها 54، ولا اسم دولة أفريقية. تعرض COUNTRIES() هذه الدول.',
  recipient_country_not_text: 'أدخل اسم دولة المستفيد بالإنجليزية أو رمزها، مثل "France" أو "FR".',
  recipient_country_unknown: 'القيمة {sent} ليست دولة. أدخل اسم الدولة بالإنجليزية أو رمزها، مثل "France" أو "FR".',
  recipient_country_is_payer: 'دولة المستفيد هي {partner}، وهي دولة الدافع نفسها. لا تدخل دولة المستفيد.',
  recipient_country_of_resident:
    'تعني دولة المستفيد أن المستفيد غير مقيم، لكن الإقامة المدخلة هي "resident". أدخل أحدهما فقط.',
  currency_missing: '`{field}`: القيمة فارغة. أدخل رمز عملة، مثل "USD".',
  not_a_currency_code: 'القيمة {sent} ليست رمز عملة. أدخل ثلاثة أحرف، مثل "USD" أو "KES".',
  currency_not_supported: 'لا يوجد سعر للعملة "{code}". أدخل رمزًا مثل "USD" أو "KES".',
  entity_missing:
    'أدخل عملة مثل "KES"، أو زوج عملات مثل "ZAR/KES"، أو دولة مثل "KE"، أو بنكًا مركزيًا مشتركًا، وهو "BCEAO" أو "BEAC".',
  entity_malformed:
    'أدخل عملة مثل "KES"، أو زوج عملات مثل "ZAR/KES"، أو دولة مثل "KE"، أو بنكًا مركزيًا مشتركًا، وهو "BCEAO" أو "BEAC".',

  // One of several words
  choice_missing: '`{field}`: القيمة فارغة. أدخل إحدى القيم الآتية: {words}.',
  choice_unknown: 'لا يقبل `{field}` {sent}. أدخل إحدى القيم الآتية: {words}.',
  choice_misspelt: 'لا يقبل `{field}` {sent}: هل تقصد "{meant}"؟ القيم الممكنة هي: {words}.',
  no_reduced_rate: 'لا ينص القانون في {country} على معدل مخفض. المصادر: {sources}.',
  no_sector_rates: 'لا يوجد في {country} معدل خاص مسجل لأي قطاع. لا تدخل القطاع.',

  // Pay
  said_twice: 'يتعارض `{field}` مع `{other}`. أدخل أحدهما فقط.',
  basic_beside_pay: 'أدخل مكوّنات الراتب المحددة أو نسبة الراتب الأساسي، لا كليهما: الراتب الأساسي هو باقي المبلغ.',
  parts_exceed_pay: 'يبلغ مجموع مكوّنات الراتب {parts}، وهو أكبر من الراتب {amount}. يجب أن يشمل الراتب كل مكوّناته.',
  parts_exceed_net:
    'يبلغ مجموع مكوّنات الراتب {parts}، وهو أكبر من كامل الراتب الإجمالي الذي ينتج عنه صافٍ قدره {net}. أدخل صافي راتب أعلى أو مكوّنات أقل.',
  employers_rate_outside: '{name}: لا يوجد في القانون معدل قدره {rate}%. المعدلات بحسب النشاط: {rates}.',
  employers_rate_needed: '{name}: لم يُحتسب لأن معدله خاص بصاحب العمل. أدخل نسبة إصابات العمل لصاحب العمل.',
  lowest_rate_used:
    '{name}: استُخدم أدنى معدل، وهو {rate}%. المعدلات في القانون بحسب النشاط: {rates}. أدخل نسبة إصابات العمل لصاحب العمل.',
  scales_by_income:
    'عدد جداول الشرائح {count}، والدخل الخاضع للضريبة هو الذي يحدد أيها ينطبق. الجدول الأول للدخل حتى {limit} {currency} {basis, select, monthly {شهريًا} other {سنويًا}}.',
  relief_of_smallest_pay: 'التخفيض هو المقرر لأدنى راتب. للرواتب الأعلى يحدد القانون سقفًا للخصم أو نسبة أخرى.',
  month_outside_tax_year: 'الشهر {month} ليس من أشهر السنة الضريبية {year} في {country}. أشهرها من {first} إلى {last}.',
  month_outside_employment: 'الشهر {month} لا يقع بين {first} و{last}، وهما أول شهر وآخر شهر فيهما راتب.',
  months_reversed: 'أول شهر فيه راتب، وهو {first}، يلي آخر شهر، وهو {last}.',
  month_worked_twice: 'يتكرر ذكر الأيام المدفوعة للشهر {month}. اجمع الأيام المدفوعة للشهر معًا.',
  month_repeated: 'يتكرر الشهر {month}. اجمع كل تغييرات الشهر معًا.',
  paid_once_without_month: 'يُدفع `pay.{part}` مرة واحدة. ضعه في الشهر الذي يُدفع فيه.',
  due_days_not_confirmed: 'البنود المبيّنة بأنها قديمة لم تُؤكَّد لسنتها الضريبية: تحقق من عدم تغيرها قبل الاعتماد عليها.',

  // Taxes on companies, payments and gains
  amount_is_annual_profit: 'المبلغ هو الربح الخاضع للضريبة عن السنة كاملة.',
  minimum_tax_needs_turnover: 'لا تُحسب الضريبة الدنيا دون رقم الأعمال: {rule}',
  sectors_have_own_rates: 'لبعض القطاعات معدلات خاصة: القانون الضريبي للدولة يذكر هذه القطاعات.',
  amount_is_payment: 'المبلغ هو الدفعة كاملة.',
  payment_type_assumed: 'لم يُدخَل نوع الدفعة، فطُبِّق معدل {payment}.',
  payment_type_assumed_without_services:
    'لم يُدخَل نوع الدفعة، ولا يوجد معدل مسجل للخدمات المدفوعة إلى {residency, select, non_resident {غير مقيم} other {مقيم}}، فطُبِّق معدل {payment}.',
  residency_assumed_resident: 'لم تُدخَل الإقامة، فطُبِّق معدل المقيمين.',
  residency_assumed_non_resident: 'لم تُدخَل الإقامة، ولا يوجد معدل مسجل للمقيمين، فطُبِّق معدل غير المقيمين.',
  payee_rates: 'طُبِّق المعدل العام {rate}%. تنطبق معدلات أخرى على بعض المستفيدين: {variants}.',
  payee_rates_beside_scale: 'طُبِّقت الشرائح العامة. تنطبق معدلات أخرى على بعض المستفيدين: {variants}.',
  amount_is_gain: 'المبلغ هو الربح الرأسمالي كاملًا.',
  taxpayer_assumed_individual: 'لم يُدخَل المكلف، فطُبِّقت قاعدة الأفراد.',
  taxpayer_assumed_company: 'لم يُدخَل المكلف، ولا توجد قاعدة مسجلة للأفراد، فطُبِّقت قاعدة الشركات.',
  vat_rate_undated: 'تعذّر التثبت من تاريخ آخر تغيير في المعدل. تأكد المعدل آخر مرة في التاريخ المعروض.',

  // Rates, prices and figures
  spread_indicative:
    'سعرا الشراء والبيع استرشاديان: لا يعلن المصدر إلا سعر منتصف السوق، وتضيف الخدمة هامشًا قدره {percent}%.',
  periods_carried: 'عدد الفترات {periods}، منها {empty} لم يُنشر فيها شيء. تعرض هذه الفترات آخر قيمة قبلها مع تاريخها.',
  fuel_country_unknown: 'لا يوجد سعر وقود معروف في {country}.',
  fuel_rate_not_recorded:
    'لا يوجد سعر صرف مسجل إلى {currency} بتاريخ {day} أو قبله لتحويل أسعار {country}: تبدأ السلسلة التاريخية لأسعار الصرف في {first}. إذا لم تدخل عملة، تُعرض الأسعار بالعملة المحلية.',
  bank_country_unknown: 'لا توجد مؤشرات مسجلة للبنك المركزي في {country}.',
  frequency_of_meetings: 'تعرض هذه السلسلة اجتماعات. لا تدخل وتيرة، أو استخدم "day".',
  series_without_average:
    'تسري كل قيمة في هذه السلسلة حتى القيمة التالية أو تخص فترة محددة، فلا متوسط يوميًا لها. استخدم "month-end" بدلًا من "month-average".',
  series_not_of_entity: 'لا توجد سلسلة من هذا النوع تخص {entity}. توجد السلسلة للكيانات الآتية: {entities}.',
  series_not_of_entity_among_many:
    'لا توجد سلسلة من هذا النوع تخص {entity}. توجد السلسلة للكيانات الآتية: {entities}، ولغيرها.',
  series_without_observations: 'لا توجد قيم بعد في السلسلة التي تخص {name}.',
  series_empty_in_span:
    'لا توجد قيم بين هذين اليومين في السلسلة التي تخص {name}. تاريخ أول قيمة {first}، وتاريخ آخر قيمة {last}.',

  // Keys and limits
  api_key_missing: 'لا يوجد مفتاح API. أدخله حيث تدخل عنوان الخدمة.',
  api_key_repeated: 'أُدخل مفتاح API أكثر من مرة.',
  account_token_as_key:
    'هذا رمز مميّز للحساب، وهو مخصص لإدارة المفاتيح. يتطلب الحصول على البيانات مفتاح API يبدأ بالبادئة svc_live_ أو svc_test_.',
  operation_not_allowed:
    'لا يُسمح باستخدام مفتاح API هذا في `{operation}`، بل في العمليات الآتية فقط: {allowed}. استخدم مفتاحًا آخر، أو راجع الجهة التي أصدرته.',
  request_exceeds_plan:
    'عدد الاستدعاءات المسموح به في الباقة هو {limit, number} لكل {period, select, minute {دقيقة} month {شهر} other {{period}}}، وتحتاج هذه الخلايا إلى {calls, number}. اطلب عددًا أقل في المرة الواحدة.',
  plan_used_up:
    'عدد الاستدعاءات المسموح به في الباقة هو {limit, number} لكل {period, select, minute {دقيقة} month {شهر} other {{period}}}، وقد استُخدمت كلها. أعد الحساب {when}.',
  plan_nearly_used_up:
    'عدد الاستدعاءات المسموح به في الباقة هو {limit, number} لكل {period, select, minute {دقيقة} month {شهر} other {{period}}}. تحتاج هذه الخلايا إلى {calls, number}، والمتبقي أقل من ذلك. أعد الحساب {when}.',
  session_missing: 'انتهت جلسة الوظيفة الإضافية. أعد الحساب لفتح جلسة جديدة.',
  session_expired: 'انتهت جلسة الوظيفة الإضافية. أعد الحساب لفتح جلسة جديدة.',
  session_foreign: 'لا يعرف هذا الخادم جلسة الوظيفة الإضافية. أعد الحساب لفتح جلسة جديدة.',
  batch_time_used_up: 'استغرقت الخلايا السابقة {seconds} ث، وهو الحد الأقصى للطلب الواحد. أعد الحساب.',
  batch_truth_together: 'لكل نتيجة تواريخها ومصادرها. وهي معروضة هنا مجتمعة.',
  batch_length_used_up: 'بلغ حجم ردود الخلايا السابقة {mebibytes} MiB، وهو الحد الأقصى للطلب الواحد. أعد الحساب.',
  body_too_large: 'هذه الخلايا أكثر مما تقبله الخدمة في المرة الواحدة. قسّم النطاق بين صيغتين.',
  body_of_many_values: 'عدد القيم في هذه الخلايا أكبر من {most, number}. قسّم النطاق بين صيغتين.',
  no_room_for_large_request: 'يستخدم الخدمة الآن عدد كبير من الأشخاص. أعد الحساب بعد قليل.',
  law_version_unknown:
    'لم يكن لدى هذه الخدمة الإصدار {version} من القانون. اترك الإصدار فارغًا، أو أدخل إصدارًا كان لديها.',

  // Last payslip of a leaver
  leaver_seniority_included: 'افتُرض أن الراتب يشمل علاوة الأقدمية.',
  leaver_leave_not_stated: 'لم تُذكر أيام الإجازة غير المستعملة.',
  leaver_leave_waiting:
    'يبدأ الحق في الإجازة في {day}، بعد اليوم الأخير. وما يُدفع عن الإجازة قبل ذلك لم يثبت. اذكر أيام الإجازة غير المستعملة التي تُدفع.',
  // جزء من الشهر
  part_days_assumed:
    'ضُرب راتب الشهر في {days, number} / {of, number} من أيام التقويم. لا توجد قاعدة قانونية مسجلة. لتحديد أيام أخرى أدخل الأيام المدفوعة وأيام الشهر.',
  worked_twice: 'أدخل إما أول يوم وآخر يوم مدفوعين، أو الأيام المدفوعة وأيام الشهر، لا كليهما.',
  unpaid_leave_reversed: 'آخر يوم من الإجازة بدون راتب، {to}، يسبق أول يوم، {from}.',
  unpaid_leave_outside: 'يجب أن تكون الإجازة بدون راتب بين {from} و{to}.',
  worked_without_days: 'تحتاج أيام الشهر إلى الأيام المدفوعة بجانبها.',
  worked_reversed: 'آخر يوم مدفوع، {to}، يسبق أول يوم، {from}.',
  worked_part_without_days: 'يحتاج راتب جزء من الشهر إلى الأيام المدفوعة: أول يوم أو آخر يوم مدفوع، أو عدد الأيام.',
  worked_outside_tax_year:
    'يقع {day} في السنة الضريبية {actual} في {country}، لكن السنة الضريبية المدخلة هي {year} (من {from} إلى {to}). أدخل أحدهما فقط، أو أيامًا تقع في تلك السنة الضريبية.',
  worked_outside: 'يجب أن تكون الأيام المدفوعة بين {from} و{to}.',
  part_share_assumed:
    'حُسبت الأيام المدفوعة على أنها {days, number} / {of, number} من أيام التقويم. لا توجد قاعدة قانونية مسجلة. لتحديد أيام أخرى أدخل الأيام المدفوعة وأيام الشهر.',
  worked_needs_month: 'الأيام المدفوعة للراتب الشهري فقط.',
  daily_pay_assumed:
    'اعتُبر راتب اليوم 1 / {days, number} من راتب السنة. لا توجد قاعدة قانونية مسجلة. لتحديد عدد آخر من الأيام أدخل عدد فترات الدفع في السنة.',
} satisfies Record<keyof typeof english, string>;
