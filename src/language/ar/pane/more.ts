import type { sentences as english } from '../../en/pane/more';

/** The menu More and the welcome of the pane in Arabic. */
export const sentences = {
  language: 'اللغة',
  convert_a_column: 'تحويل عمود',
  format_money_and_percentages: 'تنسيق المبالغ والنسب المئوية',
  documentation: 'الدليل',
  cards_behind_figures: 'بطاقات خلف الأرقام المفردة',
  cards_about: 'فيها البنود والتاريخ والمصادر. تُحفظ في المصنف.',
  not_kept_in_the_workbook: 'لم يحفظ Excel هذا في المصنف. هل هو للقراءة فقط؟',
  look: 'المظهر',
  look_auto: 'مثل Excel أو النظام',
  look_light: 'فاتح',
  look_dark: 'داكن',
  welcome_and_keyboard: 'الترحيب ولوحة المفاتيح',
  help_and_feedback: 'المساعدة والملاحظات',
  welcome: 'مرحبًا',
  welcome_figure: 'صافي راتب إجماليه {pay} في الشهر، {country}',
  welcome_server: 'يأتي كل رقم من الخدمة {host} مع تاريخه ومصادره. ومن دونها تبقى الأرقام الموجودة في الورقة.',
  welcome_cost: 'لا تحتاج إلى مفتاح: لدى الخدمة مفتاح. وباقته تحدد عدد الاستدعاءات، وهل تشمل أسعار الأيام الماضية.',
  welcome_plans: 'مقارنة الباقات',
  welcome_keys:
    'ينقل F6 بين الورقة واللوحة، وTab بين الحقول، والأسهم بين الصفحات وداخل القوائم. ويغلق Esc قائمة مفتوحة.',
  welcome_again: 'تجد هذا مرة أخرى ضمن المزيد.',
  welcome_close: 'إغلاق',
} satisfies Readonly<Record<keyof typeof english, string>>;
