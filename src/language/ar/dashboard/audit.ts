import type { sentences as english } from '../../en/dashboard/audit';

/** The audit trail, in Arabic and ICU MessageFormat. */
export const sentences = {
  audit_filter: 'تصفية',
  audit_show: 'عرض',
  audit_entries: 'القيود',
  audit_none: 'لا يوجد قيد مطابق.',
  audit_export: 'تصدير بصيغة CSV',
  audit_action: 'الإجراء',
  audit_by_whom: 'بواسطة',
  audit_by_whom_hint: 'كما يظهر في القيد.',
  audit_before: 'قبل',
  audit_after: 'بعد',
  audit_subject: 'الموضوع',
  audit_subject_hint: 'معرّف مفتاح أو عضو أو رمز مميّز أو حساب.',
  audit_account_hint: 'معرّفه. فارغ: كل الحسابات.',
  audit_first_day: 'أول يوم',
  audit_older: 'توجد قيود أقدم. اختر يومًا أخيرًا أسبق لرؤيتها.',
  audit_all_actions: 'الكل',
  audit_all_of_them: 'الكل',
  audit_none_of_them: 'لا شيء',
  audit_property_value: '{property}: \u2068{value}\u2069',
} satisfies Record<keyof typeof english, string>;
