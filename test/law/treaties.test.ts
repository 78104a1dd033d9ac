import { readTreaties } from '../../server/laws/treaty-files';
import { type PaymentType } from '../../src/contract';
import type { Payee } from '../../src/contract/words/payees';
import { treatyRate } from '../../src/engine/treaty/treaty-rate';

// Rates as the treaty tables of PwC's Worldwide Tax Summaries state them, typed from the page of each payer country
// (https://taxsummaries.pwc.com/<country>/corporate/withholding-taxes), with the day of its last review.
// Where a table has two rates, such as 5/15, the general one stands here and the other one under its payee.

type Rates = Partial<Readonly<Record<PaymentType, number>>>;
type Pair = readonly [partner: string, general: Rates, other?: { readonly payee: Payee } & Rates];

const fees = (rate: number): Rates => ({ management_fees: rate, technical_fees: rate });
const three = (dividends: number, interest: number, royalties: number): Rates => ({ dividends, interest, royalties });

const tables: Readonly<Record<string, readonly Pair[]>> = {
  // Kenya, reviewed on 18 February 2025.
  KE: [
    ['CA', { ...three(15, 15, 15), ...fees(15) }],
    ['FR', three(10, 12, 10)],
    ['DK', { ...three(20, 20, 20), ...fees(20) }, { payee: 'public_body', interest: 0 }],
    ['GB', { ...three(15, 15, 15), ...fees(12.5) }],
    ['KR', three(10, 12, 10), { payee: 'parent_company', dividends: 8 }],
    ['SE', { ...three(15, 15, 20), ...fees(20) }],
  ],
  // Botswana, reviewed on 19 April 2024.
  BW: [
    ['CN', { ...three(5, 7.5, 5), ...fees(7.5) }],
    ['IN', { ...three(10, 10, 10), ...fees(10) }, { payee: 'parent_company', dividends: 7.5 }],
    ['MU', { ...three(10, 12, 12.5), ...fees(15) }, { payee: 'parent_company', dividends: 5 }],
    ['AE', { ...three(7.5, 7.5, 7.5), ...fees(5) }, { payee: 'parent_company', dividends: 5 }],
  ],
  // Ghana, reviewed on 3 December 2024.
  GH: [
    ['FR', { ...three(15, 10, 10), ...fees(10) }, { payee: 'parent_company', dividends: 7.5 }],
    ['ZA', { ...three(15, 10, 10), ...fees(10) }, { payee: 'bank', interest: 5 }],
    ['MU', { ...three(7, 7, 8), ...fees(10) }],
  ],
  // Mozambique, reviewed on 9 January 2025.
  MZ: [
    ['BW', three(12, 10, 10), { payee: 'parent_company', dividends: 0 }],
    ['MU', three(15, 8, 5), { payee: 'parent_company', dividends: 8 }],
    ['AE', three(0, 0, 5)],
  ],
  // Rwanda, reviewed on 20 July 2024.
  RW: [
    ['CD', { ...three(10, 10, 10), management_fees: 14, professional_fees: 14 }],
    ['CN', { ...three(7.5, 8, 10), management_fees: 10 }],
    ['JE', { ...three(10, 10, 10), management_fees: 12 }],
  ],
  // Tanzania, reviewed on 20 January 2025.
  TZ: [
    ['IN', { ...three(10, 10, 10), ...fees(0) }, { payee: 'parent_company', dividends: 5 }],
    ['DK', { ...three(15, 12.5, 20), ...fees(20) }],
    ['ZA', { ...three(20, 10, 10), ...fees(15) }, { payee: 'parent_company', dividends: 10 }],
  ],
  // Uganda, reviewed on 10 February 2025.
  UG: [
    ['NO', { ...three(15, 10, 10), management_fees: 10 }, { payee: 'parent_company', dividends: 10 }],
    ['GB', { ...three(15, 15, 15), management_fees: 15 }],
  ],
  // South Africa, reviewed on 11 December 2024.
  ZA: [
    ['GB', three(10, 0, 0), { payee: 'parent_company', dividends: 5 }],
    ['DE', three(15, 10, 0), { payee: 'parent_company', dividends: 7.5 }],
    ['IT', three(15, 10, 6), { payee: 'parent_company', dividends: 5 }],
    ['NG', three(10, 7.5, 7.5), { payee: 'parent_company', dividends: 7.5 }],
    ['CN', three(5, 10, 10), { payee: 'equipment', royalties: 7 }],
  ],
  // Zambia, reviewed on 17 May 2024.
  ZM: [
    ['JP', three(0, 10, 10)],
    ['FR', three(20, 20, 0)],
    ['BW', three(7, 10, 10), { payee: 'parent_company', dividends: 5 }],
  ],
  // Morocco, reviewed on 26 July 2024. The second column of dividends is for qualifying companies.
  MA: [
    ['DE', three(15, 10, 10), { payee: 'parent_company', dividends: 5 }],
    ['BJ', three(5, 10, 10)],
    ['RO', three(10, 10, 10)],
  ],
  // Egypt, reviewed on 6 February 2025.
  EG: [
    ['FI', three(20, 15, 25)],
    ['NL', three(15, 12, 12), { payee: 'parent_company', dividends: 0 }],
    ['BE', three(15, 15, 15), { payee: 'individual', dividends: 20 }],
  ],
  // Tunisia, reviewed on 13 December 2024. Interest has a column for banks.
  TN: [
    ['SA', three(5, 5, 5), { payee: 'bank', interest: 2.5 }],
    ['GB', three(20, 12, 15), { payee: 'bank', interest: 10 }],
    ['US', three(20, 15, 15), { payee: 'parent_company', dividends: 14 }],
  ],
  // Senegal, reviewed on 19 July 2024. One row is for the other members of the WAEMU (UEMOA).
  SN: [
    ['NO', three(10, 16, 16)],
    ['CI', three(10, 15, 15)],
    ['TW', three(10, 15, 12.5)],
  ],
  // Côte d'Ivoire, reviewed on 20 November 2024.
  CI: [
    ['NO', three(15, 16, 10)],
    ['AE', three(10, 10, 5)],
    ['ML', three(10, 15, 15)],
  ],
  // Namibia, reviewed on 17 December 2024.
  NA: [
    ['MY', { ...three(10, 10, 5), ...fees(5) }, { payee: 'parent_company', dividends: 5 }],
    ['DE', { ...three(15, 0, 10), ...fees(0) }, { payee: 'parent_company', dividends: 10 }],
    // 5 from a holding of 50 %, 10 from one of 25 %: without the size, the higher one.
    ['GB', { ...three(15, 10, 5), ...fees(0) }, { payee: 'parent_company', dividends: 10 }],
  ],
};

const known = readTreaties();
// Each case has all its arguments, because Jest would pass a callback for a missing one.
const cases = Object.entries(tables).flatMap(([payer, pairs]) =>
  pairs.map(([partner, general, other]) => [payer, partner, general, other] as const),
);

test('there are more than 45 pairs', () => expect(cases.length).toBeGreaterThan(45));

test.each(cases)('%s to %s has the rates of the published table', (payer, partner, general, other) => {
  const rates = (payee: Payee | undefined, wanted: Rates): Rates =>
    Object.fromEntries(
      Object.keys(wanted).map((type) => {
        const payment = type as PaymentType;
        const found = treatyRate(known(payer), { partner, payment, payee, date: '2026-11-20' });
        return [payment, found.state === 'rate' ? found.rate : found.state];
      }),
    );
  expect(rates(undefined, general)).toEqual(general);
  if (other === undefined) return;
  const { payee, ...wanted } = other;
  expect(rates(payee, wanted)).toEqual(wanted);
});
