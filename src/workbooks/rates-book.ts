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
  letters,
  line,
  on,
  sheetNames,
} from './book';
import { checkSheet, sourceSheet } from './closing-sheets';

/** What the book of rates is made for. */
export interface RatesSettings extends BookSettings {
  /** The currency in which the others are valued. */
  readonly base: string;
  /** The other currencies, such as `KES`. */
  readonly currencies: readonly string[];
  /** The first of twelve month-ends, YYYY-MM-DD. */
  readonly firstMonth: string;
}

const months = 12;
const baseCell = fixed(3, 1);
const monthCell = fixed(4, 1);
const headingsAt = 6;
const firstAt = headingsAt + 1;
const rateFormat = '#,##0.000000';
const moneyFormat = '#,##0.00';

function ratesSheet({ words, base, currencies, firstMonth }: RatesSettings, name: string): BookSheet {
  return {
    name,
    widths: [18, ...Array<number>(months).fill(14)],
    frozen: { rows: firstAt, columns: 1 },
    blocks: [
      ...head(words.rates_book, words.rates_note),
      column(3, 0, [words.base_currency, words.first_month], 'label'),
      column(3, 1, [base], 'input'),
      column(4, 1, [{ day: firstMonth }], 'input', 'yyyy-mm-dd'),
      line(headingsAt, 0, [words.currency], 'heading'),
      line(
        headingsAt,
        1,
        Array.from({ length: months }, (_, month) => formula(`EOMONTH(${monthCell},${month})`)),
        'heading',
        'yyyy-mm-dd',
      ),
      column(firstAt, 0, [base, ...currencies], 'input'),
      {
        row: firstAt,
        column: 1,
        rows: Array.from({ length: 1 + currencies.length }, (_, row) =>
          Array.from({ length: months }, (__, month) =>
            formula(`SVC.FXRATE($${cell(firstAt + row, 0)},${baseCell},1,${letters(1 + month)}$${headingsAt + 1})`),
          ),
        ),
        look: 'figure',
        format: rateFormat,
      },
    ],
  };
}

/** Rows for balances, of which the first are examples. */
const places = 40;

function balancesSheet({ words, currencies }: RatesSettings, name: string, rates: string): BookSheet {
  const listed = on(rates, area(firstAt, 0, 1 + currencies.length, 1));
  const found = on(rates, area(firstAt, 1, 1 + currencies.length, months));
  const ends = on(rates, area(headingsAt, 1, 1, months));
  const closing = (row: number): string =>
    `INDEX(${found},MATCH(${cell(row, 1)},${listed},0),MATCH(${monthCell},${ends},0))`;
  const rows = Array.from({ length: places }, (_, place) => firstAt + place);
  const filled = (row: number, what: string) => formula(`IF(${cell(row, 1)}="","",${what})`);
  const sum = (at: number) => formula(`SUM(${area(firstAt, at, places, 1)})`);
  return {
    name,
    widths: [24, 12, 16, 16, 16, 18, 18, 18],
    frozen: { rows: firstAt, columns: 1 },
    blocks: [
      ...head(words.balances, words.balances_note),
      column(3, 0, [words.base_currency, words.month_end], 'label'),
      column(3, 1, [formula(on(rates, baseCell))], 'figure'),
      { ...column(4, 1, [formula(on(rates, cell(headingsAt, months)))], 'input', 'yyyy-mm-dd') },
      line(
        headingsAt,
        0,
        [
          words.account,
          words.currency,
          words.amount,
          words.book_rate,
          words.closing_rate,
          words.book_value,
          words.closing_value,
          words.gain_or_loss,
        ],
        'heading',
      ),
      {
        row: firstAt,
        column: 0,
        rows: currencies.slice(0, 2).map((currency, at) => [`${words.example_account} ${at + 1}`, currency]),
        reach: { rows: places, columns: 2 },
        look: 'input',
      },
      {
        row: firstAt,
        column: 2,
        rows: currencies.slice(0, 2).map(() => [1_000]),
        reach: { rows: places, columns: 1 },
        look: 'input',
        format: moneyFormat,
      },
      {
        row: firstAt,
        column: 3,
        rows: currencies.slice(0, 2).map((_, at) => [formula(on(rates, cell(firstAt + 1 + at, 1)))]),
        reach: { rows: places, columns: 1 },
        look: 'input',
        format: rateFormat,
      },
      column(
        firstAt,
        4,
        rows.map((row) => filled(row, closing(row))),
        'figure',
        rateFormat,
      ),
      {
        row: firstAt,
        column: 5,
        rows: rows.map((row) => [
          filled(row, `ROUND(${cell(row, 2)}*${cell(row, 3)},2)`),
          filled(row, `ROUND(${cell(row, 2)}*${cell(row, 4)},2)`),
          filled(row, `${cell(row, 6)}-${cell(row, 5)}`),
        ]),
        look: 'figure',
        format: moneyFormat,
      },
      line(5, 5, [sum(5), sum(6), sum(7)], 'total', moneyFormat),
    ],
  };
}

/** Month-end rates of several currencies, and balances revalued with them. */
export function ratesBook(settings: RatesSettings): Book {
  const { words, taken, currencies } = settings;
  const names = sheetNames(
    { rates: words.rates, balances: words.balances, checks: words.checks, sources: words.sources },
    taken,
  );
  const found = on(names.rates, area(firstAt, 1, 1 + currencies.length, months));
  const inBalances = (at: number): string => on(names.balances, cell(5, at));
  return {
    sheets: [
      ratesSheet(settings, names.rates),
      balancesSheet(settings, names.balances, names.rates),
      checkSheet(names.checks, words, [
        { name: words.all_rates, figure: `COUNT(${found})`, compared: String(months * (1 + currencies.length)) },
        {
          name: words.base_is_one,
          figure: `SUM(${on(names.rates, area(firstAt, 1, 1, months))})`,
          compared: String(months),
        },
        { name: words.gain_or_loss, figure: inBalances(7), compared: `${inBalances(6)}-${inBalances(5)}` },
      ]),
      sourceSheet(
        names.sources,
        words,
        currencies.map((currency, at) => ({
          name: currency,
          of: 'FXRATE',
          where: { cell: on(names.rates, cell(firstAt + 1 + at, 0)) },
        })),
      ),
    ],
  };
}
