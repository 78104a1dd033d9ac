import { readAmount, readFromZero, readPercent, readWhole } from '../../taskpane/words/typed';

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

test('a count within its limits', () => {
  expect(readWhole('3', 0, 30)).toEqual({ value: 3 });
  for (const typed of ['two', '2.5', '31'])
    expect(readWhole(typed, 0, 30)).toEqual({ wrong: 'Enter a whole number from 0 to 30.' });
});
