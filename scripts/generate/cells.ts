import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExamples } from '../../server/pages/examples';
import type { Country } from '../../src/reference/schema';
import { countCells, sumOfCells } from '../check/cells';
import { cellsLine } from '../check/table';
import { countriesFolder } from '../command/project';
import { withBetween } from './between';

/** How much of the law is recorded on the day of the examples, in one sentence. */
function cellsInWords(): string {
  const { day } = readExamples();
  const countries = readdirSync(countriesFolder).map(
    (file) => JSON.parse(readFileSync(join(countriesFolder, file), 'utf8')) as Country,
  );
  return `By the law of ${day}, ${cellsLine(sumOfCells(countries.map((country) => countCells(country, day))))}`;
}

/** The text of a guide with the totals of the cells. */
export const withCells = (text: string): string => withBetween(text, 'cells', cellsInWords());
