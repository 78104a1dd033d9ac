import { isDay } from '../../src/day';
import { Source } from '../../src/reference/schema';
import { type Problem, wrong } from './problem';
import { readNumber } from './number';
import type { TableRow } from './table';

/** Reads the cells of a row, and collects their problems. */
export interface Cells {
  readonly problems: Problem[];
  /** The text of a cell; empty where the table has no such column. */
  text(column: string): string;
  /** A cell that must not be empty. */
  needed(column: string): string | undefined;
  number(column: string): number | undefined;
  day(column: string): string | undefined;
  source(): { readonly title: string; readonly publisher: string; readonly url: string | null } | undefined;
  official(): boolean;
}

export function cellsOf({ cells }: TableRow): Cells {
  const problems: Problem[] = [];
  const text = (column: string): string => cells[column] ?? '';
  const add = (problem: Problem): undefined => {
    problems.push(problem);
    return undefined;
  };
  const needed = (column: string): string | undefined =>
    text(column) || add(wrong('missing', `\`${column}\` is empty`));

  function number(column: string): number | undefined {
    const written = needed(column)?.replace(/(?<!\s)\s*%$/, '');
    if (written === undefined) return undefined;
    const value = readNumber(written);
    if (value === 'ambiguous')
      return add(
        wrong(
          'unreadable',
          `\`${column}\` is "${written}", which could be ${written.replace(',', '')} or ${written.replace(',', '.')}: write it without a comma, with a point before decimals`,
        ),
      );
    return (
      value ?? add(wrong('unreadable', `\`${column}\` is "${written}", which is not a number: write it like 214.03`))
    );
  }

  function day(column: string): string | undefined {
    const written = needed(column);
    if (written === undefined) return undefined;
    if (isDay(written)) return written;
    return add(wrong('unreadable', `\`${column}\` is "${written}", which is not a day: write it like 2026-11-15`));
  }

  function source() {
    const [title, publisher] = [needed('source'), needed('publisher')];
    const url = text('url');
    if (url !== '' && !Source.shape.url.safeParse(url).success)
      return add(
        wrong('unreadable', `\`url\` is "${url}": an address starts with http:// or https:// and has no spaces`),
      );
    return title === undefined || publisher === undefined
      ? undefined
      : { title, publisher, url: url === '' ? null : url };
  }

  function official(): boolean {
    const written = text('official').toLowerCase();
    if (['yes', 'true', '1'].includes(written)) return true;
    if (!['', 'no', 'false', '0'].includes(written))
      add(wrong('unreadable', `\`official\` is "${written}": write yes or no`));
    return false;
  }

  return { problems, text, needed, number, day, source, official };
}
