import type { settings as english } from '../en/settings';

/** What is wrong with a setting. The rules follow the name of the setting. */
export const settings = {
  setting_wrong: '{name}: {rule} {help, select, other {يشرح الملف .env.example هذا الإعداد بالإنجليزية.}}',
  setting_address: 'يجب أن يكون عنوانًا يبدأ بـ http:// أو https://.',
  setting_postgres: 'يجب أن يبدأ بـ postgres://.',
  setting_workers: 'يجب أن يكون auto أو عددًا صحيحًا من 1 إلى 999.',
  setting_choice: 'يجب أن يكون {others} أو {last}.',
  setting_number:
    'يجب أن يكون عددًا من {least} إلى {most}{unit, select, seconds { (بالثواني)} percent { (بالمئة)} other {}}.',
  setting_whole_number:
    'يجب أن يكون عددًا صحيحًا من {least} إلى {most}{unit, select, calls { (استدعاءات)} connections { (اتصالات)} megabytes { (ميغابايت)} requests { (طلبات)} other {}}.',
  setting_origins:
    'يجب أن يكون قائمة أصول ويب تفصل بينها فواصل، مثل https://app.example.com,https://intranet.example.com.',
  setting_tenant: 'يجب أن يكون معرّف الدليل (المستأجر) كما يعرضه Microsoft Entra: 8-4-4-4-12 رقمًا ست عشريًا.',
  setting_application: 'يجب أن يكون معرّف التطبيق (العميل) كما يعرضه Microsoft Entra: 8-4-4-4-12 رقمًا ست عشريًا.',
  setting_networks: 'يجب أن يكون قائمة عناوين أو شبكات تفصل بينها فواصل، مثل 10.0.0.5,192.168.0.0/16.',
  setting_contact: 'يجب أن يكون عنوان ويب أو عنوان بريد إلكتروني من دون مسافات.',
  setting_public_keys:
    'يجب أن يكون قائمة مفاتيح عامة Ed25519 بترميز base64 تفصل بينها فواصل، كما يعرضها `npm run law -- keys new`.',
  setting_domains: 'يجب أن يكون قائمة نطاقات تفصل بينها فواصل، مثل example.com,example.org.',
  setting_smtp: 'يجب أن يبدأ بـ smtp:// أو smtps://.',
  setting_sender: 'يجب أن يكون عنوان بريد إلكتروني، أو اسمًا يليه عنوان بريد إلكتروني بين قوسين زاويّين.',
  setting_emails: 'يجب أن يكون قائمة عناوين بريد إلكتروني تفصل بينها فواصل، مثل ann@example.com,ben@example.com.',
  setting_token: 'يجب أن يتكون من 16 حرفًا أو رقمًا أو رمزًا على الأقل، من دون مسافات.',
  entra_authority_unsafe:
    'يجب أن يبدأ SVC_ENTRA_AUTHORITY بـ https://: منه تأتي المفاتيح التي يُتحقق بها من الرموز المميّزة.',
  entra_without_registration:
    'يحتاج SVC_ADDIN_ACCESS=entra إلى SVC_ENTRA_TENANT وSVC_ENTRA_CLIENT_ID: معرّفا الدليل والتطبيق المسجَّل في Microsoft Entra.',
  secret_without_registration: 'يحتاج SVC_ENTRA_CLIENT_SECRET إلى SVC_ENTRA_TENANT وSVC_ENTRA_CLIENT_ID.',
  upstream_without_key: 'يحتاج SVC_UPSTREAM_URL إلى SVC_API_KEY: المفتاح الذي تُستدعى به تلك الخدمة.',
  upstream_unsafe: 'يجب أن يبدأ SVC_UPSTREAM_URL بـ https://، لأن مفتاح API يُرسل إليه؛ ولا يُقبل http:// إلا لهذا الجهاز.',
  tls_files_together: 'يُضبط SVC_TLS_CERT وSVC_TLS_KEY معًا: ملف الشهادة وملف مفتاحها، بصيغة PEM.',
  tls_file_unreadable: '{name}: تعذّرت قراءة {file}. يجب أن يكون ملفًا بصيغة PEM.',
  host_open_to_all:
    'يمكن الوصول إلى SVC_HOST {host} من أجهزة أخرى، ومع الإعداد SVC_ADDIN_ACCESS=local يستطيع كل من يصل إلى الوظيفة الإضافية أن يستخدمها. اضبط SVC_ADDIN_ACCESS على code أو entra، أو اضبط SVC_HOST على 127.0.0.1.',
  smtp_without_sender: 'يحتاج SVC_SMTP_URL إلى SVC_MAIL_FROM: العنوان الذي تُرسل منه الرسائل.',
  database_url_wrong:
    'يجب أن يبدأ SVC_DATABASE_URL بـ postgres://. اتركه فارغًا لحفظ كل شيء في SQLite، في المجلد الذي يحدده SVC_DATA_DIR.',
  plans_file_unreadable: 'تعذّرت قراءة ملف SVC_PLANS_FILE بصيغة JSON، وهو {file}. يجب أن يكون محتواه مثل {example}.',
  plans_file_wrong: 'في ملف SVC_PLANS_FILE، وهو {file}: {place} {rule} يجب أن يكون محتواه مثل {example}.',
  feeds_file_unreadable: 'تعذّرت قراءة ملف SVC_FEEDS_FILE بصيغة JSON، وهو {file}: {reason}',
  feeds_file_wrong: 'في ملف SVC_FEEDS_FILE: {place} {rule}',
  feeds_file_restricted:
    'في ملف SVC_FEEDS_FILE: لا يمكن أن تكون قيمة {feed}.on هي true، لأن شروط المصدر تقيّد استخدامه. ويُفعَّل بالإعداد {setting}=on.',
  entry_limit: 'يجب أن يكون عددًا صحيحًا أكبر من 0، أو `null`.',
  entry_cron: 'يجب أن يكون جدولة بصيغة cron، مثل "17 1,7,13,19 * * *".',
  entry_timezone: 'يجب أن يكون منطقة زمنية، مثل "Africa/Nairobi".',
  entry_feed: 'ليس مصدر بيانات: المصادر هي {names}.',
  entry_unknown: 'غير معروف هنا.',
  entry_form: 'ناقص، أو ليس بالصيغة المطلوبة.',
} satisfies Record<keyof typeof english, string>;
