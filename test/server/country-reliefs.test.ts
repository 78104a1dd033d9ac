import { countryCodes, type CountryInfo } from '../../src/contract';
import { service } from '../support/service';

type Relief = NonNullable<CountryInfo['income_tax']>['relief'];

async function infoOf(country: string) {
  const { body } = await service.get(`/api/tax?country=${country}`);
  return { ...(body.data as unknown as CountryInfo), notices: body.meta.notices };
}

/** `relief` of a law, and the law. */
type Row = readonly [country: string, consolidated: number, percentageOfGross: number, law: string];

// The default employee is resident, single, without dependants, 40 years old and not disabled, and pays nothing that a
// request would have to state. The sources are in src/reference/data/countries.
const withRelief: readonly Row[] = [
  ['BF', 0, 25, 'flat abatement of 25 % of base pay; 20 % is for senior executives'],
  ['CF', 0, 30, 'professional expenses, 30 % of pay after CNSS'],
  ['CG', 0, 20, 'professional expenses, 20 % of pay after the retirement contribution'],
  ['CM', 500_000, 30, 'professional expenses of 30 %, and XAF 500,000 a year for everybody'],
  ['EG', 20_000, 0, 'personal exemption of EGP 20,000 since March 2024; EGP 30,000 is for disabled persons'],
  ['GA', 0, 20, 'professional expenses of 20 %, at most XAF 10,000,000 a year'],
  ['KM', 0, 30, 'professional expenses, 30 % of pay after contributions'],
  [
    'LY',
    1_800,
    0,
    'personal exemption of LYD 1,800 for a single person; 2,400 is for married ones, 300 for each child',
  ],
  ['MA', 0, 35, 'tax code, article 59: 35 % of pay to MAD 78,000 a year, above that 25 %, at most MAD 35,000'],
  ['MR', 72_000, 0, 'MRU 6,000 a month'],
  ['NE', 0, 13, 'professional expenses, 13 % of pay after CNSS; the deduction for dependants begins with the first'],
  ['SN', 0, 30, 'abatement of 30 %, at most XOF 900,000 a year'],
  ['TG', 0, 28, 'professional expenses, 28 % of pay after contributions, up to XOF 10,000,000'],
  ['TN', 0, 10, 'professional expenses of 10 %, at most TND 2,000; article 40: TND 300 is for a head of family'],
];

// Each of these laws has reliefs, and gives the default employee none.
const withoutRelief: readonly Row[] = [
  [
    'GH',
    0,
    0,
    'marriage, old age (from 60) and disability (25 %) are conditions that the default employee does not meet',
  ],
  ['KE', 0, 0, 'KES 150,000 a month is for persons with a disability certificate'],
  ['MU', 0, 0, 'from MUR 110,000 for one dependant; premiums for medical insurance only if paid'],
  ['NG', 0, 0, 'Nigeria Tax Act 2025, section 30: 20 % of the rent that is paid, at most NGN 500,000'],
  ['SL', 0, 0, 'NLe 500 a month of allowances; all pay is basic pay'],
  ['SZ', 0, 0, '10 % of mortgage interest paid, at most E2,400; 10 % of pay only limits what is paid to a fund'],
  ['ZA', 0, 0, 'R430,000 a year limits what is paid to a retirement fund'],
];

test.each([...withRelief, ...withoutRelief])(
  '%s: a fixed relief of %d a year and %d %% of pay (%s)',
  async (country, consolidated, percentage_of_gross) => {
    const { income_tax } = await infoOf(country);
    expect(income_tax!.relief).toEqual({ consolidated, percentage_of_gross });
  },
);

test('no other country deducts anything from the pay of the default employee', async () => {
  const named = new Set(withRelief.map(([country]) => country));
  for (const country of countryCodes.filter((code) => !named.has(code))) {
    const relief: Relief = (await infoOf(country)).income_tax?.relief ?? { consolidated: 0, percentage_of_gross: 0 };
    expect({ country, ...relief }).toEqual({ country, consolidated: 0, percentage_of_gross: 0 });
  }
});

test.each(countryCodes)(
  'the payslip of low pay deducts the relief that the country information states (%s)',
  async (country) => {
    const { income_tax } = await infoOf(country);
    if (income_tax === undefined) return;
    const { consolidated, percentage_of_gross } = income_tax.relief;
    const amount = Math.max(2 * consolidated, 10_000);
    const asked = { country, amount, type: 'income', period: 'annual', include_pension: false };
    const { body } = await service.post('/api/tax', asked);
    const deducted = (body.data.reliefs ?? []).reduce((sum, relief) => sum + relief.amount, 0);
    expect(deducted).toBeCloseTo(consolidated + (percentage_of_gross * amount) / 100, 0);
  },
);

// Cameroon deducts its 30 % from any pay, Senegal at most 900,000 a year.
test('a notice says that a relief is limited', async () => {
  const limited = /relief/i;
  expect((await infoOf('SN')).notices.filter((notice) => limited.test(notice))).toHaveLength(1);
  expect((await infoOf('CM')).notices.filter((notice) => limited.test(notice))).toHaveLength(0);
});
