import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import bidiFactory from 'bidi-js';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { catalogOf } from '../../src/language/catalogs';
import { codesInOrder } from '../../src/language/codes-in-order';
import { message } from '../../src/language/message';
import { say } from '../../src/language/say';
import { truth as arabic } from '../../src/language/ar/truth';
import { truth as english } from '../../src/language/en/truth';
import { truth as french } from '../../src/language/fr/truth';
import { truth as portuguese } from '../../src/language/pt/truth';

const room = join(__dirname, '../../src/language');
type Sentences = Readonly<Record<string, string>>;
const sentencesOf = async (language: string, subject: string): Promise<Sentences> =>
  ((await import(join(room, language, 'pane', subject))) as { sentences: Sentences }).sentences;

/** The names of the values that a sentence needs. */
const valuesIn = (elements: readonly MessageFormatElement[]): readonly string[] => [
  ...new Set(
    elements.flatMap((element): readonly string[] => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      if (element.type === TYPE.select || element.type === TYPE.plural)
        return [element.value, ...Object.values(element.options).flatMap(({ value }) => valuesIn(value))];
      return [element.value];
    }),
  ),
];

const subjects = readdirSync(join(room, 'en/pane')).map((file) => file.replace('.ts', ''));

test.each(['fr', 'pt', 'ar'])(
  'each sentence of the pane in %s needs the values of the English one',
  async (language) => {
    for (const subject of subjects) {
      const [theirs, ours] = [await sentencesOf(language, subject), await sentencesOf('en', subject)];
      for (const [code, text] of Object.entries(ours)) {
        const values = (sentence: string): readonly string[] => [...valuesIn(parse(sentence))].sort();
        expect({ code, values: values(theirs[code]!) }).toEqual({ code, values: values(text) });
      }
    }
  },
);

/** Every choice by number in a sentence, with the forms that it has. */
const pluralsIn = (elements: readonly MessageFormatElement[]): readonly (readonly string[])[] =>
  elements.flatMap((element) => {
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    const options = Object.entries(element.options);
    const inside = options.flatMap(([, { value }]) => pluralsIn(value));
    return element.type === TYPE.plural ? [options.map(([form]) => form), ...inside] : inside;
  });

const pages = readdirSync(join(room, 'en/dashboard')).map((file) => `dashboard/${file.replace('.ts', '')}`);

test.each(['fr', 'pt', 'ar'])(
  'every plural of pane and dashboard in %s has the forms of the language',
  async (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // French and Portuguese have `many` for millions, which no count here reaches.
    const needed = forms.filter((form) => language === 'ar' || form !== 'many');
    const isThere = (form: string, has: readonly string[]): boolean =>
      has.includes(form) || (form === 'zero' && has.includes('=0'));
    // A choice between one number and all others has no forms.
    const isExact = (has: readonly string[]): boolean => has.every((form) => form === 'other' || form.startsWith('='));
    const lacking: string[] = [];
    for (const subject of [...subjects.map((name) => `pane/${name}`), ...pages]) {
      const { sentences } = (await import(join(room, language, subject))) as { sentences: Sentences };
      for (const [code, text] of Object.entries(sentences))
        if (pluralsIn(parse(text)).some((has) => !isExact(has) && !needed.every((form) => isThere(form, has))))
          lacking.push(code);
    }
    expect(lacking).toEqual([]);
  },
);

test('the pane says a count in the six forms of Arabic', async () => {
  const { show_sources } = await sentencesOf('ar', 'shell');
  const said = [0, 1, 2, 3, 11, 100].map((count) =>
    new IntlMessageFormat(show_sources!, 'ar-u-nu-latn').format({ count }),
  );
  expect(said).toEqual(['لا مصادر', 'عرض المصدر', 'عرض المصدرين', 'عرض 3 مصادر', 'عرض 11 مصدرًا', 'عرض 100 مصدر']);
});

test.each([
  ['en', english],
  ['fr', french],
  ['pt', portuguese],
  ['ar', arabic],
] as const)('in %s, the pane knows the notices that only state the age of the law', async (language, truth) => {
  const { age_confirmed, age_read_again, age_not_confirmed } = await sentencesOf(language, 'shell');
  expect(truth.law_confirmed_on).toContain(age_confirmed);
  expect(truth.law_due_for_check).toContain(age_confirmed);
  expect(truth.law_read_again).toContain(age_read_again);
  expect(truth.law_not_confirmed).toContain(age_not_confirmed);
});

/** A line as it stands on a page from right to left, by the Unicode Bidirectional Algorithm, without marks. */
function visual(text: string): string {
  const bidi = bidiFactory();
  const levels = bidi.getEmbeddingLevels(text, 'rtl');
  return bidi
    .getReorderedIndices(text, levels)
    .map((at) => text[at])
    .join('')
    .replaceAll(/[\u200e\u2066-\u2069]/g, '');
}

/** Codes and days whose first part is a number. */
const codesIn = (text: string): readonly string[] =>
  text.match(/(?<![\w.,/:=#{}-])\d[\d.,/:]*(?:-[\dA-Za-z]|[/.:][A-Za-z])[\w/-]*/g) ?? [];

describe('codes and days in Arabic sentences stand in their order', () => {
  test.each([
    ['المصاريف المهنية (المادة 59-I من المدونة)', '59-I'],
    ['القانون رقم 2025-987، والنموذج 12/B', '2025-987'],
    ['القانون رقم 2025-987، والنموذج 12/B', '12/B'],
    ['نص مثل "2026-11-20".', '"2026-11-20"'],
    ['الحقل `100-continue` وحده', '`100-continue`'],
  ])('%s', (text, code) => {
    expect(visual(text)).not.toContain(code);
    expect(visual(codesInOrder(text, 'ar'))).toContain(code);
    expect(codesInOrder(text, 'fr')).toBe(text);
  });

  test('in every sentence of answers and of the pane', async () => {
    const panes = await Promise.all(subjects.map((subject) => sentencesOf('ar', subject)));
    const texts = [catalogOf('ar').sentences, ...panes].flatMap((sentences) => Object.values(sentences));
    const withCodes = texts.filter((text) => /[\u0600-\u06ff]/.test(text) && codesIn(text).length > 0);
    expect(withCodes.length).toBeGreaterThan(10);
    const turned = withCodes.filter((text) => {
      const line = visual(codesInOrder(text, 'ar'));
      return codesIn(text).some((code) => !line.includes(code));
    });
    expect(turned).toEqual([]);
  });

  test('a title in Latin letters keeps its number and its bracket', () => {
    const column = message('law_text', { text: '3015 Certificate IT3(a)' });
    expect(say(column, catalogOf('ar'))).toBe('3015 Certificate IT3(a)');
    const missing = say(message('return_value_missing', { column }), catalogOf('ar'));
    expect(visual(missing)).toContain('3015 Certificate IT3(a)');
  });
});
