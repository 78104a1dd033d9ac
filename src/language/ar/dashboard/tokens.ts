import type { sentences as english } from '../../en/dashboard/tokens';

/** The tokens of an account, in Arabic and ICU MessageFormat. */
export const sentences = {
  token_state_active: 'نشط',
  token_state_expired: 'منتهي الصلاحية',
  token_state_revoked: 'ملغى',
  token_begins_with: 'يبدأ بـ',
  token_state: 'الحالة',
  token_made: 'تاريخ الإنشاء',
  make_a_token: 'إنشاء رمز مميّز',
  make_the_token: 'إنشاء الرمز المميّز',
  token_given_to: 'البرنامج الذي يُعطى له.',
  token_works_until_revoked: 'فارغ: يعمل حتى تلغيه.',
  what_a_token_is: 'بالرمز المميّز يدير برنامج الحساب. للحصول على الأرقام، استخدم مفتاحًا.',
  no_token_yet: 'لا يوجد في الحساب رمز مميّز بعد.',
  token_header: 'يرسله البرنامج في الترويسة x-api-key.',
  back_to_tokens: 'العودة إلى كل الرموز المميّزة',
  revoke_this_token: 'إلغاء {name}',
  revoke_token_explained: 'تُرفض البرامج التي تستخدم الرمز المميّز نهائيًا. تظل المفاتيح التي أنشأتها تعمل.',
  revoke_token: 'إلغاء الرمز المميّز',
  token_revoked: 'أُلغي الرمز المميّز {name}.',
  token_shown_once: 'لن يظهر الرمز المميّز إلا هذه المرة. انسخه الآن واحفظه في مكان آمن.',
  token_kept: 'حفظت الرمز المميّز',
  this_token: 'الرمز المميّز',
  token_secret_of: '{what}: {name}',
} satisfies Record<keyof typeof english, string>;
