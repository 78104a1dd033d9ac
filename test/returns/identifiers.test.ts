import { releasedLaw } from '../../server/laws/released';
import { checkReturnFiles } from '../../server/laws/check-return-files';
import { checkDigitIsRight } from '../../src/engine/returns/check-digits';
import type { Identifier } from '../../src/reference/schema';

const { identifiers } = releasedLaw().returns();
const all = [...identifiers.values()].flatMap((list) => list.identifiers);
const checked = all.filter(({ check }) => check !== undefined).map((one) => [one.id, one] as const);

test('identifiers with a known method: a South African, a Ghanaian and a Mauritian', () => {
  expect(checked.map(([id]) => id).sort()).toEqual(['gh-tin', 'mu-nid', 'za-id']);
});

/** The example with another last character of the same kind. */
const others = ({ example }: Identifier): readonly string[] =>
  [...'0123456789'].map((digit) => example.slice(0, -1) + digit).filter((text) => text !== example);

test.each(checked)('%s: the check digit of its example is right, and every other digit is wrong', (_id, identifier) => {
  expect(checkDigitIsRight(identifier.example, identifier)).toBe(true);
  for (const other of others(identifier)) expect([other, checkDigitIsRight(other, identifier)]).toEqual([other, false]);
});

// Worked by hand. Luhn, 7992739871 + 3: 7+9+9+4+7+6+9+7+7+2 = 67, + 3 = 70. ISO/IEC 7064: 794 + 44, 79444 = 819 × 97 + 1.
// Weighted modulo 11 (weights 2, 3): 4·2 + 5·3 = 23, remainder 1. Weighted modulo 10 (1, 2, 1): 1 + 2·2 + 5 = 10.
test.each([
  ['luhn', {}, '79927398713', '79927398710'],
  ['mod-97-10', {}, '79444', '79445'],
  ['weighted-mod-11', { weights: [2, 3] }, '451', '452'],
  ['weighted-mod-10', { weights: [1, 2, 1] }, '125', '126'],
] as const)('%s', (method, more, right, wrong) => {
  const check = { method, ...more, weights: 'weights' in more ? [...more.weights] : [] };
  expect([right, wrong].map((text) => checkDigitIsRight(text, { check }))).toEqual([true, false]);
});

describe('the check of the data', () => {
  const { forms } = releasedLaw().returns();
  const countries = [...releasedLaw().countries.values()];
  const findingsOf = (change: (form: Record<string, unknown>) => void): readonly string[] => {
    const texts = new Map<string, string>();
    for (const list of identifiers.values()) texts.set(`${list.country}-identifiers.json`, JSON.stringify(list));
    const form = JSON.parse(JSON.stringify(forms.get('KE-p10'))) as Record<string, unknown>;
    change(form);
    texts.set('KE-p10.json', JSON.stringify(form));
    return checkReturnFiles(texts, countries, '2026-11-28').map(({ where, message }) => `${where}: ${message}`);
  };

  test('accepts the files of the release, and names a line, an identifier and a source that do not exist', () => {
    expect(findingsOf(() => undefined)).toEqual([]);
    const text = (from: string, to: string) => (form: Record<string, unknown>) =>
      Object.assign(form, JSON.parse(JSON.stringify(form).replace(from, to)));
    expect(findingsOf(text('"contributions":["shif"]', '"contributions":["nowhere"]'))).toEqual([
      expect.stringMatching(/contributions "nowhere" does not exist$/),
    ]);
    expect(findingsOf(text('"identifier":"ke-pin"', '"identifier":"ke-pinn"'))).toEqual([
      expect.stringMatching(/identifier "ke-pinn" does not exist$/),
    ]);
    expect(findingsOf(text('"layout_sources":["application"', '"layout_sources":["apllication"'))).toEqual([
      expect.stringMatching(/source "apllication" is not in the file$/),
      expect.stringMatching(/nothing names this source$/),
    ]);
    expect(findingsOf((form) => Object.assign(form, { confidence: 'low' }))).toEqual([
      expect.stringMatching(/a layout that is not confirmed has no file$/),
    ]);
  });
});
