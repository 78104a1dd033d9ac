import type { sentences as english } from '../../en/pane/own';

/** What the reader brings and keeps: tables of other programs, saved employees and links, in Arabic and ICU MessageFormat. */
export const sentences = {
  own_table_about: 'حدد جدول موظفين مع عناوينه من أي برنامج للرواتب. تختار مرة واحدة معنى كل عنوان غير مفهوم.',
  read_the_headings: 'قراءة العناوين',
  columns_understood:
    '{understood, plural, zero {لا عمود مفهوم.} one {عمود واحد مفهوم.} two {عمودان مفهومان.} few {# أعمدة مفهومة.} many {# عمودًا مفهومًا.} other {# عمود مفهوم.}} {open, plural, =0 {لا يحتاج أي عمود إلى معنى.} zero {لا يحتاج أي عمود إلى معنى.} one {عمود واحد يحتاج إلى معنى.} two {عمودان يحتاجان إلى معنى.} few {# أعمدة تحتاج إلى معنى.} many {# عمودًا يحتاج إلى معنى.} other {# عمود يحتاج إلى معنى.}}',
  choose_a_meaning: 'اختر معنى',
  show_all_columns: 'عرض جميع الأعمدة',
  show_open_columns: 'عرض الأعمدة التي تحتاج إلى معنى فقط',
  meanings_are_kept: 'تُحفظ المعاني في هذا المصنف، في الورقة {sheet}. وتقرؤها الصيغة من هناك.',
  keep_the_meanings: 'حفظ المعاني',
  calculate_beside_the_table: 'الحساب بجانب الجدول',
  own_table_only_in_excel: 'لا يمكن قراءة جدول خاص بك إلا في Excel. افتح اللوحة في Excel.',
  saved_about: 'يُحفظ الموظفون والحالات في هذا المصنف وليس على الخادم. من لديه الملف لديه البيانات.',
  saved_employee: '{name}، {country}',
  remove_saved: 'إزالة {name}',
  saved_removed: 'أزيل {name} من المصنف.',
  saved_kept: 'حُفظ {name} في المصنف. احفظ الملف للاحتفاظ به.',
  workbook_keeps_nothing: 'لم يحفظه Excel. قد يكون المصنف للقراءة فقط.',
  name_of_saved: 'اسم الموظف أو الحالة',
  save_in_workbook: 'حفظ في المصنف',
  link_copied: 'نُسخ الرابط. يفتح اللوحة في متصفح مع السؤال الحالي.',
  link_not_copied: 'لم ينسخ المتصفح الرابط. حاول مرة أخرى.',
} satisfies Readonly<Record<keyof typeof english, string>>;
