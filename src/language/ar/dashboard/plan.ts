import type { sentences as english } from '../../en/dashboard/plan';

/** The plan of an account, in Arabic and ICU MessageFormat. */
export const sentences = {
  plans: 'الباقات',
  no_limit_of_calls: 'بلا حد',
  calls_a_month: 'الاستدعاءات في الشهر',
  calls_a_minute: 'الاستدعاءات في الدقيقة',
  past_figures: 'الأرقام السابقة',
  how_to_get_it: 'كيفية الحصول عليها',
  plan_yours: '{plan} (باقتك)',
  yes: 'نعم',
  no: 'لا',
  on_request: 'عند الطلب',
  at_once: 'فورًا',
  plans_side_by_side: 'مقارنة الباقات',
  ask_for_higher: 'طلب باقة أعلى',
  request_sent: 'أُرسل طلبك. القرار لمشغّل هذه الخدمة.',
  needed_for: 'سبب حاجتك إليها',
  needed_for_hint: 'مثلًا، عدد الموظفين وعدد الاستدعاءات في الشهر.',
  send_request: 'إرسال الطلب',
  earlier_requests: 'الطلبات السابقة',
  no_requests: 'لا توجد طلبات.',
  column_note: 'ملاحظة',
  column_by: 'بواسطة',
  column_decision: 'القرار',
  not_decided: 'لم يُبتّ فيه بعد',
  decided_at: '{decision}، {moment}',
} satisfies Record<keyof typeof english, string>;
