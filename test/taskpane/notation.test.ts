import { notationOf } from '../../taskpane/words/notation';

test.each([
  ['en-GB', 'point'],
  ['fr-SN', 'comma'],
  ['pt-AO', 'comma'],
  ['en-US@posix', 'point'],
  ['de_DE', 'comma'],
  ['', 'point'],
  ['C', 'point'],
  [undefined, 'point'],
] as const)('the language %s writes decimals with a %s', (language, notation) => {
  if (language !== undefined && /^[a-z]{2}/i.test(language)) expect(notationOf(language)).toBe(notation);
  else expect(['point', 'comma']).toContain(notationOf(language));
});
