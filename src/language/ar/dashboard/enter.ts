import type { sentences as english } from '../../en/dashboard/enter';

/** The pages on which people sign up and log in, in Arabic and ICU MessageFormat. */
export const sentences = {
  mail_on_its_way:
    'إذا كان استخدام {email} متاحًا هنا، فقد أُرسلت إليه رسالة. افتح الرابط الذي فيها. لم تصلك رسالة؟ ابحث في مجلد البريد غير المرغوب فيه، أو أعد الطلب بعد بضع دقائق.',
  mail_in_log:
    'لا يرسل هذا الخادم رسائل بريد إلكتروني. إذا كان استخدام {email} متاحًا هنا، فالرابط موجود في سجل الخادم، حيث يستطيع مشغّله قراءته.',
  no_mail:
    'لا يرسل هذا الخادم رسائل بريد إلكتروني. يُكتب الرابط في سجل الخادم. قبل المتابعة، اطلب من مشغّل هذه الخدمة أن يمرره إليك. لمن تتوجه:',
  forgotten_password: 'نسيت كلمة المرور',
  forgotten_what_to_do: 'أدخل عنوانك. سيصلك رابط لضبط كلمة مرور جديدة.',
  send_me_a_link: 'أرسل إليّ رابطًا',
  back_to_log_in: 'العودة إلى تسجيل الدخول',
  welcome: 'مرحبًا',
  first_account_link: 'ينشئ هذا الرابط أول حساب في هذا التثبيت، ويسجّل دخولك.',
  link_is_ready: 'رابطك جاهز. يعمل مرة واحدة.',
  open_dashboard: 'فتح لوحة التحكم',
  log_in_otherwise: 'تسجيل الدخول بطريقة أخرى',
  second_factor_title: 'التحقق بخطوتين',
  enter_app_code: 'أدخل الرمز الذي يعرضه تطبيق المصادقة الآن.',
  start_again: 'البدء من جديد',
  log_in_with_microsoft: 'تسجيل الدخول بحساب Microsoft',
  microsoft_refused: 'لم تسجّل Microsoft دخولك. أعد المحاولة، أو سجّل الدخول بطريقة أخرى.',
  log_in_with_link: 'تسجيل الدخول برابط عبر البريد',
  log_in_with_password: 'تسجيل الدخول بكلمة مرور',
  confirm_my_address: 'تأكيد عنواني',
  new_password_is_set: 'ضُبطت كلمة مرورك الجديدة. سُجّل خروجك من كل الأجهزة.',
  set_password: 'ضبط كلمة المرور',
  ask_for_new_link: 'طلب رابط جديد',
  nobody_signs_up: 'التسجيل مغلق هنا حاليًا. اطلب حسابًا من مشغّل هذه الخدمة.',
  who_signs_up: 'التسجيل متاح لعناوين {domains}.',
  have_an_account: 'لديك حساب؟',
  address_confirmed: 'تم تأكيد العنوان',
  address_is_confirmed: 'تم تأكيد عنوان بريدك الإلكتروني. يمكنك الآن تسجيل الدخول.',
  confirm_your_address: 'أكِّد عنوانك',
  no_link_yet: 'هل انتهت صلاحية رابطك، أو لم يصلك رابط؟ اطلب رابطًا جديدًا.',
} satisfies Record<keyof typeof english, string>;
