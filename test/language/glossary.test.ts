import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogs, guidesIn, translated } from '../support/english-words';

const glossary = readFileSync(join(__dirname, '../../src/language/glossary.md'), 'utf8');

/** The forms that a language does not use. One that ends in a hyphen is the start of a word. */
function avoidedIn(language: string): RegExp[] {
  const [, table = ''] = glossary.split('## Words that are not used');
  return table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, of]) => of === language)
    .flatMap(([, , forms = '']) => forms.split(', '))
    .map((form) => {
      const [start, end] = form.endsWith('-') ? [form.slice(0, -1), ''] : [form, '(?!\\p{L})'];
      // Arabic joins its articles and conjunctions to the word.
      return new RegExp(`(?<!${language === 'ar' ? 'ت' : '\\p{L}'})${start}${end}`, 'iu');
    });
}

test.each(translated)('sentences and guides in %s keep to the spelling and the words of the glossary', (language) => {
  const avoided = avoidedIn(language);
  expect(avoided.length).toBeGreaterThan(0);
  const texts = [...[...catalogs(language).values()].flat(), ...guidesIn(language)];
  expect(
    texts.flatMap((text) => {
      const found = avoided.map((form) => form.exec(text)?.[0]).filter((form) => form !== undefined);
      return found.length === 0 ? [] : [`${found.join(', ')}: ${text.slice(0, 160)}`];
    }),
  ).toEqual([]);
});
