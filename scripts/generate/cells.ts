import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExamples } from '../../server/pages/examples';
import type { Country } from '../../src/reference/schema';
import { countCells, sumOfCells } from '../check/cells';
import { cellsLine } from '../check/table';
import { countriesFolder } from '../command/project';

const between = /(<!-- cells, .*? -->\n)[\s\S]*?(\n<!-- end of cells -->)/;

/** How much of the law is recorded on the day of the examples, in one sentence. */
function cellsInWords(): string {
  const { day } = readExamples();
  const countries = readdirSync(countriesFolder).map(
    (file) => JSON.parse(readFileSync(join(countriesFolder, file), 'utf8')) as Country,
  );
  return `On ${day}, ${cellsLine(sumOfCells(countries.map((country) => countCells(country, day))))}`;
}

/**
 * The text of a guide with the totals of the cells.
 *
 * @throws Error if the guide has no marks between which they stand
 */
export function withCells(text: string): string {
  if (!between.test(text)) throw new Error('README.md has no marks between which the totals of the cells stand.');
  return text.replace(between, (_, begin: string, end: string) => `${begin}\n${cellsInWords()}\n${end}`);
}
