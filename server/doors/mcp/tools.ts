import { z } from 'zod';
import { contractOf, type OperationContract, type OperationId } from '../../../src/contract';

/** A tool for agents: the operation that it asks, and when to use it. */
interface AgentTool {
  readonly name: string;
  readonly title: string;
  readonly asks: OperationId;
  readonly description: string;
}

/** The tools, in the order in which agents see them. Their inputs and answers are those of their operations. */
export const agentTools: readonly AgentTool[] = [
  {
    name: 'payslip',
    title: 'Payslip: gross to net, or net to gross',
    asks: 'calculatePaye',
    description:
      'Income tax, contributions and net pay of an employee in one African country, with every line of the payslip. Use mode "net_to_gross" to find the gross pay behind a net pay. To compare countries, ask once for each. Amounts are in the currency of the country, for the pay period (monthly unless stated).',
  },
  {
    name: 'explain_tax',
    title: 'Why a tax is what it is',
    asks: 'explainTax',
    description:
      'Explains income, corporate, withholding or capital gains tax line by line: how each amount is calculated, the rule of law, the day from which it applies and its sources. Use it when somebody asks why. `sources` of a line are places in `meta.sources`, from 1.',
  },
  {
    name: 'withholding_and_other_tax',
    title: 'Withholding, corporate or capital gains tax',
    asks: 'calculateTax',
    description:
      'Withholding tax on a payment (with `recipient_country` the lower of the domestic and the treaty rate applies), corporate tax on the profit of a year, or tax on a capital gain. Amounts are in the currency of the country.',
  },
  {
    name: 'tax_law',
    title: 'Tax law of a country',
    asks: 'getCountries',
    description:
      'Without `country`: the 54 countries. With `country`: brackets, contributions, corporate, withholding and gains tax rates and VAT in force, with sources.',
  },
  {
    name: 'vat',
    title: 'Add or extract VAT',
    asks: 'calculateVatV1',
    description: 'VAT added to a net amount or extracted from a gross one, in the currency of the country.',
  },
  {
    name: 'exchange_rate',
    title: 'Exchange rate and conversion',
    asks: 'getExchangeRate',
    description:
      'The mid-market rate between two currencies, the conversion of an amount, and with `date` the rate of a past day (Pro plan and above).',
  },
  {
    name: 'exchange_rate_history',
    title: 'Past exchange rates',
    asks: 'getExchangeRateHistory',
    description:
      'The rate between two currencies on each day of publication from `start` to `end` (Pro plan and above).',
  },
  {
    name: 'central_bank',
    title: 'Central bank figures',
    asks: 'getCentralBankData',
    description:
      'Policy rate, inflation, treasury bill yields, growth (all in percent) and the next policy meeting, of one country or all.',
  },
  {
    name: 'fuel_prices',
    title: 'Fuel prices',
    asks: 'getFuelPrices',
    description: 'Pump prices of petrol, diesel, kerosene and LPG in one country or all, a litre or a kilogram.',
  },
];

/** The JSON Schema of an object, as plain JSON. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  JSON.parse(JSON.stringify({ ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }), type: 'object' })) as {
    readonly type: 'object';
  };

/** The schema of the input of an operation: its batch item where it has one, because that takes numbers as numbers. */
export const inputOf = ({ item, body, query }: OperationContract): z.ZodObject => item ?? body ?? query ?? z.object({});

/** The tools as agents list them. */
export const listedTools = () =>
  agentTools.map(({ asks, ...words }) => ({
    ...words,
    inputSchema: jsonSchema(inputOf(contractOf(asks)), 'input'),
    outputSchema: jsonSchema(contractOf(asks).response, 'output'),
    annotations: { title: words.title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  }));
