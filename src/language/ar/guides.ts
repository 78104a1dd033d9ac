import type { GuideText } from '../en/guides';

/** Texts of the generated parts of guides, in Arabic, by the English text. */
export const guides = {
  formula: 'الصيغة',
  result: 'النتيجة',
  Pay: 'الرواتب',
  'Income tax on pay': 'ضريبة الدخل على الراتب',
  "The same in an earlier year, by the country's name": 'الشيء نفسه في سنة سابقة، باسم البلد',
  'Net pay, down a whole column': 'صافي الراتب لعمود كامل',
  'At age 67, under the law on a given day': 'في سن 67، وفق قانون يوم معيّن',
  'For a married employee with two children and a transport allowance': 'لموظف متزوج له ولدان وبدل نقل',
  "With the employee's details in cells": 'مع تفاصيل الموظف في خلايا',
  'Gross pay for a given net pay': 'الراتب الإجمالي لصافي راتب معلوم',
  'Contributions of the employee': 'اشتراكات الموظف',
  'Cost to the employer': 'تكلفة صاحب العمل',
  'Income tax as a percentage of pay': 'ضريبة الدخل كنسبة مئوية من الراتب',
  'Every line of a payslip': 'كل بنود قسيمة الراتب',
  'Annual income tax brackets': 'الشرائح السنوية لضريبة الدخل',
  'A whole payroll, beside its table': 'كشف رواتب كامل بجانب جدوله',
  'The same from a table in French, with chosen figures': 'الشيء نفسه من جدول بالفرنسية، بأرقام مختارة',
  'A sheet as a desk keeps it, with what is paid out after an advance; its row of sums stays blank':
    'ورقة كما يمسكها قسم الرواتب، مع ما يُدفع بعد سلفة؛ ويبقى صف المجاميع فارغًا',
  'A register: a column for each line of the payslips': 'سجل رواتب: عمود لكل بند في قسائم الرواتب',
  'Its headings, above it': 'عناوينه، فوقه',
  'Totals by department, which agree with it': 'مجاميع حسب القسم، تتفق معه',
  'Accounting entries of a payroll': 'قيود محاسبية لكشف رواتب',
  'The return of a month, and beside it what the authority would reject': 'إقرار شهر، وبجانبه ما قد ترفضه الإدارة',
  'Headings of a payroll table for a country': 'عناوين جدول رواتب لبلد',
  'General minimum wage on a day': 'الحد الأدنى العام للأجور في يوم',
  'Returns and payments due for a month of payroll, with the first column formatted as dates':
    'الإقرارات والمدفوعات المستحقة عن شهر من الرواتب، مع تنسيق العمود الأول كتواريخ',
  'Working days of a month, by the weekend and the public holidays of the country':
    'أيام العمل في شهر، وفق العطلة الأسبوعية والعطل الرسمية للبلد',
  'Day that lies so many working days after another, such as a value date':
    'اليوم الذي يقع بعد يوم آخر بعدد من أيام العمل، مثل تاريخ القيمة',
  'Public holidays of a year, with the first column formatted as dates':
    'العطل الرسمية لسنة، مع تنسيق العمود الأول كتواريخ',
  'Labour law': 'قانون العمل',
  'Pay of hours of overtime, with the premium of the law': 'أجر ساعات العمل الإضافي، مع الزيادة التي يقررها القانون',
  'Days of annual leave a year, by seniority': 'أيام الإجازة السنوية حسب الأقدمية',
  'Pay of days of leave that are paid out': 'أجر أيام الإجازة التي تُدفع نقدًا',
  'Notice that an employer gives': 'مهلة الإخطار التي يعطيها صاحب العمل',
  'Severance pay of a dismissal': 'تعويض الفصل',
  'The same for a redundancy, with the days of a month': 'الشيء نفسه لتسريح لأسباب اقتصادية، مع عدد أيام الشهر',
  'Bonus for years of service': 'علاوة الأقدمية عن سنوات الخدمة',
  Companies: 'الشركات',
  'Corporate tax on a profit': 'ضريبة الشركات على ربح',
  'The same for a small company, by its turnover': 'الشيء نفسه لشركة صغيرة، حسب رقم أعمالها',
  'Withholding tax on a payment abroad': 'ضريبة الاستقطاع على دفعة إلى الخارج',
  'The same under the tax treaty with India': 'الشيء نفسه وفق الاتفاقية الضريبية مع الهند',
  'Tax on a capital gain': 'الضريبة على ربح رأسمالي',
  VAT: 'ضريبة القيمة المضافة',
  'VAT on a net amount': 'ضريبة القيمة المضافة على مبلغ صافٍ',
  'VAT included in a gross amount': 'ضريبة القيمة المضافة المشمولة في مبلغ إجمالي',
  'VAT rate, percent': 'معدل ضريبة القيمة المضافة، بالمئة',
  'An amount without its VAT': 'مبلغ دون ضريبة القيمة المضافة',
  'An amount with VAT': 'مبلغ مع ضريبة القيمة المضافة',
  'Exchange rates': 'أسعار الصرف',
  'Exchange rate of one unit': 'سعر صرف وحدة واحدة',
  'An amount converted at the last rate published up to a day, here that of 1 March':
    'مبلغ محوّل بآخر سعر نُشر حتى يوم، وهو هنا سعر 1 مارس',
  'An exact parity, by the short name of FXRATE': 'سعر تعادل دقيق، بالاسم المختصر للدالة FXRATE',
  'Month-end rates of several currencies, with the first column formatted as dates':
    'أسعار نهاية الشهر لعدة عملات، مع تنسيق العمود الأول كتواريخ',
  'Monthly average rates, with the number of days in each average; the first column formatted as dates':
    'المتوسطات الشهرية للأسعار مع عدد أيام كل متوسط؛ العمود الأول منسّق كتواريخ',
  Fuel: 'الوقود',
  "Fuel price in the country's currency": 'سعر الوقود بعملة البلد',
  'Fuel price in dollars': 'سعر الوقود بالدولار',
  'Central banks': 'البنوك المركزية',
  'Policy rate, percent': 'سعر الفائدة الأساسي، بالمئة',
  'Date of the next policy meeting, by the short name of CBRATE':
    'تاريخ الاجتماع القادم للسياسة النقدية، بالاسم المختصر للدالة CBRATE',
  Countries: 'البلدان',
  'One field of a country': 'حقل واحد من بلد',
  'Corporate tax with every surcharge, as a percentage of profit':
    'ضريبة الشركات مع كل الضرائب الإضافية، كنسبة مئوية من الربح',
  'A country by another name': 'بلد باسم آخر',
  'The table of countries': 'جدول البلدان',
  'Where a figure comes from': 'من أين يأتي الرقم',
  'Date of the fact behind a figure': 'تاريخ الواقعة التي يستند إليها رقم',
  'Date of one of several figures': 'تاريخ رقم من بين عدة أرقام',
  'Its source': 'مصدره',
  'When something is wrong': 'عند وقوع خطأ',
  'A code that does not exist': 'رمز غير موجود',
  'A name that two countries share': 'اسم يشترك فيه بلدان',
  name: 'الاسم',
  what: 'المعنى',
  'for example': 'مثال',
  'The law and the pay': 'القانون والراتب',
  'The employee': 'الموظف',
  'Parts of the pay: an amount, or a percentage of basic pay such as `20%`':
    'مكوّنات الراتب: مبلغ، أو نسبة مئوية من الراتب الأساسي مثل `20%`',
  'Benefits in kind, which are never part of the amount': 'المزايا العينية، وهي ليست أبدًا جزءًا من المبلغ',
  'Paid by the employee': 'ما يدفعه الموظف',
  'The tax year before this pay': 'السنة الضريبية قبل هذا الراتب',
  'Pay period of the amount. It affects income tax only.': 'فترة دفع المبلغ. لا تؤثر إلا في ضريبة الدخل.',
  'A part of the month': 'جزء من الشهر',
  'How many pay periods this year has: 53 weeks or 27 fortnights, and for daily pay the paid days of a year.':
    'عدد فترات الدفع في هذه السنة: 53 أسبوعًا أو 27 فترة من أسبوعين، وللراتب اليومي عدد الأيام المدفوعة في السنة.',
  'First day of unpaid leave in the month. The pay stated is that of the whole month.':
    'أول يوم من إجازة بدون راتب في الشهر. الراتب المذكور هو راتب الشهر كله.',
  'Last day of unpaid leave in the month. The pay stated is that of the whole month.':
    'آخر يوم من إجازة بدون راتب في الشهر. الراتب المذكور هو راتب الشهر كله.',
  'First paid day of the month, of an employee who joins in it. The pay stated is that of the whole month.':
    'أول يوم مدفوع من الشهر لموظف يلتحق خلاله. الراتب المذكور هو راتب الشهر كاملًا.',
  'Last paid day of the month, of an employee who leaves in it. The pay stated is that of the whole month.':
    'آخر يوم مدفوع من الشهر لموظف يغادر خلاله. الراتب المذكور هو راتب الشهر كاملًا.',
  'Paid days of the month, instead of a first and a last day. The pay stated is that of the whole month.':
    'الأيام المدفوعة من الشهر، بدل أول يوم وآخر يوم. الراتب المذكور هو راتب الشهر كاملًا.',
  'Of how many days the paid ones are a part. Default: the days of a month as the country counts them.':
    'عدد الأيام التي تكون الأيام المدفوعة جزءًا منها. الافتراضي: أيام الشهر كما يحسبها البلد.',
  'Whether the pay stated is that of the whole month or that of the part that is paid.':
    'هل الراتب المذكور هو راتب الشهر كاملًا أم راتب الجزء المدفوع.',
  'Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year.':
    'السنة الضريبية كما يكتبها البلد، مثل `2026` أو `2026/27`. الافتراضي: السنة الضريبية الجارية.',
  'Answers with an earlier version of the law, as the service would have answered then. `GET /api/v1/law/versions` lists those that there are. Needs the Pro plan or above.':
    'الإجابة وفق إصدار سابق من القانون، كما كانت الخدمة ستجيب حينها. يسرد `GET /api/v1/law/versions` الإصدارات الموجودة. يتطلب الباقة Pro أو باقة أعلى منها.',
  'false: employee contributions are ignored, both in net pay and in taxable pay.':
    'false: تُهمل اشتراكات الموظف في صافي الراتب وفي الدخل الخاضع للضريبة.',
  'Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year.':
    'يطبّق القانون الساري في هذا اليوم بدل قانون سنة ضريبية. استعمله حيث يتغير القانون خلال السنة.',
  'Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD).':
    'عملة الراتب، حيث يكون للبلد جداول ضريبية بعدة عملات (زيمبابوي: ZWG أو USD).',
  'Share of gross pay that is basic pay, from 0 to 1. Default: all of it. This is the older form: it is better to name the other parts of pay.':
    'حصة الراتب الأساسي من الراتب الإجمالي، من 0 إلى 1. الافتراضي: كله. هذا هو الشكل القديم: الأفضل تسمية مكوّنات الراتب الأخرى.',
  'Is the employee resident for tax in the country?': 'هل الموظف مقيم ضريبيًا في البلد؟',
  'Is the employee a citizen of the country?': 'هل الموظف من مواطني البلد؟',
  'Marital status of the employee': 'الحالة الاجتماعية للموظف',
  'Does the spouse have income of their own?': 'هل للزوج أو الزوجة دخل خاص؟',
  'Children who count under the law, because they meet its conditions of age and care. Disabled children not included':
    'الأولاد الذين يحتسبهم القانون لاستيفائهم شروط السن والإعالة. لا يشمل الأولاد ذوي الإعاقة',
  'Disabled children of the employee, who are not among the other children':
    'أولاد الموظف ذوو الإعاقة، وهم ليسوا من بين الأولاد الآخرين',
  'Dependants of the employee other than children, such as parents': 'من يعولهم الموظف من غير الأولاد، مثل الوالدين',
  'Age of the employee on the date that the law uses': 'عمر الموظف في التاريخ الذي يعتمده القانون',
  'Does the employee have a disability of the degree that the law requires?':
    'هل لدى الموظف إعاقة بالدرجة التي يشترطها القانون؟',
  'Is this the main employment? false for a second employer.': 'هل هذا هو العمل الرئيسي؟ false لصاحب عمل ثانٍ.',
  'Hours worked and paid in the month, where the law counts them':
    'ساعات العمل المدفوعة في الشهر، إذا كان القانون يحتسبها',
  'Days worked in the month, where the law counts them, as for meal vouchers':
    'أيام العمل في الشهر، إذا كان القانون يحتسبها، كما في قسائم الطعام',
  'Is at least 80 % of the use of the vehicle, for which a travel allowance is paid, for business?':
    'هل تُستعمل السيارة التي يُدفع عنها بدل السفر للعمل بنسبة 80% على الأقل؟',
  'Does the employee work in an area for which the law has rules of its own?':
    'هل يعمل الموظف في منطقة لها قواعد خاصة في القانون؟',
  'Rate in percent at which the law allows expenses for the profession of the employee. 0: the rate for everybody else':
    'النسبة المئوية للمصاريف التي يقبلها القانون لمهنة الموظف. 0: نسبة الجميع',
  'Is a State student loan repaid through the payroll?': 'هل يُسدَّد قرض دراسي من الدولة عن طريق الراتب؟',
  'Which month of a State incentive for hiring the employee this is. 0: none is claimed':
    'ترتيب الشهر من حافز الدولة لتوظيف هذا الموظف. 0: لا حافز',
  'Pay of all its employees in a year, where a levy depends on it':
    'أجور جميع العاملين لديه في السنة، إذا كان أحد الرسوم أو الاشتراكات يتوقف عليها',
  'Category of the employee': 'فئة الموظف',
  'Sector of the employer': 'قطاع صاحب العمل',
  'Number of people the employer employs, where a levy depends on it':
    'عدد العاملين لدى صاحب العمل، إذا كان أحد الرسوم أو الاشتراكات يتوقف عليه',
  'Turnover of the employer in a year, where a levy depends on it. 0: below every limit':
    'رقم الأعمال السنوي لصاحب العمل، إذا كان أحد الرسوم أو الاشتراكات يتوقف عليه. 0: أقل من كل الحدود',
  'Rate in percent at which the employer insures against work accidents, where it depends on the activity. 0: the lowest of the law':
    'النسبة المئوية التي يؤمّن بها صاحب العمل ضد إصابات العمل، حيث تتوقف على النشاط. 0: أدنى نسبة في القانون',
  'Cash allowance for housing': 'بدل سكن نقدي',
  'Cash allowance for travel on business': 'بدل نقدي للسفر في مهام العمل',
  'Cash allowance for commuting': 'بدل نقل نقدي',
  'Cash allowance for meals': 'بدل وجبات نقدي',
  'Cash allowance for spouse and children': 'بدل نقدي للزوج والأولاد',
  'Cash allowance for representation': 'بدل تمثيل نقدي',
  'Allowance for a function or responsibility': 'بدل وظيفة أو مسؤولية',
  'Allowance for risk, dirt or hardship': 'بدل مخاطر أو أعمال قذرة أو شاقة',
  'Pay for overtime': 'أجر العمل الإضافي',
  'Hours that the overtime pay is for, beside `overtime`': 'الساعات التي يُدفع عنها أجر العمل الإضافي، بجانب `overtime`',
  'Commission on sales': 'عمولة على المبيعات',
  'Leave pay or leave allowance': 'أجر الإجازة أو بدلها',
  'Further allowances that are taxable': 'بدلات أخرى خاضعة للضريبة',
  'Further allowances that the law exempts': 'بدلات أخرى يعفيها القانون',
  'Bonus paid in this period': 'مكافأة تُدفع في هذه الفترة',
  'Thirteenth month paid in this period': 'راتب الشهر الثالث عشر يُدفع في هذه الفترة',
  'Pay for earlier periods, paid in this one': 'راتب عن فترات سابقة يُدفع في هذه الفترة',
  'Pay for leave that was not taken, paid in this period': 'مقابل إجازة لم تؤخذ، يُدفع في هذه الفترة',
  'Pay instead of notice of termination, paid in this period': 'بدل الإخطار بإنهاء العمل، يُدفع في هذه الفترة',
  'Payment on termination of employment': 'دفعة عند انتهاء الخدمة',
  'A dwelling: what it costs the employer in the pay period': 'مسكن: ما يكلفه صاحب العمل في فترة الدفع',
  'Furniture: what it costs the employer in the pay period': 'أثاث: ما يكلفه صاحب العمل في فترة الدفع',
  'A vehicle for private use: what it costs the employer in the pay period':
    'سيارة للاستعمال الخاص: ما يكلفه صاحب العمل في فترة الدفع',
  'Fuel for private use: what it costs the employer in the pay period':
    'وقود للاستعمال الخاص: ما يكلفه صاحب العمل في فترة الدفع',
  'A driver: what it costs the employer in the pay period': 'سائق: ما يكلفه صاحب العمل في فترة الدفع',
  'Water, electricity and gas: what it costs the employer in the pay period':
    'الماء والكهرباء والغاز: ما يكلفه صاحب العمل في فترة الدفع',
  'Servants, gardeners and guards: what it costs the employer in the pay period':
    'خدم وبستانيون وحراس: ما يكلفه صاحب العمل في فترة الدفع',
  'Meals or a canteen: what it costs the employer in the pay period':
    'وجبات أو مطعم: ما يكلفه صاحب العمل في فترة الدفع',
  'Phone and internet: what it costs the employer in the pay period':
    'الهاتف والإنترنت: ما يكلفه صاحب العمل في فترة الدفع',
  'School fees of the children: what it costs the employer in the pay period':
    'رسوم مدارس الأولاد: ما يكلفه صاحب العمل في فترة الدفع',
  'A loan at low interest: what it costs the employer in the pay period':
    'قرض بفائدة منخفضة: ما يكلفه صاحب العمل في فترة الدفع',
  'Any other benefit in kind: what it costs the employer in the pay period':
    'أي ميزة عينية أخرى: ما يكلفه صاحب العمل في فترة الدفع',
  'Paid by the employee: to a private or supplementary pension plan': 'يدفعه الموظف: إلى خطة تقاعد خاصة أو تكميلية',
  'Paid by the employee: life insurance premiums': 'يدفعه الموظف: أقساط التأمين على الحياة',
  'Paid by the employee: to a medical scheme or health insurance': 'يدفعه الموظف: إلى نظام طبي أو تأمين صحي',
  'Paid by the employee: interest on the mortgage of their own home': 'يدفعه الموظف: فوائد قرض مسكنه الخاص',
  'Paid by the employee: rent of their own home': 'يدفعه الموظف: إيجار مسكنه الخاص',
  'Paid by the employee: donations to approved bodies': 'يدفعه الموظف: تبرعات لهيئات معتمدة',
  'Paid by the employee: trade union dues': 'يدفعه الموظف: اشتراكات النقابة',
  'Paid by the employee: to a fund for medical care after retirement':
    'يدفعه الموظف: إلى صندوق للرعاية الطبية بعد التقاعد',
  'Paid by the employee: to a tax-favoured savings plan': 'يدفعه الموظف: إلى خطة ادخار ذات ميزة ضريبية',
  'Months of the tax year paid before this one': 'أشهر السنة الضريبية المدفوعة قبل هذا الشهر',
  'Gross pay of the tax year before this period': 'الراتب الإجمالي في السنة الضريبية قبل هذه الفترة',
  'Taxable income of the tax year before this period': 'الدخل الخاضع للضريبة في السنة الضريبية قبل هذه الفترة',
  'Tax withheld in the tax year before this period': 'الضريبة المستقطعة في السنة الضريبية قبل هذه الفترة',
  'Employee contributions of the tax year before this period': 'اشتراكات الموظف في السنة الضريبية قبل هذه الفترة',
  'Bonuses of the tax year paid before this period': 'مكافآت السنة الضريبية المدفوعة قبل هذه الفترة',
  'Its market value in the pay period; default: its cost': 'قيمتها السوقية في فترة الدفع؛ الافتراضي: تكلفتها',
  'What the employee pays for it in the pay period': 'ما يدفعه الموظف مقابلها في فترة الدفع',
  'Purchase price of the vehicle or other item': 'سعر شراء السيارة أو الشيء الآخر',
  'Engine size of the vehicle in cubic centimetres': 'سعة محرك السيارة بالسنتيمتر المكعب',
  'Age of the vehicle in years': 'عمر السيارة بالسنوات',
  'Number of living rooms': 'عدد غرف السكن',
  'Outstanding balance of the loan': 'الرصيد المتبقي من القرض',
  'Interest that the employee pays on the loan, percent a year': 'الفائدة التي يدفعها الموظف على القرض، بالمئة سنويًا',
  why: 'السبب',
  until: 'المدة',
  Name: 'الاسم',
  'So that others in your team know you': 'ليعرفك الآخرون في فريقك',
  'Language that you chose, and that of your last log-in': 'اللغة التي اخترتها، ولغة آخر تسجيل دخول',
  'To show pages and to write emails in it': 'لعرض الصفحات وكتابة الرسائل بها',
  'You delete your account': 'حتى تحذف حسابك',
  'Email address': 'عنوان البريد الإلكتروني',
  'To log in, and to reach you': 'لتسجيل الدخول وللتواصل معك',
  'Password, stored only as a hash that cannot be reversed': 'كلمة المرور، محفوظة فقط كبصمة لا يمكن عكسها',
  'To log in': 'لتسجيل الدخول',
  'You change it': 'حتى تغيّرها',
  'Second factor, encrypted': 'بيانات التحقق بخطوتين، مشفَّرة',
  'You switch it off': 'حتى توقفه',
  'Address and browser of each log-in': 'عنوان كل تسجيل دخول ومتصفحه',
  'So that you see where you are logged in': 'لترى أين سجّلت دخولك',
  'You log out, or 14 days': 'حتى تسجّل الخروج، أو 14 يومًا',
  'Log-ins with a password and emails sent, stored under a hash of the address':
    'مرات الدخول بكلمة مرور والرسائل المرسلة، محفوظة تحت بصمة للعنوان',
  'To slow down guessing': 'لإبطاء محاولات التخمين',
  'One day': 'يوم واحد',
  'Email address beside each program that you connect to an account':
    'عنوان البريد الإلكتروني بجانب كل برنامج تصله بحساب',
  'So that your team knows who connected it': 'ليعرف فريقك من وصله',
  'It is disconnected, or not used for 30 days': 'حتى يُفصل، أو لا يُستعمل 30 يومًا',
  'Email address beside each of your log-ins, and beside each change that you make':
    'عنوان البريد الإلكتروني بجانب كل تسجيل دخول لك وكل تغيير تقوم به',
  'To keep a reliable record of who did what in an account': 'لحفظ سجل موثوق لمن فعل ماذا في حساب',
  'Permanently: nobody can change or delete these entries': 'دائمًا: لا يمكن لأحد تغيير هذه السجلات أو حذفها',
} satisfies Readonly<Record<GuideText, string>>;

/** What readers of the language write in the ranges of examples, by what stands there in English. */
export const exampleCells = {
  Name: 'الاسم',
  'Gross pay': 'الراتب الإجمالي',
  'Marital status': 'الحالة الاجتماعية',
  Children: 'عدد الأولاد',
  Bonus: 'مكافأة',
  Married: 'متزوجة',
} as const;
