/**
 * What headings call columns that identify people, banks or dates. A heading that is such a phrase, or of such words
 * alone, states nothing of the pay: `N° CNPS`, `Bank account number`, `Date d'embauche`. One list a language; any of
 * them is understood in any table.
 */
const english = [
  ...['name', 'surname', 'family name', 'initials', 'title'],
  ...['employee', 'staff', 'worker', 'personnel', 'payroll', 'payee', 'beneficiary', 'contact'],
  ...['number', 'id', 'ids', 'identifier', 'code', 'reference', 'ref', 'serial', 'file', 'roll', 'clock'],
  ...['identity', 'national', 'passport', 'permit', 'licence', 'card', 'registration', 'member', 'membership'],
  ...[
    'kra',
    'pin',
    'tin',
    'taxpayer',
    'brn',
    'ghana card',
    'nin',
    'bvn',
    'rsa',
    'nrc',
    'ssn',
    'ippis',
    'social security number',
  ],
  ...['department', 'dept', 'dpt', 'team', 'unit', 'division', 'section', 'branch', 'site', 'station', 'location'],
  ...['company', 'employer', 'cost centre', 'cost center', 'project', 'region', 'country code', 'office'],
  ...['job', 'position', 'designation', 'occupation', 'role', 'qualification', 'grade', 'class', 'level', 'step'],
  ...['supervisor', 'manager', 'bank', 'account', 'acct', 'sort code', 'swift', 'bic', 'iban', 'wallet', 'mpesa'],
  ...['email', 'mail', 'address', 'po box', 'postal', 'city', 'town'],
  ...['gender', 'sex', 'nationality', 'date', 'dob', 'doj', 'birth', 'birthday', 'hire', 'hired', 'start', 'end'],
  ...['joining', 'joined', 'entry', 'exit', 'leaving', 'termination', 'contract', 'month', 'signature', 'remark'],
  ...['note', 'comment', 'observation', 'description', 'details', 'payment method', 'payment mode'],
];
const french = [
  ...['nom', 'prénom', 'nom de famille', 'nom de jeune fille', 'civilité', 'initiales', 'agent', 'collaborateur'],
  ...['employé', 'employée', 'salarié', 'salariée', 'travailleur', 'bénéficiaire', 'matricule', 'mle'],
  ...[
    'numéro',
    "numéro d'ordre",
    'identifiant',
    'identification',
    'immatriculation',
    'affiliation',
    'assuré',
    'dossier',
  ],
  ...[
    'pièce',
    'identité',
    'cni',
    'passeport',
    'carte',
    'séjour',
    'fiscal',
    'contribuable',
    'sécurité sociale',
    'sociale',
    'social',
    'nationale',
    'titre',
    'registre',
  ],
  ...['nif', 'niu', 'nui', 'ifu', 'cif', 'cin', 'cnib', 'ncc', 'nina', 'ice', 'niss'],
  ...['département', 'direction', 'service', 'équipe', 'agence', 'unité', 'centre de coûts', 'lieu', 'ville', 'région'],
  ...['entreprise', 'société', 'établissement', 'projet', 'chantier', 'poste', 'fonction', 'emploi', 'métier'],
  ...[
    'profession',
    'qualification',
    'classification',
    'classe',
    'échelon',
    'échelle',
    'indice',
    'coefficient',
    'niveau',
  ],
  ...['numéro de sécurité sociale', 'catégorie salariale', 'catégorie conventionnelle'],
  ...['catégorie professionnelle', 'catégorie socioprofessionnelle', 'type de contrat', 'contrat', 'intitulé'],
  ...['banque', 'bancaire', 'compte', 'rib', 'clé rib', 'guichet', 'domiciliation', 'mode de paiement', 'virement'],
  ...['courriel', 'mél', 'e-mail', 'adresse', 'domicile', 'boîte postale', 'bp'],
  ...[
    'sexe',
    'genre',
    'nationalité',
    'naissance',
    'embauche',
    'embauché',
    'entrée',
    'sortie',
    'début',
    'fin',
    'départ',
  ],
  ...['recrutement', 'engagement', 'prise de service', 'mois', 'signature', 'émargement', 'remarque', 'observation'],
  ...['commentaire', 'libellé', 'désignation'],
];
const portuguese = [
  ...['nome', 'nome completo', 'apelido', 'funcionário', 'funcionária', 'trabalhador', 'trabalhadora', 'empregado'],
  ...['colaborador', 'número', 'código', 'matrícula', 'identificação', 'bilhete de identidade', 'bi', 'passaporte'],
  ...[
    'contribuinte',
    'nuit',
    'segurança social',
    'número de segurança social',
    'beneficiário',
    'inscrição',
    'departamento',
    'direcção',
    'secção',
  ],
  ...[
    'centro de custo',
    'local',
    'empresa',
    'cargo',
    'função',
    'profissão',
    'categoria profissional',
    'ocupação',
    'carteira profissional',
  ],
  ...['banco', 'balcão', 'conta', 'conta bancária', 'nib', 'correio electrónico', 'morada'],
  ...['endereço', 'cidade', 'género', 'sexo', 'nacionalidade', 'nascimento', 'admissão', 'início', 'fim', 'saída'],
  ...['contrato', 'mês', 'assinatura', 'observação', 'observações', 'notas', 'ordem', 'mecanográfico', 'interno'],
  ...['nacional', 'bilhete', 'identidade', 'cartão', 'cidadão', 'fiscal', 'título', 'residência', 'autorização'],
  ...['bancário', 'bancária', 'contacto', 'delegação', 'serviço', 'posto', 'habilitações', 'registo'],
];
/** Arabic words as they stand with and without the article. */
const arabic = [
  ...[
    'اسم',
    'أسماء',
    'لقب',
    'كنية',
    'نسب',
    'كامل',
    'شخصي',
    'عائلي',
    'عائلة',
    'موظف',
    'موظفة',
    'موظفين',
    'عامل',
    'عاملة',
  ],
  ...['مستخدم', 'مستخدمة', 'أجير', 'أجيرة', 'منخرط', 'مؤمن', 'مستفيد', 'متعاقد'],
  ...[
    'رقم',
    'أرقام',
    'رمز',
    'كود',
    'معرف',
    'مرجع',
    'تسلسل',
    'تسلسلي',
    'مسلسل',
    'ترتيبي',
    'وظيفي',
    'تسجيل',
    'قيد',
    'ملف',
  ],
  ...['هوية', 'وطني', 'وطنية', 'قومي', 'بطاقة', 'تعريف', 'جواز', 'سفر', 'شخصية', 'ضريبي', 'جبائي', 'تأميني'],
  ...['ضمان', 'اجتماعي', 'بنك', 'مصرف', 'حساب', 'بنكي', 'بنكية', 'مصرفي', 'فرع', 'وكالة', 'آيبان'],
  ...[
    'بريد',
    'إلكتروني',
    'عنوان',
    'مدينة',
    'قسم',
    'إدارة',
    'مصلحة',
    'مديرية',
    'وحدة',
    'فريق',
    'موقع',
    'مشروع',
    'منطقة',
  ],
  ...['شركة', 'مؤسسة', 'مكتب', 'وظيفة', 'منصب', 'مسمى', 'مهنة', 'درجة', 'رتبة', 'مستوى', 'سلم', 'صنف', 'مؤهل'],
  ...['جنس', 'جنسية', 'ميلاد', 'ولادة', 'ازدياد', 'تعيين', 'توظيف', 'التحاق', 'مباشرة', 'مغادرة', 'بداية', 'نهاية'],
  ...['انتهاء', 'عقد', 'شهر', 'توقيع', 'ملاحظة', 'ملاحظات', 'بيان'],
]
  .flatMap((word) => [word, `ال${word}`])
  .concat('رقم التأمين', 'رقم التأمينات', 'رقم الانخراط', 'رقم العضوية');

/** Every such text, in all languages. */
export const peopleTexts: readonly string[] = [...english, ...french, ...portuguese, ...arabic];

/** Words for a phone. Small numbers below them are amounts, such as a phone allowance. */
export const phoneTexts: readonly string[] = [
  ...['phone', 'telephone', 'mobile', 'cell', 'cellphone', 'whatsapp', 'téléphone', 'tél', 'tel', 'portable', 'gsm'],
  ...['telefone', 'telemóvel', 'هاتف', 'الهاتف', 'جوال', 'الجوال', 'محمول', 'المحمول', 'موبايل', 'نقال', 'النقال'],
];

/** Words that identify only beside such a word: `Data de nascimento`, but not `Data` alone. */
export const besideThem: readonly string[] = [
  ...['data', 'key', 'clé', 'first', 'last', 'middle', 'full', 'sort', 'old', 'new', 'ancien', 'nouveau', 'completo'],
  ...['تاريخ', 'إقامة', 'الإقامة', 'عمل', 'العمل', 'travail', 'trabalho'],
];

/** A word that makes a date of any heading that is not known otherwise. */
export const dateText = 'date';

/**
 * Compulsory schemes whose contributions the law of a country gives. A column of this name holds the number of the
 * member or an amount that is calculated anyway.
 */
export const schemeTexts: readonly string[] = [
  ...['AMO', 'AMU', 'CMU', 'CNAM', 'CNAMGS', 'CNAS', 'CNPS', 'CNSS', 'INPS', 'INSESO', 'INSS', 'IPRES', 'NAPSA'],
  ...['NASSCORP', 'NASSIT', 'NHIMA', 'NSITF', 'NSSA', 'NSSF', 'POESSA', 'RSSB', 'SHA', 'SHIF', 'SSHFC', 'SSNIT', 'UIF'],
];
