import type { googleSheets as english } from '../en/google-sheets';

/** What the package for Google Sheets says beside the sentences of cells. No word may agree with a number. */
export const googleSheets = {
  // Menu
  menu_open: 'فتح اللوحة',
  menu_refresh: 'تحديث الأرقام',
  place_of_open: 'الإضافات، {product}، فتح اللوحة',
  place_of_refresh: 'الإضافات، {product}، تحديث الأرقام',

  // Formulas
  not_set: 'لم تُحدد أي خدمة. اختر {place}، وأدخل عنوانها ومفتاح API. في جدول بيانات يملكه شخص آخر، يفعل ذلك مالكه.',
  unreachable:
    'تعذر الوصول إلى الخدمة المالية من Google. تحقق من عنوانها في اللوحة. يقول Google: \u2066{reason}\u2069.',
  not_the_service: 'ما أجاب ليس الخدمة المالية. تحقق من عنوانها في اللوحة.',
  quota:
    'لا يسمح Google بمزيد من الطلبات اليوم. حده اليومي 20000 طلب للحسابات الشخصية. استخدم نطاقًا بدل الخلايا المفردة.',
  too_long: 'يمنح Google الصيغة 30 ثانية، وتحتاج الخدمة إلى وقت أطول لكل صفوفها. قسّم النطاق بين صيغتين.',
  not_allowed: 'لم يسمح Google بعد لهذا البرنامج بإرسال الطلبات. اختر {place}، واسمح بما يطلبه Google.',
  one_cell: 'الوسيطة {parameter} تقبل خلية واحدة، لا نطاقًا.',
  error_in_cell: 'خلية تستخدمها هذه الصيغة فيها الخطأ {code}.',
  ask_again: '{sentence} للمحاولة من جديد اختر {place}.',
  in_row: 'خطأ: {sentence}',

  // Panel
  connection: 'الاتصال',
  address: 'عنوان الخدمة',
  address_hint: 'يبدأ بـ \u2066https://\u2069. يجب أن يستطيع Google الوصول إليه عبر الإنترنت.',
  key: 'مفتاح API',
  key_hint: 'المفتاح الذي يبدأ بـ \u2066svc_test_\u2069 يجيب ببيانات تجريبية.',
  key_stored: 'المفتاح المحفوظ ينتهي بـ \u2066{end}\u2069. اترك الحقل فارغًا للإبقاء عليه.',
  owner:
    'في جدول بيانات مشترك تستخدم الصيغ عنوان مالكه ومفتاحه. لا يحتاج الآخرون إلى إدخال شيء. من يستطيع تعديل جدول البيانات يستطيع أيضًا تعديل هذا البرنامج وقراءة المفتاح.',
  save: 'حفظ واختبار',
  saving: 'جارٍ الاختبار…',
  connected: 'تم الاتصال. تأخذ الصيغ أرقامها الآن من هذه الخدمة.',
  connected_to_samples: 'تم الاتصال. يجيب هذا المفتاح ببيانات تجريبية، لا بأرقام حقيقية.',
  bad_address: 'أدخل عنوانًا مثل \u2066https://finance.example.com\u2069.',
  private_address: 'لا يستطيع Google الوصول إلى هذا العنوان، لأنه موجود على جهازك أو في شبكتك فقط. أدخل عنوانًا عامًّا.',
  no_key: 'أدخل مفتاح API.',
  bad_key: 'يبدأ مفتاح API بـ \u2066svc_live_\u2069 أو \u2066svc_test_\u2069.',
  functions: 'الدوال',
  help: 'كل الدوال مع وسيطاتها، كما يكتبها Excel',
  search: 'البحث في الدوال',
  insert: 'إدراج',
  insert_example: 'إدراج مثال {name}',
  inserted: 'الصيغة \u2066{formula}\u2069 الآن في {cell}.',
  no_cell: 'حدد خلية أولًا.',
  no_function: 'لا توجد دالة فيها هذا النص.',
  gives: 'النتيجة: {result}',
  table_size: 'الصفوف: {rows}، الأعمدة: {columns}',
  data: 'البيانات',
  show_status: 'عرض حالة البيانات',
  asking: 'جارٍ السؤال…',
  on_schedule: 'السلاسل في موعدها: {kept}. المتأخرة: {late}.',
  late_series: '{name}، أحدث رقم بتاريخ {date}',
  more_late: 'سلاسل متأخرة أخرى: {count}',
  refresh_hint: 'يحتفظ Google Sheets بالنتيجة حتى تتغير وسيطة. هذا الأمر يطلب كل رقم من جديد.',
  refreshing: 'جارٍ التحديث…',
  refreshed: 'الصيغ التي تسأل من جديد: {count}.',
  not_restored: 'لم يُعد Google إلى هذه الخلايا صيغها. أدخلها من جديد: \u2066{formulas}\u2069',
  refreshed_in_part: 'الصيغ التي تسأل من جديد: {count}. ترك حد الوقت لدى Google صيغًا عددها: {left}. حدّث مرة أخرى.',
  failed: 'لم ينفذ Google هذا الأمر. أعد تحميل جدول البيانات ثم حاول من جديد.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
