import type { access as english } from '../en/access';

/** Refusals of keys, plans, limits and sessions. */
export const access = {
  api_key_missing:
    'لم يُرسَل أي مفتاح API. أرسله في الترويسة `x-api-key`. أنشأ الخادم مفتاحًا عند تشغيله أول مرة وذكر مكان حفظه، ويمكنك إنشاء مفاتيح أخرى بأمره `keys`.',
  api_key_repeated: 'أُرسل مفتاح API أكثر من مرة. أرسله مرة واحدة.',
  api_key_unknown: 'مفتاح API غير صالح. تأكد من أنه كامل وأنه يبدأ بالبادئة svc_live_ أو svc_test_.',
  api_key_disabled: 'عُطِّل مفتاح API هذا. استخدم مفتاحًا آخر، أو راجع الجهة التي أصدرته.',
  account_token_missing:
    'لم يُرسَل أي رمز مميّز للحساب. أرسله في الترويسة `x-api-key`. يستطيع مالك الحساب أو أحد مسؤوليه إنشاءه.',
  account_token_unknown: 'الرمز المميّز للحساب غير صالح. تأكد من أنه كامل وأنه يبدأ بالبادئة svc_acct_ وأنه لم يُلغَ.',
  account_token_expired: 'انتهت صلاحية هذا الرمز المميّز للحساب في {day} (UTC). استخدم رمزًا آخر.',
  account_token_required:
    'تتطلب هذه العملية رمزًا مميّزًا للحساب، لكن أُرسل مفتاح API. تبدأ الرموز المميّزة للحساب بالبادئة svc_acct_.',
  account_token_as_key:
    'هذا رمز مميّز للحساب، وهو مخصص لإدارة المفاتيح. للحصول على البيانات، أرسل مفتاح API يبدأ بالبادئة svc_live_ أو svc_test_.',
  access_token_as_key:
    'هذا رمز مميّز لبرنامج متصل، ولا يعمل إلا على عنوان الوكلاء. في غير ذلك، أرسل مفتاح API يبدأ بالبادئة svc_live_ أو svc_test_.',
  access_token_unknown: 'رمز الوصول المميّز غير صالح أو انتهت صلاحيته. جدِّده، أو أعد توصيل البرنامج.',
  program_client_unknown:
    'البرنامج الذي أحالك إلى هنا غير مسجل في هذه الخدمة. افتحه واحذف اتصاله بالخدمة، ثم أعد توصيله.',
  program_redirect_wrong:
    'حدد البرنامج الذي أحالك إلى هنا عنوانًا لتلقي الرد لم يسجله من قبل. لم يُرسَل أي شيء إلى ذلك العنوان.',
  program_request_incomplete: 'لم يرسل البرنامج الذي أحالك إلى هنا كل البيانات المطلوبة. ابدأ من جديد في البرنامج.',
  program_asks_elsewhere: 'تصدر الرموز المميّزة للعنوان {resource} فقط، وقد طلب البرنامج عنوانًا آخر.',
  program_parameter_missing: 'المعامل {name} غير موجود، أو صيغته خاطئة، أو أُرسل أكثر من مرة.',
  program_grant_type_wrong: 'يجب أن يكون نوع المنح authorization_code أو refresh_token.',
  program_code_refused: 'رمز التفويض خاطئ، أو سبق استخدامه، أو انتهت صلاحيته. أعد توصيل البرنامج.',
  program_refresh_refused: 'رمز التجديد المميّز خاطئ، أو سبق استخدامه، أو انتهت صلاحيته. أعد توصيل البرنامج.',
  program_redirect_uris_wrong:
    'يجب أن يتضمن redirect_uris من 1 إلى 10 عناوين لا يتجاوز طول أي منها 500 حرف، تبدأ بـ https، أو بـ http على localhost أو 127.0.0.1 أو [::1].',
  program_registration_wrong:
    'أرسل JSON يتضمن redirect_uris. يجب ألا يتجاوز طول client_name مئة حرف في سطر واحد، وأن يتضمن grant_types القيمة authorization_code.',
  program_unknown_here: 'لا يوجد في الحساب برنامج متصل بهذا المعرّف.',
  programs_too_many:
    'بلغ الحساب الحد الأقصى لعدد البرامج المتصلة، وهو {most, number}. افصل البرامج التي لم تعد تستخدمها.',
  account_closed: 'عُطِّل هذا الحساب. راجع مشغّل الخدمة.',
  account_changes_too_many:
    'الحد الأقصى لعدد تعديلات الحساب في اليوم هو {most, number}، لأن سجل التدقيق يحفظ كل تعديل. عدِّله مرة أخرى بعد {until}. ما زال بإمكانك إزالة الأعضاء، وحذف العناصر الموجودة أو إلغاؤها.',
  account_names_too_many:
    'الحد الأقصى لعدد مرات تغيير اسم الحساب في اليوم هو {most, number}. غيِّر الاسم مرة أخرى بعد {until}.',
  account_calls_too_fast:
    'تجاوز الحساب الحد الأقصى لعدد الطلبات في الدقيقة، وهو {most, number}. أعد المحاولة بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  permission_denied: 'لا يسمح الدور {role} بهذه العملية. يلزم أحد الأدوار الآتية: {roles}.',
  invitation_wrong:
    'سبق استخدام هذه الدعوة، أو أُلغيت، أو انتهت صلاحيتها، أو هي موجهة إلى عنوان آخر. اطلب دعوة جديدة ممن دعاك.',
  account_not_yours: 'لستَ عضوًا في هذا الحساب. اختر حسابًا آخر.',
  last_owner_leaves: 'أنت المالك الوحيد للحساب {account}، وفيه أعضاء آخرون. امنح أحدهم دور المالك أولًا.',
  last_owner: 'يجب أن يكون للحساب مالك. امنح عضوًا آخر دور المالك أولًا.',
  token_unknown_here: 'لا يوجد في الحساب رمز مميّز بهذا المعرّف، أو سبق إلغاؤه.',
  member_unknown_here: 'لا يوجد في الحساب عضو بهذا المعرّف.',
  key_of_account_unknown: 'لا يوجد في الحساب المفتاح {id}. يعرض `GET /api/v1/keys` مفاتيح الحساب.',
  key_gets_no_successor: 'حالة المفتاح هي {state}، ولا يمكن استبداله. أنشئ مفتاحًا جديدًا.',
  key_has_successor:
    'سبق استبدال هذا المفتاح، ويستمر عمله حتى {day} (UTC). استبدل المفتاح الذي حل محله. لإيقافه فورًا، عطِّله.',
  keys_too_many: 'بلغ الحساب الحد الأقصى لعدد المفاتيح، وهو {most, number}. احذف المفاتيح التي لم تعد تستخدمها.',
  plan_not_higher: 'الباقة {plan} ليست أعلى من الباقة الحالية، وهي {current}.',
  plan_requested_before: 'طلب الحساب الباقة {plan} في {day}، وما زال هذا الطلب قيد النظر.',
  account_disabled: 'عُطِّل الحساب الذي يتبعه مفتاح API هذا. راجع مشغّل الخدمة.',
  api_key_replaced: 'استُبدل مفتاح API هذا وانتهت صلاحيته في {day} (UTC). استخدم المفتاح الذي حل محله.',
  api_key_expired: 'انتهت صلاحية مفتاح API هذا في {day} (UTC). استخدم مفتاحًا آخر، أو راجع الجهة التي أصدرته.',
  network_not_allowed:
    'لا يُسمح باستخدام مفتاح API هذا من {address}. أرسل الطلب من إحدى الشبكات المسموح بها لهذا المفتاح، أو اطلب من الجهة التي أصدرته إضافة هذه الشبكة.',
  operation_not_allowed:
    'لا يُسمح باستخدام مفتاح API هذا في `{operation}`، بل في العمليات الآتية فقط: {allowed}. استخدم مفتاحًا آخر، أو راجع الجهة التي أصدرته.',
  plan_too_low: 'يتطلب الحصول على {feature} الباقة {wanted} أو باقة أعلى منها. باقة هذا المفتاح هي {plan}.',
  past_rate: 'سعر صرف سابق',
  past_price: 'سعر وقود سابق',
  past_figure: 'مؤشر سابق',
  rate_history: 'السلسلة التاريخية لأسعار الصرف',
  series_history: 'القيم التاريخية لسلسلة',
  request_exceeds_plan:
    'عدد الاستدعاءات المسموح به في الباقة هو {limit, number} لكل {period, select, minute {دقيقة} month {شهر} other {{period}}}، ويتضمن هذا الطلب {calls, number}، أي استدعاءً لكل عنصر. أرسل عناصر أقل في الطلب الواحد.',
  plan_used_up:
    'عدد الاستدعاءات المسموح به في الباقة هو {limit, number} لكل {period, select, minute {دقيقة} month {شهر} other {{period}}}، وقد استُخدمت كلها. أعد الاستدعاء {when}.',
  plan_nearly_used_up:
    'عدد الاستدعاءات المسموح به في الباقة هو {limit, number} لكل {period, select, minute {دقيقة} month {شهر} other {{period}}}. يحتاج هذا الطلب إلى {calls, number}، والمتبقي أقل من ذلك. أعد الاستدعاء {when}.',
  in_seconds:
    'بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  next_month: 'في اليوم الأول من الشهر القادم (UTC)',
  test_calls_too_fast:
    'ترسل مفاتيح الاختبار في حسابك الاستدعاءات بسرعة زائدة. الحد الأقصى في الدقيقة هو {most, number}. أعد الاستدعاء بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  session_calls_too_fast:
    'ترسل الوظيفة الإضافية على هذا الجهاز الاستدعاءات بسرعة زائدة. الحد الأقصى في الدقيقة هو {most, number}. أعد الحساب بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  strangers_too_many:
    'تجاوز عنوانك الحد الأقصى لعدد الطلبات دون مفتاح في الدقيقة، وهو {most, number}. أعد المحاولة بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  access_code_needed: 'أدخل رمز الدخول الذي سلَّمك إياه المسؤول.',
  access_code_unknown: 'رمز الدخول هذا غير صالح. تحقق منه، أو اطلب رمزًا آخر من المسؤول.',
  access_code_expired: 'انتهت صلاحية رمز الدخول هذا. اطلب رمزًا آخر من المسؤول.',
  access_code_used_up:
    'سبق استخدام رمز الدخول هذا على {devices, plural, zero {جميع الأجهزة المخصصة له} one {الجهاز الوحيد المخصص له} two {الجهازين المخصصين له} few {جميع الأجهزة المخصصة له، وهي # أجهزة} many {جميع الأجهزة المخصصة له، وهي # جهازًا} other {جميع الأجهزة المخصصة له، وهي # جهاز}}. اطلب رمزًا آخر من المسؤول.',
  access_codes_too_many:
    'أُدخل عدد كبير جدًا من رموز الدخول الخاطئة. أعد المحاولة بعد {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  device_access_ended: 'لم يعد الدخول من هذا الجهاز متاحًا. أدخل رمز دخول، أو اطلب رمزًا من المسؤول.',
  device_access_revoked: 'لم يعد الدخول من هذا الجهاز متاحًا. اطلب رمز دخول من المسؤول.',
  session_missing:
    'لم تُرسَل أي جلسة. افتح جلسة بالطلب POST /addin/session وأرسل رمزها المميّز بالصيغة `authorization: Bearer`.',
  session_expired: 'انتهت صلاحية الجلسة. افتح جلسة جديدة بالطلب POST /addin/session.',
  session_foreign: 'لم يفتح هذا الخادم هذه الجلسة. افتح جلسة بالطلب POST /addin/session.',
  sign_in_token_missing:
    'لم يُرسَل رمز مميّز لتسجيل الدخول. تحصل عليه الوظيفة الإضافية من Office عندما تسجل الدخول بحساب عملك.',
  sign_in_token_refused:
    'الرمز المميّز لتسجيل الدخول غير مقبول: {reason}. سجّل الدخول إلى Office مرة أخرى، أو راجع المسؤول.',
  token_expired: 'انتهت صلاحيته',
  token_of_other_tenant: 'يتبع مستأجرًا آخر',
  token_issuer_wrong: 'يتبع مستأجرًا آخر، أو ليس رمزًا من الإصدار 2',
  token_of_other_application: 'صدر لتطبيق آخر',
  token_claim_wrong: 'المطالبة {claim} فيه خاطئة',
  token_not_signed: 'لم يوقّعه المستأجر',
  token_lacks_permission: 'تنقصه الصلاحية {permission}',
  sign_in_service_unreachable:
    'لا تستجيب خدمة تسجيل الدخول من Microsoft، فتعذّر التحقق من تسجيل دخولك. أعد المحاولة بعد قليل.',
  local_name_foreign:
    'مع الإعداد SVC_ADDIN_ACCESS=local، تعمل الوظيفة الإضافية على هذا الجهاز وحده، على العنوان localhost. لإتاحة الدخول للآخرين، اضبط SVC_ADDIN_ACCESS على code أو entra.',
  port_foreign: 'يحدد الطلب منفذًا غير المنفذ الذي يعمل عليه الخادم.',
  request_forwarded:
    'أُحيل الطلب من جهاز آخر، ومع الإعداد SVC_ADDIN_ACCESS=local تعمل الوظيفة الإضافية على هذا الجهاز وحده. اضبط SVC_ADDIN_ACCESS على code أو entra.',
  site_foreign: 'لا يُسمح لموقع آخر باستدعاء الوظيفة الإضافية. افتح الوظيفة الإضافية على عنوان هذا الخادم.',
  origin_foreign:
    'لا يُسمح لموقع آخر باستدعاء الوظيفة الإضافية. افتح الوظيفة الإضافية على عنوان هذا الخادم، أو اضبط SVC_PUBLIC_URL على العنوان الذي يستخدمه الناس.',
  agent_origin_foreign: 'لا يُسمح لصفحات موقع آخر باستدعاء الخدمة. يستطيع مشغّل الخدمة السماح لها عبر SVC_CORS_ORIGINS.',
  metrics_unread: 'لا ترسل أي عملية في هذا الخادم مقاييسها الآن. أعد المحاولة بعد قليل.',
  metrics_private:
    'المقاييس خاصة هنا. اطلبها من جهاز الخادم نفسه، أو أرسل الرمز المميّز المحدد في SVC_METRICS_TOKEN بالصيغة `Authorization: Bearer`.',
} satisfies Record<keyof typeof english, string>;
