import type { Meta } from '../../src/contract';
import { sheetCatalogOf } from '../../src/language/catalogs';
import { sayInSheet } from '../../src/contract/in-sheet';
import { english } from '../../src/language/en';
import { adminCommand } from '../../src/language/en/admin-command';
import { commands } from '../../src/language/en/commands';
import { keysCommand } from '../../src/language/en/keys-command';
import { lawCommand } from '../../src/language/en/law-command';
import { settings } from '../../src/language/en/settings';
import { starting } from '../../src/language/en/starting';
import { storeCommand } from '../../src/language/en/store-command';
import { storing } from '../../src/language/en/storing';
import { sheet } from '../../src/language/en/sheet';
import { testWith } from '../support/recipe';
import { service } from '../support/service';
import { type Formula, inCalc, inExcel } from '../support/sheets';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));

/** Words of an API: names of fields, addresses, verbs, formats. */
const ofPrograms =
  /`|\b(GET|POST) |\/api\/|\bJSON\b|ISO 3166|\b[Ss]end\b|\bsent\b|\bparameter|\bfields?\b|\b[a-z]+_[a-z_]+\b/;

/** A sentence without what the formula says and without the words that an argument may be. */
const plainly = (sentence: string): string => sentence.replace(/"[^"]*"|one of .*$/g, '');

/** Questions that are right, and about which nothing is recorded. */
const absent: readonly Formula[] = [
  ['HISTORY', 'fx', 'KES', '2025-05-02', '2025-05-04', 'day'],
  ['HISTORY', 'fx', 'KES', '1990-01-01', '1990-02-01', 'month-end'],
  ['FUEL', 'ST', 'lpg'],
  ['FUEL', 'KE', 'petrol', null, '2001-01-01'],
  ['FXRATE', 'USD', 'KES', 1, '2001-01-01'],
  ['CBRATE', 'KE', 'policy_rate', '1950-01-01'],
  ['CBRATE', 'SO', 'tbill_91'],
  ['MINWAGE', 'KE'],
];

/** Wrong arguments, with what the sentence says. */
const wrongOnes: readonly (readonly [Formula, RegExp])[] = [
  [['NETPAY', 'KX', 85_000], /^"KX" is not one of the 54 country codes: did you mean KE \(Kenya\)\?$/],
  [['NETPAY', 'Atlantis', 85_000], /^"Atlantis" is not one of the 54 country codes/],
  [['NETPAY', '', 85_000], /^There is no country\. Enter its name or code/],
  [['NETPAY', 'KE', -5], /^The amount must be above 0\.$|^Amount must be above 0\.$/],
  [['NETPAY', 'KE', 85_000, 'lunar'], /^Period cannot be "lunar"/],
  [['NETPAY', 'KE', 85_000, null, null, 'perhaps'], /is not TRUE or FALSE/],
  [['NETPAY', 'KE', 85_000, null, null, null, 'children=99'], /^Children must be a whole number/],
  [['NETPAY', 'KE', 85_000, null, null, null, 'children=2; children=3'], /^Children is given twice/],
  [['NETPAY', 'KE', 85_000, null, null, null, 'children='], /^Children has no value/],
  [['NETPAY', 'KE', 85_000, null, null, null, 'transport=90000'], /^The parts of pay come to 90,?000/],
  [['NETPAY', 'KE', 85_000, null, null, null, 'pay_date=2026-02-30'], /must be a date that exists/],
  [['NETPAY', 'KE', 85_000, null, 'soon'], /tax year/],
  [['VAT', 'KE', 1_000, 'plus'], /^Mode cannot be "plus"/],
  [['VAT', 'KE', 1_000, 'add', 'toys'], /^Category cannot be "toys"/],
  [['WHT', 'KE', 1_000, 'gifts'], /^Payment type cannot be "gifts"/],
  [['WHT', 'KE', 1_000, 'dividends', 'resident', null, null, 'FR'], /residency/],
  [['WHT', 'KE', 1_000, 'dividends', null, null, null, 'Atlantis'], /^"Atlantis" is not a country/],
  [['CIT', 'KE', 1_000, null, null, 'piracy'], /sector/],
  [['CGT', 'KE', 1_000, 'dog'], /^Taxpayer cannot be "dog"/],
  [['FXRATE', 'USD', 'KSE'], /KSE/],
  [['FXRATE', '', 'KES'], /currency/],
  [['FXRATE', 'USD', 'KES', 1, '2999-01-01'], /in the future/],
  [['FUEL', 'KE', 'rum'], /rum/],
  [['CBRATE', 'KE', 'mood'], /^"mood" is not an indicator/],
  [['HISTORY', 'fx', 'KES', '2026-02-30'], /date that exists/],
  [['HISTORY', 'fx', 'KES', '2026-03-01', '2026-02-01'], /after/],
  [['HISTORY', 'fx', 'KES', '2026-03-01', null, 'hourly'], /^Frequency cannot be "hourly"/],
  [['HISTORY', 'fx', 'XXQ', '2026-03-01'], /^There is no such series for XXQ/],
  [['HISTORY', 'policy_rate', 'KE', '2026-01-01', null, 'month-average'], /has no daily average/],
  [['DUE', 'KE', 'soon'], /month/],
  [
    [
      'PAYROLL',
      'KE',
      [
        ['Gross pay', 'Children'],
        [85_000, 99],
      ],
      'net_amount',
    ],
    /^Children must be a whole number/,
  ],
  [['PAYROLL', null, [['Gross pay'], [85_000]], 'net_amount'], /^This row has no country/],
];

describe('no data is #N/A', () => {
  test.each(absent)('%j %j %j', async (...formula) => {
    const shown = await inExcel(formula as unknown as Formula);
    expect(shown).toEqual({ error: '#N/A', message: expect.not.stringMatching(ofPrograms) as unknown });
  });
});

describe('a wrong argument is #VALUE!, and its sentence speaks to whoever reads a cell', () => {
  test.each(wrongOnes)('%j', async (formula, says) => {
    const shown = await inExcel(formula);
    expect(shown).toMatchObject({ error: '#VALUE!' });
    const { message } = shown as { readonly message: string };
    expect(message).toMatch(says);
    expect(plainly(message)).not.toMatch(ofPrograms);
  });

  testWith(['python3'], 'in LibreOffice too', async () => {
    const formulas = [...absent, ...wrongOnes.map(([formula]) => formula)];
    inCalc(formulas).forEach((shown, at) => {
      expect([formulas[at], shown]).toEqual([formulas[at], expect.any(String)]);
      expect(plainly(shown as string)).not.toMatch(ofPrograms);
    });
  });
});

test('a program still reads the sentences and the fields of the API', async () => {
  const { body } = await service.post('/api/tax', { country: 'KE', amount: 0, type: 'income' });
  expect(body.error).toMatchObject({ code: 'invalid_amount', message: '`amount` must be greater than 0.' });
  const { body: asked } = await service.get('/api/forex?from=USD&to=KES&date=2001-01-01');
  expect(Object.keys(asked.error)).toEqual(['code', 'message', 'docs']);
});

test('a sheet is told so before a batch is read: without a key there is a sentence for a cell', async () => {
  const { body } = await service.post('/api/v1/batch', { items: [] }, { 'x-api-key': '', prefer: 'words=sheet' });
  expect(body.error.message).toBe('There is no API key. Enter it where the address of the service is entered.');
});

/** Codes that no formula can get: those of tools, batches, accounts, returns, payslips, journals and other operations. */
const elsewhere =
  /^(tool|batch|subscription|inputs|access_code|device|cursor|since|quotes|list|body|months?|month_repeated|paid_once|account|token|key_of|countries_to|rows|return|payslips?|journal|register|skip|not_an?_|agent|session|sign_in|metrics|upstream|series_without|bid|dashboard|address|host|expectation|add_in)/;

test('every refusal with an address or a format of the API has its sentence for a sheet', () => {
  const addressed = Object.entries(english).filter(
    ([code, text]) => /\b(GET|POST) |\/api\/|ISO 3166|`x-api-key`/.test(text) && !elsewhere.test(code),
  );
  for (const [code] of addressed.filter(([name]) => !/^(relief|account|treaty|law_in)/.test(name)))
    expect([code, Object.keys(sheet)]).toEqual([code, expect.arrayContaining([code])]);
  for (const text of Object.values(sheet)) {
    const plain = text.replace(/`[^`]*`|\{[^}]*\}|"[^"]*"|svc_\w+/g, '');
    expect(plain).not.toMatch(ofPrograms);
  }
});

test('notices are in the words of the reader too, at every door', async () => {
  const sheetWords = { prefer: 'words=sheet' };
  const question = { country: 'CI', amount: 300_000 };
  const paye = { country: 'CI', amount: 300_000, type: 'income' };
  const batch = { items: [{ operation: 'tax', input: paye }] };
  const program = (await service.post('/api/tax', paye)).body.meta.notices.join(' ');
  expect(program).toContain('`employer.accident_rate` states that of the employer.');
  const said = 'Give the accident rate of the employer.';
  const [rest, v1, one, forex] = await Promise.all([
    service.post('/api/tax', paye, sheetWords),
    service.post('/api/v1/tax/paye', question, sheetWords),
    service.post('/api/v1/batch', batch, sheetWords),
    service.get('/api/forex?from=USD&to=KES', sheetWords),
  ]);
  const { results } = one.body.data as unknown as { results: { meta: Meta }[] };
  for (const { notices } of [rest.body.meta, v1.body.meta, results[0]!.meta]) {
    expect(notices.join(' ')).toContain(said);
    expect(notices.join(' ')).not.toContain('`');
  }
  expect(forex.body.meta.notices.join(' ')).toContain('The buy and sell rates are indicative');
  // What one reader was told does not stay for the next.
  expect((await service.post('/api/tax', paye)).body.meta.notices.join(' ')).toBe(program);
});

test('no sentence for a sheet keeps a name between back-ticks that it cannot call by a word', () => {
  // What commands say is read in a terminal.
  const ofCommands = { ...commands, ...adminCommand, ...keysCommand, ...lawCommand, ...storeCommand };
  const inTerminal = { ...ofCommands, ...settings, ...starting, ...storing };
  const left = Object.entries({ ...english, ...sheet }).filter(
    ([code, text]) =>
      !elsewhere.test(code) &&
      !(code in inTerminal) &&
      text.replace(/`([a-z_.]+|(?:pay\.)?\{[a-z]+\})`/g, '').includes('`'),
  );
  expect(left).toEqual([]);
});

test('a field is called by its label, or by the name of the argument', () => {
  const shown = (field: string): string =>
    sayInSheet({ code: 'amount_not_positive', values: { field } }, sheetCatalogOf('en'));
  expect(['pay.transport', 'employee.children', 'turnover', 'paid.union'].map(shown)).toEqual([
    'Transport allowance must be above 0.',
    'Children must be above 0.',
    'Turnover must be above 0.',
    'Union dues paid must be above 0.',
  ]);
});

test('an element of a file keeps its small letter at the start of a sentence', () => {
  const column = { code: 'law_text', values: { text: 'nom' } } as const;
  const shown = [column, { code: 'return_value_missing', values: { column } } as const].map((sentence) =>
    sayInSheet(sentence, sheetCatalogOf('en')),
  );
  expect(shown).toEqual(['nom', 'nom is missing.']);
});
