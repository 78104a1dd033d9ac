/** What can be imported. */
export const importKinds = ['fuel', 'central-bank', 'fx'] as const;
export type ImportKind = (typeof importKinds)[number];

/** A column of the table that a person fills in. */
interface Column {
  readonly name: string;
  /** Must the table have this column? Whether a cell may be empty depends on the row. */
  readonly required: boolean;
  readonly help: string;
  readonly example: string;
}

const cited: readonly Column[] = [
  {
    name: 'source',
    required: true,
    help: 'Title of the notice, page or newspaper article that says so.',
    example: 'Maximum retail prices, 15 November to 14 December 2026',
  },
  {
    name: 'publisher',
    required: true,
    help: 'Who published it.',
    example: 'Energy and Petroleum Regulatory Authority',
  },
  {
    name: 'url',
    required: false,
    help: 'Its address; empty where it is only in print.',
    example: 'https://www.epra.go.ke/pump-prices',
  },
  {
    name: 'official',
    required: false,
    help: 'yes where the bank, the regulator or the office of statistics says so itself; no, or empty, for press and compiled tables. Of one day, what is official comes first.',
    example: 'yes',
  },
  { name: 'note', required: false, help: 'For yourself; it is not stored.', example: '' },
];

/** The columns of each kind, in the order of the template. */
export const columns: Readonly<Record<ImportKind, readonly Column[]>> = {
  fuel: [
    { name: 'country', required: true, help: 'Code of the country: KE, NG, CI …', example: 'KE' },
    { name: 'fuel', required: true, help: 'petrol, diesel, kerosene or lpg.', example: 'petrol' },
    { name: 'price', required: true, help: 'Pump price of one litre; of lpg, of one kilogram.', example: '214.03' },
    { name: 'currency', required: true, help: 'Currency of the price: that of the country.', example: 'KES' },
    { name: 'date', required: true, help: 'First day of the price, written 2026-11-15.', example: '2026-11-15' },
    ...cited,
  ],
  'central-bank': [
    {
      name: 'country',
      required: true,
      help: 'Code of the country; BCEAO or BEAC for the policy rate and the meetings of a common central bank.',
      example: 'KE',
    },
    {
      name: 'indicator',
      required: true,
      help: 'policy_rate, inflation, inflation_core, inflation_food, tbill_91, tbill_182, tbill_364, gdp_growth, or mpc for a meeting of the committee.',
      example: 'policy_rate',
    },
    { name: 'value', required: true, help: 'In percent: 8.75. Of a meeting: planned, or cancelled.', example: '8.75' },
    {
      name: 'date',
      required: true,
      help: 'Day of the decision, of the auction or of the meeting, written 2026-11-10. Empty for inflation and growth, whose period says it; of a forecast, the day it was made.',
      example: '2026-11-10',
    },
    {
      name: 'period',
      required: false,
      help: 'Of inflation: 2026-10, 2026-Q3 or 2026. Of growth: 2026-Q3, 2026 or 2026-Q1/2026-Q3. Else empty.',
      example: '',
    },
    { name: 'basis', required: false, help: 'estimate or forecast; empty for a result.', example: '' },
    {
      name: 'announced',
      required: false,
      help: 'Of a meeting: the day on which its date was made known; empty for today.',
      example: '',
    },
    ...cited.map((column) => ({
      ...column,
      example:
        {
          source: 'MPC press release of 6 October 2026',
          publisher: 'Central Bank of Kenya',
          url: 'https://www.centralbank.go.ke/mpc',
          official: 'yes',
        }[column.name] ?? '',
    })),
  ],
  fx: [
    { name: 'currency', required: true, help: 'Code of the currency: KES, NGN …', example: 'KES' },
    { name: 'per_usd', required: true, help: 'Units of the currency for one US dollar, mid rate.', example: '129.25' },
    { name: 'date', required: true, help: 'Day of the rate, written 2026-11-20.', example: '2026-11-20' },
    ...cited.map((column) => ({
      ...column,
      example:
        {
          source: 'Indicative exchange rates of 20 November 2026',
          publisher: 'Central Bank of Kenya',
          url: 'https://www.centralbank.go.ke/rates/forex-exchange-rates',
          official: 'yes',
        }[column.name] ?? '',
    })),
  ],
};
