import '../support/pane-in-english';
import { browser } from './support/browser';
import { countryCodes, type CountryCode } from '../../src/contract/country-code';
import type { LabourLaw } from '../../src/contract/labour';
import type { TaxLaw } from '../../src/contract/law';
import type { ReturnList } from '../../src/contract/returns';
import type { CentralBankList } from '../../src/contract/rates';
import type { MinimumWages } from '../../src/contract/wages';
import { workbooks as arabic } from '../../src/language/ar/workbooks';
import { workbooks as english, type WorkbookWords } from '../../src/language/en/workbooks';
import { workbooks as french } from '../../src/language/fr/workbooks';
import { type Language, languages } from '../../src/language/languages';
import { workbooks as portuguese } from '../../src/language/pt/workbooks';
import { type BookFacts, type BookId, bookIds, bookOf, hasBook } from '../../src/workbooks/books';
import { serialOfDay } from '../../src/serial';
import { createSheet } from '../../taskpane/sheet';
import { bookFacts } from '../../src/workbooks/facts';
import { type Calculated, calculated } from '../support/calculated-workbook';
import { service } from '../support/service';
import { createWorkbook } from '../support/workbook';
import { type Excel, openExcel } from './excel';

jest.setTimeout(300_000);

const words: Readonly<Record<Language, WorkbookWords>> = { en: english, fr: french, pt: portuguese, ar: arabic };

let excel: Excel;
let matrices: ReadonlyMap<string, readonly boolean[]>;
let banks: CentralBankList;
beforeAll(async () => {
  const url = process.env['SERVICE_URL']!;
  excel = await openExcel(browser, url);
  const { functions } = (await (await fetch(`${url}/addin/functions.json`)).json()) as {
    functions: { name: string; parameters: { dimensionality?: string }[] }[];
  };
  matrices = new Map(
    functions.map(({ name, parameters }) => [name, parameters.map((one) => one.dimensionality === 'matrix')]),
  );
  banks = (await service.get('/api/rates')).body.data as unknown as CentralBankList;
});

async function factsOf(country: CountryCode, language: Language) {
  const [law, wages, labour, returns] = await Promise.all([
    service.get(`/api/v1/tax/law?country=${country}`),
    service.get(`/api/v1/payroll/minimum-wage?country=${country}`),
    service.get(`/api/v1/labour?country=${country}`),
    service.get(`/api/v1/payroll/returns?country=${country}`),
  ]);
  return bookFacts(
    {
      law: law.body.data as unknown as TaxLaw,
      wages: wages.status === 200 ? (wages.body.data as unknown as MinimumWages) : undefined,
      labour: labour.status === 200 ? (labour.body.data as unknown as LabourLaw) : undefined,
      banks,
      returns: returns.status === 200 ? (returns.body.data as unknown as ReturnList) : undefined,
    },
    { language, words: words[language], today: new Date().toISOString().slice(0, 10), countries: countryCodes },
  );
}

/** Builds a workbook in the simulated Excel, and calculates it in Microsoft's runtime. */
async function built(
  id: BookId,
  country: CountryCode,
  language: Language,
  blank: '' | 0 = '',
  stated: Partial<BookFacts> = {},
) {
  const facts = { ...(await factsOf(country, language)), ...stated };
  if (!hasBook(id, facts)) return undefined;
  const workbook = createWorkbook();
  workbook.open();
  try {
    const sheet = createSheet({ client: { call: () => Promise.reject(new Error('No answer is needed.')) } });
    const outcome = await sheet.buildBook(
      (open) => bookOf(id, facts, open)!,
      () => undefined,
    );
    const result = await calculated(workbook, (formulas) => excel.calculate(formulas), matrices, blank);
    return { workbook, sheet, outcome, result, words: words[language] };
  } finally {
    workbook.close();
  }
}

/** What the checks of a workbook say, by name. */
function checksOf({ valueAt }: Calculated, sheet: string): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (let row = 4; valueAt(sheet, row, 0) !== null; row++)
    found[String(valueAt(sheet, row, 0))] = valueAt(sheet, row, 4);
  return found;
}

/** Problems of a workbook; empty where every formula has a value and every check is true. */
async function problemsOf(id: BookId, country: CountryCode, language: Language, blank?: '' | 0) {
  const made = await built(id, country, language, blank);
  if (made === undefined) return [];
  const { outcome, result } = made;
  const checks = checksOf(result, words[language].checks);
  // The history has months without a rate near their end. The workbook says so, and does not call itself complete.
  const errors = result.errors().filter((one) => !JSON.stringify(one).includes('within 5 working days'));
  const isComplete = errors.length === result.errors().length;
  const failed = isComplete ? Object.entries(checks).filter(([, value]) => value !== true) : [];
  return [
    ...(outcome.ok ? [] : [[country, outcome.message]]),
    ...errors.slice(0, 3).map((one) => [country, ...one]),
    ...failed.map((one) => [country, ...one]),
    ...(checks[words[language].all_checks] === isComplete ? [] : [[country, 'the check of all']]),
  ];
}

/** The countries of each language, so that every book is built in each of them. */
const languageFor = (country: CountryCode): Language => languages[countryCodes.indexOf(country) % languages.length]!;

const isExhaustive = process.env['BOOKS'] === 'all';

/** Countries whose payroll book had a fault of its own once: no cents, no tax, an empty cell as 0, no law ahead. */
const onceWrong: readonly CountryCode[] = ['CM', 'ST', 'NG', 'ER'];

const others = bookIds.filter((id) => id !== 'payroll' && id !== 'treasury');

/**
 * Of payroll books a third of the countries, and of the others, each country has one; an exhaustive run has all. A
 * treasury sheet has the 54 countries, whichever was chosen.
 */
function countriesOf(id: BookId): readonly CountryCode[] {
  if (id === 'treasury') return isExhaustive ? ['KE', 'CI', 'AO', 'MA'] : ['CI'];
  if (isExhaustive) return countryCodes;
  if (id === 'payroll') return countryCodes.filter((code, at) => at % 3 === 0 || onceWrong.includes(code));
  return countryCodes.filter((_, at) => at % others.length === others.indexOf(id));
}

// Excel may pass an empty cell as 0.
const blankFor = (country: CountryCode): '' | 0 => (countryCodes.indexOf(country) % 3 === 0 ? 0 : '');

describe.each(bookIds)('%s: every formula has a value and every check is true', (id) => {
  test.each(countriesOf(id))('%s', async (country) => {
    expect(await problemsOf(id, country, languageFor(country), blankFor(country))).toEqual([]);
  });
});

/** Types a table over the employees of a payroll book, with its headings. */
function typeOver({ workbook }: NonNullable<Awaited<ReturnType<typeof built>>>, rows: readonly (readonly unknown[])[]) {
  const { cells } = workbook.sheets[1]!;
  rows.forEach((row, r) =>
    row.forEach((content, c) =>
      cells.set(`${7 + r},${c}`, { content: content as string, formula: false, format: 'General' }),
    ),
  );
}

/** 180 employees as another program prints them, with everything that such a list has beside its rows. */
function printedList(): readonly (readonly (string | number)[])[] {
  const employee = (at: number): (string | number)[] => {
    const base = 200_000 + at * 1_000;
    const written = base.toLocaleString('fr').replace(/\s/g, at % 2 ? '\u202f' : ' ');
    // Two people of one name, a column that the program prints twice, and amounts as text.
    const name = `Kouassi Yao ${Math.floor(at / 2)}`;
    const paid = at % 3 === 0 ? base : at % 3 === 1 ? `${written} FCFA` : written;
    return [
      at + 1,
      name,
      ['Abidjan', 'Bouaké', 'San Pedro'][at % 3]!,
      paid,
      '50 000 F CFA',
      at % 4 ? '-' : 10_000,
      paid,
    ];
  };
  const rows = Array.from({ length: 180 }, (_, at) => employee(at));
  return [
    ['LIVRE DE PAIE – NOVEMBRE 2026', '', '', '', '', '', ''],
    ['Salarié', '', 'Agence', 'Rémunération', '', 'Retenues', 'Salaire de base'],
    ['Mle', 'Nom et prénoms', '', 'Salaire de base', 'Panier chantier', 'Avance', ''],
    ...rows.slice(0, 90),
    ['', '', '', '', '', '', ''],
    ...rows.slice(90),
    // 180 × 200,000 + 1,000 × (0 + … + 179) = 52,110,000
    ['', 'TOTAL', '', '52 110 000 FCFA', '9 000 000', 450_000, '52 110 000'],
  ];
}

// Côte d'Ivoire: base pay of 52,110,000 and a site bonus of 50,000 each, 9,000,000, are gross pay of 61,110,000.
test('a payroll book takes the untidy list of another program, and all agrees', async () => {
  const made = (await built('payroll', 'CI', 'fr'))!;
  typeOver(made, printedList());
  const calculate = () => calculated(made.workbook, (formulas) => excel.calculate(formulas), matrices);
  const unknown = await calculate();
  expect(unknown.valueAt('Livre de paie', 5, 1)).toMatchObject({
    message: expect.stringContaining('"Panier chantier"'),
  });
  const { cells } = made.workbook.sheets.find(({ name }) => name === 'Sens des colonnes')!;
  const type = (on: typeof cells, place: string, content: string) =>
    on.set(place, { content, formula: false, format: 'General' });
  type(cells, '1,0', 'Panier chantier');
  type(cells, '1,1', 'Autres indemnités imposables');
  type(made.workbook.sheets[1]!.cells, '5,1', 'Agence');
  const result = await calculate();
  expect(result.errors()).toEqual([]);
  expect([0, 1, 2].map((at) => result.valueAt('Totaux', 4 + at, 0))).toEqual(['Abidjan', 'Bouaké', 'San Pedro']);
  expect([1, 2].map((at) => result.valueAt('Totaux', 7, at))).toEqual([180, 61_110_000]);
  // Each stands in the row in which the list has it, after the empty row, too.
  expect([2, 3, 92, 93, 94].map((at) => result.valueAt('Livre de paie', 4 + at, 0))).toEqual(['Mle', 1, 90, '', 91]);
  expect(result.valueAt('Livre de paie', 4 + 3, 1)).toBe(250_000);
  expect(result.valueAt('Livre de paie', 4 + 94, 1)).toBe(340_000);
  expect(checksOf(result, 'Contrôles')['Tous les contrôles']).toBe(true);
});

describe('books of labour law', () => {
  // Kenya, Regulation of Wages (General) Order, paragraph 6: an hour is 1/225 of the basic pay of a month; time and a
  // half on working days, double on rest days. 45,000 / 225 = 200: 4 hours × 1.5 = 1,200; an hour × 2 = 400
  test('overtime of Kenya', async () => {
    const made = await built('overtime', 'KE', 'en', '', { pay: 45_000 });
    const headings = Array.from({ length: 12 }, (_, at) => made!.result.valueAt('Overtime', 8, at));
    const amountOf = (heading: string) => made!.result.valueAt('Overtime', 9, headings.indexOf(heading));
    expect(amountOf('Amount: working day')).toBe(1_200);
    const restHours = Number(amountOf('Hours: rest day'));
    expect(amountOf('Amount: rest day')).toBe(restHours * 400);
  });

  // Kenya, Employment Act 2007, section 28: 21 working days after 12 months. On 20 November 2026, an employment since
  // 1 June 2023 has earned 21 × 5 / 12 = 8.75 days since the anniversary: with 2 carried over and 1 taken, 9.75 are left.
  test('leave balances of Kenya', async () => {
    const made = await built('leave', 'KE', 'en', '', { today: '2026-11-20', pay: 45_000 });
    expect([5, 6, 7].map((at) => made!.result.valueAt('Leave balances', 10, at))).toEqual([21, 8.75, 9.75]);
  });

  // Côte d'Ivoire, decree 96-201: 30 % of a month's pay for each of the first five years, 35 % for the next five, 40 %
  // beyond. 1 March 2016 to 28 February 2026 is ten years: 5 × 30 % + 5 × 35 % = 325 % of 400,000 = 1,300,000.
  test('severance of a leaver in Côte d’Ivoire', async () => {
    const made = await built('leaver', 'CI', 'en', '', { today: '2026-02-28', pay: 400_000 });
    const { cells } = made!.workbook.sheets.find(({ name }) => name === 'Settlement')!;
    cells.set('4,1', { ...cells.get('4,1')!, content: serialOfDay('2016-03-01') });
    const { valueAt } = await calculated(made!.workbook, (formulas) => excel.calculate(formulas), matrices);
    const row = Array.from({ length: 50 }, (_, at) => at).find(
      (at) => at > 25 && valueAt('Settlement', at, 0) === 'Severance pay' && Number(valueAt('Settlement', at, 1)) > 0,
    )!;
    expect(valueAt('Settlement', row, 1)).toBe(1_300_000);
  });

  test('a country whose labour law is not established has no such workbook', async () => {
    expect(await built('leaver', 'SO', 'en')).toBeUndefined();
  });
});
