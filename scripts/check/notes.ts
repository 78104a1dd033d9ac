import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogOf } from '../../src/language/catalogs';
import { lawWord } from '../../src/language/terms';
import { type NamesCounted, countriesOf, notesOf } from '../../src/reference/check';
import type { Country } from '../../src/reference/schema';
import { treatiesFolder } from '../command/project';

/** The notes of a country and of its treaties, but for those that are words of law, which every language has. */
export function notesOfCountry(country: Country): readonly string[] {
  const treaties = join(treatiesFolder, `${country.code}.json`);
  const law = [country, existsSync(treaties) ? (JSON.parse(readFileSync(treaties, 'utf8')) as unknown) : undefined];
  return [...new Set(law.flatMap((part) => notesOf(part)))].filter((note) => {
    const word = lawWord(note);
    return word.code === 'law_note';
  });
}

/** How many notes each country has in the languages of its payroll. */
export const countNotes = (countries: readonly Country[]): readonly NamesCounted[] =>
  (Object.keys(countriesOf) as (keyof typeof countriesOf)[]).flatMap((language) => {
    const { notes = {} } = catalogOf(language);
    return countries
      .filter(({ code }) => countriesOf[language].split(' ').includes(code))
      .map((country) => {
        const all = notesOfCountry(country);
        const missing = all.filter((note) => notes[note] === undefined);
        return { language, country: country.code, recorded: all.length - missing.length, missing };
      });
  });
