import type { commands as english } from '../en/commands';
import { family } from '../family';

const warnings =
  '{warnings, plural, zero {لا تنبيهات} one {تنبيه واحد} two {تنبيهان} few {# تنبيهات} many {# تنبيهًا} other {# تنبيه}}';

/** What every command says, with what the doctor says about an installation. */
export const commands = {
  command_usage: 'الاستخدام:',
  command_options: 'الخيارات:',
  command_options_placeholder: '[خيارات]',
  command_help_option: 'عرض هذه المساعدة',
  command_json_option: 'عرض النتيجة بصيغة JSON',
  command_arguments_wrong: 'لا يقبل هذا الأمر {arguments}.',
  command_commands: 'الأوامر:',
  command_arguments: 'المعاملات:',
  command_command_placeholder: '[أمر]',
  command_choices: 'القيم الممكنة: {choices}',
  command_default: 'القيمة الافتراضية: {value}',
  command_argument_missing: 'ينقص هذا الأمر {argument}.',
  command_unknown: 'لا يوجد أمر {command}.',
  command_value_missing: 'يحتاج الخيار {option} إلى قيمة.',
  command_option_missing: 'ينقص هذا الأمر الخيار {option}.',
  command_choice_wrong: 'لا يقبل الخيار {option} القيمة {value}. القيم المقبولة: {choices}.',
  command_dry_run_option: 'عرض ما سيجري فقط',
  command_never: 'أبدًا',
  command_any: 'بلا قيد',
  command_no_store:
    'لا يوجد مخزن بيانات في {directory}. ينشئه التشغيل الأول للخادم. وإذا سبق تشغيل الخادم، فأعطِ هذا الأمر إعداداته: SVC_DATABASE_URL أو SVC_DATA_DIR.',
  command_store_made: 'لم يكن في {directory} مخزن بيانات، فأُنشئ مخزن جديد.',
  command_moment_wrong: 'يقبل {option} يومًا من التقويم، مثل {example}، أو عدد أيام من الآن، مثل 90d.',
  command_moment_past: '{option} {day} في الماضي. اذكر اليوم أو يومًا بعده.',
  command_plan_unknown: '«{plan}» ليست باقة. استخدم إحدى هذه: {plans}.',
  command_file_exists: '{file} موجود. اذكر ملفًا جديدًا.',
  command_none_named:
    'لا يوجد {noun, select, key {مفتاح} access_code {رمز دخول} account {حساب} member {عضو} device {جهاز} request {طلب مفتوح} other {رمز مميّز}} «{named}». اعرض القائمة بالأمر `{list}`.',
  command_several_named:
    'يوافق «{named}» أكثر من {noun, select, key {مفتاح} access_code {رمز دخول} account {حساب} member {عضو} device {جهاز} request {طلب مفتوح} other {رمز مميّز}} (العدد: {count}). استخدم معرّف المطلوب.',
  command_column_id: 'المعرّف',
  command_column_kind: 'النوع',
  command_column_plan: 'الباقة',
  command_column_key: 'المفتاح',
  command_column_state: 'الحالة',
  command_column_made: 'الإنشاء',
  command_column_ends: 'الانتهاء',
  command_column_last_use: 'آخر استخدام',
  command_column_networks: 'الشبكات',
  command_column_operations: 'العمليات',
  command_column_name: 'الاسم',
  command_column_devices: 'الأجهزة',
  command_column_table: 'الجدول',
  command_column_rows: 'الصفوف',
  command_column_source: 'المصدر',
  command_column_target: 'الهدف',
  command_column_backup: 'النسخة الاحتياطية',
  command_column_store: 'مخزن البيانات',
  doctor_about:
    'يفحص هذا التثبيت بإعدادات البيئة، ويذكر ما فيه من خطأ وما يجب فعله: Node.js والبناء والقوانين والأرقام والإعدادات ومجلد البيانات ومخزن البيانات والمفاتيح والمنفذ والشهادة والخوادم الوسيطة والوظيفة الإضافية والساعة ومصادر البيانات. يمكن أن يكون الخادم قيد التشغيل. ولا يُغيَّر شيء.',
  doctor_exit_codes: 'رمز الخروج: 0 إذا كان التثبيت يعمل، مع تنبيهات أو من دونها؛ و1 إذا كان فيه خطأ.',
  doctor_works: `التثبيت يعمل؛ ${warnings}.`,
  doctor_faults: `{faults, plural, zero {لا أخطاء} one {خطأ واحد} two {خطآن} few {# أخطاء} many {# خطأً} other {# خطأ}} للإصلاح؛ ${warnings}.`,
  ...family('doctor_state', { good: 'سليم', warning: 'تنبيه', wrong: 'خطأ' }),
  ...family('doctor_part', {
    'Node.js': 'Node.js',
    build: 'البناء',
    'law and figures': 'القوانين والأرقام',
    settings: 'الإعدادات',
    'data directory': 'مجلد البيانات',
    store: 'مخزن البيانات',
    keys: 'المفاتيح',
    clock: 'الساعة',
    feeds: 'مصادر البيانات',
    'age of the law': 'عمر القوانين',
    port: 'المنفذ',
    certificate: 'الشهادة',
    proxies: 'الخوادم الوسيطة',
    'add-in': 'الوظيفة الإضافية',
    traces: 'التتبع',
  }),
  doctor_not_checked: 'تعذّر إجراء هذا الفحص: {reason}',
  doctor_node: 'الإصدار Node.js {version}.',
  doctor_node_old: 'الإصدار Node.js {version} قديم جدًا. ثبّت {least} أو أحدث، ثم شغّل `npm ci` مرة أخرى.',
  doctor_node_unmaintained:
    'تعمل الخدمة على Node.js {version}، وهو لا يتلقى إصلاحات أمنية منذ {until}. ثبّت إصدارًا أحدث حين تستطيع.',
  doctor_build_missing:
    '{part, select, server {لم يُبنَ الخادم} pane {لم تُبنَ لوحة الوظيفة الإضافية} other {لم تُبنَ دوال الوظيفة الإضافية}}: لا يوجد {file}. شغّل `npm run build`.',
  doctor_build_present: 'جميع الملفات المبنية موجودة.',
  doctor_build_newer: 'جميع الملفات المبنية موجودة، وهي أحدث من مصادرها.',
  doctor_build_older: 'تغيرت المصادر منذ آخر بناء. يعيد `npm start` بناءها.',
  doctor_data_sound: 'تطابق جميع ملفات القوانين والأرقام المجاميع الاختبارية للإصدار.',
  doctor_settings_valid: 'الإعدادات صحيحة.',
  doctor_setting_unknown: '{name} ليس إعدادًا، ولا أثر له. يسرد .env.example جميع الإعدادات.',
  doctor_setting_misspelt: '{name} ليس إعدادًا، ولا أثر له. هل قصدت {meant}؟ يسرد .env.example جميع الإعدادات.',
  doctor_directory_not_written: 'تتعذر الكتابة في {directory}: {reason}.',
  doctor_directory_written: 'يمكن الكتابة في {directory}.',
  doctor_directory_missing: '{directory} غير موجود بعد. ينشئه التشغيل الأول، مع مفتاح لهذا الجهاز.',
  doctor_space: 'المساحة المتاحة على القرص الذي يقع عليه {directory} هي {free, number} MiB.',
  doctor_space_little:
    'المساحة المتاحة على القرص الذي يقع عليه {directory} هي {free, number} MiB فقط. أفرغ بعض المساحة.',
  doctor_space_none:
    'المساحة المتاحة على القرص الذي يقع عليه {directory} هي {free, number} MiB فقط. أفرغ بعض المساحة قبل أن تتعذر الكتابة في مخزن البيانات.',
  doctor_store_missing: 'لا يوجد مخزن بيانات بعد. ينشئه التشغيل الأول.',
  doctor_store_older:
    'مخطط مخزن البيانات هو {version}، وهذه النسخة تكتب المخطط {current}. يرحّله التشغيل التالي. أنشئ نسخة احتياطية أولاً. وتُترك حتى ذلك الحين الفحوص التي تحتاج إلى المخزن.',
  doctor_store_opens: 'يُفتح مخزن البيانات، ويمكن القراءة منه والكتابة فيه. مخططه {version}.',
  doctor_store_not_opened: 'تعذّر فتح مخزن البيانات: {reason}',
  doctor_key_missing: 'ليس لهذا الجهاز مفتاح بعد. ينشئه التشغيل الأول.',
  doctor_key_invalid: 'لا يحتوي {file} على مفتاح صحيح. يستبدله التشغيل التالي.',
  doctor_key_unknown: 'لا يعرف مخزن البيانات المفتاح الموجود في {file}. يضيفه التشغيل التالي.',
  doctor_key_ended:
    'مفتاح هذا الجهاز {state, select, disabled {معطَّل} replaced {مستبدَل} ended {منتهي الصلاحية} other {يعود إلى حساب معطَّل}}، لذلك لا تستطيع الوظيفة الإضافية استخدامه. فعّله بالأمر `npm run keys -- enable {id}`، أو اضبط SVC_API_KEY على مفتاح آخر.',
  doctor_key_private: 'مفتاح هذا الجهاز في {file}، ولا يستطيع قراءته إلا مالكه.',
  doctor_keys_none: 'لا يوجد مفتاح نشط، لذلك يُرفض كل استدعاء. أنشئ مفتاحًا بالأمر `npm run --silent keys -- create`.',
  doctor_keys_active:
    'المفاتيح التي يحق لها الاستدعاء: {active, plural, zero {لا شيء} one {مفتاح واحد} two {مفتاحان} few {# مفاتيح} many {# مفتاحًا} other {# مفتاح}} من {all, number}.',
  doctor_clock_before_law:
    'تشير ساعة هذا الجهاز إلى {today}، لكن قوانين هذا الإصدار أُكّدت في {confirmed}. اضبط الساعة: تعتمد عليها الأرقام والمفاتيح.',
  doctor_clock_before_feed:
    'تشير ساعة هذا الجهاز إلى {now}، لكن أحد مصادر البيانات قُرئ في {ran}. اضبط الساعة: تعتمد عليها الأرقام والمفاتيح.',
  doctor_clock: 'تشير الساعة إلى {time} بالتوقيت العالمي المنسق.',
  doctor_feeds_off: 'الإعداد SVC_FEEDS معطَّل على هذا الجهاز. تبقى الأرقام كما هي ما لم يحدّثها خادم آخر.',
  doctor_feeds_not_run: 'لم تُقرأ مصادر البيانات بعد.',
  doctor_feeds_never:
    '{count, plural, zero {لا مصادر بيانات لم تنجح} one {مصدر بيانات واحد لم ينجح} two {مصدرا بيانات لم ينجحا} few {# مصادر بيانات لم تنجح} many {# مصدر بيانات لم تنجح} other {# مصدر بيانات لم تنجح}} قط: {names}. شغّل الخادم، أو شغّل `npm run feeds -- run all`.',
  doctor_feed_failed:
    'أخفق مصدر البيانات {name} {failures, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} منذ {since}: {reason} شغّل `npm run feeds -- check {name}`.',
  doctor_feed_no_reason: 'لا يوجد سبب مسجَّل.',
  doctor_bank_stopped: 'لم ينشر {name} شيئًا منذ {newest}. أرقامه قديمة.',
  doctor_figures_old:
    'من {all, number} رقم، {count, plural, zero {لا أرقام قديمة} one {رقم واحد قديم} two {رقمان قديمان} few {# أرقام قديمة} many {# رقمًا قديمًا} other {# رقم قديم}}. يسمّي /status كلاً منها، وتقول الإجابات التي تستخدمها `stale`.',
  doctor_observations_wait:
    '{count, plural, zero {لا مشاهدات تنتظر} one {مشاهدة واحدة تنتظر} two {مشاهدتان تنتظران} few {# مشاهدات تنتظر} many {# مشاهدة تنتظر} other {# مشاهدة تنتظر}} قرار شخص. شغّل `npm run feeds -- review`.',
  doctor_feeds_on_schedule:
    '{count, plural, zero {لا مصادر بيانات} one {مصدر بيانات واحد} two {مصدرا بيانات} few {# مصادر بيانات} many {# مصدر بيانات} other {# مصدر بيانات}} في الموعد المقرر.',
  doctor_pages_differ:
    '{count, plural, zero {لا صفحات مستشهد بها خالفت} one {صفحة واحدة مستشهد بها لم تعد توافق} two {صفحتان مستشهد بهما لم تعودا توافقان} few {# صفحات مستشهد بها لم تعد توافق} many {# صفحة مستشهدًا بها لم تعد توافق} other {# صفحة مستشهد بها لم تعد توافق}} القانون. تعرض /admin/law الأرقام الناقصة.',
  doctor_law_due:
    'النسخة المستخدمة من القوانين هي {version}. في {due, number} من أصل {all, number} بلدًا، أُكّد قانون الأجور آخر مرة قبل أكثر من {days, number} يومًا، وأقدمها في {oldest}. تقول الإجابات عنه `due` أو `stale`. يسرد `npm run data:review` ما يجب التحقق منه. وقد يكون إصدار أحدث أو حزمة قوانين أحدث قد تحققت منه، ويعيد `SVC_LAW_WATCH=on` قراءة الصفحات المستشهد بها.',
  doctor_search_due: 'حان وقت البحث عن قوانين أحدث للأجور: {countries}. شغّل `npm run data:review`.',
  doctor_law_confirmed: 'النسخة المستخدمة من القوانين هي {version}. أُكّد قانون الأجور خلال آخر {days, number} يومًا.',
  doctor_port_picked: 'يختار النظام منفذًا متاحًا.',
  doctor_port_free: 'المنفذ {port} على {host} متاح.',
  doctor_port_running: 'يعمل خادم على {host} والمنفذ {port}، وهو يجيب.',
  doctor_port_unusable: 'لا يستطيع الخادم العمل على {host} والمنفذ {port}: {reason}.',
  doctor_no_tls: 'لا يستخدم الخادم نفسه HTTPS: الإعداد SVC_TLS_CERT فارغ.',
  doctor_certificate_of_other_key: 'المفتاح في SVC_TLS_KEY لا يخص الشهادة في SVC_TLS_CERT. اضبطهما على شهادة ومفتاحها.',
  doctor_certificate_of_other_name:
    'الشهادة ليست للاسم {host} الوارد في SVC_PUBLIC_URL، بل لـ {names}. احصل على شهادة للاسم {host}.',
  doctor_certificate_early: 'لا تسري الشهادة إلا ابتداءً من {from}. تحقق من الساعة ومن الملف.',
  doctor_certificate_expired: 'انتهت صلاحية الشهادة في {to}. جدّدها، ثم أعد تشغيل الخادم.',
  doctor_certificate_expires: 'تنتهي صلاحية الشهادة في {to}. جدّدها، ثم أعد تشغيل الخادم.',
  doctor_certificate_in_force: 'تسري الشهادة حتى {to}.',
  doctor_proxies_everybody:
    'يتضمن SVC_TRUSTED_PROXIES القيمة {proxy}، لذلك يستطيع كل مستدعٍ أن يدّعي أي عنوان. اذكر خوادمك الوسيطة وحدها.',
  doctor_proxy_unnamed:
    'الإعداد SVC_PUBLIC_URL مضبوط ولا يصل إلى الخادم إلا هذا الجهاز، فثمة خادم وسيط أمامه. ولا يذكره SVC_TRUSTED_PROXIES: يُحسب جميع المستدعين عنوانًا واحدًا. اضبطه على عنوان الخادم الوسيط، مثل 127.0.0.1.',
  doctor_public_unsafe:
    'يبدأ SVC_PUBLIC_URL بـ http://، لذلك تنتقل المفاتيح مقروءة، ولا يحمّل Excel أي وظيفة إضافية. استخدم HTTPS، على خادم وسيط أو بالإعداد SVC_TLS_CERT.',
  doctor_host_unsafe:
    'تصل أجهزة أخرى إلى الخادم من دون HTTPS، لذلك تنتقل المفاتيح مقروءة. ضع أمامه خادمًا وسيطًا له شهادة، أو اضبط SVC_TLS_CERT وSVC_TLS_KEY.',
  doctor_addin_local:
    'قيمة SVC_ADDIN_ACCESS هي local، لذلك تعمل الوظيفة الإضافية على هذا الجهاز وحده. لإتاحتها للآخرين، اضبطه على code أو entra.',
  doctor_metrics_open:
    'قيمة SVC_METRICS هي open، لذلك يستطيع الجميع قراءة المقاييس. اضبط SVC_METRICS_TOKEN بدلاً من ذلك.',
  doctor_webhooks_private:
    'قيمة SVC_WEBHOOK_PRIVATE هي on، لذلك يستطيع كل من لديه مفتاح أن يجعل الخادم يرسل إلى عناوين داخل شبكتك. اتركه على off ما لم يكن المستلمون في الداخل والمفاتيح لدى أفرادك وحدهم.',
  doctor_reached: 'تناسب الإعدادات خادمًا يصل إليه آخرون.',
  doctor_not_reached: 'لا يصل إلى الخادم إلا هذا الجهاز.',
  doctor_addin_here: 'الإعداد SVC_PUBLIC_URL فارغ: الوظيفة الإضافية لهذا الجهاز.',
  doctor_addin_not_tried: 'لا يعمل الخادم هنا، لذلك لم يُجرَّب {address}.',
  doctor_addin_unreachable:
    'لا يمكن استخدام {address} من هذا الجهاز: {reason}. يحتاج Excel إليه. تحقق من SVC_PUBLIC_URL ومن خادم الأسماء ومن الخادم الوسيط.',
  doctor_addin_loads: 'يمكن تحميل الوظيفة الإضافية من {address}.',
  address_answers: 'يجيب بالحالة {status}',
  address_of_other_service: 'تجيب هناك خدمة أخرى',
  address_unknown: 'اسمه غير معروف هنا',
  address_refused: 'لا شيء يعمل هناك',
  address_certificate_expired: 'انتهت صلاحية شهادته',
  address_certificate_untrusted: 'شهادته غير موقَّعة من جهة موثوقة',
  address_certificate_of_other: 'شهادته لاسم آخر',
  doctor_traced: 'تُتتبَّع الطلبات.',
  doctor_not_traced: 'التتبع معطَّل: لم يُحدَّد مجمِّع.',
} satisfies Record<keyof typeof english, string>;
