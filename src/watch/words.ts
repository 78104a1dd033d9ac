/**
 * The words by which a page names what it states, in English, French, Portuguese and Arabic. They are beginnings of
 * words in lower case and without accents: `dividend` stands for `dividendes` and `dividendos` too. Words of at most
 * five letters stand for themselves only, because so short a beginning begins too much.
 */
type Terms = readonly string[];

/** Whom a contribution is charged to. */
const payer = {
  employer: [
    'employer',
    'employeur',
    'patronal',
    'entidade patronal',
    'empregador',
    'entidade empregadora',
    'صاحب العمل',
    'رب العمل',
  ],
  employee: [
    'employee',
    'worker',
    'salarie',
    'travailleur',
    'salarial',
    'trabalhador',
    'empregado',
    'العامل',
    'الموظف',
    'المؤمن عليه',
    'الأجير',
  ],
} as const;

/** Whose income is paid. */
const residency = {
  non_resident: [
    'non-resident',
    'non resident',
    'nonresident',
    'nao residente',
    'nao-residente',
    'foreign',
    'etranger',
    'غير مقيم',
    'غير المقيم',
  ],
  resident: ['resident', 'local', 'مقيم'],
} as const;

/** Which of the rates of a consumption tax. */
const rateKind = {
  reduced: ['reduced', 'lower rate', 'taux reduit', 'taxa reduzida', 'reduzid', 'reduit', 'مخفض'],
  higher: ['higher rate', 'increased rate', 'luxury', 'taux majore', 'taxa agravada', 'agravad', 'majore'],
  standard: ['standard', 'general rate', 'normal', 'ordinary rate', 'taux ordinaire', 'taxa geral', 'الأساسي', 'العام'],
} as const;

/** Which of the rates on the profit of companies; the sectors have their own names. */
const companyRate = {
  small_company: ['small', 'micro', 'turnover', 'petite', 'pequena', 'chiffre d’affaires', 'الصغيرة'],
  minimum_tax: ['minimum', 'minimo', 'imf', 'الحد الأدنى'],
  rate: ['standard', 'general', 'normal', 'ordinary', 'droit commun', 'geral'],
  bands: ['standard', 'general', 'normal'],
} as const;

/** What the law fixes as the least pay. */
const wage = {
  wage: [
    'minimum wage',
    'minimum',
    'salaire minimum',
    'smig',
    'smag',
    'smic',
    'wage',
    'wages',
    'salario minimo',
    'الحد الأدنى للأجور',
  ],
} as const;

/** Whose gain is taxed. */
const taxpayer = {
  company: [
    'compan',
    'corporat',
    'societe',
    'personnes morales',
    'pessoas coletivas',
    'empresa',
    'sociedade',
    'شركات',
    'الأشخاص الاعتبار',
  ],
  individual: [
    'individual',
    'natural person',
    'particulier',
    'personnes physiques',
    'pessoas singulares',
    'الأفراد',
    'الأشخاص الطبيعي',
  ],
} as const;

/** The taxes themselves. */
const tax = {
  vat: [
    'vat',
    'value added tax',
    'value-added tax',
    'gst',
    'goods and services tax',
    'tva',
    'taxe sur la valeur ajoutee',
    'iva',
    'imposto sobre o valor acrescentado',
    'sales tax',
    'consumption tax',
    'impot sur la consommation',
    'turnover tax',
    'levy',
    'levies',
    'fund',
    'القيمة المضافة',
    'tax rate',
    'standard rate',
  ],
  corporate: [
    'corporate',
    'company tax',
    'companies',
    'company',
    'business profit',
    'impot sur les societes',
    'imposto industrial',
    'irpc',
    'imposto sobre o rendimento das pessoas colectivas',
    'benefice',
    'turnover',
    'profit',
    'ضريبة الشركات',
    'أرباح الشركات',
    'small business',
    'minimum tax',
    'impot minimum',
  ],
  gains: [
    'capital gain',
    'gains',
    'cgt',
    'plus-value',
    'plus value',
    'mais-valia',
    'mais valia',
    'أرباح رأسمالية',
    'الأرباح الرأسمالية',
  ],
  income: [
    'income tax',
    'paye',
    'personal income',
    'relief',
    'deduction',
    'allowance',
    'rebate',
    'credit',
    'exempt',
    'exemption',
    'its',
    'irpp',
    'impot sur le revenu',
    'abattement',
    'deduction',
    'reduction',
    'imposto sobre o rendimento',
    'irt',
    'irps',
    'deducao',
    'abatimento',
    'minimo',
    'ضريبة الدخل',
    'الإعفاء',
    'خصم',
    'levy',
    'surcharge',
    'surtaxe',
    'tax',
  ],
} as const;

/** What is paid, for tax withheld from it. */
const payment = {
  dividends: ['dividend', 'أرباح الأسهم', 'توزيعات', 'أرباح موزعة'],
  interest: ['interest', 'interet', 'juros', 'فوائد', 'الفوائد'],
  royalties: ['royalt', 'redevance', 'الإتاوات', 'إتاوات'],
  management_fees: ['management', 'gestion', 'gestao', 'إدارة'],
  technical_fees: ['technical', 'technique', 'assistance technique', 'tecnic', 'فنية'],
  professional_fees: ['professional', 'profession', 'honoraire', 'honorario', 'consult', 'مهنية'],
  directors_fees: ['director', 'administrateur', 'tantieme', 'administrador'],
  commissions: ['commission', 'comiss', 'عمولات'],
  insurance: ['insurance', 'assurance', 'seguro', 'premium', 'تأمين'],
  rent: ['rent', 'rents', 'rental', 'loyer', 'location', 'renda', 'aluguer', 'إيجار'],
  contracts: ['contract', 'construction', 'marche', 'travaux', 'empreitada', 'مقاولات'],
  goods: ['goods', 'supplies', 'marchandise', 'fourniture', 'bens', 'سلع'],
  services: ['service', 'prestation', 'servico', 'خدمات'],
} as const;

/** What a social contribution is for. */
const contribution = {
  pension: [
    'pension',
    'retirement',
    'old age',
    'old-age',
    'provident',
    'vieillesse',
    'retraite',
    'velhice',
    'reforma',
    'التقاعد',
    'المعاش',
  ],
  incentive: ['incentive', 'exoneration', 'incentivo'],
  health: ['health', 'medical', 'sickness', 'maladie', 'sante', 'saude', 'doenca', 'التأمين الصحي', 'صحي'],
  housing: ['housing', 'logement', 'habitation', 'habitacao', 'الإسكان'],
  unemployment: ['unemployment', 'chomage', 'emploi', 'desemprego', 'البطالة'],
  family: ['family', 'famil', 'allocations familiales', 'prestations familiales', 'عائلي'],
  injury: [
    'injur',
    'accident',
    'occupational',
    'work injury',
    'workmen',
    'accidents du travail',
    'risques professionnels',
    'acidente',
    'إصابات العمل',
    'حوادث',
  ],
  other: ['training', 'levy', 'apprentissage', 'formation', 'skills', 'development', 'formacao', 'taxe', 'التكوين'],
} as const;

/** Words that exclude each other: the nearest one decides what a figure is about. */
export const axes = { payer, residency, rateKind, companyRate, wage, taxpayer, tax, payment, contribution } as const;

/** Social security as a whole. */
export const socialSecurityWords: Terms = [
  'social security',
  'social insurance',
  'securite sociale',
  'seguranca social',
  'cnss',
  'inss',
  'الضمان الاجتماعي',
  'التأمينات الاجتماعية',
];

/** What may stand after a figure instead of the percent sign. */
export const percentWords: Terms = [
  'per cent',
  'percent',
  'pour cent',
  'por cento',
  'في المائة',
  'في المئة',
  'بالمائة',
  'بالمئة',
  'p.c.',
  'pct',
];

/** Words for a rate of 0. */
export const nilWords: Terms = [
  'nil',
  'exempt',
  'zero',
  'tax-free',
  'tax free',
  'no tax',
  'not taxable',
  'neant',
  'exoner',
  'isent',
  'nulo',
  'معفى',
  'معفاة',
  'صفر',
];

/** Words for what lies above the last threshold, where a page does not repeat it. */
export const remainderWords: Terms = [
  'remainder',
  'balance',
  'excess',
  'the rest',
  'surplus',
  'reste',
  'excedent',
  'restante',
  'remanescente',
  'الباقي',
];

/** Words that multiply the figure before them. */
export const multipliers: readonly (readonly [words: Terms, factor: number])[] = [
  [['thousand', 'mille', 'ألف'], 1e3],
  [['million', 'milhoes', 'milhao', 'mn', 'مليون'], 1e6],
  [['billion', 'milliard', 'mil milhoes', 'bn', 'مليار'], 1e9],
];

/** The names of the months, by which dates are told from figures. */
export const monthWords: Terms = [
  ...[
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
  ...['jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sept', 'sep', 'oct', 'nov', 'dec'],
  ...[
    'janvier',
    'fevrier',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'aout',
    'septembre',
    'octobre',
    'novembre',
    'decembre',
  ],
  ...[
    'janeiro',
    'fevereiro',
    'marco',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  ...['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
];
