import type { WorkbookWords } from '../language/en/workbooks';
import { area, type BookSheet, cell, column, type Content, formula, head, line, text } from './book';

/** Two figures that must agree, as formulas without `=`. */
export interface Check {
  readonly name: string;
  readonly figure: string;
  readonly compared: string;
  /** How far they may be apart, where one of them is rounded to whole units of its currency. */
  readonly within?: number;
}

const firstCheck = 4;

/** The sheet of checks. An error in a figure is a check that fails. */
export function checkSheet(name: string, words: WorkbookWords, checks: readonly Check[]): BookSheet {
  const rows = checks.map((_, at) => firstCheck + at);
  const last = firstCheck + checks.length;
  return {
    name,
    widths: [46, 18, 18, 14, 12],
    blocks: [
      ...head(words.checks, words.checks_note),
      line(3, 0, [words.check, words.one_side, words.other_side, words.difference, words.result], 'heading'),
      column(
        firstCheck,
        0,
        checks.map((check) => check.name),
        'label',
      ),
      {
        row: firstCheck,
        column: 1,
        rows: checks.map(({ figure, compared }, at) => [
          formula(figure),
          formula(compared),
          formula(`ROUND(${cell(rows[at]!, 1)}-${cell(rows[at]!, 2)},2)`),
        ]),
        look: 'figure',
        format: '#,##0.00',
      },
      column(
        firstCheck,
        4,
        checks.map(({ within = 0 }, at) => formula(`IFERROR(ABS(${cell(rows[at]!, 3)})<=${within},FALSE)`)),
        'figure',
      ),
      { row: last, column: 0, rows: [[words.all_checks]], look: 'total' },
      { row: last, column: 4, rows: [[formula(`AND(${area(firstCheck, 4, checks.length, 1)})`)]], look: 'total' },
    ],
  };
}

/** A function whose sources a workbook rests on. */
export interface Fact {
  readonly name: string;
  /** The function, such as `PAYE`. */
  readonly of: string;
  /** A country or a currency: a text, or a reference to the cell that has it. */
  readonly where: { readonly code: string } | { readonly cell: string };
  readonly indicator?: string;
}

/** The sheet of sources: the day and the publisher of each fact, live. The dollar has no rate of its own, so no source. */
export function sourceSheet(name: string, words: WorkbookWords, facts: readonly Fact[]): BookSheet {
  const asked = ({ of, where, indicator }: Fact): string =>
    [
      text(of),
      'code' in where ? text(where.code) : where.cell,
      ...(indicator === undefined ? [] : [text(indicator)]),
    ].join(',');
  const asks = (called: string): readonly Content[] =>
    facts.map((fact) => formula(`IFNA(SVC.${called}(${asked(fact)}),"–")`));
  return {
    name,
    widths: [46, 14, 90],
    blocks: [
      ...head(words.sources, words.sources_note),
      line(3, 0, [words.figure, words.as_of, words.source], 'heading'),
      column(
        4,
        0,
        facts.map((fact) => fact.name),
        'label',
      ),
      column(4, 1, asks('ASOF'), 'figure', 'yyyy-mm-dd'),
      column(4, 2, asks('SOURCE'), 'figure'),
    ],
  };
}
