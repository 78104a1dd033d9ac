import type { sentences as english } from '../../en/pane/functions';

/** All functions of the add-in, in Arabic and ICU MessageFormat. */
export const sentences = {
  find_a_function: 'البحث عن دالة',
  functions_found:
    '{count, plural, =0 {لم يُعثر على دالة. جرّب كلمة أخرى.} one {دالة واحدة} two {دالتان} few {# دوال} many {# دالة} other {# دالة}}',
  favourites: 'المفضلة',
  add_to_favourites: 'إضافة إلى المفضلة',
  remove_from_favourites: 'إزالة من المفضلة',
  all_functions: 'كل الدوال',
  edit_the_selected_formula: 'تعديل صيغة الخلية المحددة',
  cell_has_no_formula: 'لا توجد صيغة في الخلية المحددة. حدد خلية فيها صيغة، ثم أعد المحاولة.',
  formula_cannot_be_read: 'لا تستطيع اللوحة قراءة هذه الصيغة. عدّلها في شريط الصيغة.',
  formula_has_no_function: 'لا تستخدم هذه الصيغة أي دالة من الوظيفة الإضافية. عدّلها في شريط الصيغة.',
  which_function_to_edit: 'أي دالة تريد تعديلها؟',
  optional_argument: '{name} (اختياري)',
  argument_is: '{name}: {cells}',
  type_a_value_instead: 'كتابة قيمة بدلاً من ذلك',
  use_selected_cells_for: 'استخدام الخلايا المحددة: {name}',
  default_choice: 'الافتراضي',
  choose: 'اختر',
  formula_and_value: 'الصيغة والقيمة',
  still_needed: 'ما زال مطلوبًا: {names}',
  correct_the_arguments: 'صحّح الوسيطات المعلَّمة.',
  value_only_in_the_cell: 'لا تظهر هذه القيمة إلا في الخلية، لأن على Excel أن يحسب إحدى الوسيطات أولاً.',
  result: 'النتيجة',
  first_rows_of: 'أول {shown} من {count} صفوف.',
  replace_in_the_cell: 'استبدال في الخلية',
  fill_down: 'تعبئة للأسفل',
  examples: 'أمثلة',
  use: 'استخدام',
  use_the_example: 'استخدام المثال: {what}',
} satisfies Readonly<Record<keyof typeof english, string>>;
