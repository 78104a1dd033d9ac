import type { CountryCode } from '../contract/country-code';
import {
  area,
  type Book,
  type BookSettings,
  type BookSheet,
  cell,
  column,
  fixed,
  formula,
  head,
  line,
  on,
  sheetNames,
} from './book';
import { checkSheet, sourceSheet } from './closing-sheets';

/** What a VAT worksheet is made for. */
export interface VatSettings extends BookSettings {
  readonly country: CountryCode;
  readonly countryName: string;
  readonly money: string;
  /** The categories whose rate is recorded, for the drop-down. */
  readonly categories: readonly string[];
}

const places = 200;
const firstAt = 5;
const sumsAt = 3;
const countryCell = fixed(3, 1);

/** Invoices or bills with their VAT, and the sums above them. */
function linesSheet(
  { words, money, categories }: VatSettings,
  name: string,
  title: string,
  example: string,
  country: string,
): BookSheet {
  const rows = Array.from({ length: places }, (_, place) => firstAt + place);
  const sum = (at: number) => formula(`SUM(${area(firstAt, at, places, 1)})`);
  return {
    name,
    widths: [34, 18, 18, 18, 18],
    frozen: { rows: firstAt, columns: 1 },
    blocks: [
      ...head(title, words.vat_lines_note),
      { row: sumsAt, column: 0, rows: [[words.total]], look: 'total' },
      line(sumsAt, 2, [sum(2), sum(3), sum(4)], 'total', money),
      line(
        firstAt - 1,
        0,
        [words.description, words.category, words.net_amount, words.vat, words.gross_amount],
        'heading',
      ),
      { row: firstAt, column: 0, rows: [[example]], reach: { rows: places, columns: 1 }, look: 'input' },
      {
        row: firstAt,
        column: 1,
        rows: [],
        reach: { rows: places, columns: 1 },
        look: 'input',
        ...(categories.length === 0 ? {} : { choices: categories }),
      },
      { row: firstAt, column: 2, rows: [[1_000]], reach: { rows: places, columns: 1 }, look: 'input', format: money },
      {
        row: firstAt,
        column: 3,
        rows: rows.map((row) => [
          formula(
            `IF(${cell(row, 2)}="","",SVC.VAT(${country},${cell(row, 2)},"add",IF(${cell(row, 1)}="","standard",${cell(row, 1)})))`,
          ),
          formula(`IF(${cell(row, 2)}="","",${cell(row, 2)}+${cell(row, 3)})`),
        ]),
        look: 'figure',
        format: money,
      },
    ],
  };
}

/** Sales and purchases with their VAT, and what is to pay. */
export function vatBook(settings: VatSettings): Book {
  const { words, taken, country, countryName, money } = settings;
  const names = sheetNames(
    {
      vat_return: words.vat_return,
      sales: words.sales,
      purchases: words.purchases,
      checks: words.checks,
      sources: words.sources,
    },
    taken,
  );
  const countryThere = on(names.vat_return, countryCell);
  const sum = (sheet: string, at: number): string => on(sheet, cell(sumsAt, at));
  const extracted = (sheet: string): string =>
    `SVC.VAT(${countryThere},IF(${on(sheet, cell(firstAt, 4))}="",0,${on(sheet, cell(firstAt, 4))}),"extract",IF(${on(sheet, cell(firstAt, 1))}="","standard",${on(sheet, cell(firstAt, 1))}))`;
  return {
    sheets: [
      {
        name: names.vat_return,
        widths: [34, 18],
        blocks: [
          ...head(`${words.vat_book}: ${countryName}`, words.vat_of_return_note),
          column(3, 0, [words.country, words.standard_rate], 'label'),
          column(3, 1, [country], 'input'),
          column(4, 1, [formula(`SVC.VATRATE(${countryCell})`)], 'figure', '0.00'),
          column(6, 0, [words.output_vat, words.input_vat], 'label'),
          column(6, 1, [formula(sum(names.sales, 3)), formula(sum(names.purchases, 3))], 'figure', money),
          line(8, 0, [words.vat_payable], 'total'),
          line(8, 1, [formula(`${cell(6, 1)}-${cell(7, 1)}`)], 'total', money),
        ],
      },
      linesSheet(settings, names.sales, words.sales, words.example_sale, countryThere),
      linesSheet(settings, names.purchases, words.purchases, words.example_purchase, countryThere),
      checkSheet(names.checks, words, [
        ...[
          [words.sales, names.sales],
          [words.purchases, names.purchases],
        ].map(([title, sheet]) => ({
          name: `${title!}: ${words.gross_is_net_and_vat}`,
          figure: `${sum(sheet!, 2)}+${sum(sheet!, 3)}`,
          compared: sum(sheet!, 4),
        })),
        {
          name: `${words.example_sale}: ${words.vat_taken_out}`,
          figure: on(names.sales, cell(firstAt, 3)),
          compared: extracted(names.sales),
        },
      ]),
      sourceSheet(names.sources, words, [{ name: words.vat, of: 'VAT', where: { cell: countryThere } }]),
    ],
  };
}
