/** جمل عن تصحيح أشهر سابقة. */
export const correction = {
  correction_months_malformed: 'يجب أن يكون `months` قائمة من 1 إلى {most, number} شهرًا، كل منها مثل {example}.',
  correction_paid_before: 'يجب أن يكون `paid_in` {month} بعد {last}، وهو آخر شهر مصحَّح.',
  correction_by_default:
    'لا توجد قاعدة مسجَّلة عن وقت فرض الضريبة على المتأخرات (البلد: {country}). أعيد حساب كل شهر وفق قانونه.',
  correction_months_earned: 'تعود المتأخرات إلى الأشهر التي تخصها. أعيد حساب كل منها وفق قانونه.',
  correction_month_of_payment: 'تُفرض الضريبة على المتأخرات مع راتب الشهر الذي تُدفع فيه.',
  correction_cumulative: 'الضريبة هي ضريبة السنة حتى الآن. لذلك يسوّي شهر الدفع الفرق.',
  correction_not_only_cash:
    'لا يقتصر الفرق على الراتب النقدي، فلا يمكن فرض ضريبة على شيء في شهر الدفع. أعيد حساب كل شهر وفق قانونه.',
  correction_no_cash: 'لا يبقى راتب نقدي يُدفع أو يُسترد. أعيد حساب كل شهر وفق قانونه.',
  correction_taken_back:
    'يُسترد جزء من الراتب، ولا توجد قاعدة مسجَّلة عن ضريبته في شهر الدفع. أعيد حساب كل شهر وفق قانونه.',
  correction_more_than_pay: 'يتجاوز ما يُسترد راتب الشهر. أعيد حساب كل شهر وفق قانونه.',
  correction_more_than_net: 'يُسترد {amount} صافيًا، أي أكثر من صافي راتب شهر ({net}): لا يكفي شهر واحد لتسويته.',
  correction_payment_unused: 'لا أثر لـ{field}: لا تُفرض ضريبة على الفرق في شهر الدفع.',
  correction_month_assumed: 'لم يُذكر `paid_in`: استُخدم {month}.',
  correction_pay_assumed: 'لم يُذكر راتب {month}: استُخدم المستحق عن {last}.',
  correction_year_unknown:
    'تتوقف ضريبة {month} على السنة حتى الآن. أرسل `paid_in.year_to_date`، أو `year_to_date` مع الراتب كما دُفع.',
  correction_refund_tax: 'الضريبة',
  correction_refund_contributions: 'اشتراكات الموظف',
  correction_refund_employer_contributions: 'اشتراكات صاحب العمل',
  correction_refunded_within_year: '{what}: {amount} زائد. يرده صاحب العمل خلال السنة الضريبية.',
  correction_refunded_year_end: '{what}: {amount} زائد. تسويه السنة في نهايتها.',
  correction_refunded_unknown: '{what}: {amount} زائد. لم يثبت متى يُرد.',
} as const;
