import type { libreoffice as english } from '../en/libreoffice';

/** What the extension for LibreOffice says beside the sentences of cells. */
export const libreoffice = {
  about:
    'الضرائب والرواتب وضريبة القيمة المضافة وأسعار الصرف وأسعار الوقود وبيانات البنوك المركزية في 54 دولة أفريقية، على شكل دوال في Calc.',

  // Menu and options
  menu_refresh: 'تحديث كل الأرقام',
  menu_excel: 'اعتماد صيغ Excel',
  menu_options: 'العنوان ومفتاح API…',
  options_page: 'الخدمة',
  options_address: 'عنوان الخدمة',
  options_address_example: 'مثل \u2066https://finance.example.com\u2069',
  options_key: 'مفتاح API',
  options_note:
    'يُحفظ المفتاح في ملف التعريف الخاص بك في LibreOffice، ولا يُحفظ في أي مستند. بعد أي تغيير اختر SVC Finance ثم «تحديث كل الأرقام».',

  // Arguments
  required: 'إلزامي. {description}',
  argument_missing: 'الوسيطة {argument} ناقصة. {meaning}',
  year_out_of_range: '{number} ليس تاريخًا. أدخل تاريخًا، أو نصًا مثل "\u20662026-11-20\u2069".',

  // Without an answer of the service
  place_of_options: 'أدوات، خيارات، SVC Finance Africa',
  key_missing: 'لا يوجد مفتاح API بعد. أدخل مفتاحك في {place}، ثم أعد الحساب.',
  key_refused: '{sentence} المفتاح في {place}.',
  address_wrong: 'يجب أن يبدأ عنوان الخدمة بـ \u2066https://\u2069 أو \u2066http://\u2069. صحّحه في {place}.',
  other_status: 'أجاب \u2066{address}\u2069 بالحالة {status}. تحقق من العنوان: {place}.',
  no_answer: 'لا يجيب \u2066{address}\u2069. تحقق من العنوان في {place}، ومن أن الخدمة تعمل. ثم أعد الحساب.',
  answer_unreadable: 'تتعذّر قراءة إجابة \u2066{address}\u2069. تحقق من العنوان في {place}.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
