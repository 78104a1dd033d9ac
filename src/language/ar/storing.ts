import type { storing as english } from '../en/storing';

/** Why a store, a copy or a backup of it cannot be used, for whoever runs the service. */
export const storing = {
  problem_with_code: '{problem} ({code})',
  schema_newer:
    'مخطط قاعدة البيانات هو {version}، وهذه النسخة من الخدمة تدعم المخططات حتى {current}. شغّل نسخة أحدث من الخدمة، أو اضبط SVC_DATA_DIR أو SVC_DATABASE_URL على قاعدة بيانات أخرى.',
  place_wrong: 'يبدأ العنوان بـ sqlite: يليه ملف، مثل sqlite:.data/service.sqlite، أو يبدأ بـ postgres://.',
  place_missing: 'لا يوجد الملف {file}.',
  backup_damaged: '{file} ليس نسخة احتياطية، أو هو تالف: {reason}',
  backup_foreign: '{file} ليس نسخة احتياطية لهذه الخدمة.',
  backup_newer: 'مخطط {file} هو {version}، وهذه النسخة تدعم المخططات حتى {current}. استعده بنسخة أحدث.',
  backup_incomplete: '{file} ليس كاملًا: تنقصه نهايته. أنشئ نسخة احتياطية أخرى.',
  target_filled:
    'قاعدة البيانات المقصودة ليست فارغة، لذلك لم يُكتب شيء. فيها صفوف في {tables}. حدّد قاعدة بيانات فارغة. ومع SQLite أوقف الخوادم وانقل ملفها إلى مكان آخر، ومعه الملفان المنتهيان بـ -wal و-shm.',
  sqlite_code_missing:
    'ليس لدى SQLite برنامج مترجَم لإصدار Node {version} على {platform} ({processor}). استخدم Node 22.14 أو أحدث.',
  sqlite_full: 'القرص الذي يقع عليه {file} ممتلئ. أفرغ بعض المساحة.',
  sqlite_disk: 'تعذّرت قراءة {file} أو الكتابة فيه: القرص ممتلئ أو معطوب. أفرغ بعض المساحة، أو افحص القرص.',
  sqlite_read_only:
    '{file} للقراءة فقط. امنح المستخدم الذي يشغّل الخدمة إذن الكتابة في هذا الملف وفي مجلده، أو اضبط SVC_DATA_DIR على مجلد قابل للكتابة.',
  sqlite_unopened:
    'تعذّر فتح {file}. امنح المستخدم الذي يشغّل الخدمة إذن الكتابة في مجلده، أو اضبط SVC_DATA_DIR على مجلد آخر.',
  sqlite_not_permitted: 'تعذّر فتح {file}. امنح المستخدم الذي يشغّل الخدمة إذن الكتابة فيه.',
  sqlite_locked: 'تقفل عملية أخرى الملف {file}. انتظر حتى تنتهي، أو أنهها.',
  sqlite_damaged:
    'الملف {file} تالف. أوقف الخدمة وضع نسخة احتياطية مكانه. وإذا لم توجد نسخة احتياطية، فانقل الملف إلى مكان آخر: ينشئ التشغيل التالي ملفًا جديدًا من دون مفاتيح القديم وأعداده وأرقامه.',
  sqlite_no_database:
    'الملف {file} ليس قاعدة بيانات، أو هو تالف. ضع نسخة احتياطية مكانه. وإذا لم توجد نسخة احتياطية، فانقل الملف إلى مكان آخر: ينشئ التشغيل التالي ملفًا جديدًا من دون مفاتيح القديم وأعداده وأرقامه.',
  postgres_refused: 'ترفض قاعدة البيانات المستخدم أو كلمة المرور في SVC_DATABASE_URL.',
  postgres_missing: 'قاعدة البيانات التي يحددها SVC_DATABASE_URL غير موجودة. أنشئها، أو صحّح الاسم.',
  postgres_right_lacking:
    'ينقص الدور الوارد في SVC_DATABASE_URL إذن. شغّل `npm run store -- migrate --grant-to ROLE` باسم المالك.',
  postgres_connections:
    'لا تقبل قاعدة البيانات اتصالات أخرى. ارفع قيمة max_connections، أو ضع أمامها برنامجًا لتجميع الاتصالات.',
  postgres_room: 'نفدت مساحة القرص أو الذاكرة لدى قاعدة البيانات. أفرغ بعضها.',
  postgres_slow: 'استغرقت قاعدة البيانات وقتًا طويلًا وتخلت عن العمل.',
  postgres_stopping: 'قاعدة البيانات قيد البدء أو الإيقاف، أو لا تقبل اتصالات.',
  postgres_files: 'لا تستطيع قاعدة البيانات قراءة ملفاتها أو الكتابة فيها. افحص قرصها.',
  postgres_replica:
    'لا تقبل قاعدة البيانات الكتابة الآن، كما هو حال النسخة المتماثلة. اجعل SVC_DATABASE_URL يصل إلى الخادم الأساسي.',
  postgres_lost: 'انقطع الاتصال بقاعدة البيانات.',
  postgres_damaged: 'تبلّغ قاعدة البيانات عن بيانات تالفة أو خطأ داخلي. راجع سجلها.',
  postgres_silent: 'لا تجيب قاعدة البيانات. تحقق من أنها تعمل ومن أن SVC_DATABASE_URL يصل إليها.',
} satisfies Record<keyof typeof english, string>;
