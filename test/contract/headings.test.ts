import {
  codeMeant,
  columnLabel,
  columnNames,
  columnTexts,
  headingMeant,
  isTotal,
  languages,
  mayBeTotal,
  type Meaning,
  suggestedHeading,
} from '../../src/contract/labels';

const kindOf = (heading: string): Meaning['kind'] | undefined => headingMeant(heading).meaning?.kind;
const named = (heading: string): string | undefined => {
  const { meaning } = headingMeant(heading);
  return meaning !== undefined && 'name' in meaning ? `${meaning.kind} ${meaning.name}` : meaning?.kind;
};

test('columns that identify people, banks or dates are passed over, however they are written', () => {
  const passed = [
    ...['N° CNPS', 'Nº CNPS', 'No. CNPS', 'CNPS No', 'Numéro de CNPS', 'CNPS #', 'CNPS\nnumber', 'Matricule CNPS'],
    ...['KRA PIN', 'KRA PIN No.', 'NSSF No', 'SHIF No', 'NIF', 'N.I.F.', 'NIU', 'IFU', 'N° IFU', 'NUIT', 'TIN'],
    ...[
      'RIB',
      'Clé RIB',
      'N° RIB',
      'IBAN',
      'Banque',
      'Code banque',
      'Nom de la banque',
      'Bank',
      'Bank name',
      'Bank Branch',
    ],
    ...[
      'Branch',
      'Branch code',
      'Account',
      'Account No',
      'Acc. number',
      'Bank account number',
      'Sort code',
      'N° de compte',
    ],
    ...['Emploi', 'Job title', 'Job Titles', 'Qualification', 'Fonction', 'Poste', 'Email', 'E-mail address', 'Sexe'],
    ...[
      'Gender',
      "Date d'embauche",
      'DATE D’EMBAUCHE',
      'Start date',
      'Date of birth',
      'Date de naissance',
      'Hire date',
    ],
    ...[
      'Employee No',
      'Emp. No',
      'Employee #',
      'EMPLOYEE NO.',
      'Payroll No',
      'Staff ID',
      'Staff IDs',
      'Matricule',
      'Mle',
    ],
    ...[
      'Department',
      'Dept.',
      'Département',
      'Cost centre',
      'Cost centers',
      'Remarks',
      'Remarque',
      'Observations',
      '#',
      'N°',
    ],
    ...[
      'Data de nascimento',
      'Nome completo',
      'N.º do trabalhador',
      'Segurança social',
      'Conta bancária',
      'Observações',
    ],
    ...[
      'Data de admissão',
      'N.º de segurança social',
      'N° sécurité sociale',
      'NISS',
      'N.º do NISS',
      'Banco',
      'N.º da conta',
      'Cargo',
      'Departamento',
      'INSS',
      'IRT',
      'IRPS',
    ],
    ...['N° carte nationale d’identité', 'Titre de séjour', "N° d'assuré social", 'Compte bancaire'],
    ...['Número nacional de identificação', 'N.º do bilhete de identidade', 'N.º mecanográfico', 'N.º de ordem'],
    ...['Número da conta bancária', 'Cartão de cidadão', 'N.º de identificação fiscal', 'Posto de trabalho'],
    ...['الاسم', 'اسم الموظف', 'الاسم الكامل', 'الرقم الوظيفي', 'رقم الموظف', 'الرقم القومي', 'رقم الهوية الوطنية'],
    ...['رقم بطاقة التعريف الوطنية', 'رقم جواز السفر', 'رقم الضمان الاجتماعي', 'الرقم التأميني', 'المعرف الجبائي'],
    ...['رقم الحساب البنكي', 'الحساب المصرفي', 'اسم البنك', 'الفرع', 'تاريخ الميلاد', 'تاريخ التعيين', 'القسم'],
    ...['المسمى الوظيفي', 'الجنسية', 'البريد الإلكتروني', 'العنوان', 'ملاحظات', 'رقم الإقامة', 'عقد العمل'],
    ...['Nom et prénoms', 'First name', 'Centre de coût', 'Service', 'Last working date', 'Leave date'],
  ];
  expect(passed.filter((heading) => kindOf(heading) !== 'passed')).toEqual([]);
});

test('what the law gives is passed over: it is calculated again', () => {
  for (const heading of [
    'PAYE',
    'ITS',
    'Impôt',
    'Income tax',
    'CNPS',
    'NSSF',
    'Employer cost',
    'Imposable',
    'Paid out',
  ])
    expect([heading, kindOf(heading)]).toEqual([heading, 'passed']);
  // A private plan lowers the tax, so it must be named: `Pension plan paid`.
  expect(kindOf('Pension')).toBeUndefined();
});

test.each([
  ['Nb enfants', 'states children'],
  ["Nbre d'enfants à charge", 'states children'],
  ['No. of children', 'states children'],
  ['N° enfants', 'states children'],
  ['Heures sup', 'states overtime_hours'],
  ['Heures supp.', 'states overtime_hours'],
  ['HEURES SUPPLEMENTAIRES', 'states overtime_hours'],
  ['HS', 'states overtime_hours'],
  ['Heures sup (h)', 'states overtime_hours'],
  ['Overtime hours', 'states overtime_hours'],
  ['Horas extraordinárias', 'states overtime_hours'],
  ['N.º de horas extras', 'states overtime_hours'],
  ['Heures supplémentaires (montant)', 'states overtime'],
  ['Montant heures sup', 'states overtime'],
  ['Heures sup (FCFA)', 'states overtime'],
  ['Overtime hours (KES)', 'states overtime'],
  ['Horas extraordinárias (valor)', 'states overtime'],
  ['Horas extras (Kz)', 'states overtime'],
  ['Overtime', 'states overtime'],
  ["Nombre d'heures sup", 'states overtime_hours'],
  ['OT hrs', 'states overtime_hours'],
  ['Commuter allowance', 'states transport'],
  ['Indem. transport', 'states transport'],
  ['Sit. fam.', 'states marital_status'],
  ['Salaire\nde base', 'states basic_pay'],
  ['Salaire catégoriel', 'states basic_pay'],
  ['Gross amount', 'states gross'],
  ['Payment date', 'states pay_date'],
  ['Sursalaire', 'adds basic_pay'],
  ["Prime d'ancienneté", 'adds other_taxable'],
  ['PRIMES D’ANCIENNETE', 'adds other_taxable'],
  ['Seniority allowance', 'adds other_taxable'],
  ['Prime de rendement', 'adds other_taxable'],
  ['Indemnité de caisse', 'adds other_taxable'],
  ['Cash-handling allowance', 'adds other_taxable'],
  ['Salário base', 'states basic_pay'],
  ['Salário bruto (MT)', 'states gross'],
  // Ilíquido is gross, and líquido is net.
  ['Salário ilíquido', 'states gross'],
  ['Salário líquido', 'states net'],
  ['Venc. base', 'states basic_pay'],
  ['Subsídio de alimentação', 'states meals'],
  ['Subs. alim.', 'states meals'],
  ['Subs. transp.', 'states transport'],
  ['Subs. de transporte', 'states transport'],
  ['Subsídio de férias', 'states leave'],
  ['Décimo terceiro mês', 'states thirteenth'],
  ['13.º mês', 'states thirteenth'],
  ['13º Salário', 'states thirteenth'],
  ['Prémio', 'states bonus'],
  ['PRÊMIOS', 'states bonus'],
  ['Abono de família', 'states family_allowance'],
  ['Comissões', 'states commission'],
  ['Número de dependentes', 'states dependants'],
  ['N.º de dependentes', 'states dependants'],
  ['Estado civil', 'states marital_status'],
  ['Prémio de antiguidade', 'adds other_taxable'],
  ['Subsídio de turno', 'adds other_taxable'],
  ['Adiantamento', 'deducts'],
  ['Adiantamentos', 'deducts'],
  ['Empréstimo', 'deducts'],
  ['Empréstimos', 'deducts'],
  ['Outros descontos', 'deducts'],
  ['Avance', 'deducts'],
  ['Avance sur salaire', 'deducts'],
  ['Salary advance', 'deducts'],
  ['Acompte', 'deducts'],
  ['Remboursement du prêt', 'deducts'],
  ['Loan repayments', 'deducts'],
  ['HELB', 'deducts'],
  ['SACCO', 'deducts'],
  ['SACCO shares', 'deducts'],
  ['Savings', 'deducts'],
  ['Épargne', 'deducts'],
  ['Autres retenues', 'deducts'],
  ['Nombre de parts', 'quotient'],
  ['Parts', 'quotient'],
  ['Nb parts', 'quotient'],
  ['Téléphone', 'phone'],
  ['Phone No', 'passed'],
  ['رقم الهاتف', 'passed'],
  ['الهاتف', 'phone'],
  ['المزايا العينية', 'states in_kind_other'],
  ['بدل الهاتف', undefined],
  ['التأمين', undefined],
  ['رقم التأمينات', 'passed'],
  ['الإقامة', 'states residency'],
  // Pay, or near to it: none of these may be taken for anything else.
  ['Prime de zone', undefined],
  ['Data allowance', undefined],
  ['Service allowance', undefined],
  ['Bank charges', undefined],
  ['Loan allowance', undefined],
  ['Retenue à la source', undefined],
  ['Absences', undefined],
])('%s: %s', (heading, meaning) => {
  expect(named(heading)).toBe(meaning);
});

test('a unit at the end is no part of the name; a currency and % are kept', () => {
  expect(headingMeant('Salaire de base (FCFA)')).toEqual({ meaning: { kind: 'states', name: 'basic_pay' } });
  expect(headingMeant('Salaire brut en F CFA')).toEqual({ meaning: { kind: 'states', name: 'gross' } });
  expect(headingMeant('Gross pay, Ksh')).toEqual({ meaning: { kind: 'states', name: 'gross' } });
  expect(headingMeant('Net à payer [F]')).toEqual({ meaning: { kind: 'states', name: 'net' } });
  expect(headingMeant('Gross pay (USD)')).toEqual({ meaning: { kind: 'states', name: 'gross' }, currency: 'USD' });
  expect(headingMeant('Transport (%)')).toEqual({ meaning: { kind: 'states', name: 'transport' }, percent: true });
  expect(headingMeant('Overtime (hours)')).toEqual({ meaning: { kind: 'states', name: 'overtime_hours' } });
});

test('a suggestion repairs misspelt words, and never replaces one that is known', () => {
  expect(suggestedHeading('Maritl status')).toBe('Marital status');
  expect(suggestedHeading('Situation famliale')).toBe('Situation familiale');
  expect(suggestedHeading("Prime d'anciennté")).toBe("Prime d'ancienneté");
  const others = [
    ...[
      'Qualifications',
      'Nombre de parts',
      'Commuter allowances',
      'Sursalaire',
      'Prime de rendment de zone',
      'Shoe size',
    ],
    ...[
      'Indemnité de repos',
      'Prime de panne',
      'Indemnité de caisses',
      'Gratifications spéciales',
      'Net',
      'Prime de zone',
    ],
  ];
  expect(
    others.flatMap((heading) => {
      const meant = suggestedHeading(heading);
      return meant === undefined || headingMeant(heading).meaning !== undefined ? [] : [[heading, meant]];
    }),
  ).toEqual([]);
});

test('every heading of PAYROLLHEADERS is known in any letter case and with a unit', () => {
  const written: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => `${text} (FCFA)`,
    (text) => text.replaceAll(' ', '\n'),
    (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  ];
  const headings = columnNames.flatMap((name) =>
    languages.flatMap((language) => written.map((write) => [write(columnLabel(name, language)), name] as const)),
  );
  // Hours in francs are the pay for them.
  const stated = (heading: string, name: string): string =>
    name === 'overtime_hours' && heading.endsWith('(FCFA)') ? 'overtime' : name;
  expect(headings.map(([heading]) => [heading, named(heading)])).toEqual(
    headings.map(([heading, name]) => [heading, `states ${stated(heading, name)}`]),
  );
});

test('no column for pay or an employee is taken for something to pass over', () => {
  expect(columnTexts.filter(([text, name]) => named(text) !== `states ${name}`)).toEqual([]);
});

test('rows of sums are known by their name', () => {
  for (const text of ['Total', 'TOTAUX', 'Sous-total', 'Sous total :', 'Grand Total', 'Total général', 'Subtotals'])
    expect([text, isTotal(text)]).toEqual([text, true]);
  for (const text of ['Total Abidjan', 'Totals 2026']) expect([isTotal(text), mayBeTotal(text)]).toEqual([false, true]);
  for (const text of ['TotalEnergies', 'Awa Total', 'Totalé'])
    expect([isTotal(text), mayBeTotal(text)]).toEqual([false, false]);
});

test('a word for half a month is no period of two weeks', () => {
  for (const text of ['Quinzaine', 'Quinzena', 'Quinzenal', 'نصف شهري'])
    expect([text, codeMeant('period', text)]).toEqual([text, undefined]);
});
