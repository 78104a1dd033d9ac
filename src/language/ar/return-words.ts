import type { ReturnWord } from '../en/return-words';

/** Words of layouts of returns in Arabic, by the text as it is recorded. */
export const returnWords: Readonly<Record<ReturnWord, string>> = {
  // What layouts rest on.
  'Two independent programs have the same 32 columns, and an adviser describes the procedure; the template of 2026 was not read.':
    'برنامجان مستقلان فيهما الأعمدة الـ32 نفسها، ومستشار يصف الإجراء؛ ولم يُقرأ نموذج 2026.',
  "The fund's own description was read as far as column I.": 'قُرئ وصف الصندوق نفسه حتى العمود I.',
  'A maintained program states that it follows the model of the portal; the portal itself was not read.':
    'برنامج يجري تحديثه يذكر أنه يتبع نموذج البوابة؛ ولم تُقرأ البوابة نفسها.',
  'A layout of one program, to be adapted to the form of the tax office. Its titles still name the earlier tax (IPR).':
    'تخطيط برنامج واحد، يُكيَّف مع نموذج مكتب الضرائب. وما زالت عناوينه تحمل اسم الضريبة السابقة (IPR).',
  'Columns of one program, whose titles are shortened.': 'أعمدة برنامج واحد، عناوينها مختصرة.',
  'One maintained program; its twelve columns have the words of the portal.':
    'برنامج واحد يجري تحديثه؛ أعمدته الاثنا عشر بكلمات البوابة.',
  'One maintained program writes the ten columns of the portal; the template of the fund was not read.':
    'برنامج واحد يجري تحديثه يكتب الأعمدة العشرة للبوابة؛ ولم يُقرأ نموذج الصندوق.',
  'Three independent programs write the same XML for the portal, two of them with these 25 columns; the third follows the workbook of the authority and its macro, which were not read.':
    'تكتب ثلاثة برامج مستقلة ملف XML نفسه للبوابة، واثنان منها بهذه الأعمدة الـ25؛ ويتبع الثالث مصنف الإدارة ووحدة الماكرو فيه، ولم يُقرآ.',
  'Two programs have the same 25 columns, and an adviser says that the authority published new formats on 4 and 12 June 2025; those formats were not read.':
    'برنامجان فيهما الأعمدة الـ25 نفسها، ويذكر مستشار أن الإدارة نشرت صيغًا جديدة في 4 و12 يونيو 2025؛ ولم تُقرأ تلك الصيغ.',
  'A guide and a program confirm the content; the widths and positions of the file were not read.':
    'دليل وبرنامج يؤكدان المحتوى؛ ولم تُقرأ عروض الأعمدة ومواضعها في الملف.',
  'One program worked the layout out from two files of 2021; the fund never confirmed it.':
    'استنتج برنامج واحد التخطيط من ملفين لعام 2021؛ ولم يؤكده الصندوق قط.',
  'Only the two totals are certain: the boxes of the portal were not read.':
    'المجموعان وحدهما مؤكدان: لم تُقرأ خانات البوابة.',
  'The sections and the lines of totals of the form were read; the heads of the table only in part.':
    'قُرئت أقسام النموذج وأسطر مجاميعه؛ أما رؤوس الجدول فجزئيًا فقط.',
  'The form of the authority was read in full; the sheet of the e-tax site was not read.':
    'قُرئ نموذج الإدارة كاملًا؛ ولم تُقرأ ورقة موقع الضرائب الإلكتروني.',
  'A program reproduces the form of Gombe State with its heads; the form itself was not read.':
    'يستنسخ برنامج استمارة ولاية غومبي بعناوينها؛ ولم تُقرأ الاستمارة نفسها.',
  'A program reproduces the printed form with all heads and numbers; the form of the authority was not read.':
    'برنامج ينسخ النموذج المطبوع بكل رؤوسه وأرقامه؛ ولم يُقرأ نموذج الإدارة.',
  'The form of the authority was read in full; the order of the upload file comes from a program.':
    'قُرئ نموذج الإدارة كاملًا؛ أما ترتيب ملف الرفع فمن برنامج.',
  'A program copies the template of the authority, which it says to be the same for DT 0107a and DT 0108a; the yearly form names the schedule, and the schedule itself was not read.':
    'برنامج ينسخ نموذج الإدارة ويذكر أنه واحد لـ DT 0107a وDT 0108a؛ والنموذج السنوي يسمي الكشف، ولم يُقرأ الكشف نفسه.',
  'The columns come from a program that copies the template of the portal; the regulation confirms the data.':
    'الأعمدة من برنامج ينسخ نموذج البوابة؛ واللائحة تؤكد البيانات.',
  'The report of one program. Each trustee has a template of its own.':
    'كشف برنامج واحد. ولكل جهة إدارة نموذجها الخاص.',
  'A newspaper guide, another page and a program agree on the columns; the fund describes the file and the converter, and its template was not read.':
    'دليل صحفي وصفحة أخرى وبرنامج تتفق على الأعمدة؛ ويصف الصندوق الملف والمحوِّل، ولم يُقرأ نموذجه.',
  'An adviser and a guide confirm that the levy is declared in the P10; this schedule is that of a program.':
    'مستشار ودليل يؤكدان أن هذا الرسم يُصرَّح به في P10؛ وهذا الكشف من برنامج.',
  'Two programs and two guides agree on the columns; the workbook of the authority was not read.':
    'برنامجان ودليلان تتفق على الأعمدة؛ ولم يُقرأ مصنف الإدارة.',
  'Two programs have the same heads with the housing levy, SHIF and the medical fund, and an adviser says that the card was changed so for 2025; the card of the authority was not read.':
    'برنامجان فيهما الرؤوس نفسها مع رسم الإسكان وSHIF والصندوق الطبي، ويذكر مستشار أن البطاقة عُدِّلت هكذا لعام 2025؛ ولم تُقرأ بطاقة الإدارة.',
  'One program has these columns; the press confirms an upload, and the template of the authority was not read.':
    'برنامج واحد فيه هذه الأعمدة؛ وتؤكد الصحافة وجود رفع ملف، ولم يُقرأ نموذج الإدارة.',
  'The annex of the authority was read in part, and several programs agree on names and order; the schema itself was not read.':
    'قُرئ ملحق الإدارة جزئيًا، وتتفق عدة برامج على الأسماء وترتيبها؛ ولم يُقرأ المخطط نفسه.',
  'The specification of the fund was read in full, and several programs write the same widths.':
    'قُرئت مواصفات الصندوق كاملة، وعدة برامج تكتب العروض نفسها.',
  'Fields of one program.': 'حقول برنامج واحد.',
  'Fields of one program; titles are translations of their names.': 'حقول برنامج واحد؛ العناوين ترجمة لأسمائها.',
  'Fields of one program. The tax of each band is left out.': 'حقول برنامج واحد. وأُغفلت ضريبة كل شريحة.',
  'One maintained program has the labels of the authority; the page of the authority and an adviser confirm the items.':
    'برنامج واحد يجري تحديثه فيه تسميات الإدارة؛ وصفحة الإدارة ومستشار يؤكدان البنود.',
  'One program states that it follows the template column by column, and an adviser confirms some of its data; the template was not read.':
    'برنامج واحد يذكر أنه يتبع النموذج عمودًا عمودًا، ويؤكد مستشار بعض بياناته؛ ولم يُقرأ النموذج.',
  'The model of one program, not taken from a template of the fund.': 'نموذج برنامج واحد، لم يؤخذ من نموذج للصندوق.',
  'The format of the authority of 2018 was read in full; the upload of today may ask for more.':
    'قُرئت صيغة الإدارة لعام 2018 كاملة؛ وقد يطلب الرفع اليوم أكثر.',
  'The model of one program for the law of 2026. States publish templates of their own.':
    'نموذج برنامج واحد لقانون 2026. وتنشر الولايات نماذجها الخاصة.',
  'It is the schedule of one program; forms of administrators name the same data.':
    'هو كشف برنامج واحد؛ ونماذج المديرين تسمي البيانات نفسها.',
  'The handbook of the authority of 2025 lists the columns in their order; it was read in two copies kept with public code, and the template itself was not opened.':
    'يسرد دليل الإدارة لعام 2025 الأعمدة بترتيبها؛ قُرئ في نسختين محفوظتين مع شيفرة عامة، ولم يُفتح النموذج نفسه.',
  'The form of the fund was read in full. The file for remote declaration was not.':
    'قُرئ نموذج الصندوق كاملًا. أما ملف التصريح عن بُعد فلم يُقرأ.',
  'One program of 2021.': 'برنامج واحد من عام 2021.',
  'Two maintained programs reproduce the numbered form; the upload of the portal was not read.':
    'برنامجان يجري تحديثهما ينسخان النموذج المرقّم؛ ولم يُقرأ ملف البوابة.',
  'Programs reproduce the earlier form. The Excel sheet that the portal takes today was described but not read.':
    'برامج تنسخ النموذج السابق. أما ورقة Excel التي تقبلها البوابة اليوم فقد وُصفت ولم تُقرأ.',
  'Programs reproduce two versions of the form; the screen of the portal was not read.':
    'برامج تنسخ نسختين من النموذج؛ ولم تُقرأ شاشة البوابة.',
  'One maintained program has the heads of the upload; another differs.':
    'برنامج واحد يجري تحديثه فيه رؤوس ملف الرفع؛ ويختلف عنه برنامج آخر.',
  'A maintained program with a practitioner’s guide; the form of the authority itself was not read.':
    'برنامج يجري تحديثه مع دليل لأحد المهنيين؛ ولم يُقرأ نموذج الإدارة نفسها.',
  'The specification of the fund of 2002 was read in full, and two programs write the same records.':
    'قُرئت مواصفات الصندوق لعام 2002 كاملة، وبرنامجان يكتبان السجلات نفسها.',
  'A guide and a program agree on the columns, and the authority states what it takes; its template was not read.':
    'دليل وبرنامج يتفقان على الأعمدة، وتذكر الإدارة ما تقبله؛ ولم يُقرأ نموذجها.',
  'Two independent programs have the same source codes and sums for BRS v25.3.0; the specification of the authority was read in part, in earlier versions.':
    'لبرنامجين مستقلين الرموز والمجاميع نفسها لإصدار BRS v25.3.0؛ وقُرئت مواصفات الإدارة جزئيًا، في إصدارات سابقة.',
  'Two programs have the same four columns, and a third has them in another order; the template of the portal was not read.':
    'لبرنامجين الأعمدة الأربعة نفسها، وهي في برنامج ثالث بترتيب آخر؛ ولم يُقرأ نموذج البوابة.',
  'The technical manual of the institute was read in full, in a copy kept with public code, and that program writes the same widths.':
    'قُرئ الدليل الفني للمعهد كاملًا، في نسخة محفوظة مع برنامج منشور، ويكتب ذلك البرنامج العروض نفسها.',
  'One program has these columns, after the workbook of the fund; the workbook itself was not read.':
    'لبرنامج واحد هذه الأعمدة، على نحو مصنف الصندوق؛ ولم يُقرأ المصنف نفسه.',
  'Two programs differ in the columns.': 'برنامجان يختلفان في الأعمدة.',
  'Three programs agree on the columns; the authority describes a template that is validated and uploaded, which was not read.':
    'ثلاثة برامج تتفق على الأعمدة؛ وتصف الإدارة نموذجًا يُتحقق منه ثم يُرفع، ولم يُقرأ.',
  'Notices of the authority print the content. The order of the columns and the form of the file are free, and programs write their own.':
    'إشعارات الإدارة تنشر المحتوى. وترتيب الأعمدة وشكل الملف حرّان، وتكتب البرامج ما يخصها.',
  'The schedule of one program.': 'كشف برنامج واحد.',
  'The schedule of one program; the P 2 has totals only.': 'كشف برنامج واحد؛ وليس في P 2 إلا المجاميع.',
  // Versions of layouts.
  'source codes of BRS v25.3.0': 'رموز BRS v25.3.0',
  '25 columns of e-impôts': '25 عمودًا من e-impôts',
  '25 columns, formats of June 2025': '25 عمودًا، صيغ يونيو 2025',
  'files of 2021': 'ملفات عام 2021',
  'P1/2011 of 8 May 2011': 'P1/2011 بتاريخ 8 مايو 2011',
  'form 1103': 'نموذج 1103',
  '8 columns, in use since February 2023': '8 أعمدة، مستعملة منذ فبراير 2023',
  'Return Simplified, 25 columns, after the Tax Laws (Amendment) Act 2024':
    'الإقرار المبسط، 25 عمودًا، بعد قانون تعديل القوانين الضريبية لعام 2024',
  'columns A to O, for pay from January 2025': 'الأعمدة من A إلى O، للأجور من يناير 2025',
  '2 of February 2006': '2 من فبراير 2006',
  'PACO V1.0, labels after September 2024': 'PACO V1.0، تسميات ما بعد سبتمبر 2024',
  'template version 2, 81 columns': 'النموذج بالنسخة 2، 81 عمودًا',
  'letter of 2018': 'رسالة عام 2018',
  'handbook 2025': 'دليل 2025',
  // What does not agree.
  'There are more than 30 days.': 'عدد الأيام أكثر من 30.',
  'Taxable pay is not that of the payslip.': 'الأجر الخاضع للضريبة ليس هو المذكور في قسيمة الراتب.',
  'The basic pay is more than the maximum insurable earnings.': 'الراتب الأساسي أكبر من الحد الأقصى للأجر المؤمَّن عليه.',
  'An employee with a disability needs the number of the exemption certificate.':
    'الموظف ذو الإعاقة يحتاج إلى رقم شهادة الإعفاء.',
  'Gross pay less deductions is not the chargeable pay.': 'الراتب الإجمالي ناقص الخصوم ليس هو الدخل الخاضع للضريبة.',
  'Taxable gross less deductions is not the taxable net.':
    'الإجمالي الخاضع للضريبة ناقص الخصوم ليس هو الصافي الخاضع للضريبة.',
  'At most 26 days may be declared.': 'لا يجوز التصريح بأكثر من 26 يومًا.',
  'With the situation MP, days and pay must be 0.': 'مع الوضعية MP يجب أن تكون الأيام والأجر 0.',
  'The emoluments are less than the total wage bill.': 'المستحقات أقل من مجموع كتلة الأجور.',
  'The contributions on the end-of-year bonus are not computed apart: fill them in yourself.':
    'لا تُحسب الاشتراكات على مكافأة نهاية السنة على حدة: املأها بنفسك.',
  'Gross remuneration less deductions is not the taxable income: some pay is exempt, or a contribution is not deductible in full.':
    'إجمالي الأجر ناقص الخصوم ليس هو الدخل الخاضع للضريبة: جزء من الأجر معفى، أو اشتراك لا يُخصم كله.',
  'Other allowances and other income need words that say what they are: state them in the remarks.':
    'البدلات الأخرى والدخول الأخرى تحتاج إلى كلمات تبيّن ماهيتها: اذكرها في الملاحظات.',
  'The columns of housing are left blank, so a housing allowance stands among other allowances: fill them in yourself.':
    'تبقى أعمدة السكن فارغة، فيظهر بدل السكن بين البدلات الأخرى: املأها بنفسك.',
  'Severance pay needs a tax directive, whose columns are left blank: fill them in yourself.':
    'تعويض الفصل يحتاج إلى توجيه ضريبي تبقى أعمدته فارغة: املأها بنفسك.',
  'The annexure has no column for a part of the cash pay other than basic salary, transport and terminal benefits.':
    'ليس في الملحق عمود لمكوّن نقدي من الراتب سوى الراتب الأساسي والنقل ومستحقات نهاية الخدمة.',
  'Gross pay less the deduction is not the taxable amount.': 'الراتب الإجمالي ناقص الخصم ليس هو المبلغ الخاضع للضريبة.',
  'One of the identity number, another document and the payroll number must be stated.':
    'يجب ذكر رقم الهوية أو وثيقة أخرى أو رقم كشف الأجور.',
  'A leaver needs the reason of leaving as the situation.': 'من ترك العمل يحتاج إلى سبب الترك في الوضعية.',
  'The shares of employee and employer are not equal.': 'حصتا الموظف وصاحب العمل غير متساويتين.',
  // Forms of identifiers, as they follow «It has».
  'ten digits, or for individuals nine digits, two letters and three digits':
    'عشرة أرقام، أو للأفراد تسعة أرقام وحرفان وثلاثة أرقام',
  'twelve digits': 'اثنا عشر رقمًا',
  'ten digits': 'عشرة أرقام',
  'P, C, G, Q or V, 00 and eight more characters, or GHA-, nine digits, a hyphen and a digit':
    'P أو C أو G أو Q أو V ثم 00 وثمانية رموز أخرى، أو GHA- وتسعة أرقام وشرطة ورقم',
  'a letter and twelve digits, or a Ghana Card number': 'حرف واثنا عشر رقمًا، أو رقم بطاقة غانا',
  'GHA-, nine digits, a hyphen and a digit': 'GHA- وتسعة أرقام وشرطة ورقم',
  'A or P, nine digits and a letter': 'A أو P وتسعة أرقام وحرف',
  '9 or 10 digits, of which the last may be X': '9 أو 10 أرقام، وقد يكون آخرها X',
  'nine digits': 'تسعة أرقام',
  'seven digits': 'سبعة أرقام',
  'one or two letters and up to seven digits': 'حرف أو حرفان وسبعة أرقام على الأكثر',
  'a letter, twelve digits and a check character, or the digits of the number of a non-citizen':
    'حرف واثنا عشر رقمًا ورمز تحقق، أو أرقام رقم غير المواطن',
  'eight digits': 'ثمانية أرقام',
  'at most twelve letters and digits': 'اثنا عشر حرفًا ورقمًا على الأكثر',
  'eight digits, with zeros at the beginning': 'ثمانية أرقام، مع الأصفار في البداية',
  'N, perhaps a hyphen, and four to ten digits': 'N وشرطة اختيارية ومن أربعة إلى عشرة أرقام',
  'PEN and twelve digits': 'PEN واثنا عشر رقمًا',
  'eleven digits': 'أحد عشر رقمًا',
  '16 digits that begin with 1, 2 or 3, or a passport number with a letter':
    '16 رقمًا تبدأ بـ 1 أو 2 أو 3، أو رقم جواز سفر فيه حرف',
  'eight digits and a key of two': 'ثمانية أرقام ومفتاح من رقمين',
  '20 digits, also with hyphens': '20 رقمًا، بشرطات أو بدونها',
  '13 digits, of which the eleventh is 0 or 1': '13 رقمًا، الحادي عشر منها 0 أو 1',
  'ten digits that begin with 7': 'عشرة أرقام تبدأ بـ 7',
  'nine digits: the eight before the slash and the one after it': 'تسعة أرقام: الثمانية قبل الشرطة المائلة والذي بعدها',
  'nine digits, with the zeros before them': 'تسعة أرقام، مع الأصفار التي تسبقها',
  'seven digits and a capital letter': 'سبعة أرقام وحرف كبير',
  'six digits, two digits and a digit, with slashes between them': 'ستة أرقام ثم رقمان ثم رقم، بينها شرطات مائلة',
  'ten digits, or an NRC such as 123456/78/1': 'عشرة أرقام، أو NRC مثل 123456/78/1',
  // Names of identifiers.
  'INSS number': 'رقم INSS',
  'CNPS number': 'رقم CNPS',
  'TIN or Ghana Card number': 'TIN أو رقم بطاقة غانا',
  'SSNIT number': 'رقم SSNIT',
  'Ghana Card number': 'رقم بطاقة غانا',
  'NSSF number': 'رقم NSSF',
  'CNSS insured number': 'رقم المؤمَّن عليه لدى CNSS',
  'CNSS affiliate number': 'رقم المنخرط لدى CNSS',
  'National identity number, or number of a non-citizen': 'رقم الهوية الوطنية، أو رقم غير المواطن',
  'Employer registration number': 'رقم تسجيل صاحب العمل',
  'Business registration number': 'رقم السجل التجاري',
  'National identification number': 'رقم التعريف الوطني',
  'National identity number or passport': 'رقم الهوية الوطنية أو جواز السفر',
  'CNSS insured number with key': 'رقم المؤمَّن عليه لدى CNSS مع المفتاح',
  'National ID (NIDA)': 'الهوية الوطنية (NIDA)',
  'South African identity number': 'رقم الهوية الجنوب أفريقي',
  'PAYE reference': 'مرجع PAYE',
  'UIF reference': 'مرجع UIF',
  'TPIN or NRC': 'TPIN أو NRC',
  'NAPSA social security number': 'رقم الضمان الاجتماعي لدى NAPSA',
  // What columns hold.
  '0: pay is stated after deductions for absence.': '0: الأجر مذكور بعد خصم الغياب.',
  '0: repaid expenses are not told apart from other exempt allowances.':
    '0: المصاريف المسددة لا تُميَّز عن البدلات المعفاة الأخرى.',
  '0: it is not told apart from other allowances.': '0: لا يُميَّز عن البدلات الأخرى.',
  'Back pay, which is not told apart here.': 'متأخرات الأجر، ولا تُميَّز هنا.',
  '1 for all: directors who are treated as workers have 2.': '1 للجميع: المديرون المعاملون كعاملين لهم 2.',
  'C: the line is that of the worker.': 'C: السطر هو سطر العامل.',
  'G: general scheme.': 'G: النظام العام.',
  '0: fill in benefits that are taxed at their real value.': '0: املأ المزايا الخاضعة للضريبة بقيمتها الفعلية.',
  'All cash pay that has no code of its own.': 'كل الأجر النقدي الذي ليس له رمز خاص.',
  '02: pay below the tax threshold. Other reasons must be filled in.': '02: أجر دون حد الإعفاء. ويجب ملء الأسباب الأخرى.',
  'Left blank: fill it in.': 'متروك فارغًا: املأه.',
  'N: the first file of the month.': 'N: أول ملف في الشهر.',
  '0: exempt allowances stand in their own column.': '0: للبدلات المعفاة عمود خاص بها.',
  '0: no payroll states it.': '0: لا يذكره أي كشف أجور.',
  'Pay less its exempt parts, before expenses and abatement.': 'الأجر ناقص مكوّناته المعفاة، قبل المصاريف والتخفيض.',
  'Left blank: the form wants the day of the Ethiopian calendar.': 'يبقى فارغًا: النموذج يطلب اليوم بالتقويم الإثيوبي.',
  'Pay less exempt and taxable indemnities and leave pay.': 'الأجر ناقص البدلات المعفاة والخاضعة وأجر الإجازة.',
  'Bonus up to 15 % of the basic pay of the year.': 'المكافأة حتى 15% من الراتب الأساسي للسنة.',
  'Left blank: the portal computes it.': 'يبقى فارغًا: تحسبه البوابة.',
  'A card has it once, above its table.': 'تذكره البطاقة مرة واحدة فوق جدولها.',
  'Basic salary and all cash allowances.': 'الراتب الأساسي وكل البدلات النقدية.',
  '0: it is not told apart from other payments.': '0: لا يُميَّز عن المدفوعات الأخرى.',
  'The lowest of E, and F to I; also the exemption for persons with disabilities.':
    'أقل مبالغ E، ثم F إلى I؛ وكذلك إعفاء ذوي الإعاقة.',
  'Left blank: the codes since the reform of 2025 are not known.': 'يبقى فارغًا: الرموز منذ إصلاح 2025 غير معروفة.',
  'The pension of the employee and all reliefs of the payslip.': 'اشتراك التقاعد للموظف وكل التخفيضات في قسيمة الراتب.',
  'Eight digits and the key of two: the form has a column for each.':
    'ثمانية أرقام ومفتاح من رقمين: في النموذج عمود لكل منهما.',
  'The title is spelt as in the file.': 'العنوان مكتوب كما في الملف.',
  'Left blank: it comes from earlier months.': 'يبقى فارغًا: يأتي من الأشهر السابقة.',
  'That of the month, at most PAYE.': 'مبلغ الشهر، وأقصاه PAYE.',
  Record: 'السجل',
  'Kind of file': 'نوع الملف',
  Format: 'الصيغة',
  'Test or live': 'تجربة أو فعلي',
  Contact: 'جهة الاتصال',
  Telephone: 'الهاتف',
  Email: 'البريد الإلكتروني',
  Month: 'الشهر',
  'Identity number': 'رقم الهوية',
  'Passport or other number, without an identity number': 'جواز السفر أو رقم آخر، عند عدم وجود رقم هوية',
  'Payroll number': 'رقم كشف الأجور',
  Surname: 'اللقب',
  'First names': 'الأسماء الأولى',
  'Date of birth': 'تاريخ الميلاد',
  'Employed from': 'بداية العمل',
  'Employed to': 'نهاية العمل',
  'Status of employment': 'حالة العمل',
  'Gross taxable remuneration': 'إجمالي الأجر الخاضع للضريبة',
  'Remuneration subject to UIF, without commission': 'الأجر الخاضع لـ UIF، دون العمولة',
  'Contribution of employee and employer': 'اشتراك الموظف وصاحب العمل',
  'PAYE number': 'رقم PAYE',
  'Total gross': 'مجموع الإجمالي',
  'Total subject to UIF': 'المجموع الخاضع لـ UIF',
  'Total contribution': 'مجموع الاشتراكات',
  'Number of employees': 'عدد الموظفين',
  'Gross pay up to the ceiling.': 'الراتب الإجمالي حتى السقف.',
  'Left blank: no payroll has them.': 'يبقى فارغًا: لا توجد في أي كشف أجور.',
};
