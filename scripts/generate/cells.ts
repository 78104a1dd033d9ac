import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExamples } from '../../server/pages/examples';
import { saidOnPage } from '../../server/pages/language';
import type { Language } from '../../src/language/languages';
import { message } from '../../src/language/message';
import type { Country } from '../../src/reference/schema';
import { countCells, sumOfCells } from '../check/cells';
import { cellsCounted } from '../check/table';
import { countriesFolder } from '../command/project';
import { withBetween } from './between';

/** How much of the law is recorded on the day of the examples, in one sentence. */
function cellsInWords(language: Language): string {
  const { day } = readExamples();
  const countries = readdirSync(countriesFolder).map(
    (file) => JSON.parse(readFileSync(join(countriesFolder, file), 'utf8')) as Country,
  );
  const counts = cellsCounted(sumOfCells(countries.map((country) => countCells(country, day))));
  return saidOnPage(message('law_counted', { day, counts }), language);
}

/** The text of a guide with the totals of the cells. */
export const withCells = (text: string, language: Language): string =>
  withBetween(text, 'cells', cellsInWords(language));
