import type { CountryCode } from '../contract/country-code';
import { area, type Book, type BookSettings, cell, column, fixed, formula, head, line, on, sheetNames } from './book';
import { checkSheet, sourceSheet } from './closing-sheets';

/** What a salary offer is made for. */
export interface OfferSettings extends BookSettings {
  readonly country: CountryCode;
  readonly countryName: string;
  /** Gross pay of a month, in the currency of the country. */
  readonly pay: number;
  readonly money: string;
}

const [countryCell, grossCell, detailsCell] = [fixed(3, 1), fixed(4, 1), fixed(5, 1)];
const firstAt = 8;

/** One salary, a month and a year: tax, contributions, net pay and cost, with the whole payslip. */
export function offerBook({ words, taken, country, countryName, pay, money }: OfferSettings): Book {
  const names = sheetNames(
    { offer: words.offer, payslip: words.payslip, checks: words.checks, sources: words.sources },
    taken,
  );
  const ask = (called: string): string => `SVC.${called}(${countryCell},${grossCell},,,,${detailsCell})`;
  const [gross, tax, contributions, net, cost, share] = [0, 1, 2, 3, 4, 5].map((at) => cell(firstAt + at, 1));
  const monthly = [grossCell, ask('PAYE'), ask('PENSION'), ask('NETPAY'), ask('EMPLOYERCOST'), `${cost!}-${gross!}`];
  const onOffer = (reference: string): string => on(names.offer, reference);
  return {
    sheets: [
      {
        name: names.offer,
        widths: [34, 18, 18],
        blocks: [
          ...head(`${words.offer_book}: ${countryName}`, words.inputs_note),
          column(3, 0, [words.country, words.gross_pay, words.details], 'label'),
          column(3, 1, [country], 'input'),
          column(4, 1, [pay], 'input', money),
          { row: 5, column: 1, rows: [], reach: { rows: 1, columns: 1 }, look: 'input' },
          { row: 5, column: 2, rows: [[words.details_note]], look: 'note' },
          line(firstAt - 1, 0, ['', words.a_month, words.a_year], 'heading'),
          column(
            firstAt,
            0,
            [
              words.gross_pay,
              words.income_tax,
              words.contributions,
              words.net_pay,
              words.employer_cost,
              words.employer_share,
            ],
            'label',
          ),
          {
            row: firstAt,
            column: 1,
            rows: monthly.map((asked, at) => [formula(asked), formula(`${cell(firstAt + at, 1)}*12`)]),
            look: 'figure',
            format: money,
          },
          line(firstAt + 6, 0, [words.effective_rate], 'label'),
          line(firstAt + 6, 1, [formula(ask('EFFECTIVERATE'))], 'figure', '0.00'),
        ],
      },
      {
        name: names.payslip,
        widths: [60, 18],
        blocks: [
          ...head(words.payslip, words.payslip_note),
          {
            row: 3,
            column: 0,
            rows: [[formula(`SVC.PAYSLIP(${onOffer(countryCell)},${onOffer(grossCell)},,,,${onOffer(detailsCell)})`)]],
            look: 'figure',
          },
          { row: 3, column: 1, rows: [], reach: { rows: 100, columns: 1 }, look: 'figure', format: money },
        ],
      },
      checkSheet(names.checks, words, [
        {
          name: words.net_is_rest,
          figure: `${onOffer(gross!)}-${onOffer(tax!)}-${onOffer(contributions!)}`,
          compared: onOffer(net!),
        },
        { name: words.employer_cost, figure: `${onOffer(gross!)}+${onOffer(share!)}`, compared: onOffer(cost!) },
        {
          name: words.year_is_twelve,
          figure: `SUM(${onOffer(area(firstAt, 1, 6, 1))})*12`,
          compared: `SUM(${onOffer(area(firstAt, 2, 6, 1))})`,
        },
      ]),
      sourceSheet(names.sources, words, [
        { name: words.income_tax, of: 'PAYE', where: { cell: onOffer(countryCell) } },
      ]),
    ],
  };
}
