import type { keysCommand as english } from '../en/keys-command';

/** What the commands of keys and of access codes say. */
export const keysCommand = {
  keys_about:
    'ينشئ مفاتيح API ويديرها. لا تُحفظ إلا بصمات لا تُعكس: يُعرض المفتاح مرة واحدة، عند إنشائه. وتطبّق الخوادم العاملة أي تغيير خلال ثانية.',
  keys_named:
    'يحدّد <key> مفتاحًا بمعرّفه أو بأول 4 أحرف منه على الأقل، أو باسمه (أحدث مفتاح بهذا الاسم)، أو بالجزء الذي يعرضه `list`، أو بالمفتاح نفسه. ومع - يُقرأ المفتاح من الإدخال القياسي، فلا يبقى في سجل أوامر الطرفية.',
  keys_plan_option: 'باقة المفتاح',
  keys_expires_option: 'آخر يوم (UTC) للمفتاح، مثل 2027-03-31، أو عدد أيام مثل 90d؛ `never`: لا تنتهي صلاحيته',
  keys_networks_option:
    'العناوين والشبكات التي يمكن استخدامه منها، مثل 10.0.0.0/8,2001:db8::/32؛ `any`: الكل. اذكر في SVC_TRUSTED_PROXIES أي خادم وسيط أمام الخادم',
  keys_operations_option: 'العمليات التي يمكن استخدامه لها، من بين {operations}، وتفصل بينها فواصل؛ `any`: الكل',
  keys_create: 'ينشئ مفتاحًا ويعرضه وحده على الإخراج القياسي',
  keys_env_option: 'live يُحتسب من الباقة؛ test يجيب ببيانات نموذجية',
  keys_name_option: 'الشخص أو البرنامج الذي يُعطى له',
  keys_created_json_option: 'عرض المفتاح بكل خصائصه بصيغة JSON',
  keys_list: 'يعرض كل المفاتيح، دون المفاتيح نفسها. تسجّل الخوادم آخر استخدام كل دقيقة وعند توقفها',
  keys_none: 'لا توجد مفاتيح. أنشئ مفتاحًا بالأمر `npm run --silent keys -- create`.',
  keys_show: 'يعرض كل خصائص مفتاح',
  keys_change: 'يغيّر اسم المفتاح أو انتهاءه أو شبكاته أو عملياته',
  keys_nothing_to_change: 'لا شيء لتغييره. اذكر `--name` أو `--expires` أو `--networks` أو `--operations`.',
  keys_disable: 'يعطّل مفتاحًا',
  keys_enable: 'يفعّل مفتاحًا معطَّلاً',
  keys_rotate:
    'ينشئ مفتاحًا يحل محله بالباقة والحدود نفسها، ويعرضه. ويعمل المفتاح القديم حتى نهاية التداخل. وتستخدم الخوادم من تلقاء نفسها ما يحل محل مفتاحها `this machine`',
  keys_overlap_option: 'عدد الساعات التي يعمل فيها المفتاحان معًا',
  keys_overlap_wrong: 'يقبل `--overlap` عدد ساعات، 0 أو أكثر.',
  keys_plan: 'ينقل مفتاحًا إلى باقة أخرى ({plans})، ومعه سابقه أو ما حل محله',
  keys_plan_of_account:
    'يتبع المفتاح {id} ({name}) باقة حسابه. غيّرها بالأمر `npm run --silent admin -- accounts plan {account} {plan}`.',
  keys_usage: 'يعرض استدعاءات هذا الشهر، ومنها ما حجزته الخوادم العاملة',
  keys_calls: '{current} من {limit}',
  keys_unlimited: 'عدد غير محدود',
  keys_networks_wrong:
    'يقبل `--networks` عناوين أو شبكات تفصل بينها فواصل، مثل 10.0.0.0/8,2001:db8::/32، أو `any`.{wrong, select, none {} other { «{wrong}» ليس من ذلك.}}',
  keys_operations_wrong:
    'يقبل `--operations` عمليات من بين {operations}، تفصل بينها فواصل، أو الكلمة `any`.{wrong, select, none {} other { «{wrong}» ليست منها.}}',
  keys_paste: 'الصق المفتاح واضغط Enter.',
  keys_foreign: 'المفتاح {key} ليس من مفاتيح هذا الخادم. اعرض مفاتيحه بالأمر `npm run --silent keys -- list`.',
  keys_malformed:
    '{key} ليس مفتاحًا صحيحًا، فطول المفتاح {length} حرفًا. انسخه كاملاً، أو اذكر الجزء الذي يعرضه `npm run --silent keys -- list`.',
  keys_state_active: 'نشط',
  keys_state_disabled: 'معطَّل',
  'keys_state_account disabled': 'حسابه معطَّل',
  keys_state_replaced: 'مستبدَل',
  keys_state_ended: 'منتهي الصلاحية',
  key_active_until: 'نشط حتى {moment}، مستبدَل',
  key_disabled_kept: 'المفتاح {id} ({name}) معطَّل، فلا يمكن استبداله. فعّله أولاً، أو أنشئ مفتاحًا جديدًا بالأمر `create`.',
  key_of_disabled_account_kept: 'يعود المفتاح {id} ({name}) إلى حساب معطَّل، فلا يمكن استبداله. فعّل الحساب أولاً.',
  key_replaced_before:
    'استُبدل المفتاح {id} ({name}) من قبل وانتهى في {moment}. استبدل بدلاً منه المفتاح الذي حل محله، ويعرضه `list`.',
  key_ended_kept:
    'انتهى المفتاح {id} ({name}) في {moment}، فلا يمكن استبداله. اجعل له انتهاءً آخر بالأمر `change`، أو أنشئ مفتاحًا جديدًا بالأمر `create`.',
  key_replaced_still_works:
    'استُبدل المفتاح {id} ({name}) من قبل ويعمل حتى {moment}. استبدل بدلاً منه المفتاح الذي حل محله، ويعرضه `list`. ولإنهاء هذا المفتاح فورًا، عطّله.',
  access_about:
    'ينشئ رموز الدخول ويديرها. تُفتح بها الوظيفة الإضافية في Excel مع SVC_ADDIN_ACCESS=code. لا تُحفظ إلا بصمات لا تُعكس: يُعرض الرمز مرة واحدة، عند إنشائه.',
  access_create: 'ينشئ رمزًا ويعرضه وحده على الإخراج القياسي',
  access_name_option: 'الشخص أو الفريق الذي يُعطى له',
  access_devices_option:
    'كم جهازًا يستخدمه؛ كل متصفح وكل برنامج Excel جهاز واحد. والجهاز الذي استخدمه مرة لا يحتاج إليه ثانية',
  access_until_option: 'آخر يوم (UTC) للرمز وأجهزته، أو عدد أيام مثل 90d؛ ومن دونه لا تنتهي صلاحيتها',
  access_devices_wrong: 'يقبل `--devices` عددًا صحيحًا من 1 إلى {most}.',
  access_created_json_option: 'عرض الرمز ومعرّفه بصيغة JSON',
  access_list: 'يعرض كل الرموز، دون الرموز نفسها',
  access_none: 'لا توجد رموز دخول. أنشئ رمزًا بالأمر `npm run --silent access -- create`.',
  access_revoke: 'يلغي رمزًا، محدَّدًا بمعرّفه أو اسمه، وكل الأجهزة التي استخدمته',
  access_state_revoked: 'ملغى في {day}',
  access_state_expired: 'انتهى في {day}',
  access_state_open: 'صالح',
  access_state_open_until: 'صالح حتى {day}',
  access_devices: '{devices} من {most}',
  access_devices_unlimited: '{devices}، بلا حد',
} satisfies Record<keyof typeof english, string>;
