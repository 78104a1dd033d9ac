import type { sentences as english } from '../../en/pane/ui';

/** What pane and dashboard share, in Arabic and ICU MessageFormat. */
export const sentences = {
  not_loaded: '{what, select, view {لم يتم تحميل هذه الصفحة} other {لم يتم تحميل اللوحة}}',
  range: 'من {least} إلى {most}',
  amount_in_currency: '{amount}\u00a0{currency}',
  hide_the_table: 'إخفاء الجدول',
  show_as_a_table: 'عرض كجدول',
  check_the_connection_to_the_service: 'تحقق من الاتصال بالخدمة ثم أعد التحميل. الأرقام الموجودة في الورقة تبقى كما هي.',
  reload: 'إعادة التحميل',
  loading: 'جارٍ التحميل',
  table_named: '{name}، جدول',
} satisfies Readonly<Record<keyof typeof english, string>>;
