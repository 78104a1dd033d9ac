import type { CountryCode } from '../contract/country-code';
import { area, type Book, type BookSettings, cell, column, formula, head, line, on, sheetNames } from './book';
import { checkSheet, sourceSheet } from './closing-sheets';

/** The figures of the sheet, in its order. */
const treasuryFigures = ['policy_rate', 'inflation', 'tbill_91', 'tbill_182', 'tbill_364'] as const;
export type TreasuryFigure = (typeof treasuryFigures)[number];

/** What a treasury sheet is made for. */
export interface TreasurySettings extends BookSettings {
  readonly countries: readonly CountryCode[];
  /** Is a figure of a country recorded? */
  readonly isRecorded: (country: CountryCode, figure: TreasuryFigure) => boolean;
}

const firstAt = 4;

/** Policy rates, inflation, bills and exchange rates of countries, side by side. */
export function treasuryBook({ words, taken, countries, isRecorded }: TreasurySettings): Book {
  const names = sheetNames({ figures: words.figures_of_banks, checks: words.checks, sources: words.sources }, taken);
  const rows = countries.map((country, at) => ({ country, row: firstAt + at }));
  const columnAt = (at: number): string => on(names.figures, area(firstAt, at, rows.length, 1));
  const withPolicy = rows.filter(({ country }) => isRecorded(country, 'policy_rate'));
  return {
    sheets: [
      {
        name: names.figures,
        widths: [16, 14, 14, 18, 14, 14, 14, 22],
        frozen: { rows: firstAt, columns: 1 },
        blocks: [
          ...head(words.treasury_book, words.treasury_note),
          line(
            firstAt - 1,
            0,
            [
              words.country,
              words.policy_rate,
              words.inflation,
              words.real_rate,
              words.bill_91,
              words.bill_182,
              words.bill_364,
              words.dollar_rate,
            ],
            'heading',
          ),
          column(firstAt, 0, countries, 'label'),
          {
            row: firstAt,
            column: 1,
            rows: rows.map(({ country, row }) => {
              const [policy, inflation, ...bills] = treasuryFigures.map((figure) =>
                isRecorded(country, figure) ? formula(`SVC.CBRATE(${cell(row, 0)},"${figure}")`) : '',
              );
              const both = policy !== '' && inflation !== '';
              return [policy!, inflation!, both ? formula(`${cell(row, 1)}-${cell(row, 2)}`) : '', ...bills];
            }),
            look: 'figure',
            format: '0.00',
          },
          column(
            firstAt,
            7,
            rows.map(({ row }) => formula(`SVC.FXRATE("USD",SVC.COUNTRY(${cell(row, 0)},"currency"))`)),
            'figure',
            '#,##0.0000',
          ),
        ],
      },
      checkSheet(names.checks, words, [
        { name: words.policy_rates_found, figure: `COUNT(${columnAt(1)})`, compared: String(withPolicy.length) },
        { name: words.dollar_rates_found, figure: `COUNT(${columnAt(7)})`, compared: String(rows.length) },
      ]),
      sourceSheet(names.sources, words, [
        ...withPolicy.map(({ country, row }) => ({
          name: `${words.policy_rate}: ${country}`,
          of: 'CBRATE',
          where: { cell: on(names.figures, cell(row, 0)) },
          indicator: 'policy_rate',
        })),
        ...rows.map(({ country, row }) => ({
          name: `${words.dollar_rate}: ${country}`,
          of: 'FXRATE',
          where: { cell: on(names.figures, cell(row, 0)) },
        })),
      ]),
    ],
  };
}
