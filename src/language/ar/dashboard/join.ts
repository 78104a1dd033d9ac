import type { sentences as english } from '../../en/dashboard/join';

/** The pages on which people answer programs and invitations, in Arabic and ICU MessageFormat. */
export const sentences = {
  connect_title: 'ربط برنامج',
  refuse_program: 'رفض',
  allow_program: 'سماح',
  program_asks: 'يطلب {program} استخدام {product} نيابة عنك. هذا هو الاسم الذي يطلقه على نفسه.',
  program_asks_unnamed: 'يطلب برنامج استخدام {product} نيابة عنك. سجّل الدخول لمعرفة أي برنامج هو، وللسماح له أو رفضه.',
  answer_to_own_machine:
    'تذهب الإجابة إلى برنامج على هذا الجهاز ({host}). اسمح له فقط إذا كنت قد بدأت للتو في ربط ذلك البرنامج.',
  answer_to_host: 'تذهب الإجابة إلى {host}. اسمح له فقط إذا كنت تعرف ذلك الموقع وجئت منه.',
  what_it_may_do: 'ما يستطيع فعله',
  program_may_ask: 'السؤال عن الضرائب والرواتب والمعدلات والأسعار والقوانين. يُحتسب كل استدعاء ضمن باقة الحساب.',
  program_may_not: 'لا يستطيع رؤية المفاتيح أو الأعضاء أو الباقة أو إعداداتك، ولا تغييرها.',
  program_stays: 'يبقى متصلًا حتى يفصله أحد في لوحة التحكم، أو حتى تمر 30 يومًا دون استخدامه.',
  logged_in_as: 'سجّلت الدخول باسم {email}.',
  calls_count_for: 'تُحتسب استدعاءاته على الحساب {name}.',
  no_account_connects: 'لا يتيح لك أي من حساباتك ربط برنامج: دورك فيها «مطّلع»، أو أنها معطَّلة.',
  account_that_pays: 'الحساب الذي يدفع مقابل استدعاءاته',
  account_with_plan: '{name} ({plan})',
  invitation_title: 'دعوة',
  invitation_incomplete: 'هذا الرابط غير كامل. افتح الرابط كله من رسالة البريد الإلكتروني.',
  to_the_dashboard: 'إلى لوحة التحكم',
  invitation_waits:
    'دعاك شخص ما إلى حسابه. سجّل الدخول بعنوان البريد الإلكتروني الذي تلقى الدعوة، أو أنشئ حسابًا به. الدعوة في انتظارك.',
  invitation_accept_this: 'سجّلت الدخول باسم {email}. اقبل الدعوة لتصبح عضوًا في الحساب.',
  accept_invitation: 'قبول الدعوة',
  not_now: 'ليس الآن',
} satisfies Record<keyof typeof english, string>;
