import type { sentences as english } from '../../en/pane/sheet';

/** What the pane does in the sheet, in Arabic and ICU MessageFormat. */
export const sentences = {
  cells_taken:
    '{more, plural, zero {الخلية {cell} ليست فارغة} one {الخلية {cell} وخلية أخرى ليستا فارغتين} two {الخلية {cell} وخليتان أخريان ليست فارغة} few {الخلية {cell} و# خلايا أخرى ليست فارغة} many {الخلية {cell} و# خلية أخرى ليست فارغة} other {الخلية {cell} و# خلية أخرى ليست فارغة}}. أفرغ العمود الواقع بعد التحديد أو أدرج عمودًا جديدًا، ثم حاول مرة أخرى.',
  cells_spilled:
    '{more, plural, zero {الخلية {cell} ليست فارغة} one {الخلية {cell} وخلية أخرى ليستا فارغتين} two {الخلية {cell} وخليتان أخريان ليست فارغة} few {الخلية {cell} و# خلايا أخرى ليست فارغة} many {الخلية {cell} و# خلية أخرى ليست فارغة} other {الخلية {cell} و# خلية أخرى ليست فارغة}}، وفيها نتائج منسكبة لصيغة. اختر مكانًا آخر.',
  restored: 'تمت استعادة {place}.',
  skipped_headings:
    '{count, plural, zero {لا عناوين} one {عنوان واحد} two {عنوانان} few {# عناوين} many {# عنوانًا} other {# عنوان}}',
  skipped_blanks:
    '{count, plural, zero {لا خلايا فارغة} one {خلية فارغة واحدة} two {خليتان فارغتان} few {# خلايا فارغة} many {# خلية فارغة} other {# خلية فارغة}}',
  skipped_texts:
    '{count, plural, zero {لا خلايا بلا رقم} one {خلية واحدة بلا رقم} two {خليتان بلا رقم} few {# خلايا بلا رقم} many {# خلية بلا رقم} other {# خلية بلا رقم}}',
  skipped_not_positive:
    '{count, plural, zero {لا مبالغ صفرية أو سالبة} one {مبلغ واحد صفري أو سالب} two {مبلغان صفريان أو سالبان} few {# مبالغ صفرية أو سالبة} many {# مبلغًا صفريًا أو سالبًا} other {# مبلغ صفري أو سالب}}',
  skipped: 'تم تخطي: {parts}.',
  not_calculated:
    '{count, plural, zero {حُسبت كل المبالغ} one {تعذر حساب مبلغ واحد} two {تعذر حساب مبلغين} few {تعذر حساب # مبالغ} many {تعذر حساب # مبلغًا} other {تعذر حساب # مبلغ}}: {reason}',
  conversion_stopped:
    'توقف التحويل بعد {done} من {total, plural, zero {0 مبلغ} one {مبلغ واحد} two {مبلغين اثنين} few {# مبالغ} many {# مبلغًا} other {# مبلغ}}. صافي الراتب في {place}. التراجع يزيله.',
  converted:
    'صافي الراتب لعدد {count, plural, zero {0 مبلغ} one {مبلغ واحد} two {مبلغين اثنين} few {# مبالغ} many {# مبلغًا} other {# مبلغ}} في {place}.',
  formula_copied: 'تم نسخ الصيغة.',
  table_copied: 'تم نسخ الجدول.',
  payroll_copied: 'تم نسخ جدول الرواتب.',
  earlier_content_replaced: 'حلّت محل المحتوى السابق. التراجع يستعيده.',
  formula_inserted: 'الصيغة في {place}.',
  payroll_inserted: 'جدول الرواتب في {place}، وأرقامه تبدأ من {figures}. اكتب فوق صفوف المثال.',
  convert_a_column_to_net_pay: 'تحويل عمود إلى صافي الراتب',
  this_works_only_in_excel_because: 'يعمل هذا في Excel فقط لأنه يكتب في ورقة. وقد فتحت هذه الصفحة في متصفح.',
  in_excel_open_this_pane_select:
    'في Excel، افتح هذه اللوحة وحدد عمودًا من الرواتب الإجمالية ثم اختر «تحويل عمود». يُكتب صافي الراتب في العمود التالي.',
  here_you_can_copy_a_formula: 'هنا يمكنك نسخ صيغة أو جدول من كل صفحة ولصقه في ورقة.',
  close: 'إغلاق',
  select_a_column_of_gross_pay: 'حدد في الورقة عمودًا من الرواتب الإجمالية. يُكتب صافي الراتب في العمود التالي.',
  of_cells: '{done} من {total} خلية',
  reading_the_selection: 'جارٍ قراءة التحديد …',
  cells_converted: 'الخلايا المحوّلة',
  replace_existing_values: 'استبدال القيم الموجودة',
  stop: 'إيقاف',
  cancel: 'إلغاء',
  convert: 'تحويل',
  paste_it_into_a_sheet: 'الصق المحتوى في ورقة.',
  the_browser_blocked_the_clipboard_allow: 'منع المتصفح الوصول إلى الحافظة. اسمح بالوصول إليها ثم حاول مرة أخرى.',
  has_changed_since_nothing_was_undone: 'تغيّر {place} بعد ذلك. لم يتم التراجع عن شيء.',
  all_changes_were_undone: '{message} تم التراجع عن جميع التغييرات.',
  part_of_the_column_was_written: '{message} كُتب جزء من العمود. التراجع يزيله.',
  stopped_nothing_was_written: 'توقف التحويل. لم يُكتب شيء.',
  nothing_was_written: 'لم يُكتب شيء.',
  excel_did_not_accept_the_column: 'لم يقبل Excel العمود. حدد عمودًا واحدًا من الرواتب الإجمالية ثم حاول مرة أخرى.',
  more_than_one_column_is_selected: 'حُدد أكثر من عمود. حدد عمودًا واحدًا من الرواتب الإجمالية.',
  the_selection_is_empty_select_a: 'التحديد فارغ. حدد عمودًا من الرواتب الإجمالية.',
  there_is_no_column_to_the: 'لا يوجد عمود بعد التحديد. انقل المبالغ إلى عمود سابق.',
  the_selection_has_no_amount_above:
    'لا يحتوي التحديد على مبلغ أكبر من 0. حدد عمودًا من الرواتب الإجمالية، وحوّل المبالغ المخزنة كنص إلى أرقام.',
  there_is_nothing_to_undo: 'لا يوجد ما يمكن التراجع عنه.',
  the_sheet_no_longer_exists_nothing: 'لم تعد الورقة موجودة. لم يتم التراجع عن شيء.',
  excel_could_not_undo_this_change: 'تعذر على Excel التراجع عن هذا التغيير. حاول مرة أخرى، أو اضغط Ctrl+Z في الورقة.',
  another_change_to_the_sheet_is: 'هناك تغيير آخر للورقة قيد التنفيذ. انتظر حتى ينتهي أو أوقفه.',
  paste_it_into_cell_a1_of: 'الصق المحتوى في الخلية A1 من ورقة فارغة: صيغته تقرأ الخلايا من هناك.',
  there_is_no_sheet_here_open: 'لا توجد ورقة هنا. افتح هذه اللوحة في Excel لتحويل عمود.',
  is_restored: 'تمت استعادة {place}.',
  excel_did_not_accept_the_formula: 'لم يقبل Excel الصيغة {text}. حدد خلية أخرى ثم حاول مرة أخرى.',
  the_table_no_longer_exists_nothing: 'لم يعد الجدول موجودًا. لم يتم التراجع عن شيء.',
  the_table_was_moved_or_has: 'نُقل الجدول أو أُضيفت إليه صفوف. لم يتم التراجع عن شيء. احذفه في الورقة.',
  the_payroll_table_was_removed_and: 'أُزيل جدول الرواتب واستُعيد محتوى {whole}.',
  the_table_does_not_fit_here: 'لا يتسع المكان للجدول. حدد خلية أعلى أو أسبق.',
  the_table_needs_which_is_not: 'يحتاج الجدول إلى {whole}، وهو ليس فارغًا. حدد خلية تحتها وبعدها خلايا فارغة كافية.',
  excel_could_not_create_a_table:
    'تعذر على Excel إنشاء جدول هنا. قد يتداخل مع جدول آخر أو مع خلايا مدمجة. حدد مساحة فارغة ثم حاول مرة أخرى.',
  the_table_was_moved_or_changed: 'نُقل الجدول أو تغيّر. لم يتم التراجع عن شيء. احذفه في الورقة.',
  the_table_was_removed_and_is: 'أُزيل الجدول واستُعيد محتوى {whole}.',
  there_are_no_rows_to_insert: 'لا توجد صفوف لإدراجها.',
  the_table_does_not_fit_between: 'لا يتسع المكان للجدول بين هذه الخلية وحافة الورقة. حدد خلية أعلى أو أسبق.',
  the_table_is_in_with_its: 'الجدول في {table}، ومصدره تحته.',
  due_for_a_check: 'حان وقت المراجعة:',
  out_of_date: 'قديم:',
  sample_data: 'بيانات تجريبية:',
  the_finance_service_did_not_answer: 'لم تُجب الخدمة المالية. حاول مرة أخرى.',
  the_sheet_is_protected_choose_review: 'الورقة محمية. اختر «مراجعة» ثم «إلغاء حماية الورقة»، ثم حاول مرة أخرى.',
  a_cell_is_being_edited_press: 'هناك خلية قيد التحرير. اضغط Enter لإنهائها ثم حاول مرة أخرى.',
  several_areas_are_selected_select_one: 'حُددت مناطق متعددة. حدد منطقة واحدة ثم حاول مرة أخرى.',
  the_sheet_no_longer_exists_select: 'لم تعد الورقة موجودة. حدد خلية في ورقة أخرى ثم حاول مرة أخرى.',
  excel_is_busy_wait_until_it: 'برنامج Excel مشغول. انتظر حتى ينتهي ثم حاول مرة أخرى.',
  excel_is_moving_these_cells_try: 'ينقل Excel هذه الخلايا. حاول مرة أخرى.',
  column: 'العمود {value}',
} satisfies Readonly<Record<keyof typeof english, string>>;
