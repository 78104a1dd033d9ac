import { type CellCatalog, inEnglish, say, words } from '../../functions/cell/words';
import { cells as arabic } from '../../src/language/ar/cells';
import { cells as english } from '../../src/language/en/cells';
import { cells as french } from '../../src/language/fr/cells';
import { functions as frenchHelp } from '../../src/language/fr/functions';
import { cells as portuguese } from '../../src/language/pt/cells';
import { functions as portugueseHelp } from '../../src/language/pt/functions';
import { functions as arabicHelp } from '../../src/language/ar/functions';
import { labelValue } from '../../functions/questions/label-value';
import { type Formula, inExcel } from '../support/sheets';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));

const catalogs = { fr: french, pt: portuguese, ar: arabic } as const;
const catalog = (language: keyof typeof catalogs): CellCatalog => ({ language, cells: catalogs[language] });
const namesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].sort();

describe.each(Object.entries(catalogs))('what cells say in %s', (_language, cells) => {
  test.each(Object.entries(english))('%s has the values of English', (code, text) => {
    expect(namesIn(cells[code as keyof typeof english])).toEqual(namesIn(text));
  });

  test('nothing is in English', () => {
    const same = Object.entries(english).filter(([code, text]) => cells[code as keyof typeof english] === text);
    const alike = [
      'card_sources',
      'label',
      'list_separator',
      'heading_code',
      'heading_date',
      'heading_observations',
      'heading_source',
    ];
    const withEntity = ['heading_observations_of', 'heading_source_of', 'source_and_reading'];
    expect(same.map(([code]) => code).filter((code) => ![...alike, ...withEntity].includes(code))).toEqual([]);
  });
});

test('a sentence has its numbers, lists and labels as the language writes them', () => {
  const sentence = words('amount_or_percentage', { heading: '"Transport"', number: 0.5, percent: 50 });
  expect(say(sentence, catalog('fr'))).toContain('"Transport" contient 0,5, qui peut être un montant ou 50 %');
  expect(say(sentence)).toContain('"Transport" has 0.5, which can be an amount or 50 % of basic pay.');
  const twice = words('detail_twice', { detail: labelValue('children') });
  expect(say(twice, inEnglish)).toBe('Children is given twice among the details. Give it once.');
  expect(say(twice, catalog('fr'))).toMatch(/^Enfants figure deux fois/);
  expect(say(twice, catalog('pt'))).toMatch(/^Filhos: este dado está indicado duas vezes/);
  expect(say(twice, catalog('ar'))).toMatch(/^عدد الأولاد: ورد مرتين/);
  const listed = words('first_row_without_headings', { headings: (['gross', 'net'] as const).map(labelValue) });
  expect(say(listed, catalog('ar'))).toContain('الراتب الإجمالي، صافي الراتب');
});

/** The example of details that the help on NETPAY gives. */
const exampleIn = (help: Readonly<Record<string, string>>): string =>
  /"([^"]*30000[^"]*)"/.exec(
    help[Object.keys(help).find((text) => text.startsWith('Further details of the employee'))!]!,
  )![1]!;

test('details, periods and answers of yes or no are understood in four languages, as the help writes them', async () => {
  const pay = (details: string, period: string | null = null): Promise<unknown> =>
    inExcel(['NETPAY', 'CI', 500_000, period, null, null, details] as Formula);
  const inWords = await pay('married; children=2; transport=30000; pay_date=2026-01-31');
  expect(typeof inWords).toBe('number');
  for (const help of [frenchHelp, portugueseHelp, arabicHelp]) expect(await pay(exampleIn(help))).toBe(inWords);
  const family = await pay('married; children=2', 'annual');
  for (const [details, period] of [
    ['marié; enfants=2', 'annuel'],
    ['casado; filhos=2', 'anual'],
    ['متزوج؛ الأولاد=2', 'سنوي'],
  ] as const)
    expect(await pay(details, period)).toBe(family);
  const without = await inExcel(['NETPAY', 'CI', 500_000, null, null, false]);
  for (const no of ['non', 'não', 'لا']) expect(await inExcel(['NETPAY', 'CI', 500_000, null, null, no])).toBe(without);
});

test('a payroll table may be headed and filled in in Arabic', async () => {
  const table = (...rows: readonly (readonly unknown[])[]): Formula => ['PAYROLL', 'MA', rows, 'net_amount'];
  const inEnglishTable = await inExcel(
    table(['Name', 'Gross pay', 'Marital status', 'Children'], ['A', 20_000, 'Married', 2], ['B', 8_000, 'Single', 0]),
  );
  const inArabic = table(
    ['الاسم', 'الراتب الإجمالي', 'الحالة العائلية', 'عدد الأطفال'],
    ['A', 20_000, 'متزوج', 2],
    ['B', 8_000, 'عازبة', 0],
  );
  expect(await inExcel(inArabic)).toEqual(inEnglishTable);
  const headers = await inExcel(['PAYROLLHEADERS', 'MA', 'ar']);
  expect((headers as string[][])[0]![0]).toBe('الراتب الإجمالي');
});

test('a day and a month may be written in Arabic', async () => {
  const due = await inExcel(['DUE', 'MA', 'نونبر 2026']);
  expect(due).toEqual(await inExcel(['DUE', 'MA', '2026-11']));
  expect(await inExcel(['DUE', 'MA', 'نوفمبر 2026'])).toEqual(due);
});
