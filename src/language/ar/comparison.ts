/** جمل عن كشف رواتب وفق فرضيتين. */
export const comparison = {
  comparison_rule_changed: '{name}: من {before} إلى {after}',
  comparison_rule_new: '{name}: جديد، {after}',
  comparison_rule_ends: '{name}: ينتهي، وكان {before}',
  comparison_bracket_above: '{name}: الشريحة فوق {from} {period}، من {before} إلى {after}',
  comparison_bracket_between: '{name}: الشريحة من {from} إلى {to} {period}، من {before} إلى {after}',
  comparison_due_in_months: '{name}: تُستحق في هذه الأشهر فقط: {months}',
  comparison_exchange_rate: '{name}: مبلغ بعملة أخرى، بسعر صرف اليوم',
  comparison_shares: 'حصص الأسرة',
  comparison_paid_once: 'ما يُدفع مرة واحدة',
  comparison_country: 'قانون هذا البلد: {after}، بدلًا من: {before}.',
  comparison_raised_percent: 'الراتب أعلى بنسبة {percent} في `{setting}`، دون احتساب المبالغ المذكورة بالاسم.',
  comparison_cut_percent: 'الراتب أقل بنسبة {percent} في `{setting}`، دون احتساب المبالغ المذكورة بالاسم.',
  comparison_raised_amount: 'الراتب أعلى بمقدار {amount} في `{setting}`.',
  comparison_cut_amount: 'الراتب أقل بمقدار {amount} في `{setting}`.',
  comparison_employer: 'تختلف إعدادات صاحب العمل: {settings}.',
  comparison_not_explained: 'تختلف هذه البنود ولا تبيّن أي قاعدة مسجَّلة السبب: {lines}.',
  comparison_setting_failed: 'وفق `{setting}`: {why}',
  comparison_needs_rate:
    'قسائم الراتب بعملتي {first} و{second}. أرسل `rate` مع الفرضية المراد تحويلها: عدد وحدات عملتها مقابل وحدة واحدة من عملة الصفوف.',
  comparison_announced: 'التغييرات المعلنة ليست قانونًا بعد. لا يراعيها أي رقم.',
} as const;
