import {
  type BenefitFact,
  benefitFactNames,
  benefitFacts,
  type BenefitKind,
  benefitKinds,
  benefitWords,
} from '../words/benefits';
import {
  type CircumstanceName,
  circumstanceNames,
  type CircumstanceWord,
  circumstanceWords,
} from '../words/circumstances';
import { inSentence } from '../words/in-sentence';
import { paidVariable, type PaidByEmployee, paymentsByEmployee, paymentWords } from '../words/paid-by-employee';
import { type PayPart, payParts, payPartWords } from '../words/pay-parts';
import { payPeriodWords } from '../words/pay-periods';
import { workedAmountWords } from '../words/worked';
import { type YearToDateName, yearToDateNames, yearToDateVariable, yearToDateWords } from '../words/year-to-date';
import type { Detail } from './detail';

/** What the valuation of a benefit may ask besides its cost. */
export type FurtherFact = Exclude<BenefitFact, 'cost'>;
export const furtherFacts = benefitFactNames.filter((fact): fact is FurtherFact => fact !== 'cost');

/** An example of each fact, of a benefit whose valuation asks it. */
export const factExamples = {
  value: { kind: 'housing', value: '50000' },
  employee_pays: { kind: 'vehicle', value: '5000' },
  price: { kind: 'vehicle', value: '2000000' },
  age_in_years: { kind: 'vehicle', value: '6' },
  engine: { kind: 'vehicle', value: '1800' },
  rooms: { kind: 'housing', value: '4' },
  balance: { kind: 'loan', value: '600000' },
  rate: { kind: 'loan', value: '2' },
} as const satisfies Readonly<Record<FurtherFact, { readonly kind: BenefitKind; readonly value: string }>>;

/** The name of a benefit in kind; its plain name may also be that of an allowance. */
export const inKindName = <Kind extends BenefitKind>(kind: Kind) => `in_kind_${kind}` as const;
/** The name of a fact about a benefit in kind. */
export const benefitFactName = <Kind extends BenefitKind, Fact extends FurtherFact>(kind: Kind, fact: Fact) =>
  `in_kind_${kind}_${fact}` as const;

const requestDetails = {
  period: {
    kind: 'choice',
    path: ['period'],
    label: 'Pay period',
    meaning: 'Pay period of the amount. It affects income tax only.',
    example: 'weekly',
    choices: payPeriodWords,
  },
  pay_periods: {
    kind: 'number',
    path: ['pay_periods'],
    label: 'Pay periods of the year',
    meaning:
      'How many pay periods this year has: 53 weeks or 27 fortnights, and for daily pay the paid days of a year.',
    example: '53',
  },
  worked_from: {
    kind: 'day',
    path: ['worked', 'from'],
    label: 'Worked from',
    meaning: 'First paid day of the month, of an employee who joins in it. The pay stated is that of the whole month.',
    example: '2026-11-17',
  },
  worked_to: {
    kind: 'day',
    path: ['worked', 'to'],
    label: 'Worked to',
    meaning: 'Last paid day of the month, of an employee who leaves in it. The pay stated is that of the whole month.',
    example: '2026-11-20',
  },
  unpaid_from: {
    kind: 'day',
    path: ['worked', 'unpaid_from'],
    label: 'Unpaid leave from',
    meaning: 'First day of unpaid leave in the month. The pay stated is that of the whole month.',
    example: '2026-11-09',
  },
  unpaid_to: {
    kind: 'day',
    path: ['worked', 'unpaid_to'],
    label: 'Unpaid leave to',
    meaning: 'Last day of unpaid leave in the month. The pay stated is that of the whole month.',
    example: '2026-11-13',
  },
  days_paid: {
    kind: 'number',
    path: ['worked', 'days'],
    label: 'Days paid',
    meaning: 'Paid days of the month, instead of a first and a last day. The pay stated is that of the whole month.',
    example: '15',
  },
  worked_of: {
    kind: 'number',
    path: ['worked', 'of'],
    label: 'Days of the month',
    meaning: 'Of how many days the paid ones are a part. Default: the days of a month as the country counts them.',
    example: '26',
  },
  worked_amount_is: {
    kind: 'choice',
    path: ['worked', 'amount_is'],
    label: 'Pay is that of',
    meaning: 'Whether the pay stated is that of the whole month or that of the part that is paid.',
    example: 'part',
    choices: workedAmountWords,
  },
  tax_year: {
    kind: 'word',
    path: ['tax_year'],
    label: 'Tax year',
    meaning: 'Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year.',
    example: '2026',
  },
  law_version: {
    kind: 'word',
    path: ['law_version'],
    label: 'Version of the law',
    meaning:
      'Answers with an earlier version of the law, as the service would have answered then. `GET /api/v1/law/versions` lists those that there are. Needs the Pro plan or above.',
    example: '2026.11.1',
  },
  include_pension: {
    kind: 'flag',
    path: ['include_pension'],
    label: 'Deduct contributions',
    meaning: 'false: employee contributions are ignored, both in net pay and in taxable pay.',
    example: 'false',
  },
  pay_date: {
    kind: 'day',
    path: ['pay_date'],
    label: 'Pay date',
    meaning:
      'Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year.',
    example: '2026-01-31',
  },
  currency: {
    kind: 'word',
    path: ['currency'],
    label: 'Currency',
    meaning: 'Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD).',
    example: 'USD',
  },
  basic: {
    kind: 'share',
    path: ['basic'],
    label: 'Basic share',
    meaning:
      'Share of gross pay that is basic pay, from 0 to 1. Default: all of it. This is the older form: it is better to name the other parts of pay.',
    example: '0.6',
  },
} as const satisfies Readonly<Record<string, Detail>>;
type RequestDetail = keyof typeof requestDetails;

export type DetailName =
  | RequestDetail
  | CircumstanceName
  | PayPart
  | 'overtime_hours'
  | `in_kind_${BenefitKind}`
  | `in_kind_${BenefitKind}_${FurtherFact}`
  | `paid_${PaidByEmployee}`
  | `year_to_date_${YearToDateName}`;

type Entry = readonly [DetailName, Detail];

function circumstance(name: CircumstanceName): Entry {
  const word: CircumstanceWord = circumstanceWords[name];
  const { label, meaning, example } = word;
  const detail = { path: ['employee', name], label, meaning, example } as const;
  if (word.kind === 'choice') return [name, { ...detail, kind: 'choice', choices: word.choices }];
  return [name, { ...detail, kind: word.kind === 'flag' ? 'flag' : 'number' }];
}

const part = (name: PayPart): Entry => [
  name,
  { kind: 'part', path: ['pay', name], ...payPartWords[name], example: '30000' },
];

const overtimeHours: Entry = [
  'overtime_hours',
  {
    kind: 'number',
    path: ['pay', 'overtime', 'hours'],
    label: 'Overtime hours',
    meaning: 'Hours that the overtime pay is for, beside `overtime`',
    example: '10',
  },
];

function benefit(kind: BenefitKind): Entry[] {
  const { label, meaning } = benefitWords[kind];
  return [
    [
      inKindName(kind),
      {
        kind: 'benefit',
        path: ['in_kind', kind],
        label: `${label} in kind`,
        meaning: `${meaning}: what it costs the employer in the pay period`,
        example: '50000',
      },
    ],
    ...furtherFacts.map((fact): Entry => [
      benefitFactName(kind, fact),
      {
        kind: 'number',
        path: ['in_kind', kind, fact],
        label: `${label} in kind: ${benefitFacts[fact].label}`,
        meaning: benefitFacts[fact].meaning,
        example: factExamples[fact].value,
      },
    ]),
  ];
}

const paid = (name: PaidByEmployee): Entry => {
  const { label, meaning } = paymentWords[name];
  return [
    paidVariable(name),
    {
      kind: 'number',
      path: ['paid', name],
      label: `${label} paid`,
      meaning: `Paid by the employee: ${inSentence(meaning)}`,
      example: '5000',
    },
  ];
};

const yearToDate = (name: YearToDateName): Entry => [
  yearToDateVariable(name) as DetailName,
  {
    kind: 'number',
    path: ['year_to_date', name],
    ...yearToDateWords[name],
    example: name === 'months' ? '5' : '400000',
  },
];

/**
 * The income-tax fields a formula may pass by name in `details`, and a payroll table as headings:
 * `married; transport=30000; pay_date=2026-01-31`. Circumstances, parts of pay, benefits, payments and the year so far
 * come from their own lists.
 */
export const payDetails = Object.fromEntries([
  ...Object.entries(requestDetails),
  ...circumstanceNames.map(circumstance),
  ...payParts.flatMap((name) => (name === 'overtime' ? [part(name), overtimeHours] : [part(name)])),
  ...benefitKinds.flatMap(benefit),
  ...paymentsByEmployee.map(paid),
  ...yearToDateNames.map(yearToDate),
]) as Readonly<Record<DetailName, Detail>>;

export const detailNames = Object.keys(payDetails) as readonly DetailName[];

export const isDetailName = (name: string): name is DetailName => Object.hasOwn(payDetails, name);
