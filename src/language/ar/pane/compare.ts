import type { sentences as english } from '../../en/pane/compare';

/** عرض المقارنة. */
export const sentences = {
  compare_about: 'الراتب نفسه وفق قانون يومين: من يكسب ومن يخسر وأي قاعدة تصنع الفرق.',
  compare_who: 'من يُقارَن',
  compare_employee: 'موظف صفحة «الراتب»',
  compare_table: 'جدول رواتب',
  compare_before: 'قانون هذا اليوم',
  compare_after: 'وقانون هذا اليوم',
  compare_no_rows: 'ليس في الجدول المحدد موظفون.',
  compare_no_employee: 'ليس في صفحة «الراتب» موظف مكتمل. أكمله هناك أولًا.',
  compare_no_days: 'أدخل يومين.',
  compare_people: 'يكسب {gain}، ويخسر {lose}، ويبقى {same} على حالهم.',
  compare_totals: 'المجاميع',
  compare_difference: 'الفرق',
  compare_net_by_employee: 'فرق صافي الراتب، من أكبر مكسب إلى أكبر خسارة',
  compare_net_by_group: 'فرق صافي الراتب، متوسط {size} من الموظفين في كل عمود',
  compare_gains: 'المكاسب',
  compare_losses: 'الخسائر',
  compare_employees: 'الموظفون',
  compare_why: 'السبب',
  compare_same_law: 'يعطي القانون المسجَّل لليومين الأرقام نفسها.',
  compare_first_rows: 'يظهر أول {count}. وفي الجدول المخصص للورقة جميعهم.',
  compare_failed:
    '{count, plural, zero {لم تُترك صفوف دون حساب} one {لم يُحسب صف واحد} two {لم يُحسب صفان} few {لم تُحسب # صفوف} many {لم يُحسب # صفًا} other {لم يُحسب # صف}}: {why}',
  compare_announced: 'معلن وليس قانونًا بعد ولا يدخل في أي رقم: {text}',
  compare_net_before: 'صافي الراتب، {day}',
  compare_offer: 'مقارنة القانون',
  compare_employer_cost: 'تكلفة صاحب العمل',
} satisfies Record<keyof typeof english, string>;
