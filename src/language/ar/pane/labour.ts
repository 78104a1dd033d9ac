import type { sentences as english } from '../../en/pane/labour';

/** Kinds of labour law inside sentences, in Arabic and ICU MessageFormat. The pane and the service say them. */
export const sentences = {
  labour_hours: 'ساعات العمل',
  labour_overtime: 'العمل الإضافي',
  labour_night_work: 'العمل الليلي',
  labour_rest_day_work: 'العمل في يوم الراحة الأسبوعية',
  labour_public_holiday: 'العطل الرسمية',
  labour_annual_leave: 'الإجازة السنوية',
  labour_sick_leave: 'الإجازة المرضية',
  labour_maternity: 'إجازة الأمومة',
  labour_paternity: 'إجازة الأبوة',
  labour_notice: 'مهلة الإخطار',
  labour_probation: 'فترة الاختبار',
  labour_severance: 'تعويض الفصل',
  labour_redundancy: 'تعويض التسريح لأسباب اقتصادية',
  labour_gratuity: 'مكافأة انتهاء العقد المحدد المدة',
  labour_retirement: 'مكافأة التقاعد',
  labour_seniority_bonus: 'علاوة الأقدمية',
  labour_thirteenth_month: 'راتب الشهر الثالث عشر',
  labour_hourly_divisor: 'أجر الساعة وأجر اليوم',
} satisfies Readonly<Record<keyof typeof english, string>>;
