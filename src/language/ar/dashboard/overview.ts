import type { sentences as english } from '../../en/dashboard/overview';

/** The overview of an account, in Arabic and ICU MessageFormat. */
export const sentences = {
  column_calls: 'الاستدعاءات',
  calls_by_day: 'الاستدعاءات حسب اليوم',
  calls_summary:
    '{calls, plural, zero {لا استدعاءات} one {استدعاء واحد} two {استدعاءان} few {# استدعاءات} many {# استدعاءً} other {# استدعاء}} من {start} إلى {end}.',
  no_calls: 'لا استدعاءات في هذه المدة. حيث تجيب عدة خوادم، قد يستغرق ظهور الاستدعاء دقيقة.',
  column_day: 'اليوم',
  by_operation: 'حسب العملية',
  column_operation: 'العملية',
  by_outcome: 'حسب النتيجة',
  column_outcome: 'النتيجة',
  column_reason: 'السبب',
  span_days: '{days, plural, zero {أقل من يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  deleted_key: 'مفتاح محذوف',
  span: 'المدة',
  one_key: 'المفتاح',
  all_keys: 'كل المفاتيح',
  latest_refused: 'آخر الاستدعاءات المرفوضة',
  none_refused: 'لم يُرفض أي استدعاء.',
  start_here: 'ابدأ من هنا',
  what_a_key_is:
    'لا يوجد في الحساب مفتاح بعد. يتيح المفتاح لبرنامج أو نص برمجي أو Power Query سؤال هذه الخدمة. وظيفة Excel الإضافية لا تحتاج إلى مفتاح.',
  make_first_key: 'إنشاء مفتاحك الأول',
  ask_an_owner: 'اطلب من مالك الحساب إنشاء مفتاح.',
} satisfies Record<keyof typeof english, string>;
