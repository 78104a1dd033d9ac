import { z } from 'zod';
import { contractOf, type KeyScope, type OperationContract, type OperationId } from '../../../src/contract';
import { refusal } from '../../../src/contract/refusal';
import { message } from '../../../src/language/message';
import { briefSchema } from './brief-schema';
import { CheckReturnRequest } from './check-return';
import { CompareRequest } from './compare-request';

/** A tool for agents: the operation that it asks, and when to use it. */
export interface AgentTool {
  readonly name: string;
  /** Its name for people, if the tool does something else than its operation. */
  readonly title?: string;
  readonly asks: OperationId;
  /** What its operation takes, if the tool takes something else. */
  readonly takes?: z.ZodObject;
  /** What the key must allow besides the operation. */
  readonly alsoNeeds?: KeyScope;
  /** Does it answer with rows that may be too many for one answer? */
  readonly hasRows?: boolean;
  /**
   * The fields that it lists, of all that its operation takes; all if left out. Answers name those that few questions
   * need, such as `category`, where they matter.
   */
  readonly fields?: readonly string[];
  /** Fields that another tool describes, and perhaps in other words. */
  readonly describedElsewhere?: readonly string[];
  readonly description: string;
}

/** What a question about pay states. */
const payFields = [
  'country',
  'amount',
  'period',
  'mode',
  'include_pension',
  'tax_year',
  'pay_date',
  'currency',
  'employee',
  'pay',
  'in_kind',
  'paid',
  'year_to_date',
] as const;

/** What a question about another tax states. */
const levyFields = [
  'turnover',
  'sector',
  'payment_type',
  'residency',
  'payee',
  'recipient_country',
  'taxpayer',
] as const;

/** The tools, in the order in which agents see them. Their inputs and answers are those of their operations. */
export const agentTools: readonly AgentTool[] = [
  {
    name: 'payslip',
    asks: 'calculatePaye',
    description:
      'Income tax, contributions and net pay of an employee in one African country, with every line of the payslip. Use mode "net_to_gross" to find the gross pay behind a net pay. Use `compare_countries` for several countries.',
    fields: payFields,
  },
  {
    name: 'year_of_pay',
    asks: 'calculatePayrollYear',
    description:
      'The months of a tax year of one employee, each under the law of its own day, with the year-end reconciliation where the law requires one. Use it for raises, bonuses, joining and leaving inside a year. `months` says what changes, for example [{"month": "2026-12", "pay": {"thirteenth": 85000}}].',
    describedElsewhere: ['pay'],
  },
  {
    name: 'compare_countries',
    title: 'Compare one salary in several countries',
    asks: 'calculatePaye',
    takes: CompareRequest,
    alsoNeeds: 'forex',
    description:
      'Income tax, net pay and cost to the employer of one salary in 2 to 10 African countries, in the local currency of each and in a currency you choose. Each country counts as a call.',
  },
  {
    name: 'explain_tax',
    asks: 'explainTax',
    description:
      'Explains income, corporate, withholding or capital gains tax line by line: how each amount is calculated, the rule of law, the day from which it applies and its sources. Use it when somebody asks why. `sources` of a line are places in `meta.sources`, from 1. Takes the fields of `payslip` and of `withholding_and_other_tax`.',
    fields: ['country', 'amount', 'type', ...payFields.slice(2), ...levyFields],
    describedElsewhere: [...payFields, ...levyFields],
  },
  {
    name: 'withholding_and_other_tax',
    title: 'Calculate withholding, corporate or capital gains tax',
    asks: 'calculateTax',
    description:
      'Withholding tax on a payment (with `recipient_country` the lower of the domestic and the treaty rate applies), corporate tax on the profit of a year, or tax on a capital gain.',
    fields: ['country', 'amount', 'type', 'mode', 'tax_year', 'pay_date', ...levyFields],
  },
  {
    name: 'tax_law',
    asks: 'getCountries',
    hasRows: true,
    description:
      'Without `country`: the 54 countries. With `country`: brackets, contributions, corporate, withholding and gains tax rates and VAT in force, with sources.',
  },
  {
    name: 'tax_treaties',
    asks: 'getTreaties',
    hasRows: true,
    description:
      'The tax treaties of a country: their rates on dividends, interest, royalties and services, and whether they are in force.',
    describedElsewhere: ['payment_type'],
  },
  {
    name: 'minimum_wage',
    asks: 'getMinimumWages',
    hasRows: true,
    description: 'Minimum wages of one country or all on a day: the general one and those of sectors.',
  },
  {
    name: 'due_dates',
    asks: 'getPayrollCalendar',
    hasRows: true,
    description: 'Returns and payments due for a month of payroll: form, authority, day.',
  },
  {
    name: 'payroll_returns',
    asks: 'getPayrollReturns',
    hasRows: true,
    description: 'Forms of returns; how sure each layout is.',
  },
  {
    name: 'check_return',
    title: 'Check the rows of a return',
    asks: 'fillPayrollReturn',
    takes: CheckReturnRequest,
    description:
      'What an authority would reject in a return, by row number and without values of the rows. Nothing is stored.',
  },
  {
    name: 'working_days',
    asks: 'getWorkingDays',
    hasRows: true,
    description: 'Working days and holidays between two days, or the day so many working days away.',
  },
  {
    name: 'labour_law',
    asks: 'getLabourLaw',
    hasRows: true,
    description:
      'What an employment owes by law: hours, overtime, leave, notice, severance, seniority bonus, thirteenth month, with articles. The legal minimum.',
  },
  {
    name: 'overtime_pay',
    asks: 'calculateOvertime',
    fields: ['country', 'pay', 'pay_period', 'hours', 'kind', 'on'],
    description: 'Pay of hours of overtime with the premium of the law.',
  },
  {
    name: 'annual_leave',
    asks: 'calculateLeave',
    fields: ['country', 'started', 'on', 'pay', 'leave_days'],
    description: 'Days of annual leave by seniority and, with `pay`, what they are paid.',
  },
  {
    name: 'notice',
    asks: 'calculateNotice',
    fields: ['country', 'started', 'ends', 'pay'],
    description: 'The notice of an employer and, with `pay`, the pay instead of it.',
  },
  {
    name: 'severance_pay',
    asks: 'calculateSeverance',
    fields: ['country', 'pay', 'started', 'ends', 'reason'],
    description: 'What an employer owes by years of service when an employment ends.',
  },
  {
    name: 'seniority_bonus',
    asks: 'calculateSeniority',
    description: 'The bonus for years of service that the law requires.',
  },
  {
    name: 'vat',
    asks: 'calculateVatV1',
    description: 'VAT added to a net amount or extracted from a gross one.',
  },
  {
    name: 'exchange_rate',
    asks: 'getExchangeRate',
    description:
      'The mid-market rate between two currencies, the conversion of an amount, and with `date` the rate of a past day (Pro plan and above).',
  },
  {
    name: 'exchange_rate_history',
    asks: 'getExchangeRateHistory',
    hasRows: true,
    description:
      'The rate between two currencies on each day of publication from `start` to `end` (Pro plan and above).',
  },
  {
    name: 'central_bank',
    asks: 'getCentralBankData',
    hasRows: true,
    description:
      'Policy rate, inflation, treasury bill yields, growth (all in percent) and the next policy meeting, of one country or all.',
  },
  {
    name: 'fuel_prices',
    asks: 'getFuelPrices',
    hasRows: true,
    description: 'Pump prices of petrol, diesel, kerosene and LPG in one country or all, a litre or a kilogram.',
  },
  {
    name: 'history',
    asks: 'getSeries',
    hasRows: true,
    description:
      'Past values of a fuel price or a central bank figure (Pro plan and above). For exchange rates use `exchange_rate_history`.',
  },
  {
    name: 'changes',
    asks: 'getChanges',
    hasRows: true,
    description:
      'Changes of law, policy rates, inflation, fuel prices and exchange rates since a day, newest first, before and after, with sources. Use it when somebody asks what is new. More than 31 days back needs the Pro plan or above.',
  },
];

/** The input of an operation: its batch item where it has one, because that takes numbers as numbers. */
const inputOfOperation = ({ item, body, query }: OperationContract): z.ZodObject =>
  item ?? body ?? query ?? z.object({});

const skip = z
  .number(refusal(message('skip_malformed')))
  .int(refusal(message('skip_malformed')))
  .min(0, refusal(message('skip_malformed')))
  .default(0)
  .describe('Rows to leave out at the start.');

/** What a tool takes. */
export const inputOf = ({ asks, takes, hasRows = false }: AgentTool): z.ZodObject => {
  const input = takes ?? inputOfOperation(contractOf(asks));
  return hasRows ? z.object({ ...input.shape, skip }) : input;
};

/** The name of an operation for people. Of twins, the first has the plain one. */
function nameOf(id: OperationId): string {
  const { twinOf, summary } = contractOf(id);
  return twinOf === undefined ? summary : contractOf(twinOf as OperationId).summary;
}

/** The fields that a tool lists by itself. An earlier version of the law is a question of auditors, not of agents. */
const usualFields = ({ shape }: z.ZodObject): readonly string[] =>
  Object.keys(shape).filter((name) => name !== 'law_version');

/**
 * The tools as agents list them. The schemas of their answers are left out: they would be most of the list, and agents
 * read the answers without them. A field that an earlier tool describes in the same words has its type only.
 */
export function listedTools() {
  const described = new Set<string>();
  const isDescribed = (name: string, field: object): boolean => {
    const text = JSON.stringify([name, field]);
    const isKnown = described.has(text);
    described.add(text);
    return isKnown;
  };
  return agentTools.map((tool) => {
    const { name, title = nameOf(tool.asks), description } = tool;
    const input = inputOf(tool);
    return {
      name,
      title,
      description,
      inputSchema: briefSchema(input, tool.fields ?? usualFields(input), tool.describedElsewhere, isDescribed),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    };
  });
}
