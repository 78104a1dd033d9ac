import '../support/pane-in-english';
import fc from 'fast-check';
import { askWhich, numberInText } from '../../src/number-text';
import { readAmount } from '../../taskpane/words/typed';
import { testWith } from '../support/recipe';
import { type Formula, inCalc, inExcel } from '../support/sheets';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));

const point = 'A point before three digits can mean either.';
const comma = 'A comma before three digits can mean either.';

/** Texts that can be read in two ways, wherever an amount may stand. */
const ambiguous: readonly (readonly [Formula, string])[] = [
  [['NETPAY', 'CI', '450.000'], `Did you mean 450,000 or 450? ${point}`],
  [['NETPAY', 'KE', '85.000'], `Did you mean 85,000 or 85? ${point}`],
  [['NETPAY', 'CI', '450,000'], `Did you mean 450000 or 450? ${comma}`],
  [['NETPAY', 'CI', 450_000, null, null, null, 'transport=30.000'], `Did you mean 30,000 or 30? ${point}`],
  [['NETPAY', 'CI', 450_000, null, null, null, [['transport', '30.125']]], `Did you mean 30,125 or 30.1250? ${point}`],
  [['VAT', 'CI', '1.000'], `Did you mean 1,000 or 1? ${point}`],
  [['FXRATE', 'EUR', 'XOF', '1.000'], `Did you mean 1,000 or 1? ${point}`],
  [['GROSSUP', 'CI', '300.000'], `Did you mean 300,000 or 300? ${point}`],
  [['CIT', 'KE', 1_000_000, '2.000'], `Did you mean 2,000 or 2? ${point}`],
  [['WHT', 'KE', '-10.500'], `Did you mean 10,500 or 10.5? ${point}`],
];

describe('text that can be read in two ways is a question', () => {
  test.each(ambiguous)('%j', async (formula, message) => {
    expect(await inExcel(formula)).toEqual({ error: '#VALUE!', message });
  });

  test('in the row of a table it is an error of that row', async () => {
    expect(await inExcel(['PAYROLL', 'CI', [['Gross pay'], ['450.000'], [450_000]], 'net_amount'])).toEqual([
      [{ error: '#VALUE!', message: `Did you mean 450,000 or 450? ${point}` }],
      [expect.any(Number)],
    ]);
  });

  testWith(['python3'], 'in LibreOffice too', async () => {
    expect(inCalc(ambiguous.map(([formula]) => formula))).toEqual(ambiguous.map(([, message]) => message));
  });
});

/** 16 % of each amount is the VAT of Kenya. */
const clear: readonly (readonly [string, number])[] = [
  ['3 000 000', 3_000_000],
  ['3.000.000', 3_000_000],
  ['3,000,000', 3_000_000],
  ['450 000,50', 450_000.5],
  ['450\u00a0000,50', 450_000.5],
  ['3\u202f000\u202f000', 3_000_000],
  ["85'000", 85_000],
  ['85’000', 85_000],
  ['85,000.50', 85_000.5],
  ['1.234.567,89', 1_234_567.89],
  ['450000,5', 450_000.5],
  ['85000.5', 85_000.5],
  ['1e5', 100_000],
  ['−1 000', -1_000],
  ['-1 000', -1_000],
];
const vatOf = (amount: number): number => Math.round(amount * 16) / 100;

describe('text that can be read in one way is that number', () => {
  test.each(clear)('%s', async (text, number) => {
    expect(numberInText(text)).toEqual({ number, percent: false });
    if (number > 0) expect(await inExcel(['VAT', 'KE', text])).toBe(vatOf(number));
  });

  testWith(['python3'], 'in LibreOffice too', async () => {
    const above = clear.filter(([, number]) => number > 0);
    expect(inCalc(above.map(([text]) => ['VAT', 'KE', text]))).toEqual(above.map(([, number]) => vatOf(number)));
  });

  test('a percentage has no thousands', () => {
    for (const text of ['8.333%', '8,333 %']) expect(numberInText(text)).toEqual({ number: 8.333, percent: true });
  });

  test.each(['much', '1,2,3', '12..5', '0x10', '--5', '', '1.2345.678', 'e5'])('%j is no number', (text) => {
    expect(numberInText(text)).toBeUndefined();
  });
});

/** Digits with signs between them. */
const digitTexts = fc
  .array(fc.constantFrom('1', '23', '450', '000', '.', ',', ' ', "'", '\u00a0'), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.join(''));

test('a sheet reads every amount that the pane reads, but for a comma before three digits', () => {
  fc.assert(
    fc.property(digitTexts, (text) => {
      const { value } = readAmount(text);
      if (value === undefined) return;
      const read = numberInText(text);
      const asks = read !== undefined && 'unclear' in read;
      expect(asks ? comma : read).toEqual(
        asks ? askWhich(read.unclear).slice(-comma.length) : { number: value, percent: false },
      );
    }),
    { numRuns: 2_000 },
  );
});

testWith(['python3'], 'LibreOffice reads texts as Excel does', async () => {
  // The service rounds smaller amounts to nothing.
  const isTiny = (text: string): boolean => Math.abs(Number(Object.values(numberInText(text) ?? {})[0])) < 1;
  const anyText = fc.oneof(
    digitTexts,
    digitTexts.map((text) => `${text}%`),
  );
  const texts = fc.sample(
    anyText.filter((text) => !isTiny(text)),
    { numRuns: 400, seed: 1 },
  );
  const found = inCalc(
    texts.map((text) => [
      'PAYROLL',
      'KE',
      [
        ['Name', 'Gross pay'],
        ['A', text],
      ],
      'gross_amount',
    ]),
  );
  expect(found.map((one, at) => [texts[at], typeof one])).toEqual(
    texts.map((text) => {
      const read = numberInText(text);
      const isAmount = read !== undefined && !('unclear' in read) && !read.percent && read.number > 0;
      return [text, isAmount && read.number <= 1e15 ? 'number' : 'string'];
    }),
  );
});
