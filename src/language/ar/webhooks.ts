import type { webhooks as english } from '../en/webhooks';

/** Sentences about subscriptions: refused addresses, attempts that failed, and why a subscription ended. */
export const webhooks = {
  callback_missing: 'الحقل `callback_url` غير موجود. أرسل العنوان الذي يستقبل الأحداث، مثل "https://example.com/hook".',
  callback_not_text: 'يجب أن يكون `callback_url` نصًا: عنوانًا مثل "https://example.com/hook".',
  kinds_wrong: 'يجب أن يكون `kinds` قائمة أنواع، مثل ["law", "policy_rate"].',
  countries_wrong: 'يجب أن يكون `countries` قائمة رموز دول، مثل ["KE", "UG"].',
  thresholds_wrong: 'يجب أن يكون `thresholds` قائمة لا يتجاوز عدد العتبات فيها {most}، مثل [{example}].',
  threshold_pair_wrong: 'يجب أن يكون `pair` عملتين بينهما شرطة مائلة، مثل "USD/KES".',
  threshold_pair_fixed: '`pair`: سعر {pair} ثابت، فلا يمكن أن يتجاوز عتبة.',
  thresholds_need_kind: 'يتطلب `thresholds` النوع "exchange_rate". أضفه إلى `kinds`، أو لا ترسل `kinds`.',
  threshold_crossed_above: 'ارتفع {pair} فوق {rate}: {after} اعتبارًا من {day}، والقيمة السابقة {before}.',
  threshold_crossed_below: 'انخفض {pair} تحت {rate}: {after} اعتبارًا من {day}، والقيمة السابقة {before}.',
  subscriptions_too_many: 'الحد الأقصى لعدد اشتراكات الإشعارات النشطة هو {most}. احذف أحدها قبل إنشاء غيره.',
  subscription_unknown: 'لا يوجد لمفتاحك اشتراك الإشعارات {id}. ربما حُذف؛ يعرض GET /api/v1/subscriptions اشتراكاتك.',
  subscription_over: 'انتهى اشتراك الإشعارات: {because} للاستمرار، غيّر قيمة `state` إلى "active".',
  delivery_unknown: 'لا يوجد في اشتراك الإشعارات التسليم {id}. تُحفظ عمليات التسليم {days} يومًا.',
  webhooks_off: 'لا يرسل هذا الخادم أي أحداث: إعداده SVC_WEBHOOKS غير مفعَّل.',
  callback_not_address:
    'يجب أن يكون `callback_url` عنوانًا لا يتجاوز عدد أحرفه {most, number}، مثل https://example.com/hook.',
  callback_not_https: 'يجب أن يبدأ `callback_url` بـ https://.',
  callback_names_user: 'يجب ألا يتضمن `callback_url` اسم مستخدم ولا كلمة مرور.',
  callback_port_refused: 'يجب أن يستخدم `callback_url` المنفذ 443، أو منفذًا رقمه 1024 أو أكثر.',
  callback_inside_network: 'يشير `callback_url` إلى عنوان داخل شبكة. استخدم عنوانًا يمكن الوصول إليه من الإنترنت.',
  attempt_status: 'ردّ المستلم بالحالة {status}.',
  attempt_redirected:
    'ردّ المستلم بالحالة {status}، وهي إعادة توجيه لا يتبعها الخادم. سجّل الاشتراك بالعنوان الذي تؤدي إليه.',
  attempt_slow: 'لم يستجب المستلم خلال {seconds} ث.',
  attempt_inside_network: 'يؤدي اسم مضيف المستلم إلى عنوان داخل شبكة.',
  attempt_unreachable: 'تعذّر الوصول إلى المستلم ({reason}).',
  change_of_test: 'اختبار. لم يُسجَّل أي تغيير من هذه الأنواع في هذه الدول خلال آخر {days} يومًا.',
  subscription_stopped: 'أُنهي بطلب لتغيير حالته.',
  subscription_gone: 'ردّ المستلم بالحالة 410: لا يريد عمليات تسليم أخرى.',
  subscription_refused: 'لم يقبل المستلم أي تسليم طوال مدة المحاولات، وعدد أيامها {days}. آخر محاولة: {problem}',
} satisfies Record<keyof typeof english, string>;
