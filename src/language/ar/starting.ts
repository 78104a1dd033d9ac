import type { starting as english } from '../en/starting';

/** What a start prints, and why a server cannot start, for whoever starts it. */
export const starting = {
  server_listening: 'الخادم يعمل على العنوان {address}',
  key_made: 'أُنشئ مفتاح API لهذا الجهاز. يُعرض مرة واحدة، ويُحفظ في {file}:',
  key_made_unseen: 'أُنشئ مفتاح API لهذا الجهاز. لا يُعرض هنا لأن هذا المخرج قد يُحفظ: اقرأه في {file}.',
  worker_ended: 'انتهت العملية {pid} من تلقاء نفسها، وتحل محلها عملية أخرى.',
  worker_not_started: 'تعذّر بدء عملية جديدة. تستمر العمليات السابقة.',
  workers_replaced: 'استُبدلت جميع العمليات.',
  one_process_not_replaced: 'لا يمكن استبدال عملية وحيدة دون انقطاع. اضبط SVC_WORKERS على 2 أو أكثر، ثم أعد التشغيل.',
  system_words: '«{text}» (بالإنجليزية)',
  port_in_use:
    'المنفذ مشغول: أوقف البرنامج الذي يستخدم المنفذ {port}، أو اضبط SVC_PORT على منفذ آخر (مع القيمة 0 يختار النظام منفذًا متاحًا).',
  port_not_permitted:
    'لا يحق لهذا المستخدم استعمال المنفذ {port}. اضبط SVC_PORT على منفذ رقمه 1024 أو أكثر، وضع أمامه خادمًا وسيطًا يحوّل الطلبات إليه.',
  host_foreign:
    'قيمة SVC_HOST، وهي {host}، ليست من عناوين هذا الجهاز. اضبطها على أحد عناوينه، أو على 127.0.0.1 لقبول الاستدعاءات من هذا الجهاز وحده.',
  host_unknown:
    'قيمة SVC_HOST، وهي {host}، ليست اسمًا ولا عنوانًا يعرفه هذا الجهاز. اضبطها على أحد عناوين هذا الجهاز، مثل 127.0.0.1.',
  tls_files_wrong: 'لا يحتوي SVC_TLS_CERT وSVC_TLS_KEY على شهادة ومفتاحها بصيغة PEM. اضبطهما على الملفين الصحيحين.',
  path_not_permitted:
    'لا يستطيع هذا المستخدم القراءة من {path} أو الكتابة فيه. اجعل ملكيته للمستخدم الذي يشغّل الخدمة، أو اضبط SVC_DATA_DIR على مجلد آخر.',
  path_not_owned:
    'لا تعود ملكية {path} إلى هذا المستخدم. اجعل ملكيته للمستخدم الذي يشغّل الخدمة، أو اضبط SVC_DATA_DIR على مجلد آخر.',
  path_read_only: 'يقع {path} على قرص للقراءة فقط. اضبط SVC_DATA_DIR على مجلد قابل للكتابة.',
  path_on_full_disk: 'القرص الذي يقع عليه {path} ممتلئ. أفرغ بعض المساحة، أو اضبط SVC_DATA_DIR على مجلد في قرص آخر.',
  path_is_file: '{path} ملف، ويجب أن يكون مجلدًا. انقله إلى مكان آخر، أو اضبط SVC_DATA_DIR على مجلد.',
  path_below_file: 'لا يمكن أن يكون {path} مجلدًا، لأن في مساره ملفًا فوقه. اضبط SVC_DATA_DIR على مجلد.',
  path_is_directory: '{path} مجلد، ويجب أن يكون ملفًا. انقله إلى مكان آخر.',
  path_unnamed: 'أحد ملفات مجلد البيانات',
  directory_not_made: 'تعذّر إنشاء {path}: لا تُنشأ مجلدات داخل {above}. اضبط SVC_DATA_DIR على مجلد آخر.',
  data_file_unreadable: 'تعذّرت قراءة {file}، ولا تجيب الخدمة من دونه. استعد الملف، أو أعد تثبيت الخدمة.',
  data_file_damaged: 'الملف {file} تالف. استعد الملف، أو أعد تثبيت الخدمة.',
  data_file_changed:
    'الملف {file} تالف أو عُدِّل: لا يطابق مجموعه الاختباري ما في {list}. استعد الملف، أو أعد تثبيت الخدمة. وبعد تعديل مقصود شغّل `npm run data:generate`.',
  key_file_is_link:
    '{file} رابط، ويجب أن يكون مفتاح هذا الجهاز في ملف خاص به: ضع مكان الرابط الملف الذي يشير إليه، مع `chmod 600`.',
  key_file_unreadable:
    'تعذّرت قراءة مفتاح هذا الجهاز: {reason}. اجعل {file} ملفًا يستطيع هذا المستخدم قراءته، مع `chmod 600`.',
  key_file_of_other:
    'يحتوي {file} على مفتاح هذا الجهاز وتعود ملكيته إلى مستخدم آخر ({owner}) يستطيع قراءته وتغييره: شغّل `chown {user} {file}`.',
  key_file_open:
    "يحتوي {file} على مفتاح هذا الجهاز، ويستطيع آخرون على هذا الجهاز استخدامه (نمط أذوناته {mode}): شغّل `chmod 600 {file}`. وإذا كان من المحتمل أنهم قرؤوه، فاستبدل المفتاح أيضًا: `npm run --silent keys -- rotate 'this machine' --overlap 0`.",
  key_file_of_other_server:
    'تعود ملكية {file} إلى مستخدم آخر ({owner})، ولن يستطيع خادمه قراءة مفتاح جديد. شغّل هذا الأمر باسم ذلك المستخدم.',
  api_key_foreign:
    'قيمة SVC_API_KEY ليست مفتاحًا لهذا الخادم. اترك هذا الإعداد فارغًا لتُحسب استدعاءات الوظيفة الإضافية على مفتاح هذا الجهاز. أو أنشئ مفتاحًا بالأمر `npm run --silent keys -- create`، أو اضبط SVC_UPSTREAM_URL على الخدمة التي يعود إليها المفتاح.',
  traces_packages_missing:
    'يحتاج OTEL_EXPORTER_OTLP_ENDPOINT إلى حزم غير مثبتة: شغّل `{command}`، أو اترك المتغير فارغًا.',
  office_package_missing:
    'يحتاج SVC_OFFICE_JS=local إلى الحزمة @microsoft/office-js، وهي غير مثبتة. شغّل `{command}`، أو اترك SVC_OFFICE_JS فارغًا: تقدّم Microsoft عندئذ office.js.',
} satisfies Record<keyof typeof english, string>;
