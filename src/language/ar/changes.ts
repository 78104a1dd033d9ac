import type { changes as english } from '../en/changes';

/** Sentences about what changed. */
export const changes = {
  change_value: '{what}: {after} اعتبارًا من {day}، والقيمة السابقة {before}.',
  change_first_value: '{what}: {after} اعتبارًا من {day}. لا توجد قيمة سابقة مسجلة.',
  change_meeting: '{what}: اجتماع في {day}.',
  change_meeting_off: '{what}: أُلغي الاجتماع المقرر في {day}.',
  change_law_ahead: '{what}: قواعد جديدة اعتبارًا من {day}، مسجلة مسبقًا.',
  change_law_applies: '{what}: تسري قواعد جديدة اعتبارًا من {day}.',
  change_law_ahead_value: '{what}: {after} اعتبارًا من {day}، مسجلة مسبقًا.',
  change_law_applies_value: '{what}: {after} اعتبارًا من {day}.',
  change_law_corrected: '{what}: صُحِّحت القواعد السارية ابتداءً من {day}.',
  // What values are measured in.
  value_in_percent: '{value}%',
  unit_of_pair: '{to} لكل واحد {from}',
  unit_of_rate: '{currency} للدولار الأمريكي الواحد',
  unit_of_fuel_litre: '{currency} للتر',
  unit_of_fuel_kg: '{currency} للكيلوغرام',
  unit_local_currency: 'العملة المحلية',
  unit_of_wage: '{currency} {period}',

  // The parts of the law.
  law_subject_income_tax: 'ضريبة الدخل',
  law_subject_contributions: 'الاشتراكات',
  law_subject_minimum_wage: 'الحد الأدنى للأجور',
  law_subject_vat: 'ضريبة القيمة المضافة',
  law_subject_corporate_tax: 'ضريبة الشركات',
  law_subject_withholding_tax: 'ضريبة الاستقطاع',
  law_subject_capital_gains_tax: 'ضريبة الأرباح الرأسمالية',
  law_subject_label_income_tax: 'ضريبة الدخل',
  law_subject_label_contributions: 'الاشتراكات',
  law_subject_label_minimum_wage: 'الحد الأدنى للأجور',
  law_subject_label_vat: 'ضريبة القيمة المضافة',
  law_subject_label_corporate_tax: 'ضريبة الشركات',
  law_subject_label_withholding_tax: 'ضريبة الاستقطاع',
  law_subject_label_capital_gains_tax: 'ضريبة الأرباح الرأسمالية',
  payer_employee: 'الموظف',
  payer_employer: 'صاحب العمل',

  changes_history: 'التغييرات المسجلة قبل أكثر من 31 يومًا',
  cursor_unknown: 'يجب أن تكون قيمة `cursor` هي `next_cursor` من رد سابق.',
  changes_feed_title: 'تغييرات القوانين والمؤشرات: {countries}',
  changes_feed_subtitle: 'القوانين والبنوك المركزية وأسعار الوقود وأسعار الصرف في الدول الأفريقية، من الأحدث إلى الأقدم.',
  all_countries: 'جميع الدول',
  calendar_title: 'مواعيد استحقاق التزامات الرواتب واجتماعات البنوك المركزية: {countries}',
  calendar_due: '{what}، رواتب {month}',
  calendar_meeting: '{bank}: اجتماع السياسة النقدية',
  change_source:
    '{countries}: لم يعد {publisher} يذكر {figures, plural, zero {أي رقم} one {رقمًا واحدًا} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}} من القانون المسجل.',
} satisfies Record<keyof typeof english, string>;
