import type { ReturnDoubt } from '../en/return-doubts';

/** What is not established about layouts of returns in Arabic, by the text as it is recorded. */
export const returnDoubts: Readonly<Record<ReturnDoubt, string>> = {
  'Whether the institute has a later version of the manual.': 'هل لدى المعهد إصدار أحدث من الدليل.',
  'Whether the name of the file keeps the zeros before the number of the employer, and its ending.':
    'هل يحتفظ اسم الملف بالأصفار قبل رقم صاحب العمل، وما امتداده.',
  'The signs at the end of a line: they are CR LF here.': 'علامات نهاية السطر: هي هنا CR LF.',
  'The template after the reform of 2025 and 2026.': 'النموذج بعد إصلاح 2025 و2026.',
  'The words for provinces and municipalities after the new administrative division of 2025.':
    'أسماء المقاطعات والبلديات بعد التقسيم الإداري الجديد لعام 2025.',
  'Whether the base of social security has meal and transport allowances: one program leaves them out.':
    'هل يشمل وعاء الضمان الاجتماعي بدلات الوجبات والنقل: أحد البرامج لا يشملها.',
  'Whether there are columns after the back pay.': 'هل توجد أعمدة بعد متأخرات الراتب.',
  'The name of the file, and the form of the numbers of workers.': 'اسم الملف، وصيغة أرقام العاملين.',
  'Whether column I is the share of the employee or the whole contribution. It is the share of the employee here, as in the program.':
    'هل العمود I هو حصة الموظف أم الاشتراك كله. هو هنا حصة الموظف، كما في البرنامج.',
  'The template of the portal.': 'نموذج البوابة.',
  'The form of the single return.': 'نموذج الإقرار الموحد.',
  'The official form.': 'النموذج الرسمي.',
  'The template of e-CNPS.': 'نموذج e-CNPS.',
  'The exact titles of the columns TYPE SALARIE and BRANCHE COTISEE.':
    'العنوانان الدقيقان للعمودين TYPE SALARIE وBRANCHE COTISEE.',
  'The workbook of the fund (e-DISA), and whether it takes pay up to the ceiling of each branch.':
    'مصنف الصندوق (e-DISA)، وهل يأخذ الأجر حتى سقف كل فرع.',
  'Whether workers by the day or the hour have their days or hours in place of months.':
    'هل لعمال اليوم أو الساعة أيامهم أو ساعاتهم بدل الأشهر.',
  'Whether the month has the columns of adjustment and of the net payable: two programs write them, and one leaves them out.':
    'هل للشهر عمودا التسوية وصافي المستحق: يكتبهما برنامجان، ويتركهما برنامج واحد.',
  'How the name of the file ends: each program ends it in its own way.': 'كيف ينتهي اسم الملف: لكل برنامج طريقته.',
  'The codes of jobs and nationalities.': 'رموز الوظائف والجنسيات.',
  'Whether the tax of the brackets has decimals: one program writes two, with a comma.':
    'هل لضريبة الشرائح كسور عشرية: يكتب أحد البرامج خانتين، بفاصلة.',
  'Whether the formats of June 2025 have further columns, and what the summary beside them has.':
    'هل لصيغ يونيو 2025 أعمدة أخرى، وما يحتويه الملخص المرافق لها.',
  'The XML file of the year: its type, tax code and month are those of one program only.':
    'ملف XML السنوي: نوعه ورمز ضريبته وشهره مأخوذة من برنامج واحد فقط.',
  'Positions and widths of record C04, and of the records before and after it.':
    'مواضع السجل C04 وعروضه، وكذلك السجلات قبله وبعده.',
  'The format of the portal today.': 'صيغة البوابة اليوم.',
  'The pay of a quarter has seven characters in the files of 2021. Whether it is wider today.':
    'لأجر الربع سبع خانات في ملفات 2021. هل هو أعرض اليوم.',
  'Whether the portal still takes these files.': 'هل ما زالت البوابة تقبل هذه الملفات.',
  'The last character of a line, which is always 0.': 'الخانة الأخيرة من السطر، وهي دائمًا 0.',
  'The boxes of the G50 in the new portal.': 'خانات G50 في البوابة الجديدة.',
  'The exact heads of columns d to h, and whether there is a column for signatures.':
    'العناوين الدقيقة للأعمدة من d إلى h، وهل يوجد عمود للتوقيعات.',
  'The layout of an electronic declaration.': 'تخطيط الإقرار الإلكتروني.',
  'The layout of the upload of the e-tax site.': 'تخطيط الملف الذي يُرفع إلى موقع e-tax.',
  'Electronic filing and its file.': 'التقديم الإلكتروني وملفه.',
  'The codes for job, level and nationality.': 'رموز الوظيفة والمستوى والجنسية.',
  'A newer version of the portal has 28 columns, with the residence and whether SSNIT was paid, in one program.':
    'لإصدار أحدث من البوابة 28 عمودًا، منها الإقامة وهل دُفع SSNIT، في أحد البرامج.',
  'Whether the portal takes the Ghana Card number in the place of the TIN.':
    'هل تقبل البوابة رقم بطاقة Ghana Card بدل TIN.',
  'Whether the file of the year has a line of titles, and its name.': 'هل لملف السنة سطر عناوين، وما اسمه.',
  'The columns of DT 0108b, the annual information on employees.': 'أعمدة DT 0108b، وهي المعلومات السنوية عن الموظفين.',
  'Whether the file carries the contributions, or the portal computes them.':
    'هل يحمل الملف الاشتراكات، أم تحسبها البوابة.',
  'The current names of the option codes.': 'الأسماء الحالية لرموز الخيارات.',
  'Whether the regulator has a template.': 'هل للجهة المنظمة نموذج.',
  'The template of the portal of the board today.': 'نموذج بوابة الهيئة اليوم.',
  'Whether the new portal takes the sheet without conversion.': 'هل تقبل البوابة الجديدة الورقة دون تحويل.',
  'The layout of sheet M.': 'تخطيط الورقة M.',
  'Whether a column for a deposit on a home ownership savings plan is still in the workbook.':
    'هل ما زال في المصنف عمود للإيداع في خطة ادخار لتملك المسكن.',
  'The exact words of the types of employee and of housing.': 'الكلمات الدقيقة لأنواع الموظفين والسكن.',
  'The card of the authority for 2025 and later.': 'بطاقة الإدارة لعام 2025 وما بعده.',
  'By when it must be handed out.': 'الموعد الذي يجب تسليمها فيه.',
  'Titles and order in the template of the portal.': 'العناوين وترتيبها في نموذج البوابة.',
  'Whether the file takes the number of the new authority in the place of the NHIF number.':
    'هل يقبل الملف رقم الهيئة الجديدة بدل رقم NHIF.',
  'The schema and its version after the reforms of 2025.': 'المخطط وإصداره بعد إصلاحات 2025.',
  'The code of the rate of expenses is left blank and must be filled in: the programs have the codes of 2009.':
    'رمز نسبة المصاريف متروك فارغًا ويجب ملؤه: لدى البرامج رموز 2009.',
  'The codes of exempt items: the file has their sum only.': 'رموز العناصر المعفاة: في الملف مجموعها فقط.',
  'Dates of the housing permit and authorisation are left out.': 'تاريخا رخصة السكن والترخيص متروكان.',
  'Whether a specification later than that of 2006 is in use.': 'هل تُستعمل مواصفة أحدث من مواصفة 2006.',
  'The month in the name of the file: MMAAAA or AAAAMM.': 'الشهر في اسم الملف: MMAAAA أو AAAAMM.',
  'The official form and its electronic filing.': 'النموذج الرسمي وتقديمه الإلكتروني.',
  'What the contribution codes other than S mean.': 'ما معنى رموز الاشتراك غير S.',
  'The labels for the year 2026/27.': 'التسميات لعام 2026/27.',
  'A newer version of the template.': 'إصدار أحدث من النموذج.',
  'The head of the workbook above the columns: TIN of the employer and number of the period, with March as 1.':
    'رأس المصنف فوق الأعمدة: TIN لصاحب العمل ورقم الفترة، ومارس فيه 1.',
  'The words of directives and reasons.': 'كلمات التوجيهات والأسباب.',
  'What the last column, Totals, wants: the program writes the gross remuneration.':
    'ما يطلبه العمود الأخير Totals: يكتب البرنامج فيه الأجر الإجمالي.',
  'Forms of other states: a portal asks for gross income, chargeable income, tax, months and development levy instead.':
    'نماذج الولايات الأخرى: تطلب إحدى البوابات بدلًا من ذلك الدخل الإجمالي والدخل الخاضع للضريبة والضريبة والأشهر ورسم التنمية.',
  'What the states ask since the law of 2026.': 'ما تطلبه الولايات منذ قانون 2026.',
  'Form 5A of the fund was not read.': 'لم يُقرأ النموذج 5A للصندوق.',
  'The columns of the upload of eTax in 2026.': 'أعمدة الملف الذي يُرفع إلى eTax في 2026.',
  'The tax number of the Acts of 2025 in the place of the payer ID.': 'الرقم الضريبي لقوانين 2025 بدل معرّف الدافع.',
  'The template of the bank.': 'نموذج البنك.',
  'The template of the fund.': 'نموذج الصندوق.',
  'The templates of Rivers, FCT, Ogun, Oyo, Kano and others.': 'نماذج ريفرز وإقليم العاصمة وأوغون وأويو وكانو وغيرها.',
  'The schedule of the pension commission.': 'جدول لجنة المعاشات.',
  'Where cash allowances other than transport go.': 'أين توضع البدلات النقدية غير بدل النقل.',
  'How the template spells its headings.': 'كيف يكتب النموذج عناوينه.',
  'Days or hours of casual workers.': 'أيام العمال العرضيين أو ساعاتهم.',
  'The file of fixed length for remote declaration.': 'الملف ثابت الطول للإقرار عن بعد.',
  'Whether some employers declare by the month: one guide of 2025 says so.':
    'هل يقدم بعض أصحاب العمل الإقرار شهريًا: يقول ذلك دليل من 2025.',
  'The template of the portal in 2026.': 'نموذج البوابة في 2026.',
  'All columns of the Excel sheet of the portal, with their order and lists.':
    'جميع أعمدة ورقة Excel في البوابة، مع ترتيبها وقوائمها.',
  'The screen of the portal today.': 'شاشة البوابة اليوم.',
  'What counts as exempt.': 'ما يُعد معفى.',
  'The words of gender and category, of which only PERMANENT was read.':
    'كلمات الجنس والفئة، ولم تُقرأ منها سوى PERMANENT.',
  'The form of the date of birth.': 'صيغة تاريخ الميلاد.',
  'The exact words of the boxes.': 'الكلمات الدقيقة للخانات.',
  'The file for e@syFile: it also asks for addresses, bank details, certificate numbers and directives, which are left out.':
    'ملف e@syFile: يطلب أيضًا عناوين وبيانات مصرفية وأرقام شهادات وتوجيهات، وهي متروكة.',
  'All contributions to retirement funds stand under 4006: those to pension funds have 4001 and those to provident funds 4003.':
    'جميع الاشتراكات في صناديق التقاعد تحت 4006: لصناديق المعاشات 4001 ولصناديق الادخار 4003.',
  'Whether 3699 counts lump sums: the programs leave them out.': 'هل يشمل 3699 المبالغ المقطوعة: لا تشملها البرامج.',
  'Whether the fund takes a later version than E03.': 'هل يقبل الصندوق إصدارًا أحدث من E03.',
  'The method of the check digit of the UIF reference.': 'طريقة رقم التحقق لمرجع UIF.',
  'The reasons of no contribution (8290), which the file leaves out.': 'أسباب عدم الاشتراك (8290)، وهي متروكة في الملف.',
  'Whether the portal wants the line of headings.': 'هل تريد البوابة سطر العناوين.',
  'Year and month as numbers or words.': 'السنة والشهر بالأرقام أم بالكلمات.',
  'Whether identityType and tpinNrc or one column for the TPIN is current.':
    'هل المعمول به identityType وtpinNrc أم عمود واحد لرقم TPIN.',
  'The words of employmentNature that the portal takes.': 'كلمات employmentNature التي تقبلها البوابة.',
  'The layout of the system of the authority since October 2023.': 'تخطيط نظام الإدارة منذ أكتوبر 2023.',
  'Whether PAYE paid has the AIDS levy. It has it here.': 'هل يشمل PAYE المدفوع رسم الإيدز. هو يشمله هنا.',
  'Forms P 4 and P 4A of the authority.': 'النموذجان P 4 وP 4A للإدارة.',
  'The boxes of the P 2, and any schedule by employee.': 'خانات P 2، وأي جدول حسب الموظف.',
};
