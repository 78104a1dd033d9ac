import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogOf } from '../../src/language/catalogs';
import { lawWord } from '../../src/language/terms';
import { countTexts, notesOf, type TextsCounted } from '../../src/reference/check';
import type { Country } from '../../src/reference/schema';
import { marketFolder, treatiesFolder } from '../command/project';

/** What the release records of fuels and central banks, by country. */
const market = ['fuel', 'central-banks'].map(
  (file) =>
    JSON.parse(readFileSync(join(marketFolder, `${file}.json`), 'utf8')) as {
      readonly countries: Readonly<Record<string, unknown>>;
    },
);

/** The notes of a country, its treaties and its market figures, but for words of law, which every language has. */
export function notesOfCountry(country: Country): readonly string[] {
  const treaties = join(treatiesFolder, `${country.code}.json`);
  const law = [country, existsSync(treaties) ? (JSON.parse(readFileSync(treaties, 'utf8')) as unknown) : undefined];
  const figures = market.map(({ countries }) => countries[country.code]);
  return [...new Set([...law, ...figures].flatMap((part) => notesOf(part)))].filter(
    (note) => lawWord(note).code === 'law_note',
  );
}

/** How many notes each country has in the languages of its payroll. */
export const countNotes = (countries: readonly Country[]): readonly TextsCounted[] =>
  countTexts(countries, notesOfCountry, (language) => catalogOf(language).notes);
