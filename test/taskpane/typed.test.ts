import '../support/pane-in-english';
import fc from 'fast-check';
import { readIn } from '../../ui/language/reader';
import { change, differenceIn, inField, money, percents } from '../../ui/words/numbers';
import { dayInWords } from '../../ui/words/dates';
import { writeNumbersIn } from '../../ui/words/number-language';
import { grouped, readAmount, readFromZero, readPercent, readWhole } from '../../taskpane/words/typed';

afterEach(() => writeNumbersIn('en-GB'));

test.each([
  ['850,000', 850_000],
  ['850 000', 850_000],
  ["850'000", 850_000],
  ['850’000', 850_000],
  ['850.000.000', 850_000_000],
  ['850.000,50', 850_000.5],
  ['1 234,56', 1234.56],
  ['1234.567', 1234.567],
  ['850.1250', 850.125],
])('the amount %s is %d', (typed, value) => expect(readAmount(typed)).toEqual({ value }));

test.each([
  ['850.000', 'Did you mean 850,000 or 850? A point before three digits can mean either.'],
  ['850.125', 'Did you mean 850,125 or 850.1250? A point before three digits can mean either.'],
  ['12,5', 'Use a decimal point: 12.5. Commas only separate thousands, as in 85,000.'],
  ['60%', 'Enter a number above 0, for example 85,000.'],
  ['two', 'Enter a number above 0, for example 85,000.'],
  ['-5', 'Enter a number above 0, for example 85,000.'],
  ['0', 'Enter an amount above 0, for example 85,000.'],
])('the amount %s is a question, not a guess', (typed, wrong) => expect(readAmount(typed)).toEqual({ wrong }));

test('an empty field has neither a value nor a mistake, and a part of pay may be 0', () => {
  expect([readAmount(' '), readPercent('', 100), readWhole('', 0, 30)]).toEqual([{}, {}, {}]);
  expect(readFromZero('0')).toEqual({ value: 0 });
});

test('a percentage with or without its sign', () => {
  expect(['60', '60 %', '60%'].map((typed) => readPercent(typed, 100))).toEqual(Array(3).fill({ value: 60 }));
  expect(readPercent('0.6', 100)).toEqual({ wrong: 'Did you mean 0.6 % or 60 %? Add the % sign.' });
});

test('a percentage of 1 or less is clear where a hundred times as much cannot be', () => {
  expect(readPercent('1', 5)).toEqual({ value: 1 });
  expect(readPercent('0.75', 5)).toEqual({ value: 0.75 });
});

describe('with a decimal comma', () => {
  test.each([
    ['fr-CI', '450000,50', 450_000.5],
    ['fr-CI', '450 000,50', 450_000.5],
    ['fr-CI', "450'000,50", 450_000.5],
    ['fr-CI', '450.000,50', 450_000.5],
    ['fr-CI', '1,5', 1.5],
    ['fr-CI', '1234.56', 1234.56],
    ['de-DE', '450.000,50', 450_000.5],
    ['de-DE', '450.000', 450_000],
    ['pt-BR', '1.234.567', 1_234_567],
  ])('in %s, %s is %d', (language, typed, value) => {
    writeNumbersIn(language);
    expect(readAmount(typed)).toEqual({ value });
  });

  test('what can mean either is a question in the signs of the reader', () => {
    writeNumbersIn('fr-CI');
    const wrongOf = (typed: string) => readAmount(typed).wrong?.replace(/\s/g, ' ');
    expect(wrongOf('850.000')).toBe('Did you mean 850 000 or 850? A point before three digits can mean either.');
    expect(wrongOf('850,000')).toBe('Did you mean 850 000 or 850? A comma before three digits can mean either.');
    expect(wrongOf('two')).toBe('Enter a number above 0, for example 85 000.');
    expect(readPercent('1,5', 100)).toEqual({ value: 1.5 });
  });
});

describe('a field that the reader leaves', () => {
  test.each([
    ['en-GB', '3000000', '3,000,000'],
    ['en-GB', '61017.90', '61,017.90'],
    ['en-GB', '850.1250', '850.1250'],
    ['en-GB', '1800', '1,800'],
    ['en-GB', '10.5', '10.5'],
    ['de-DE', '3000000,5', '3.000.000,5'],
    ['fr-CI', '450000,50', '450 000,50'],
  ])('in %s turns %s into %s', (language, typed, left) => {
    writeNumbersIn(language);
    expect(grouped(typed).replace(/\s/g, ' ')).toBe(left);
  });

  test.each(['', 'two', '850.000', '60 %', '-5', '0.6 %'])('keeps %s', (typed) => expect(grouped(typed)).toBe(typed));

  test.each([
    'en-GB',
    'en-KE',
    'en-ZA',
    'fr-CI',
    'fr-CH',
    'de-DE',
    'de-CH',
    'pt-AO',
    'pt-BR',
    'es-GQ',
    'ar-EG',
    'sw-KE',
  ])('reads in %s what the pane writes', (language) => {
    writeNumbersIn(language);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e14 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const value = Number(`${whole}.${String(cents).padStart(2, '0')}`);
        fc.pre(cents !== 0 || whole >= 1e6 || whole < 1000);
        expect(readAmount(inField(value, 2))).toEqual({ value });
        expect(grouped(inField(value, 2))).toBe(inField(value, 2));
      }),
    );
  });
});

test('a count within its limits', () => {
  expect(readWhole('3', 0, 30)).toEqual({ value: 3 });
  expect(readWhole('12,000', 1, 1_000_000)).toEqual({ value: 12_000 });
  for (const typed of ['two', '2.5', '31'])
    expect(readWhole(typed, 0, 30)).toEqual({ wrong: 'Enter a whole number from 0 to 30.' });
});

test('columns of Portuguese figures have one form, and signs stay before Arabic ones', () => {
  writeNumbersIn('pt-PT');
  readIn('pt');
  expect([1800, 60_000].map((value) => money(value))).toEqual(['1\u00a0800', '60\u00a0000']);
  expect(['2026-01-04', '2026-12-31'].map(dayInWords)).toEqual(['04/01/2026', '31/12/2026']);
  readIn('fr');
  writeNumbersIn('fr-CI');
  expect(['2026-01-01', '2026-01-21'].map(dayInWords)).toEqual(['1er janv. 2026', '21 janv. 2026']);
  readIn('ar');
  writeNumbersIn('ar-EG');
  expect([differenceIn('EGP', 286), change(0.29)]).toEqual(['\u200e+286.00\u200e', '\u200e+\u200e0.29 %\u200e\u200e']);
  expect(percents([15, 7.5])).toBe('\u200e15 / 7.5 %\u200e');
  readIn('en');
});
