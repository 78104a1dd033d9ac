import type { storeCommand as english } from '../en/store-command';

/** What the command of the store says. */
export const storeCommand = {
  store_about:
    'يرحّل مخزن البيانات ويفحصه وينسخه وينشئ نسخة احتياطية منه ويستعيدها. يُكتب العنوان sqlite:FILE أو postgres://…؛ ومن دونه يُستخدم مخزن الخادم المضبوط.',
  store_migrate: 'يحدّث المخطط. تفعل الخوادم ذلك عند بدئها، ما لم ينقص دورها الإذن',
  store_address_option: 'عنوان مخزن البيانات',
  store_empty_address_option: 'عنوان مخزن البيانات، ويجب أن يكون فارغًا',
  store_grant_option: 'يمنح دورًا في PostgreSQL ما يحتاج إليه الخادم ولا أكثر',
  store_no_roles: 'يحتاج `--grant-to` إلى مخزن PostgreSQL: ليس في SQLite أدوار.',
  store_schema_current: 'المخطط محدَّث ({schema}).',
  store_schema_would_become: 'سيصبح المخطط {before} المخطط {schema}.',
  store_schema_is_now: 'أصبح المخطط {before} المخطط {schema}.',
  store_schema_old: 'مخطط {store} هو {version}، وهذه النسخة تحتاج إلى {schema}. شغّل أولاً `npm run store -- migrate`.',
  store_check: 'يفحص المخطط ويعدّ صفوف كل جدول',
  store_checked: '{store}: المخطط {schema}، إصدار سجل الأرقام {version}.',
  store_copy: 'ينسخ مخزن بيانات إلى مخزن فارغ، بأي من المحركين. أوقف أولاً خوادم المصدر',
  store_from_option: 'عنوان المصدر',
  store_to_option: 'عنوان الهدف، ويجب أن يكون فارغًا',
  store_look_option: 'فحص الاثنين فقط',
  store_copy_differs: 'أعداد الصفوف في النسخة مختلفة. أعد النسخ.',
  store_nothing_written: 'لم يُكتب شيء.',
  store_backup:
    'يكتب في ملف جديد كل بيانات لحظة واحدة، والخوادم تواصل عملها. احفظ الملف سرًا: فيه أسرار الجلسات والإشعارات نصًا صريحًا، ومع PostgreSQL مفتاح الجهاز. وليست فيه الملفات المجاورة لمخزن البيانات',
  store_count_option: 'عدّ الصفوف فقط',
  store_written: 'كُتبت في {file}.',
  store_restore: 'يملأ مخزن بيانات فارغًا من نسخة احتياطية، بأي من المحركين',
  store_restore_check_option: 'فحص الملف ومخزن البيانات فقط',
  store_restore_steps:
    'أوقف الخوادم أولاً. يُرفض المخزن غير الفارغ. مع SQLite انقل هذه الملفات خارج مجلد البيانات: service.sqlite وservice.sqlite-wal وservice.sqlite-shm (قد لا يوجد الأخيران). واترك machine-key والمجلد legal في مكانهما: ليسا في أي نسخة احتياطية. ومع PostgreSQL حدّد قاعدة بيانات فارغة.',
  store_backup_of: 'نسخة احتياطية بتاريخ {moment}.',
  store_restore_differs: 'أعداد الصفوف في مخزن البيانات تختلف عن النسخة الاحتياطية.',
  store_copying: 'نسخ',
  store_backing_up: 'نسخ احتياطي',
  store_restoring: 'استعادة',
} satisfies Record<keyof typeof english, string>;
