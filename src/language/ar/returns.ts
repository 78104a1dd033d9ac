import type { returns as english } from '../en/returns';

/** Returns of employers. */
export const returns = {
  // Refusals.
  return_unknown: 'لا يوجد إقرار باسم {sent}. تجد القائمة في GET /api/v1/payroll/returns.',
  return_unknown_of_country: 'لا يوجد إقرار باسم {sent}. لهذا البلد: {known}.',
  return_rows_not_a_list: 'يجب أن يكون `rows` قائمة من 1 إلى {most, number} من الموظفين.',
  return_text_malformed:
    'يجب أن يكون `{field}` نصًا لا يتجاوز {most, plural, zero {# حرف} one {حرفًا واحدًا} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  return_no_file:
    'لا يوجد ملف للإقرار {name}: تخطيطه غير مؤكد، أو تتلقاه الجهة على الشاشة أو على الورق. احذف `format` للحصول على الجدول.',
  return_none_for_country: '{country}: لا توجد إقرارات مسجلة.',

  // What a reader must know about a layout.
  return_heading: 'التخطيط غير مؤكد',
  return_layout_not_official: 'التخطيط ليس من الجهة نفسها: {basis} قارنه بنموذج البوابة قبل تقديم الملف.',
  return_layout_not_confirmed: 'التخطيط غير مؤكد: {basis} استخدم الجدول للتحقق فقط.',
  return_not_stored: 'لا يُحفظ أي شيء من هذه الصفوف ولا يُرسل إلى أي مكان.',

  // Problems of rows. They never repeat a value.
  return_value_missing: '{column}: القيمة ناقصة.',
  return_identifier_malformed: '{name}: الصيغة غير صحيحة. الصيغة المطلوبة: {form}.',
  return_check_digit_wrong: '{name}: رقم التحقق غير صحيح.',
  return_sign_forbidden: '{column}: لا يجوز أن يحتوي على أي من هذه الرموز: {signs}',
  return_begins_as_formula: 'يجب ألا يبدأ {column} بـ {sign}: سيقرؤه برنامج الجداول على أنه صيغة. حُذفت العلامة.',
  return_letters_not_latin: 'يجب أن يكون {column} بحروف لاتينية: لا يقبل الملف غيرها.',
  return_word_unknown: '{column}: يجب أن تكون القيمة واحدة من: {words}.',
  return_too_long:
    '{column}: يجب ألا يتجاوز {most, plural, zero {# حرف} one {حرفًا واحدًا} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  return_day_malformed: '{column}: يجب أن تكون القيمة يومًا بصيغة YYYY-MM-DD.',
  return_duplicate: '{column}: القيمة مطابقة لصف سابق.',
  return_payslip_failed: 'لا يمكن حساب قسيمة راتب هذا الصف: `{code}`.',
  return_row_unreadable: 'لا يمكن قراءة هذا الصف: `{field}`.',
  return_withheld_differs: 'الضريبة المستقطعة في {month} ليست ضريبة قسيمة الراتب.',
  return_month_twice: 'لهذا الموظف شهر {month} مرتين.',
  return_employee_unclear: 'قد يحمل أكثر من موظف هذا الاسم. اذكر الرقم الوظيفي، أو رقمًا آخر، في كل صف من صفوفهم.',
  return_namesakes_by_order:
    'يُميَّز الموظفون الذين يحملون الاسم نفسه دون رقم بترتيب صفوفهم في كل شهر. صفوفهم الأولى: {rows}. اذكر أرقامهم للتأكد.',
  return_month_outside: 'شهر هذا الصف ليس من أشهر الإقرار: من {first} إلى {last}.',

  // Where columns take their values from.
  return_pay_contributory: 'الأجر الخاضع للاشتراكات',
  return_pay_exempt: 'الأجر غير الخاضع للضريبة',
  return_all_reliefs: 'التخفيضات',
  return_all_credits: 'الائتمانات الضريبية',
  return_all_surcharges: 'الإضافات إلى الضريبة',
  return_all_benefits: 'المزايا العينية',
  return_source_month: 'شهر الإقرار',
  return_source_number: 'رقم تسلسلي',
  return_source_rows: 'عدد الصفوف',
  return_source_ceiling: 'سقف {name}',
  return_source_total: 'مجموع «{column}»',
} satisfies Record<keyof typeof english, string>;
