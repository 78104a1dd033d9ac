import type { CountryCode } from '../contract/country-code';
import { type Book, type BookSettings, cell, column, fixed, formula, head, line, on, sheetNames } from './book';
import { checkSheet, sourceSheet } from './closing-sheets';

/** What a comparison of hiring is made for. */
export interface HiringSettings extends BookSettings {
  readonly countries: readonly CountryCode[];
  /** The currency of the pay and of the results that compare. */
  readonly currency: string;
  /** Gross pay of a month in it. */
  readonly pay: number;
}

const [currencyCell, payCell] = [fixed(3, 1), fixed(4, 1)];
const firstAt = 7;
const money = '#,##0.00';

/** The same gross pay in several countries: tax, contributions, net pay and cost, in one currency. */
export function hiringBook({ words, taken, countries, currency, pay }: HiringSettings): Book {
  const names = sheetNames({ hiring: words.hiring, checks: words.checks, sources: words.sources }, taken);
  const rows = countries.map((_, at) => firstAt + at);
  const ask = (called: string, row: number): string => `SVC.${called}(${cell(row, 0)},${cell(row, 2)})`;
  const back = (row: number, of: number): string => `SVC.FXRATE(${cell(row, 1)},${currencyCell},${cell(row, of)})`;
  const onHiring = (row: number, at: number): string => on(names.hiring, cell(row, at));
  return {
    sheets: [
      {
        name: names.hiring,
        widths: [24, 14, ...Array<number>(9).fill(18)],
        frozen: { rows: firstAt, columns: 1 },
        blocks: [
          ...head(words.hiring_book, words.hiring_note),
          column(3, 0, [words.currency, words.gross_to_compare], 'label'),
          column(3, 1, [currency], 'input'),
          column(4, 1, [pay], 'input', money),
          line(
            firstAt - 1,
            0,
            [
              words.country,
              words.currency,
              words.gross_local,
              words.tax_local,
              words.contributions_local,
              words.net_local,
              words.cost_local,
              words.net_converted,
              words.cost_converted,
              words.on_cost,
            ],
            'heading',
          ),
          column(firstAt, 0, countries, 'input'),
          column(
            firstAt,
            1,
            rows.map((row) => formula(`SVC.COUNTRY(${cell(row, 0)},"currency")`)),
            'figure',
          ),
          {
            row: firstAt,
            column: 2,
            rows: rows.map((row) => [
              formula(`ROUND(SVC.FXRATE(${currencyCell},${cell(row, 1)},${payCell}),2)`),
              formula(ask('PAYE', row)),
              formula(ask('PENSION', row)),
              formula(ask('NETPAY', row)),
              formula(ask('EMPLOYERCOST', row)),
              formula(back(row, 5)),
              formula(back(row, 6)),
            ]),
            look: 'figure',
            format: money,
          },
          column(
            firstAt,
            9,
            rows.map((row) => formula(`ROUND((${cell(row, 6)}/${cell(row, 2)}-1)*100,2)`)),
            'figure',
            '0.00',
          ),
        ],
      },
      checkSheet(names.checks, words, [
        // Francs have no cents: the gross pay of a payslip is then the next whole one.
        ...rows.map((row) => ({
          name: `${words.net_is_rest}: ${countries[row - firstAt]!}`,
          figure: `${onHiring(row, 2)}-${onHiring(row, 3)}-${onHiring(row, 4)}`,
          compared: onHiring(row, 5),
          within: 0.5,
        })),
        ...rows.map((row) => ({
          name: `${words.gross_converted_back}: ${countries[row - firstAt]!}`,
          figure: `SVC.FXRATE(${on(names.hiring, cell(row, 1))},${on(names.hiring, currencyCell)},${on(names.hiring, cell(row, 2))})`,
          compared: on(names.hiring, payCell),
        })),
      ]),
      sourceSheet(names.sources, words, [
        ...countries.map((country, at) => ({
          name: `${words.income_tax}: ${country}`,
          of: 'PAYE',
          where: { cell: on(names.hiring, cell(rows[at]!, 0)) },
        })),
        ...countries.map((country, at) => ({
          name: `${words.dollar_rate}: ${country}`,
          of: 'FXRATE',
          where: { cell: on(names.hiring, cell(rows[at]!, 0)) },
        })),
      ]),
    ],
  };
}
