import { english } from '../../src/language/en';
import { inReadersWords } from '../../taskpane/words/reader';

test('the pane shows no field name and no address of the API', () => {
  expect(inReadersWords('`bid` and `ask` are indicative: the source quotes only a mid rate.')).toBe(
    'buy rate and sell rate are indicative: the source quotes only a mid rate.',
  );
  expect(inReadersWords('The law asks for `employee.marital_status`.')).toBe('The law asks for marital status.');
  expect(inReadersWords('"XX" is not a supported currency. GET /api/v1/fx/rates lists them.')).toBe(
    '"XX" is not a supported currency.',
  );
  expect(inReadersWords('The date could not be established: `updated` is the day of the last check.')).toBe(
    'The date could not be established: the date shown is the day of the last check.',
  );
  const left = Object.values(english)
    .map(inReadersWords)
    .filter((text) => text.includes('`'));
  expect(left).toEqual([]);
});
