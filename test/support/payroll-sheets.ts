import { service } from './service';

type Cell = string | number | boolean;
/** What a row of the result holds: the figures of a REST question, blank cells, zeros, or a sentence. */
type RowExpected = Readonly<Record<string, unknown>> | 'blank' | 'zeros' | RegExp;

/** A payroll as a desk writes it, asked in any sheet. */
export interface PayrollSheet {
  readonly what: string;
  readonly country: string;
  readonly table: readonly (readonly Cell[])[];
  /** A sentence in place of the whole result. */
  readonly result: readonly RowExpected[] | RegExp;
}

const pair = (transport: object) => ({ country: 'CI', amount: 620_000, pay: { transport } });

/** Each is asked for tax and net pay. */
export const payrollSheets: readonly PayrollSheet[] = [
  {
    what: 'columns that identify people, banks and dates are passed over, with numbers in them',
    country: 'CI',
    table: [
      [
        'Matricule',
        'Nom',
        'N° CNPS',
        'Banque',
        'RIB',
        'Emploi',
        'Qualification',
        "Date d'embauche",
        'Téléphone',
        'Salaire brut (FCFA)',
        'Nb enfants',
      ],
      [17, 'Awa', 180_012_345_678, 'SIB', 12_345, 'Comptable', 'BTS', 43_000, 2_250_701_020_304, 600_000, 2],
    ],
    result: [{ country: 'CI', amount: 600_000, employee: { children: 2 } }],
  },
  {
    what: 'in Kenya too, and what the law gives is calculated again',
    country: 'KE',
    table: [
      [
        'Payroll No',
        'Staff Name',
        'KRA PIN',
        'NSSF No.',
        'SHIF No',
        'Bank',
        'Branch',
        'Account\nNumber',
        'Gross pay (KES)',
        'PAYE',
        'NSSF',
      ],
      [4, 'Amina', 'A001234567Z', 2_001_234, 'CR-9', 'KCB', 'Moi Avenue', 1_122_334_455, 85_000, 15_000, 4_320],
    ],
    result: [{ country: 'KE', amount: 85_000 }],
  },
  {
    what: 'seniority, sursalaire and cash handling are taxable pay, several beside each other',
    country: 'CI',
    table: [
      ['Nom', 'Salaire catégoriel', 'Sursalaire', "Prime d'ancienneté", 'Indemnité de caisse', 'Prime de transport'],
      ['Awa', 300_000, 100_000, 45_000, 15_000, 30_000],
    ],
    result: [{ country: 'CI', amount: 490_000, pay: { other_taxable: 60_000, transport: 30_000 } }],
  },
  {
    what: 'beside gross pay, sursalaire is part of it',
    country: 'CI',
    table: [
      ['Nom', 'Salaire brut', 'Sursalaire'],
      ['Awa', 600_000, 100_000],
    ],
    result: [{ country: 'CI', amount: 600_000 }],
  },
  {
    what: 'advances and loans change neither tax nor net pay',
    country: 'KE',
    table: [
      ['Name', 'Gross pay', 'Salary advance', 'HELB', 'SACCO', 'Savings'],
      ['Amina', 85_000, 10_000, 2_000, 3_000, 500],
    ],
    result: [{ country: 'KE', amount: 85_000 }],
  },
  {
    what: 'pay of 0 is a row of zeros; a row of blank cells stays blank, also where they are passed as 0',
    country: 'KE',
    table: [
      ['Name', 'Gross pay', 'Net pay', 'Children', 'Pay date'],
      ['A', 85_000, 0, 0, 0],
      ['B', 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      ['C', 0, 61_017.9, 0, 0],
    ],
    result: [
      { country: 'KE', amount: 85_000 },
      'zeros',
      'blank',
      { country: 'KE', amount: 61_017.9, mode: 'net_to_gross' },
    ],
  },
  {
    what: 'no pay, but a part of it, is an error of the row',
    country: 'KE',
    table: [
      ['Name', 'Gross pay', 'Bonus'],
      ['A', 0, 5_000],
    ],
    result: [/The pay of this row is 0, but it has Bonus/],
  },
  {
    what: 'a column of percentages is read as a whole: 1 is 100 %, and 1.5 is 150 %',
    country: 'CI',
    table: [
      ['Gross pay', 'Transport'],
      [620_000, 0.2],
      [620_000, 1],
      [620_000, 1.5],
      [620_000, '20%'],
    ],
    result: [20, 100, 150, 20].map((percent) => pair({ percent_of_basic: percent })),
  },
  {
    what: 'a number that can be an amount or a percentage is asked about, once',
    country: 'CI',
    table: [
      ['Gross pay', 'Transport'],
      [620_000, 1],
      [620_000, 30_000],
    ],
    result: /"Transport" has 1, which can be an amount or 100 % of basic pay/,
  },
  {
    what: 'amounts and percentages that cannot be mistaken stand in one column',
    country: 'CI',
    table: [
      ['Gross pay', 'Transport'],
      [620_000, 0.2],
      [620_000, 30_000],
    ],
    result: [pair({ percent_of_basic: 20 }), { country: 'CI', amount: 620_000, pay: { transport: 30_000 } }],
  },
  {
    what: 'a heading in % has percentages',
    country: 'CI',
    table: [
      ['Gross pay', 'Transport (%)'],
      [620_000, 20],
    ],
    result: [pair({ percent_of_basic: 20 })],
  },
  {
    what: 'there, a fraction beside larger numbers is asked about',
    country: 'CI',
    table: [
      ['Gross pay', 'Transport %'],
      [620_000, 20],
      [620_000, 0.5],
    ],
    result: /"Transport %" has 0\.5, which can be an amount or 50 % of basic pay/,
  },
  {
    what: 'rows of sums are passed over',
    country: 'KE',
    table: [
      ['Employee', 'Gross pay'],
      ['A', 85_000],
      ['B', 45_000],
      ['Sous-total', 130_000],
      ['C', 50_000],
      ['Total Nakuru', 50_000],
      ['Total Nairobi', 51_000],
      ['TOTAL', 231_000],
    ],
    result: [
      { country: 'KE', amount: 85_000 },
      { country: 'KE', amount: 45_000 },
      'blank',
      { country: 'KE', amount: 50_000 },
      'blank',
      { country: 'KE', amount: 51_000 },
      'blank',
    ],
  },
  {
    what: 'so is a last row without a name whose pay is the sum; without names it is an employee',
    country: 'KE',
    table: [
      ['Employee', 'Gross pay'],
      ['A', 85_000],
      ['B', 45_000],
      ['', 130_000],
    ],
    result: [{ country: 'KE', amount: 85_000 }, { country: 'KE', amount: 45_000 }, 'blank'],
  },
  {
    what: 'no name in the table: each row is an employee',
    country: 'KE',
    table: [['Gross pay'], [85_000], [45_000], [130_000]],
    result: [85_000, 45_000, 130_000].map((amount) => ({ country: 'KE', amount })),
  },
  {
    what: 'a person whose site is called Total is paid',
    country: 'KE',
    table: [
      ['Employee', 'Site', 'Gross pay'],
      ['A', 'Total', 85_000],
    ],
    result: [{ country: 'KE', amount: 85_000 }],
  },
  {
    what: 'an unknown heading with numbers names itself once',
    country: 'CI',
    table: [
      ['Nom', 'Salaire brut', 'Prime de zone'],
      ['Awa', 600_000, 25_000],
      ['Jean', 500_000, ''],
    ],
    result: /^Unknown heading: "Prime de zone"\. Without this column the pay could be wrong\./,
  },
  {
    what: 'an unknown column of text, or without values, is passed over',
    country: 'CI',
    table: [
      ['Nom', 'Salaire brut', 'Prime de zone', 'Badge', 'Signe'],
      ['Awa', 600_000, 0, 'B-12', '07 01 02 03 04'],
      ['Jean', 500_000, '', 'B-13', ''],
    ],
    result: [600_000, 500_000].map((amount) => ({ country: 'CI', amount })),
  },
  {
    what: 'a misspelt heading is not passed over, although its column is text',
    country: 'CI',
    table: [
      ['Nom', 'Salaire brut', 'Situation famliale'],
      ['Awa', 600_000, 'Mariée'],
    ],
    result: /^Unknown heading: "Situation famliale" \(did you mean Situation familiale\?\)/,
  },
  {
    what: 'nor are words of an employee under another heading',
    country: 'CI',
    table: [
      ['Nom', 'Salaire brut', 'Statut'],
      ['Awa', 600_000, 'Mariée'],
    ],
    result: /"Statut" has words for Marital status, such as "Mariée"/,
  },
  {
    what: 'an allowance for the phone is not a number to call',
    country: 'KE',
    table: [
      ['Name', 'Gross pay', 'Phone'],
      ['A', 85_000, 2_500],
    ],
    result: /^Unknown heading: "Phone"\./,
  },
  {
    what: 'the parts of the quotient are not enough for the law',
    country: 'CI',
    table: [
      ['Nom', 'Salaire brut', 'Nombre de parts', 'Enfants'],
      ['Awa', 600_000, 2.5, 1],
    ],
    result: /"Nombre de parts" follows from the family\. Add Marital status:/,
  },
  {
    what: 'beside the family they are passed over',
    country: 'CI',
    table: [
      ['Nom', 'Salaire brut', 'Nombre de parts', 'Enfants', 'Situation familiale'],
      ['Awa', 600_000, 2.5, 1, 'Marié'],
    ],
    result: [{ country: 'CI', amount: 600_000, employee: { children: 1, marital_status: 'married' } }],
  },
  {
    what: 'pay in another currency than the law takes is not read as that of the country',
    country: 'KE',
    table: [
      ['Name', 'Gross pay (USD)'],
      ['A', 1_000],
    ],
    result: [/USD/],
  },
  {
    what: 'no headings',
    country: 'KE',
    table: [[85_000], [90_000]],
    result: /^The first row of the table must hold headings/,
  },
  {
    what: 'hours of overtime are no francs: without the pay for them the table is asked for it, once',
    country: 'CI',
    table: [
      ['Nom', 'Salaire brut', 'Heures sup'],
      ['Awa', 600_000, 12],
      ['Jean', 500_000, 8],
    ],
    result:
      /^"Heures sup" has hours\. Add the amount of overtime pay in a column such as "Heures supplémentaires \(montant\)", or remove the hours\.$/,
  },
  {
    what: 'the sentence has the language of the heading',
    country: 'AO',
    table: [
      ['Nome', 'Salário bruto', 'Horas extras'],
      ['Ana', 600_000, 12],
    ],
    result: /^"Horas extras" has hours\. .* such as "Horas extraordinárias \(montante\)"/,
  },
  {
    what: 'HS and overtime hours are hours too',
    country: 'KE',
    table: [
      ['Name', 'Gross pay', 'OT hrs'],
      ['A', 85_000, 12],
    ],
    result: /^"OT hrs" has hours\. .* such as "Overtime"/,
  },
  {
    what: 'hours of overtime beside their pay are those of the law; 0 hours are none',
    country: 'MG',
    table: [
      ['Nom', 'Salaire brut', 'HS', 'Heures supplémentaires (montant)'],
      ['A', 2_000_000, 100, 400_000],
      ['B', 2_000_000, 0, 400_000],
      ['C', 2_000_000, 0, 0],
      ['D', 2_000_000, '', ''],
    ],
    result: [
      { country: 'MG', amount: 2_000_000, pay: { overtime: { amount: 400_000, hours: 100 } } },
      { country: 'MG', amount: 2_000_000, pay: { overtime: 400_000 } },
      { country: 'MG', amount: 2_000_000 },
      { country: 'MG', amount: 2_000_000 },
    ],
  },
  {
    what: 'hours of overtime without an amount are an error of their row',
    country: 'MG',
    table: [
      ['Nom', 'Salaire brut', 'Heures sup', 'Montant des heures sup'],
      ['A', 2_000_000, 12, 0],
      ['B', 2_000_000, 12, ''],
      ['C', 2_000_000, '', 400_000],
    ],
    result: [
      /"Heures sup" has 12, but this row has no amount of overtime pay\. Enter the amount, or remove the hours\.$/,
      /"Heures sup" has 12, but/,
      { country: 'MG', amount: 2_000_000, pay: { overtime: 400_000 } },
    ],
  },
  {
    what: 'hours of overtime in francs are the pay for them',
    country: 'BF',
    table: [
      ['Nom', 'Salaire de base', 'Heures sup (FCFA)'],
      ['A', 300_000, 40_000],
    ],
    result: [{ country: 'BF', amount: 340_000, pay: { overtime: 40_000 } }],
  },
  {
    what: 'classes of a collective agreement and trades are passed over; words of the law are used',
    country: 'BF',
    table: [
      ['Nom', 'Salaire brut', 'Catégorie', 'Secteur'],
      ['A', 500_000, '7A', 'BTP'],
      ['B', 500_000, 'M2', 'Commerce'],
      ['C', 500_000, 7, ''],
      ['D', 500_000, 'Agent de maîtrise', 'BTP'],
      ['E', 500_000, 'Cadre', 'BTP'],
    ],
    result: [
      ...Array.from({ length: 4 }, () => ({ country: 'BF', amount: 500_000 })),
      { country: 'BF', amount: 500_000, employee: { category: 'executive' } },
    ],
  },
  {
    what: 'a class that may be a word of the law is asked about in its row',
    country: 'BF',
    table: [
      ['Nom', 'Salaire brut', 'Catégorie'],
      ['A', 500_000, 'Cadre supérieur'],
      ['B', 500_000, 'Cadr'],
      ['C', 500_000, 'Ouvrier'],
    ],
    result: [
      /"Catégorie" has "Cadre supérieur"\. Write Cadre if that is what the law means by it, and General if not\.$/,
      /"Catégorie" has "Cadr"\. Write Cadre if/,
      { country: 'BF', amount: 500_000 },
    ],
  },
  {
    what: 'a payroll of Angola in Portuguese',
    country: 'Angola',
    table: [
      [
        ...['N.º', 'Nome', 'NIF', 'NISS', 'Cargo', 'Departamento', 'Data de admissão', 'Banco', 'IBAN', 'Categoria'],
        ...['Salário base (Kz)', 'Subsídio de alimentação', 'Subs. de transporte', 'Subsídio de férias'],
        ...['13.º mês', 'Abono de família', 'Prémio', 'Comissões', 'Prémio de antiguidade'],
        ...['Adiantamento', 'Empréstimo', 'INSS', 'IRT'],
      ],
      [
        ...[1, 'Ana', 5_001_234_567, 11_223_344, 'Contabilista', 'Finanças', 43_000, 'BAI', 'AO06 0040', 'B2'],
        ...[400_000, 30_000, 30_000, 50_000, 60_000, 5_000, 20_000, 10_000, 15_000, 25_000, 10_000, 12_000, 40_000],
      ],
    ],
    result: [
      {
        country: 'AO',
        amount: 620_000,
        pay: {
          ...{ meals: 30_000, transport: 30_000, leave: 50_000, thirteenth: 60_000, family_allowance: 5_000 },
          ...{ bonus: 20_000, commission: 10_000, other_taxable: 15_000 },
        },
      },
    ],
  },
  {
    what: 'administrative staff in Portuguese are no directors',
    country: 'AO',
    table: [
      ['Nome', 'Salário ilíquido', 'Categoria'],
      ['Ana', 400_000, 'Administrativa'],
      ['Rui', 400_000, 'Expatriado'],
    ],
    result: [
      { country: 'AO', amount: 400_000 },
      { country: 'AO', amount: 400_000, employee: { category: 'expatriate' } },
    ],
  },
  {
    what: 'a payroll of Mozambique in Portuguese, with its words in the cells',
    country: 'MZ',
    table: [
      ['Nome', 'NUIT', 'Salário bruto (MT)', 'Estado civil', 'Número de dependentes', 'Residência fiscal', 'Telemóvel'],
      ['Rui', 400_123_456, 60_000, 'Casado', 2, 'Residente', 258_841_234_567],
      ['Eva', 400_123_457, 60_000, 'Solteira', '', 'Não residente', ''],
    ],
    result: [
      { country: 'MZ', amount: 60_000, employee: { marital_status: 'married', dependants: 2 } },
      { country: 'MZ', amount: 60_000, employee: { marital_status: 'single', residency: 'non_resident' } },
    ],
  },
  {
    what: 'amounts name their money, before or after the number; a dash is an empty cell',
    country: 'CI',
    table: [
      ['Nom', 'Salaire de base', 'Prime de transport', 'Avance'],
      ['Awa', '850\u202f000 FCFA', '30 000 F CFA', '50 000 F'],
      ['Jean', 'FCFA 620.000,00', '-', '–'],
      ['Koffi', 'XOF 1 200 000', '', ''],
      ['Total', '2 670 000 FCFA', '', ''],
    ],
    result: [
      { country: 'CI', amount: 880_000, pay: { transport: 30_000 } },
      { country: 'CI', amount: 620_000 },
      { country: 'CI', amount: 1_200_000 },
      'blank',
    ],
  },
  {
    what: 'shillings and naira, too',
    country: 'KE',
    table: [
      ['Name', 'Gross pay'],
      ['Amina', 'KSh 85,000.50'],
      ['Baraka', '90,000.00 KES'],
    ],
    result: [
      { country: 'KE', amount: 85_000.5 },
      { country: 'KE', amount: 90_000 },
    ],
  },
  {
    what: 'foreign money is not taken for that of the country',
    country: 'KE',
    table: [
      ['Name', 'Gross pay'],
      ['Amina', '85,000.00 USD'],
      ['Baraka', 90_000],
    ],
    result: [/not in USD/, /not in USD/],
  },
  {
    what: 'a sign of foreign money stays, and thousands are no kwacha',
    country: 'ZM',
    table: [
      ['Name', 'Gross pay'],
      ['Mary', '$500'],
      ['Chanda', '10K'],
      ['Bwalya', 'K10,000.00'],
    ],
    result: [/"\$500" is not a number/, /"10K" is not a number/, { country: 'ZM', amount: 10_000 }],
  },
  {
    what: 'amounts in two currencies are not one payroll',
    country: 'KE',
    table: [
      ['Name', 'Gross pay'],
      ['Amina', '85,000.00 KES'],
      ['Baraka', 'UGX 900,000.00'],
    ],
    result: /^"85,000.00 KES" and "UGX 900,000.00" are in two currencies/,
  },
  {
    what: 'a column that stands there twice, or with an empty copy, counts once',
    country: 'CI',
    table: [
      ['Nom', 'Salaire brut', 'Enfants', 'Salaire brut', 'Nb enfants', 'Gross pay'],
      ['Awa', 600_000, 2, 600_000, '', 600_000],
      ['Jean', 450_000, 0, '450 000 FCFA', '', '450\u202f000'],
    ],
    result: [
      { country: 'CI', amount: 600_000, employee: { children: 2 } },
      { country: 'CI', amount: 450_000 },
    ],
  },
  {
    what: 'an empty heading that a paste left over gives way to the filled one',
    country: 'CI',
    table: [
      ['Nom', 'Enfants', 'Salaire brut', 'Nb enfants'],
      ['Awa', '', 600_000, 2],
    ],
    result: [{ country: 'CI', amount: 600_000, employee: { children: 2 } }],
  },
  {
    what: 'two columns of one meaning that differ are asked about',
    country: 'CI',
    table: [
      ['Nom', 'Salaire brut', 'Gross pay'],
      ['Awa', 600_000, 650_000],
    ],
    result: /^"Salaire brut" and "Gross pay" both mean Gross pay/,
  },
  {
    what: 'two columns of one heading that are taken off are asked about',
    country: 'CI',
    table: [
      ['Nom', 'Salaire brut', 'Avance', 'Avance'],
      ['Awa', 600_000, 20_000, 20_000],
    ],
    result: /^"Avance" heads two columns/,
  },
  {
    what: 'a title and merged headings stand above the headings',
    country: 'CI',
    table: [
      ['SALAIRE BRUT : NOVEMBRE 2026', '', '', '', ''],
      ['', '', '', '', ''],
      ['Identité', '', 'Rémunération', '', ''],
      ['Matricule', 'Nom', 'Salaire de base', 'Prime de transport', 'Avance'],
      [1, 'Awa', 850_000, 30_000, 20_000],
      ['', '', '', '', ''],
      [2, 'Jean', 450_000, '', ''],
    ],
    result: [
      ...(['blank', 'blank', 'blank'] as const),
      { country: 'CI', amount: 880_000, pay: { transport: 30_000 } },
      'blank',
      { country: 'CI', amount: 450_000 },
    ],
  },
  {
    what: 'headings below a merged one go with those beside it',
    country: 'CI',
    table: [
      ['Nom', 'Salaire de base', 'Indemnités', '', 'Enfants'],
      ['', '', 'Transport', 'Logement', ''],
      ['Awa', 850_000, 30_000, 20_000, 2],
    ],
    result: [
      'blank',
      { country: 'CI', amount: 900_000, pay: { transport: 30_000, housing: 20_000 }, employee: { children: 2 } },
    ],
  },
];

/** Tax and net pay of each row, from REST; what is no question stays. */
export const expectedRows = (rows: readonly RowExpected[]): Promise<readonly (readonly unknown[] | RegExp)[]> =>
  Promise.all(
    rows.map(async (row) => {
      if (row === 'blank') return ['', ''];
      if (row === 'zeros') return [0, 0];
      if (row instanceof RegExp) return row;
      const { status, body } = await service.post('/api/tax', { type: 'income', ...row });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return [body.data.tax_amount, body.data.net_amount];
    }),
  );
