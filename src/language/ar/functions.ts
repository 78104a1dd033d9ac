import type { FunctionText } from '../en/functions';

/** What Excel shows about the functions and their arguments, in Arabic, by the English text. */
export const functions = {
  'Date of the fact behind a figure.': 'تاريخ الواقعة التي يستند إليها الرقم.',
  'Function that gives the figure, such as PAYE.': 'الدالة التي تعطي الرقم، مثل PAYE.',
  'Country by code or name, such as KE or Kenya. With FX or FXRATE also a currency, such as KES.':
    'البلد برمزه أو باسمه، مثل MA أو المغرب. مع FX أو FXRATE تجوز العملة أيضًا، مثل MAD.',
  'Which fact, for functions that use several: an indicator of CBRATE such as tbill_91, a fuel of FUEL, a payment_type of WHT or a category of VAT.':
    'الواقعة المطلوبة، في الدوال التي تستخدم أكثر من واقعة: مؤشر من CBRATE مثل tbill_91، أو وقود من FUEL، أو payment_type من WHT، أو فئة من VAT.',
  'Day whose fact is meant: a date, or text such as 2026-03-02. Default: today. VAT takes none.':
    'اليوم المطلوبة واقعته: تاريخ، أو نص مثل \u20662026-03-02\u2069. الافتراضي: اليوم. لا تقبل VAT أي يوم.',
  'Income tax brackets: from, to and rate in percent. The last bracket is open. If the size of the income selects one of several sets of brackets, a fourth column shows the highest income of each set.':
    'شرائح ضريبة الدخل: من، وإلى، والمعدل بالنسبة المئوية. الشريحة الأخيرة مفتوحة. إذا كان مقدار الدخل يحدد أيًّا من عدة جداول ينطبق، فإن عمودًا رابعًا يبين أعلى دخل لكل جدول.',
  'Country by code or name, such as KE or Kenya.': 'البلد برمزه أو باسمه، مثل MA أو المغرب.',
  'Tax year as the country writes it, such as 2026 or 2026/27. Default: the current tax year.':
    'السنة الضريبية كما يكتبها البلد، مثل 2026 أو 2026/27. الافتراضي: السنة الضريبية الحالية.',
  'Pay period of the amounts: monthly (default), annual, weekly or biweekly.':
    'فترة الدفع للمبالغ: monthly (شهر، وهو الافتراضي) أو annual (سنة) أو weekly (أسبوع) أو biweekly (أسبوعان).',
  'Further details: text such as "currency=USD; pay_date=2026-01-31", or a range of names and values.':
    'تفاصيل أخرى: نص مثل "العملة=USD; تاريخ الدفع=\u20662026-01-31\u2069"، أو نطاق من الأسماء والقيم.',
  'A central bank figure: policy rate, inflation, treasury bill yield or growth in percent, or the date of the next policy meeting.':
    'مؤشر من مؤشرات بنك مركزي: سعر الفائدة الأساسي أو التضخم أو عائد أذون الخزانة أو النمو بالنسبة المئوية، أو تاريخ الاجتماع القادم للسياسة النقدية.',
  'Indicator to return, such as policy_rate.': 'المؤشر المطلوب، مثل policy_rate.',
  'Date for which to return the figure: a date, a cell or a range. Default: the latest figure.':
    'التاريخ المطلوب له المؤشر: تاريخ أو خلية أو نطاق. الافتراضي: أحدث قيمة.',
  'Tax on a capital gain, after the law’s exclusion of a year where there is one (South Africa).':
    'الضريبة على ربح رأسمالي، بعد الإعفاء السنوي حيث ينص عليه القانون (جنوب أفريقيا).',
  'Capital gain: a number, a cell or a range. A loss gives 0.': 'الربح الرأسمالي: رقم أو خلية أو نطاق. الخسارة تعطي 0.',
  'Who makes the gain: individual (default) or company.':
    'من حقق الربح: individual (شخص طبيعي، وهو الافتراضي) أو company (شركة).',
  'Corporate tax on the profit of a year.': 'ضريبة الشركات على أرباح سنة.',
  'Taxable profit of the year: a number, a cell or a range. 0 or a loss gives the minimum tax, or 0 where there is none.':
    'الربح الخاضع للضريبة للسنة: رقم أو خلية أو نطاق. يعطي 0 أو الخسارة الضريبة الدنيا، أو 0 إن لم توجد.',
  'Turnover of the year, which may select a small-company rate or a minimum tax: a number, a cell or a range.':
    'رقم أعمال السنة، وقد يحدد معدل الشركات الصغيرة أو الضريبة الدنيا: رقم أو خلية أو نطاق.',
  'Sector with a rate of its own, such as mining. The tax law of the country lists them.':
    'قطاع له معدل خاص به، مثل mining (التعدين). القانون الضريبي للبلد يسرد هذه القطاعات.',
  'Table of the 54 countries: code, name, currency, types of tax and tax year.':
    'جدول البلدان الأربعة والخمسين: الرمز والاسم والعملة وأنواع الضرائب والسنة الضريبية.',
  'One field of a country, such as its currency or top tax rate.':
    'معلومة واحدة عن بلد، مثل عملته أو أعلى معدل للضريبة فيه.',
  'Field to return, such as currency.': 'المعلومة المطلوبة، مثل currency (العملة).',
  'Returns and payments due from an employer for a month of payroll, with the authority and the due date. The first column holds dates.':
    'الإقرارات والمدفوعات المستحقة على صاحب العمل عن شهر من الرواتب، مع الجهة وموعد الاستحقاق. العمود الأول يحتوي على تواريخ.',
  'Month of the pay: a date in it, or text such as 2026-11. Default: the current month.':
    'شهر الرواتب: تاريخ فيه، أو نص مثل \u20662026-11\u2069. الافتراضي: الشهر الحالي.',
  'Income tax as a percentage of gross pay.': 'ضريبة الدخل كنسبة مئوية من الراتب الإجمالي.',
  'Gross pay: a number, a cell or a range.': 'الراتب الإجمالي: رقم أو خلية أو نطاق.',
  'Pay period of the amount: monthly (default), annual, weekly or biweekly.':
    'فترة الدفع للمبلغ: monthly (شهر، وهو الافتراضي) أو annual (سنة) أو weekly (أسبوع) أو biweekly (أسبوعان).',
  'FALSE leaves out employee contributions. Default: TRUE. An empty cell, and in Excel a cell with 0, counts as left out.':
    'FALSE: لا تُخصم اشتراكات الموظف. الافتراضي: TRUE. الخلية الفارغة، وفي Excel الخلية التي فيها 0، تُعد وسيطة متروكة.',
  'Further details of the employee: text such as "married; children=2; transport=30000; pay_date=2026-01-31", or a range of names and values.':
    'تفاصيل أخرى عن الموظف: نص مثل "متزوج; الأولاد=2; بدل النقل=30000; تاريخ الدفع=\u20662026-01-31\u2069"، أو نطاق من الأسماء والقيم.',
  'Cost of pay to the employer: gross pay plus employer contributions.':
    'تكلفة الراتب على صاحب العمل: الراتب الإجمالي مع اشتراكات صاحب العمل.',
  'Price of a fuel, per litre or, for LPG, per kilogram.': 'سعر وقود، لكل لتر، أو لكل كيلوغرام في غاز البترول المسال.',
  'Type of fuel, such as petrol.': 'الوقود المطلوب، مثل petrol (البنزين).',
  "Currency of the price, such as USD. Default: the country's own.": 'عملة السعر، مثل USD. الافتراضي: عملة البلد.',
  'Date of the price: a date, a cell or a range. Default: the latest price.':
    'تاريخ السعر: تاريخ أو خلية أو نطاق. الافتراضي: أحدث سعر.',
  'Converts an amount from one currency to another at the mid-market rate. The same as FXRATE.':
    'تحوّل مبلغًا من عملة إلى أخرى بسعر منتصف السوق. مطابقة لـ FXRATE.',
  'Currency to convert from, such as USD.': 'العملة المحوَّل منها، مثل USD.',
  'Currency to convert to, such as KES.': 'العملة المحوَّل إليها، مثل MAD.',
  'Amount to convert: a number, a cell or a range. 0 gives 0, and a negative amount a negative one. Default: 1.':
    'المبلغ المراد تحويله: رقم أو خلية أو نطاق. 0 يعطي 0، والمبلغ السالب يعطي نتيجة سالبة. الافتراضي: 1.',
  'Date of the rate: a date, a cell or a range. Default: the latest rate.':
    'تاريخ سعر الصرف: تاريخ أو خلية أو نطاق. الافتراضي: أحدث سعر.',
  'Converts an amount from one currency to another at the mid-market rate.':
    'تحوّل مبلغًا من عملة إلى أخرى بسعر منتصف السوق.',
  'Gross pay needed for a given net pay.': 'الراتب الإجمالي اللازم للحصول على صافي راتب معين.',
  'Net pay to reach: a number, a cell or a range.': 'صافي الراتب المطلوب: رقم أو خلية أو نطاق.',
  'A series over time: exchange rates, fuel prices or central bank figures, with a row for each day, week, month, quarter or year. The first column holds dates.':
    'سلسلة زمنية: أسعار صرف أو أسعار وقود أو مؤشرات بنوك مركزية، مع صف لكل يوم أو أسبوع أو شهر أو ربع سنة أو سنة. العمود الأول يحتوي على تواريخ.',
  'Series to return, such as fx: units of a currency for one US dollar.':
    'السلسلة المطلوبة، مثل fx: وحدات عملة مقابل دولار أمريكي واحد.',
  'Currency, pair of currencies such as ZAR/KES, country or central bank, such as KE or Kenya: one, a list in text, or a range. Each has its own column.':
    'عملة أو زوج عملات مثل EUR/MAD أو بلد أو بنك مركزي، مثل MA أو Maroc: قيمة واحدة، أو قائمة في نص، أو نطاق. لكل منها عموده.',
  'First day: a date, or text such as 2026-01-01.': 'اليوم الأول: تاريخ، أو نص مثل \u20662026-01-01\u2069.',
  'Last day: a date, or text such as 2026-11-20. Default: today.':
    'اليوم الأخير: تاريخ، أو نص مثل \u20662026-11-20\u2069. الافتراضي: اليوم.',
  'Frequency of the values: day (default), week, month-end (or monthly), month-average, quarter or year.':
    'وتيرة القيم: day (يوم، وهو الافتراضي) أو week (أسبوع) أو month-end أو monthly (نهاية الشهر) أو month-average (متوسط الشهر) أو quarter (ربع سنة) أو year (سنة).',
  'Columns of each entity: text such as "value, observations", or a range of words. Words are value (default), average, observations, observed, source, and no_headings to leave the header row out.':
    'أعمدة كل عنصر: نص مثل "value, observations"، أو نطاق من الكلمات. الكلمات هي value (القيمة، وهي الافتراضية) وaverage (المتوسط) وobservations (عدد القيم) وobserved (تاريخ الرصد) وsource (المصدر)، وno_headings لترك صف العناوين.',
  'Currency of which one unit is priced, for currencies without a pair, such as ZAR. Default: USD.':
    'العملة التي تُسعَّر وحدة واحدة منها، للعملات المكتوبة دون زوج، مثل EUR. الافتراضي: USD.',
  'Public holidays of a country in a year: a row for each, with its day and its name. The first column holds dates.':
    'العطل الرسمية لبلد في سنة: صف لكل عطلة، بيومها واسمها. العمود الأول يحتوي على تواريخ.',
  'Calendar year, such as 2026. Default: the current year.': 'السنة الميلادية، مثل 2026. الافتراضي: السنة الحالية.',
  'General minimum wage of a country, per month, day or hour as its law sets it.':
    'الحد الأدنى العام للأجور في بلد، في الشهر أو اليوم أو الساعة كما يحدده قانونه.',
  'Country by code or name, such as NG or Nigeria.': 'البلد برمزه أو باسمه، مثل EG أو مصر.',
  'Date for which to return the wage: a date, a cell or a range. Default: today.':
    'التاريخ المطلوب له الحد الأدنى للأجور: تاريخ أو خلية أو نطاق. الافتراضي: اليوم.',
  'Net pay: gross pay less income tax and employee contributions.':
    'صافي الراتب: الراتب الإجمالي ناقص ضريبة الدخل واشتراكات الموظف.',
  'Income tax on pay, including surcharges and levies.': 'ضريبة الدخل على الراتب، شاملة الضرائب الإضافية والرسوم.',
  'Pay figures for a table of employees: one row for each employee and no header row, so the result fits beside the table. A row called Total stays blank.':
    'أرقام الرواتب لجدول من الموظفين: صف لكل موظف دون صف عناوين، فتتسع النتيجة بجانب الجدول. الصف المسمى «المجموع» يبقى فارغًا.',
  'Country by code or name, such as KE or Kenya. Leave it out if the table has a Country column.':
    'البلد برمزه أو باسمه، مثل MA أو المغرب. اتركه إذا كان في الجدول عمود البلد.',
  'Table with a header row, and a row for each employee. PAYROLLHEADERS gives the headings of a country.':
    'جدول فيه صف عناوين وصف لكل موظف. PAYROLLHEADERS تعطي عناوين بلد.',
  'Figures to return: text such as "net_amount, paid_out", "lines" for each line of the payslips, a line by name or code, or the headings above the result. Default: tax, contributions, net pay, employer cost.':
    'الأرقام المطلوبة: نص مثل "صافي الراتب, المبلغ المدفوع"، أو "البنود" لكل بند في القسائم، أو بند باسمه أو رمزه، أو العناوين فوق النتيجة. الافتراضي: الضريبة والاشتراكات وصافي الراتب وتكلفة صاحب العمل.',
  'Headings of the columns that PAYROLL returns for the same arguments, in one row.':
    'عناوين الأعمدة التي تعيدها PAYROLL للوسيطات نفسها، في صف واحد.',
  'Sums of a payroll by a column of its table, such as the department, with headings. They agree with PAYROLL. The last row has the sums of all.':
    'مجاميع رواتب حسب عمود في جدولها، مثل القسم، مع العناوين. تتفق مع PAYROLL. الصف الأخير فيه مجاميع الكل.',
  'Heading of the column whose values have a row each, such as Department.':
    'عنوان العمود الذي لكل قيمة فيه صف، مثل القسم.',
  'Accounting entries of a payroll, with headings: account, text, debit and credit. They agree with PAYROLL. The last row has the sums, which are equal.':
    'قيود محاسبية لكشف رواتب، مع عناوين: الحساب والبيان والمدين والدائن. تتفق مع PAYROLL. في الصف الأخير المجموعان، وهما متساويان.',
  'Country by code or name, such as CI or Senegal. Leave it out if the table has a Country column.':
    'البلد برمزه أو باسمه، مثل MA أو المغرب. اتركه فارغًا إذا كان في الجدول عمود للبلد.',
  'Chart of accounts: syscohada, pcm, or ifrs for names without numbers. Default: the plan of the country, or else ifrs.':
    'دليل الحسابات: syscohada أو pcm، أو ifrs لأسماء من دون أرقام. الافتراضي: دليل البلد، وإلا ifrs.',
  'Heading of the column whose values have an entry each, such as Department.':
    'عنوان العمود الذي يكون لكل قيمة فيه قيد، مثل القسم.',
  'Return of a month in the columns of the authority, with titles. Beside each row stands what the authority would reject. Nothing is stored or filed.':
    'إقرار شهر بأعمدة الإدارة، مع عناوينها. وبجانب كل صف ما قد ترفضه الإدارة. لا يُحفظ شيء ولا يُقدَّم.',
  'Return, such as p10. The guide to payroll lists those of each country.':
    'الإقرار، مثل p10. يسرد دليل الرواتب إقرارات كل بلد.',
  'Table with a header row, and a row for each employee: the columns of a payroll, and who each is, such as Name and Tax number.':
    'جدول فيه صف عناوين وصف لكل موظف: أعمدة كشف الرواتب، ومن هو كل موظف، مثل الاسم والرقم الضريبي.',
  'Who the employer is, and the month: text such as "tax_number=P051234567Z; month=2026-11", or a range of names and values. Default: this month.':
    'من هو صاحب العمل، والشهر: نص مثل "tax_number=P051234567Z; month=2026-11"، أو نطاق من الأسماء والقيم. الافتراضي: هذا الشهر.',
  'What headings mean that are not understood: a range with a heading and its meaning in each row. Meanings are headings that PAYROLLHEADERS gives, "Deduction", or "Leave out".':
    'معاني العناوين غير المفهومة: نطاق فيه عنوان ومعناه في كل صف. والمعاني هي عناوين من PAYROLLHEADERS أو "خصم" أو "لا يستخدم".',
  'Applies the law of this day. Default: the law in force today.':
    'يطبق قانون هذا اليوم. الافتراضي: القانون الساري اليوم.',
  'Header row of a payroll table for a country: the pay, then the details of an employee that its law requires. Columns that you do not need may be removed.':
    'صف عناوين جدول الرواتب لبلد: الراتب، ثم تفاصيل الموظف التي يتطلبها قانونه. يمكن حذف الأعمدة التي لا تحتاج إليها.',
  'Language of the headings: en, fr, pt or ar. Default: your own.':
    'لغة العناوين: en أو fr أو pt أو ar. الافتراضي: لغتك.',
  'All lines of a payslip, as a table of names and amounts.': 'جميع بنود قسيمة الراتب، في جدول من الأسماء والمبالغ.',
  'Gross pay: one number or one cell.': 'الراتب الإجمالي: رقم واحد أو خلية واحدة.',
  'Employee contributions, such as pension, health and housing.': 'اشتراكات الموظف، مثل التقاعد والصحة والسكن.',
  'A central bank figure: policy rate, inflation, treasury bill yield or growth in percent, or the date of the next policy meeting. The same as CBRATE.':
    'مؤشر من مؤشرات بنك مركزي: سعر الفائدة الأساسي أو التضخم أو عائد أذون الخزانة أو النمو بالنسبة المئوية، أو تاريخ الاجتماع القادم للسياسة النقدية. مطابقة لـ CBRATE.',
  'Source of the fact behind a figure: publisher, title and address.':
    'مصدر الواقعة التي يستند إليها الرقم: الناشر والعنوان ورابط الصفحة.',
  'VAT on an amount.': 'ضريبة القيمة المضافة على مبلغ.',
  'Amount: a number, a cell or a range. A credit note, as a negative amount, gives negative VAT.':
    'المبلغ: رقم أو خلية أو نطاق. الإشعار الدائن، أي المبلغ السالب، يعطي ضريبة سالبة.',
  'With add (default), the amount excludes VAT. With extract, it includes VAT.':
    'مع add (الافتراضي) المبلغ دون ضريبة القيمة المضافة. مع extract المبلغ شامل الضريبة.',
  'Category of goods or services, such as food_basic. Default: the standard rate.':
    'فئة السلع أو الخدمات، مثل food_basic. الافتراضي: المعدل العادي.',
  'Amount including VAT, from an amount without VAT.': 'المبلغ شاملًا ضريبة القيمة المضافة، من مبلغ دون ضريبة.',
  'Amount without VAT: a number, a cell or a range.': 'المبلغ دون ضريبة القيمة المضافة: رقم أو خلية أو نطاق.',
  'Amount excluding VAT, from an amount with VAT.': 'المبلغ دون ضريبة القيمة المضافة، من مبلغ شامل الضريبة.',
  'Amount with VAT: a number, a cell or a range.': 'المبلغ شاملًا ضريبة القيمة المضافة: رقم أو خلية أو نطاق.',
  'VAT rate in percent.': 'معدل ضريبة القيمة المضافة بالنسبة المئوية.',
  'Withholding tax on a payment.': 'ضريبة الاستقطاع على دفعة.',
  'Payment before tax: a number, a cell or a range. A payment that is taken back, as a negative amount, gives negative tax.':
    'الدفعة قبل الضريبة: رقم أو خلية أو نطاق. الدفعة المستردة، أي المبلغ السالب، تعطي ضريبة سالبة.',
  'Type of payment, such as dividends. Default: services.':
    'نوع الدفعة، مثل dividends (توزيعات الأرباح). الافتراضي: services (الخدمات).',
  'Residency of the payee: resident (default) or non_resident.':
    'إقامة المستفيد: resident (مقيم، وهو الافتراضي) أو non_resident (غير مقيم).',
  'Kind of payee or payment, such as bank_deposit. Default: the general rate.':
    'نوع المستفيد أو الدفعة، مثل bank_deposit (وديعة بنكية). الافتراضي: المعدل العام.',
  'Country of a non-resident payee, such as FR, for the rate of the tax treaty.':
    'بلد المستفيد غير المقيم، مثل FR، لتطبيق معدل الاتفاقية الضريبية.',
  'Day that lies so many working days after another, or before it, by the weekend and the public holidays of a country.':
    'اليوم الواقع بعد يوم آخر، أو قبله، بعدد من أيام العمل، وفق العطلة الأسبوعية والعطل الرسمية للبلد.',
  'Day from which to count, which does not count itself: a date, text such as 2026-12-24, or a range.':
    'اليوم الذي يبدأ منه العد، ولا يُحسب هو نفسه: تاريخ، أو نص مثل \u20662026-12-24\u2069، أو نطاق.',
  'Number of working days, negative to count back: a number, a cell or a range.':
    'عدد أيام العمل، ويكون سالبًا للعد إلى الوراء: رقم أو خلية أو نطاق.',
  "The company's own days off: a date or a range of dates.": 'أيام العطلة الخاصة بالشركة: تاريخ أو نطاق من التواريخ.',
  'Number of working days from one day to another, both included, by the weekend and the public holidays of a country. Negative if the last day lies before the first.':
    'عدد أيام العمل من يوم إلى آخر، كلاهما محسوب، وفق العطلة الأسبوعية والعطل الرسمية للبلد. يكون سالبًا إذا كان اليوم الأخير قبل الأول.',
  'First day: a date, text such as 2026-12-01, or a range.':
    'اليوم الأول: تاريخ، أو نص مثل \u20662026-12-01\u2069، أو نطاق.',
  'Last day: a date, text such as 2026-12-31, or a range.':
    'اليوم الأخير: تاريخ، أو نص مثل \u20662026-12-31\u2069، أو نطاق.',
  'Twelve pay periods a year': 'اثنتا عشرة فترة دفع في السنة',
  'Pay for a whole year': 'راتب سنة كاملة',
  '52 pay periods a year': '52 فترة دفع في السنة',
  '26 pay periods a year': '26 فترة دفع في السنة',
  'Pay for a day; `pay_periods` states how many make a year': 'راتب يوم؛ يحدد `pay_periods` عدد الأيام في السنة',
  'The amount is without VAT': 'المبلغ دون ضريبة القيمة المضافة',
  'The amount contains VAT': 'المبلغ شامل ضريبة القيمة المضافة',
  'Goods and services in general': 'السلع والخدمات عمومًا',
  'Basic food': 'المواد الغذائية الأساسية',
  'Medicines and medical services': 'الأدوية والخدمات الطبية',
  Education: 'التعليم',
  'Digital services': 'الخدمات الرقمية',
  Exports: 'الصادرات',
  Dividends: 'توزيعات الأرباح',
  Interest: 'الفوائد',
  Royalties: 'الإتاوات',
  'Fees for services': 'أتعاب الخدمات',
  'Management fees': 'أتعاب الإدارة',
  Rent: 'الإيجارات',
  'Contracts, such as for construction': 'المقاولات، مثل أعمال البناء',
  'Fees of professionals such as lawyers and accountants': 'أتعاب المهن الحرة مثل المحامين والمحاسبين',
  'Fees for technical services or assistance': 'أتعاب الخدمات أو المساعدة الفنية',
  'Fees paid to directors': 'مكافآت أعضاء مجلس الإدارة',
  Commissions: 'العمولات',
  'Insurance premiums or commissions': 'أقساط التأمين أو عمولاته',
  'Goods supplied': 'توريد السلع',
  'Paid to a resident': 'مدفوع لمقيم',
  'Paid to a non-resident': 'مدفوع لغير مقيم',
  'The payee is an individual': 'المستفيد شخص طبيعي',
  'The payee is a company': 'المستفيد شركة',
  'The payee is a company with the shareholding that the law requires':
    'المستفيد شركة لها نسبة المساهمة التي يشترطها القانون',
  'The payee is a bank or another financial institution': 'المستفيد بنك أو مؤسسة مالية أخرى',
  'The payee is a self-employed professional': 'المستفيد مهني مستقل',
  'The payee is taxed at a flat rate, or is a micro-enterprise': 'المستفيد خاضع لمعدل ثابت، أو منشأة متناهية الصغر',
  'The payee has a valid tax clearance certificate': 'لدى المستفيد شهادة إبراء ضريبي سارية',
  'The payee has no tax number, or no valid tax clearance certificate':
    'ليس لدى المستفيد رقم ضريبي، أو ليست لديه شهادة إبراء ضريبي سارية',
  'A company listed on a stock exchange pays': 'تدفعه شركة مدرجة في البورصة',
  'The state or a public body pays': 'تدفعه الدولة أو هيئة عامة',
  'A mining company pays': 'تدفعه شركة تعدين',
  'An oil or gas company pays': 'تدفعه شركة نفط أو غاز',
  'A manufacturer taxed at a reduced rate pays': 'يدفعه مصنِّع خاضع لمعدل مخفض',
  'Interest on a bank deposit': 'فوائد وديعة بنكية',
  'Interest on bonds': 'فوائد سندات',
  'Interest on bonds listed on a stock exchange': 'فوائد سندات مدرجة في البورصة',
  'Interest on treasury bills or government bonds': 'فوائد أذون الخزانة أو السندات الحكومية',
  'Interest on a shareholder loan': 'فوائد قرض من مساهم',
  'Rent of residential property': 'إيجار عقار سكني',
  'Rent of commercial property': 'إيجار عقار تجاري',
  'Rent of equipment or vehicles': 'إيجار معدات أو مركبات',
  'A contract for construction': 'عقد أعمال بناء',
  'A licence for software': 'ترخيص برمجيات',
  'The gain of a person': 'ربح شخص طبيعي',
  'The gain of a company': 'ربح شركة',
  'Petrol, per litre': 'البنزين، لكل لتر',
  'Diesel, per litre': 'الديزل، لكل لتر',
  'Kerosene, per litre': 'الكيروسين، لكل لتر',
  'Cooking gas (LPG), per kilogram': 'غاز الطهي (غاز البترول المسال)، لكل كيلوغرام',
  'Policy rate of the central bank, percent': 'سعر الفائدة الأساسي للبنك المركزي، بالنسبة المئوية',
  'Headline inflation, percent': 'التضخم العام، بالنسبة المئوية',
  'Core inflation, percent': 'التضخم الأساسي، بالنسبة المئوية',
  'Food inflation, percent': 'تضخم المواد الغذائية، بالنسبة المئوية',
  'Yield of 91-day treasury bills, percent': 'عائد أذون الخزانة لأجل 91 يومًا، بالنسبة المئوية',
  'Yield of 182-day treasury bills, percent': 'عائد أذون الخزانة لأجل 182 يومًا، بالنسبة المئوية',
  'Yield of 364-day treasury bills, percent': 'عائد أذون الخزانة لأجل 364 يومًا، بالنسبة المئوية',
  'Growth of the economy, percent': 'نمو الاقتصاد، بالنسبة المئوية',
  'Date of the next policy meeting': 'تاريخ الاجتماع القادم للسياسة النقدية',
  'Exchange rate, units for one US dollar': 'سعر الصرف، وحدات مقابل دولار أمريكي واحد',
  'Petrol, currency of the country per litre': 'البنزين، بعملة البلد لكل لتر',
  'Diesel, currency of the country per litre': 'الديزل، بعملة البلد لكل لتر',
  'Kerosene, currency of the country per litre': 'الكيروسين، بعملة البلد لكل لتر',
  'Liquefied petroleum gas, currency of the country per kg': 'غاز البترول المسال، بعملة البلد لكل كيلوغرام',
  'Policy rate, percent': 'سعر الفائدة الأساسي، بالنسبة المئوية',
  'Inflation over twelve months, percent': 'التضخم على مدى اثني عشر شهرًا، بالنسبة المئوية',
  'Core inflation over twelve months, percent': 'التضخم الأساسي على مدى اثني عشر شهرًا، بالنسبة المئوية',
  'Food inflation over twelve months, percent': 'تضخم المواد الغذائية على مدى اثني عشر شهرًا، بالنسبة المئوية',
  'Average annual inflation, percent': 'متوسط التضخم السنوي، بالنسبة المئوية',
  'Treasury bill yield, 91 days, percent': 'عائد أذون الخزانة، 91 يومًا، بالنسبة المئوية',
  'Treasury bill yield, 182 days, percent': 'عائد أذون الخزانة، 182 يومًا، بالنسبة المئوية',
  'Treasury bill yield, 364 days, percent': 'عائد أذون الخزانة، 364 يومًا، بالنسبة المئوية',
  'GDP growth, percent': 'نمو الناتج المحلي الإجمالي، بالنسبة المئوية',
  'Annual GDP growth, percent': 'النمو السنوي للناتج المحلي الإجمالي، بالنسبة المئوية',
  'Meeting of the monetary policy committee, 1 planned, 0 cancelled': 'اجتماع لجنة السياسة النقدية، 1 مقرر، 0 ملغى',
  'Every value on its own day': 'كل قيمة في يومها',
  'Last value on or before the Sunday of each week': 'آخر قيمة حتى يوم الأحد من كل أسبوع',
  'Last value on or before the last day of each month': 'آخر قيمة حتى آخر يوم من كل شهر',
  'Average of the values published in each month': 'متوسط القيم المنشورة في كل شهر',
  'Last value on or before the last day of each quarter': 'آخر قيمة حتى آخر يوم من كل ربع سنة',
  'Last value on or before 31 December of each year': 'آخر قيمة حتى 31 ديسمبر من كل سنة',
  'Name in English': 'الاسم بالإنجليزية',
  'Currency code': 'رمز العملة',
  'Current tax year, as the country writes it': 'السنة الضريبية الحالية، كما يكتبها البلد',
  'Types of tax available for the country': 'أنواع الضرائب المتاحة للبلد',
  'Top rate of income tax, percent': 'أعلى معدل لضريبة الدخل، بالنسبة المئوية',
  'Period in which the law writes its income tax brackets': 'الفترة التي يكتب لها القانون شرائح ضريبة الدخل',
  "Employee's pension contribution, percent of pay": 'اشتراك الموظف في التقاعد، بالنسبة المئوية من الراتب',
  "Employer's pension contribution, percent of pay": 'اشتراك صاحب العمل في التقاعد، بالنسبة المئوية من الراتب',
  'Standard rate of corporate tax, percent, without surcharges':
    'المعدل العادي لضريبة الشركات، بالنسبة المئوية، دون الضرائب الإضافية',
  'Standard rate of corporate tax with every surcharge, percent of profit':
    'المعدل العادي لضريبة الشركات مع كل الضرائب الإضافية، بالنسبة المئوية من الربح',
  'Surcharges on corporate tax, in percent of profit': 'الضرائب الإضافية على ضريبة الشركات، بالنسبة المئوية من الربح',
  'Rate of corporate tax for small companies, percent': 'معدل ضريبة الشركات للشركات الصغيرة، بالنسبة المئوية',
  'Turnover up to which a company is small': 'رقم الأعمال الذي تُعد الشركة صغيرة في حدوده',
  'Tax treatment of capital gains of individuals': 'المعاملة الضريبية للأرباح الرأسمالية للأشخاص الطبيعيين',
  'Tax treatment of capital gains of companies': 'المعاملة الضريبية للأرباح الرأسمالية للشركات',
  'Name of VAT, or of the tax levied in its place': 'اسم ضريبة القيمة المضافة، أو الضريبة المفروضة مكانها',
  'Standard VAT rate with levies on the same supply, percent':
    'المعدل العادي لضريبة القيمة المضافة مع الرسوم على العملية نفسها، بالنسبة المئوية',
  'Income tax and contributions': 'ضريبة الدخل والاشتراكات',
  'Corporate tax': 'ضريبة الشركات',
  'Withholding tax': 'ضريبة الاستقطاع',
  'Capital gains tax': 'ضريبة الأرباح الرأسمالية',
  VAT: 'ضريبة القيمة المضافة',
  'Exchange rate of the currency to the US dollar': 'سعر صرف العملة مقابل الدولار الأمريكي',
  'Fuel prices': 'أسعار الوقود',
  'Central bank figures': 'مؤشرات البنوك المركزية',
  English: 'الإنجليزية',
  French: 'الفرنسية',
  Portuguese: 'البرتغالية',
  Arabic: 'العربية',
  'Days of paid annual leave of a full year of service that the law requires, by seniority. It is the legal minimum.':
    'أيام الإجازة السنوية المدفوعة التي يفرضها القانون عن سنة خدمة كاملة، حسب الأقدمية. هذا هو الحد الأدنى القانوني.',
  'First day of the employment: a date, text such as 2020-03-01, or a range.':
    'أول يوم من العمل: تاريخ، أو نص مثل \u20662020-03-01\u2069، أو نطاق.',
  'Day whose law counts, and up to which service counts. Default: today.':
    'اليوم الذي يطبق قانونه وتحتسب الخدمة حتى نهايته. الافتراضي: اليوم.',
  'Group of the employee, such as cadres, where the law has several.':
    'فئة العامل، مثل cadres، إذا ميز القانون بين عدة فئات.',
  'Pay of days of annual leave as the law counts it, for example of leave paid out.':
    'أجر أيام الإجازة السنوية كما يحسبه القانون، مثل البدل النقدي عن إجازة.',
  'Pay of a month: a number, a cell or a range.': 'أجر شهر: رقم أو خلية أو نطاق.',
  'Days to pay: a number, a cell or a range. Default: all days of a year.':
    'الأيام المطلوب دفعها: رقم أو خلية أو نطاق. الافتراضي: كل أيام السنة.',
  'Further details: text such as "category=cadres; days_per_month=26", or a range of names and values.':
    'تفاصيل أخرى: نص مثل "category=cadres; days_per_month=26"، أو نطاق من الأسماء والقيم.',
  'Notice that an employer gives by law, in words such as 1 month. With pay: the pay instead of notice. It is the legal minimum.':
    'مهلة الإخطار التي يلتزم بها صاحب العمل بحكم القانون، بالكلمات مثل شهر واحد. ومع أجر: بدل مهلة الإخطار. هذا هو الحد الأدنى القانوني.',
  'Day on which notice is given: a date, text such as 2026-11-20, or a range.':
    'يوم توجيه الإخطار: تاريخ، أو نص مثل \u20662026-11-20\u2069، أو نطاق.',
  'Pay of a month: a number, a cell or a range. With it, the result is the pay instead of notice.':
    'أجر شهر: رقم أو خلية أو نطاق. ومعه تكون النتيجة بدل مهلة الإخطار.',
  'Days that turn the pay of a month into that of a day. Default: as the law says, otherwise 30, or 26 for working days.':
    'عدد الأيام الذي يحول أجر الشهر إلى أجر اليوم. الافتراضي: ما ينص عليه القانون، وإلا فهو 30، أو 26 لأيام العمل.',
  'Pay of hours of overtime with the premium that the law requires. It is the legal minimum.':
    'أجر ساعات العمل الإضافي مع الزيادة التي يفرضها القانون. هذا هو الحد الأدنى القانوني.',
  'Hours of overtime of one week, or of one day or month where the law counts by those: a number, a cell or a range.':
    'ساعات العمل الإضافي لأسبوع، أو ليوم أو شهر إذا كان القانون يحسب بهما: رقم أو خلية أو نطاق.',
  'When they are worked, such as rest_day. Default: day.': 'وقت أداء الساعات، مثل rest_day. الافتراضي: day.',
  'Basic pay of a month, a week or an hour: a number, a cell or a range.':
    'الأجر الأساسي لشهر أو لأسبوع أو لساعة: رقم أو خلية أو نطاق.',
  'Whether the pay is that of a month (default), a week or an hour.': 'هل الأجر لشهر (الافتراضي) أم لأسبوع أم لساعة.',
  'Further details: text such as "category=cadres; hours_per_month=173.33; on=2026-11-20", or a range of names and values.':
    'تفاصيل أخرى: نص مثل "category=cadres; hours_per_month=173.33; on=2026-11-20"، أو نطاق من الأسماء والقيم.',
  'Bonus for years of service that the law requires. It is the legal minimum.':
    'علاوة الأقدمية التي يفرضها القانون. هذا هو الحد الأدنى القانوني.',
  'Pay that the bonus is a percentage of: a number, a cell or a range.':
    'الأجر الذي تحسب العلاوة نسبة منه: رقم أو خلية أو نطاق.',
  'What an employer owes by law, by years of service, when an employment ends. It is the legal minimum.':
    'ما يستحق على صاحب العمل بحكم القانون عند انتهاء العمل، حسب سنوات الخدمة. هذا هو الحد الأدنى القانوني.',
  'Pay of a month as the law counts it: a number, a cell or a range.':
    'أجر شهر كما يحتسبه القانون: رقم أو خلية أو نطاق.',
  'Last day of the employment: a date, text such as 2026-11-20, or a range.':
    'آخر يوم من العمل: تاريخ، أو نص مثل \u20662026-11-20\u2069، أو نطاق.',
  'Why it ends: dismissal (default), redundancy, end_of_contract or retirement.':
    'سبب انتهائه: dismissal (فصل، الافتراضي) أو redundancy (أسباب اقتصادية) أو end_of_contract (نهاية العقد) أو retirement (تقاعد).',
  'On a working day': 'في يوم عمل',
  'At night on a working day': 'ليلًا في يوم عمل',
  'On the rest day': 'في يوم الراحة',
  'On a public holiday': 'في عطلة رسمية',
  'At night on the rest day': 'ليلًا في يوم الراحة',
  'At night on a public holiday': 'ليلًا في عطلة رسمية',
  'Pay of a month': 'أجر شهر',
  'Pay of a week': 'أجر أسبوع',
  'Pay of an hour': 'أجر ساعة',
  'Dismissal by the employer, not for misconduct': 'فصل من صاحب العمل دون خطأ جسيم من العامل',
  'Dismissal for economic reasons': 'فصل لأسباب اقتصادية',
  'End of a contract for a fixed term': 'انتهاء عقد محدد المدة',
  Retirement: 'التقاعد',
} as const satisfies Readonly<Record<FunctionText, string>>;
