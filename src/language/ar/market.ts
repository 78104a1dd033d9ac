import type { market as english } from '../en/market';

/** Notices and refusals about exchange rates, fuel prices and central bank figures. */
export const market = {
  // Words inside sentences.
  any_country: 'أي دولة',
  any_figure: 'أي مؤشر',
  any_fuel: 'أي وقود',
  another_currency: 'عملة أخرى',
  bank_figure: 'مؤشرات البنك المركزي',
  bank_gdp: 'نمو الناتج المحلي الإجمالي',
  bank_inflation: 'التضخم',
  bank_mpc: 'الاجتماع القادم للسياسة النقدية',
  bank_policy_rate: 'سعر الفائدة الأساسي',
  bank_tbills: 'عائد أذون الخزانة',
  currency_with_name: '{code} ({name})',
  days_with_last: '{days} و{last}',

  // Days.
  date_in_future: 'التاريخ {day} في المستقبل: البيانات متاحة حتى اليوم، {today}.',
  as_known_on_in_future: 'قيمة `as_known_on` في المستقبل: تاريخ اليوم {today}.',
  start_after_end: 'قيمة `start` ({start}) تلي قيمة `end` ({end}). بدِّل بينهما.',
  start_after_as_known_on: 'قيمة `start` ({start}) تلي قيمة `as_known_on` ({day}).',

  // Currencies.
  currency_replaced: 'لم تعد {code} ({name}) متداولة: حلت محلها {successor}.',
  currency_replaced_at: 'لم تعد {code} ({name}) متداولة: حلت محلها {successor}، بسعر {units} {code} لكل 1 {newCode}.',
  currency_not_supported: 'العملة "{code}" غير مدعومة. يعرض GET /api/v1/fx/rates العملات المدعومة.',
  currency_mistyped: 'العملة "{code}" غير مدعومة: هل تقصد {meant}؟',

  // Exchange rates.
  rate_is_parity: 'السعر هو سعر تعادل ثابت، وليس سعرًا معلنًا في السوق.',
  rate_dated: 'تاريخ السعر {date}.',
  rate_out_of_date:
    'تاريخ أحدث سعر {date}، أي قبل {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، وهو سعر قديم.',
  rate_from_before:
    'تاريخ أحدث سعر في {day} أو قبله هو {date}، أي أسبق بمقدار {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  rate_sources_differ:
    'تختلف المصادر بشأن {code}: السعر لدى {publisher} هو {value} للدولار الأمريكي الواحد، وهو {direction, select, above {أعلى} other {أقل}} بنسبة {percent}%. السعر المعروض هو سعر {served}.',
  rate_change_unknown:
    'التغير اليومي غير معروف: تاريخ السعر السابق {before}، أي أسبق بمقدار {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  spread_indicative:
    'قيمتا `bid` و`ask` استرشاديتان: لا يعلن المصدر إلا سعر منتصف السوق، وتضيف الخدمة هامشًا قدره {percent}%.',
  parity_since: 'سعر {code} ثابت عند {units} لكل 1 {anchor} منذ {from}.',
  parity_at_least_since: 'سعر {code} ثابت عند {units} لكل 1 {anchor} منذ {from} أو قبل ذلك.',
  parity_ended: 'كان سعر {code} ثابتًا عند {units} لكل 1 {anchor} من {from} إلى {to}.',
  rate_before_parity: 'لا يوجد سعر معروف بين {from} و{to} بتاريخ {day}: سعر التعادل بينهما مسجل اعتبارًا من {first}.',
  rate_before_history: 'لا يوجد سعر معروف بين {from} و{to} في {day} أو قبله. تبدأ السلسلة التاريخية في {first}.',
  rate_not_recorded: 'لا يوجد سعر مسجل بين {from} و{to}.',
  rates_not_recorded: 'لا يوجد سعر مسجل للعملات الآتية: {currencies}.',
  rates_all_out_of_date: 'جميع الأسعار المعروضة قديمة.',
  rates_out_of_date: 'أسعار قديمة: {currencies}.',
  history_empty: 'لم يُنشر أي سعر بين {from} و{to} في الفترة من {start} إلى {end}.',
  history_has_days_without_rate:
    'عدد أيام النشر {days}، منها {missing} لا يوجد فيها سعر لإحدى العملتين. هذه الأيام مستبعدة.',
  history_known: 'تاريخ أحدث سعر {latest}، وتبدأ السلسلة التاريخية في {first}.',

  // Weeks, months and years of a history.
  period_not_complete:
    'تنتهي الفترة الأخيرة في {last} وهي غير مكتملة: تشمل {observations, plural, zero {# قيمة} one {قيمة واحدة} two {قيمتين} few {# قيم} many {# قيمة} other {# قيمة}} حتى {by}.',
  periods_carried:
    'عدد الفترات {periods}، منها {empty} لم يُنشر فيها شيء. تعرض هذه الفترات آخر قيمة قبلها، وتاريخها في `observed`.',
  periods_left_out: 'عدد الأشهر {periods}، منها {empty} لم يُنشر فيها شيء. لا متوسط لهذه الأشهر، وهي مستبعدة.',
  frequency_of_meetings: 'تعرض السلسلة `{series}` اجتماعات. لا ترسل `frequency`، أو أرسل `day`.',
  series_without_average:
    'تسري كل قيمة في السلسلة `{series}` حتى القيمة التالية أو تخص فترة محددة، فلا متوسط يوميًا لها. أرسل `month-end` بدلًا من `month-average`.',

  // Fuel prices.
  fuel_previous_unknown: 'سعر {fuel} قبل {day} غير معروف: يُعرض تغيره بالقيمة 0.',
  fuel_previous_differs: 'قِيس سعر {fuel} قبل {day} بطريقة مختلفة: يُعرض تغيره بالقيمة 0.',
  fuel_date_inexact:
    'تاريخ سعر {fuel} غير محدد باليوم. درجة دقته: {precision, select, month {الشهر} year {السنة} other {{precision}}}.',
  fuel_converted: 'حُوِّلت الأسعار من {from} بسعر {rate} {to}، وهو سعر {day}.',
  fuel_converted_at_parity: 'حُوِّلت الأسعار من {from} بسعر {rate} {to}، وهو سعر تعادل ثابت.',
  fuel_of_place: 'الأسعار في {place}.',
  fuel_out_of_date:
    'تاريخ أقدم سعر معروض {date}، أي قبل اليوم المطلوب بمقدار {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، وهو سعر قديم.',
  fuel_not_recorded: 'لم يُسجَّل سعر {fuel} في {country} بتاريخ {day} أو قبله.',
  fuel_recorded_later: 'لم يُسجَّل سعر {fuel} في {country} بتاريخ {day} أو قبله: تبدأ السجلات في {first}.',
  fuel_rate_not_recorded:
    'لا يوجد سعر صرف مسجل إلى {currency} بتاريخ {day} أو قبله لتحويل أسعار {country}: تبدأ السلسلة التاريخية لأسعار الصرف في {first}. تُعرض الأسعار دون `currency` بالعملة المحلية.',
  fuel_country_unknown: 'لا يوجد سعر وقود معروف في {country}. يعرض GET /api/fuel الدول التي تتوفر أسعارها.',
  fuel_unknown_in_country: 'لا يوجد سعر معروف لوقود {fuel} في {country}. أنواع الوقود المعروفة أسعارها: {fuels}.',
  fuel_list_converted: 'حُوِّلت الأسعار إلى {currency} بأحدث الأسعار بتاريخ {day} أو قبله.',
  fuel_list_units:
    'أسعار البنزين والديزل والكيروسين لكل لتر، وغاز البترول المسال (LPG) لكل كيلوغرام. لا توجد أسعار معروفة في: {countries}.',

  // Central banks.
  policy_rate_dated: 'تاريخ سعر الفائدة الأساسي في {country} هو {day}.',
  policy_decision_missing: 'مضى موعد اجتماع {day} ولم يُسجَّل قراره: ربما تغير سعر الفائدة الأساسي.',
  policy_decisions_missing: 'مضت مواعيد اجتماعات {days} ولم تُسجَّل قراراتها: ربما تغير سعر الفائدة الأساسي.',
  policy_decision_overdue:
    'تجتمع اللجنة {months, plural, zero {كل # شهر} one {كل شهر} two {كل شهرين} few {كل # أشهر} many {كل # شهرًا} other {كل # شهر}}، ولا يوجد قرار مسجل بعد {day}: ربما تغير سعر الفائدة الأساسي.',
  policy_rhythm_unknown: 'وتيرة اجتماعات اللجنة غير مسجلة، ولا يوجد قرار مسجل بعد {day}: ربما تغير سعر الفائدة الأساسي.',
  inflation_for: 'التضخم عن {period}',
  inflation_headline_for: 'التضخم العام عن {period}',
  inflation_core_for: 'التضخم الأساسي عن {period}',
  inflation_food_for: 'تضخم المواد الغذائية عن {period}',
  tbills_for: 'عوائد أذون الخزانة عن {period}',
  tbill_91_for: 'عائد أذون الخزانة لأجل 91 يومًا عن {period}',
  tbill_182_for: 'عائد أذون الخزانة لأجل 182 يومًا عن {period}',
  tbill_364_for: 'عائد أذون الخزانة لأجل 364 يومًا عن {period}',
  gdp_for: 'نمو الناتج المحلي الإجمالي عن {period}',
  figure_up_to_date: '{figure}.',
  figure_overdue: '{figure}؛ كان من المقرر صدور قيمة أحدث في موعد أقصاه {due}.',
  period_quarter: 'الربع {quarter} من {year}',
  period_quarters: 'الربع {from} إلى {to} من {year}',
  period_with_basis: '{period} ({basis})',
  basis_estimate: 'تقدير',
  basis_forecast: 'توقع',
  period_with_scope: '{period}؛ {scope}',
  figures_not_known: 'غير معروف: {figures}.',
  banks_out_of_date: 'بيانات قديمة، لأن قرارًا أو قيمة أحدث لم تُسجَّل: {countries}. يبيّن الرد الخاص بدولة واحدة أيهما.',
  figure_not_recorded_for: 'لا توجد بيانات مسجلة عن {figure} في: {countries}.',
  bank_country_unknown:
    'لا توجد مؤشرات مسجلة للبنك المركزي في {country}. يعرض GET /api/rates الدول التي تتوفر مؤشراتها.',
  figure_not_recorded: 'لا توجد بيانات مسجلة عن {figure} في {country}.',
  figure_not_recorded_on: 'لا توجد بيانات مسجلة عن {figure} في {country} بتاريخ {day}.',
  figure_recorded_later: 'لا توجد بيانات مسجلة عن {figure} في {country} بتاريخ {day} أو قبله: تبدأ السجلات في {first}.',
  indicators_recorded: 'المسجل: {indicators}.',
  records_start: 'تبدأ السجلات في {first}.',

  // Series.
  series_not_of_entity: 'لا توجد سلسلة `{series}` تخص {entity}. توجد السلسلة للكيانات الآتية: {entities}.',
  series_not_of_entity_among_many:
    'لا توجد سلسلة `{series}` تخص {entity}. توجد السلسلة للكيانات الآتية: {entities}، ولغيرها: يعرضها GET /api/v1/status.',
  pair_of_one_currency: 'العملة مكررة في {entity}. اكتب عملتين مختلفتين، مثل ZAR/KES.',
  series_without_observations:
    'لا توجد قيم في سلسلة `{series}` التي تخص {name}. يعرض GET /api/v1/status السلاسل التي تتوفر قيمها.',
  series_empty_in_span:
    'لا توجد في هذه الفترة قيم في سلسلة `{series}` التي تخص {name}. تاريخ أول قيمة {first}، وتاريخ آخر قيمة {last}.',
  promise_daily: 'سعر لكل يوم عمل، خلال 24 ساعة.',
  promise_decisions: 'خلال 24 ساعة من كل اجتماع؛ وإذا لم يُعرف موعد الاجتماع، يُؤكَّد السعر بوتيرة اجتماعات اللجنة.',
  promise_announcements: 'الاجتماع القادم فور الإعلان عنه.',
  promise_interval: 'أقصى عدد من الأيام بين قيمة والتي تليها: {days}.',
  promise_month: 'قيمة لكل شهر. أقصى عدد من الأيام بعد نهاية الشهر: {days}.',
  promise_quarter: 'قيمة لكل ربع سنة. أقصى عدد من الأيام بعد نهايته: {days}.',
  promise_year: 'قيمة لكل سنة. أقصى عدد من الأيام بعد نهايتها: {days}.',
} satisfies Record<keyof typeof english, string>;
