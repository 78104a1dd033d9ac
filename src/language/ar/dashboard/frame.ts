import type { sentences as english } from '../../en/dashboard/frame';

/** What pages outside and inside the dashboard say, in Arabic and ICU MessageFormat. */
export const sentences = {
  log_in_to_see: 'سجّل الدخول لرؤية حسابك.',
  log_in: 'تسجيل الدخول',
  sign_up: 'إنشاء حساب',
  ask_again: 'إعادة المحاولة',
  service_unreachable: 'تعذّر الوصول إلى الخدمة. تحقق من اتصالك، ثم أعد المحاولة.',
  one_moment: 'لحظة…',
  cancel_form: 'إلغاء',
  field_name: 'الاسم',
  field_email: 'عنوان البريد الإلكتروني',
  field_password: 'كلمة المرور',
  field_new_password: 'كلمة المرور الجديدة',
  field_new_password_hint:
    'لا تقل عن {least, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}. عبارة من عدة كلمات يسهل تذكرها.',
  field_code: 'رمز التحقق',
  field_code_hint: 'ستة أرقام، أو رمز احتياطي.',
  documentation_link: 'الدليل',
  page_language: 'اللغة',
} satisfies Record<keyof typeof english, string>;
