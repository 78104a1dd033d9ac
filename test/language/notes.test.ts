import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notesOfCountry } from '../../scripts/check/notes';
import { catalogOf } from '../../src/language/catalogs';
import { message } from '../../src/language/message';
import { say } from '../../src/language/say';
import { isPaidIn } from '../../src/reference/check';
import { countryFiles } from '../../src/reference/data';

describe.each(['fr', 'pt', 'ar'] as const)('notes of the law, %s', (language) => {
  const folder = join(__dirname, '../../src/language', language, 'notes');
  const files = readdirSync(folder).map((file) => ({
    file,
    texts: Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>),
  }));
  const { notes = {} } = catalogOf(language);
  const own = countryFiles.filter((country) => isPaidIn(language, country));
  const recorded = own.map((country) => ({ country: country.code, notes: notesOfCountry(country) }));

  test('every note of a country whose payroll is done in the language can be read in it', () => {
    const missing = recorded.flatMap((one) =>
      one.notes.filter((note) => !notes[note]).map((note) => [one.country, note]),
    );
    expect(missing).toEqual([]);
  });

  test('no file has a text twice, or one that no law has', () => {
    const all = files.flatMap(({ texts }) => texts);
    const known = new Set(recorded.flatMap((one) => one.notes));
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
    expect(all.filter((text) => !known.has(text))).toEqual([]);
  });

  test('a note is said in the language; one that is new says that it is in English', () => {
    const [[text, own] = ['', '']] = Object.entries(notes);
    expect(say(message('law_note', { text }), catalogOf(language))).toBe(own);
    const fresh = say(message('law_note', { text: `${text} And more.` }), catalogOf(language));
    expect(fresh).toContain(`${text} And more.`);
    expect(fresh.length).toBeGreaterThan(`${text} And more.`.length + 8);
  });
});
