import type { service as english } from '../en/service';

/** Messages about requests in general: bodies, batches, tools, addresses and failures. */
export const service = {
  body_not_object: `يجب أن يكون متن الطلب كائن JSON، مثل '{'"country": "KE", "amount": 85000'}'.`,
  body_empty: `متن الطلب فارغ. أرسل كائن JSON، مثل '{'"country": "KE", "amount": 85000'}'.`,
  body_not_json: 'متن الطلب ليس JSON صالحًا. تحقق من علامات الاقتباس والفواصل والأقواس.',
  body_member_forbidden: 'يتضمن متن الطلب العضو `__proto__` أو `constructor.prototype`. أرسله دونه.',
  body_not_utf8: 'متن الطلب ليس UTF-8 صالحًا. احفظ النص أو أرسله بترميز UTF-8.',
  body_with_nul: 'يتضمن متن الطلب المحرف U+0000، وهو غير مسموح به في أي نص. أرسله دونه.',
  body_in_charset: 'أُرسل متن الطلب بمجموعة المحارف {charset}. أرسل JSON بترميز UTF-8.',
  body_length_wrong: 'متن الطلب أقصر أو أطول مما تذكره الترويسة Content-Length.',
  body_not_as_json: 'أرسل متن الطلب بصيغة JSON، مع الترويسة `Content-Type: application/json`.',
  body_compressed: 'أُرسل متن الطلب مع `Content-Encoding: {encoding}`. أرسله بصيغة JSON عادية غير مضغوطة.',
  body_too_large: 'متن الطلب أكبر مما يقبله هذا المسار. أرسل عناصر أقل في الطلب الواحد.',
  body_of_many_values: 'عدد القيم في متن الطلب أكبر من {most, number}. أرسل عناصر أقل في الطلب الواحد.',
  body_of_many_fields: 'في متن الطلب كائن عدد حقوله أكبر من {most, number}. أرسل معاملات العملية فقط.',
  item_of_many_fields:
    'في أحد عناصر الدفعة أو في ما يرافقها حقول عددها أكبر من {most, number}. أرسل معاملات العملية فقط.',
  field_repeated: 'أُرسل `{field}` أكثر من مرة (عدد المرات: {times}). أرسله مرة واحدة.',
  parameters_unreadable: 'تعذّرت قراءة المعاملات.',
  request_unreadable: 'تعذّرت قراءة الطلب. تحقق من أن متنه JSON صالح.',
  address_unreadable: 'تعذّرت قراءة العنوان. تحقق من ترميزه بعلامة النسبة المئوية.',
  address_with_nul: 'يتضمن العنوان المحرف U+0000 (`%00`)، وهو غير مسموح به في أي نص. أرسله دونه.',
  request_not_http: 'الطلب ليس HTTP صالحًا.',
  host_missing: 'لا تتضمن ترويسات الطلب `Host`، وهي إلزامية في HTTP/1.1.',
  host_twice: 'في الطلب أكثر من ترويسة `Host`. أرسل واحدة فقط.',
  expectation_unknown: 'القيمة الوحيدة المقبولة في الترويسة `Expect` هي `100-continue`.',
  request_incomplete: 'لم يصل الطلب كاملًا في الوقت المحدد. أرسل الترويسات والمتن دون توقف.',
  headers_too_large: 'حجم ترويسات الطلب كبير جدًا.',
  connections_too_many: 'عدد الاتصالات كبير جدًا. أغلق ما لم تعد تحتاج إليه منها، أو أعد المحاولة بعد قليل.',
  no_room_for_large_request: 'يعالج الخادم الآن عددًا كبيرًا من الطلبات الضخمة. أعد إرسال الطلب بعد ثانية.',
  answers_unread: 'لم تُقرأ بعد الردود على طلباتك السابقة. اقرأها، ثم أعد المحاولة.',
  language_unknown:
    'القيمة {language} ليست من لغات هذه الخدمة. أرسل إحدى القيم الآتية في lang: {languages}، أو لا ترسل lang.',
  format_unknown: 'القيمة {format} ليست صيغة. أرسل "csv" للحصول على جدول، أو "json".',
  bom_unknown: 'لا يقبل `bom` {bom}. أرسل 0 للحصول على جدول دون علامة ترتيب البايتات، أو 1.',
  nothing_at_address: 'لا يوجد شيء على العنوان {address}. يعرض المرجع على /docs/reference جميع العناوين.',
  method_wrong: 'الطرق المقبولة على {address} هي {allowed}، لا {method}.',
  store_unavailable:
    'تعذّر على الخدمة قراءة بياناتها أو كتابتها حاليًا. لم يُنفَّذ هذا الاستدعاء ولم يُحتسب. أعد المحاولة بعد {seconds} ث. إذا استمر ذلك، يجد المسؤول السبب في سجل الخادم.',
  service_broken: 'حدث خطأ من جانبنا. إذا تكرر، فأبلغنا بمعرّف الطلب هذا: {id}.',
  batch_time_used_up:
    'استغرق حساب العناصر السابقة {seconds} ث، وهو الحد الأقصى للطلب الواحد. أرسل الباقي في دفعة أخرى.',
  batch_length_used_up:
    'بلغ حجم الردود السابقة {mebibytes} MiB، وهو الحد الأقصى للرد الواحد. أرسل الباقي في دفعة أخرى.',
  batch_truth_together: 'لكل نتيجة تواريخها ومصادرها. لا تظهر مع كل نتيجة عند استخدام `select`، وهي معروضة هنا مجتمعة.',
  register_label_unknown:
    'لا يوجد صف له التسمية {label}. {count, plural, =0 {ليست للصفوف تسميات.} other {تسميات الصفوف: {labels}.}}',
  register_line_unknown: 'لا يوجد في قسائم هذه الصفوف بند {text}. المبالغ: {figures}. البنود: {lines}.',
  register_row_failed: 'لا يوجد مجموع، لأن في الصف {row, number} خطأ: {why}',
  register_in_two_currencies: 'لا يوجد مجموع، لأن الصفوف بعملتين، {first} و {second}.',
  register_time_used_up:
    'استغرقت الصفوف السابقة {seconds} ثوان من الحساب، وهي الحد الأقصى للطلب الواحد. أرسل الباقي في طلب آخر.',
  register_deductions_exceed_net: 'الاستقطاعات ({deductions, number}) أكبر من صافي الراتب ({net, number}).',
  tool_cannot_answer: 'تعذّر على الأداة "{tool}" الرد: {why}',
  sample_data: 'هذه بيانات نموذجية لمفتاح اختبار، مثبتة بتاريخ {day}. ليست بيانات إنتاج.',
  upstream_slow: 'لم تستجب الخدمة التي يعتمد عليها هذا الخادم في الوقت المحدد. أعد المحاولة بعد قليل.',
  upstream_broken: 'في الخدمة التي يعتمد عليها هذا الخادم مشكلة (ردّت بالحالة {status}). أعد المحاولة بعد قليل.',
  upstream_answer_too_large: 'ردّت الخدمة التي يعتمد عليها هذا الخادم برد أكبر مما يقبله. أعد المحاولة بعد قليل.',
  upstream_unreachable: 'تعذّر الوصول إلى الخدمة التي يعتمد عليها هذا الخادم. أعد المحاولة بعد قليل.',
  upstream_moved:
    'تعيد الخدمة التي يعتمد عليها هذا الخادم توجيه الطلبات، وهذا الخادم لا يتبع إعادة التوجيه. على المسؤول أن يضبط SVC_UPSTREAM_URL على العنوان الجديد.',
  upstream_not_envelope: 'أرسلت الخدمة التي يعتمد عليها هذا الخادم ردًا غير متوقع. أعد المحاولة بعد قليل.',
  upstream_busy: 'الخدمة التي يعتمد عليها هذا الخادم مثقلة بالطلبات. أعد المحاولة بعد قليل.',
  download_missing: 'جُمع هذا الخادم دون حزمه للبرامج الأخرى. تجدها في الإصدارات الرسمية.',
  add_in_not_built: 'لم تُبنَ الوظيفة الإضافية. شغّل `npm run build` في مكان تثبيت الخادم، ثم افتح هذه الصفحة مرة أخرى.',
  add_in_file_missing: 'لا يوجد في الوظيفة الإضافية ملف بهذا الاسم.',
  add_in_page_missing: 'لا توجد في الوظيفة الإضافية الصفحة {page}.',
  office_js_not_served: 'يُحمَّل office.js هنا من Microsoft. اضبط SVC_OFFICE_JS=local ليقدّمه هذا الخادم.',
  manifest_missing: 'لا يوجد manifest.xml في مكان تثبيت الخادم. مكانه بجانب package.json.',
  manifest_address_unknown:
    'يتضمن ملف البيان عنوان هذا الخادم. اضبط SVC_PUBLIC_URL عليه، مثل https://finance.example.com، ثم أعد تشغيل الخادم.',
} satisfies Record<keyof typeof english, string>;
