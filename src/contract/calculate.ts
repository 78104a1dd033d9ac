import { z } from 'zod';
import { toIssueText } from '../language/issue-text';
import { message } from '../language/message';
import { largestAmount } from './amount';
import { choice } from './choice';
import { type CountryCode, countryCodes } from './country-code';
import { countryNames } from './countries';
import { momentOut } from './day';
import { employeeFields } from './employee';
import { Meta } from './meta';
import { nearest } from './nearest';
import { RecipientCountry } from './recipient-country';
import { quoted, refusal, refusalOf } from './refusal';
import { payees, paymentTypes, residencies, TaxResult, taxpayers } from './tax';
import { vatCategories, vatModes } from './vat';

const money = (field: string) =>
  z
    .number(refusal(message('money_not_a_number', { field })))
    .gt(0, refusal(message('amount_not_positive', { field })))
    .max(largestAmount, refusal(message('number_too_large', { field, most: largestAmount })));

const currency = (field: string) => z.string(refusal(message('currency_malformed', { field })));

/** The result of a tax without contributions. */
const taxAndNet = z.object({ tax: z.number(), net: z.number(), effectiveRate: z.string() });

/** Inputs and result of each tool kind that every country has. Amounts are in major units of its currency. */
const countryTools = {
  paye: {
    asks: 'calculateTax',
    describes: 'income tax and net pay of a year',
    inputs: z.object({
      grossAnnual: money('grossAnnual').describe('Gross pay of the year.'),
      pension: z
        .boolean(refusal(message('not_a_flag', { field: 'pension' })))
        .default(true)
        .describe('Whether employee contributions are deducted.'),
      ...employeeFields,
    }),
    result: z.object({
      tax: z.number(),
      netAnnual: z.number(),
      effectiveRate: z.string().describe('A percentage with its sign, for example 13.06%.'),
    }),
  },
  vat: {
    asks: 'calculateVat',
    describes: 'VAT added to or extracted from an amount',
    inputs: z.object({
      amount: money('amount'),
      mode: choice('mode', vatModes).default('add'),
      category: choice('category', vatCategories).default('standard'),
    }),
    result: z.object({ net: z.number(), vat: z.number(), gross: z.number(), rate: z.number() }),
  },
  cit: {
    asks: 'calculateTax',
    describes: 'corporate tax on the profit of a year',
    inputs: z.object({
      profit: z
        .number(refusal(message('money_not_a_number', { field: 'profit' })))
        .min(0, refusal(message('amount_not_positive', { field: 'profit' })))
        .max(largestAmount, refusal(message('number_too_large', { field: 'profit', most: largestAmount })))
        .describe('0 only where the country has a minimum tax.'),
      turnover: z
        .number(refusal(message('turnover_not_a_number')))
        .min(0, refusal(message('turnover_negative')))
        .max(largestAmount, refusal(message('number_too_large', { field: 'turnover', most: largestAmount })))
        .optional(),
      sector: z
        .string(refusal(message('sector_not_text')))
        .optional()
        .describe('The `id` of a sector with a rate of its own.'),
    }),
    result: taxAndNet,
  },
  wht: {
    asks: 'calculateTax',
    describes: 'tax withheld from a payment',
    inputs: z.object({
      amount: money('amount'),
      paymentType: choice('paymentType', paymentTypes)
        .optional()
        .describe('Default: `services` or, where no rate for services is recorded, the first type with a rate.'),
      residency: choice('residency', residencies)
        .optional()
        .describe('Default: `resident` or, where no rate for residents is recorded, `non_resident`.'),
      payee: choice('payee', payees)
        .optional()
        .describe('The kind of payee or payment, where the law has a special rate for it.'),
      recipientCountry: RecipientCountry.optional().describe(
        'The country of a non-resident payee. The lower of the domestic rate and that of the tax treaty applies.',
      ),
    }),
    result: z.object({
      tax: z.number(),
      net: z.number(),
      rate: z.number(),
      levied: TaxResult.shape.levied,
      finalTax: TaxResult.shape.final_tax,
      treaty: TaxResult.shape.treaty,
    }),
  },
  cgt: {
    asks: 'calculateTax',
    describes: 'tax on a capital gain',
    inputs: z.object({
      gain: money('gain'),
      taxpayer: choice('taxpayer', taxpayers)
        .optional()
        .describe('Default: `individual` or, where only the rule for companies is recorded, `company`.'),
    }),
    result: taxAndNet,
  },
} as const;

/** Inputs, result and underlying operation of each tool kind. */
export const toolKinds = {
  ...countryTools,
  convert: {
    asks: 'getExchangeRate',
    describes: 'an amount converted at the mid-market rate',
    inputs: z.object({
      from: currency('from').describe('Currency to convert from.'),
      to: currency('to').describe('Currency to convert to.'),
      amount: money('amount').default(1).describe('Amount to convert.'),
      date: z
        .string(refusal(message('date_malformed', { field: 'date' })))
        .optional()
        .describe('A past day. Default: the latest rate. Pro plan and above.'),
    }),
    result: z.object({
      from: z.string(),
      to: z.string(),
      amount: z.number(),
      rate: z.number().describe('Units of `to` for one unit of `from`.'),
      converted: z.number().describe('`amount` in `to`.'),
    }),
  },
} as const;
export type ToolKind = keyof typeof toolKinds;
type CountryToolKind = keyof typeof countryTools;

/** A tool of one country. */
export interface CountryTool {
  readonly kind: CountryToolKind;
  readonly country: CountryCode;
}

/** A tool: its kind and, except for conversions, its country. */
export type Tool = CountryTool | { readonly kind: 'convert' };

/**
 * Every tool by its identifier, such as `ng-paye`. A tool cannot answer if the country does not levy the tax, or the
 * tax is not recorded.
 */
export const tools: ReadonlyMap<string, Tool> = new Map<string, Tool>([
  ...countryCodes.flatMap((country) =>
    (Object.keys(countryTools) as CountryToolKind[]).map(
      (kind) => [`${country.toLowerCase()}-${kind}`, { kind, country }] as const,
    ),
  ),
  ['fx-convert', { kind: 'convert' }],
]);

export const CalculateRequest = z
  .object({
    tool: z
      .string(refusalOf((input) => message(input === undefined ? 'tool_missing' : 'tool_not_text')))
      .transform((text, context) => {
        const id = text.trim().toLowerCase();
        if (tools.has(id)) return id;
        // Where only the country is wrong, every other country is as near.
        const hasKind = Object.keys(countryTools).some((kind) => id.endsWith(`-${kind}`));
        const meant = hasKind ? undefined : nearest(id, tools.keys());
        const sent = quoted(text);
        const sentence =
          meant === undefined ? message('tool_unknown', { sent }) : message('tool_misspelt', { sent, meant });
        context.addIssue({ code: 'custom', message: toIssueText(sentence) });
        return z.NEVER;
      })
      .describe('The name of a tool, such as `ke-paye`. `GET /api/v1/tools` lists them.'),
    inputs: z
      .record(
        z.string(),
        z.unknown(),
        refusal(message('inputs_not_an_object', { example: '{ "grossAnnual": 6000000, "pension": true }' })),
      )
      .describe('What the tool takes, as its JSON Schema says.'),
  })
  .meta({ id: 'CalculateRequest', example: { tool: 'ng-paye', inputs: { grossAnnual: 6000000, pension: true } } });

/** Means «no limit»: the largest integer that every JSON reader represents exactly. */
export const noLimit = Number.MAX_SAFE_INTEGER;

export const CalculateResponse = z
  .object({
    result: z
      .union([...new Set(Object.values(toolKinds).map(({ result }) => result))])
      .describe('See `GET /api/v1/tools` for the result of each tool.'),
    meta: z.object({
      tool: z.string(),
      version: z.string(),
      timestamp: momentOut,
      usage: z.object({
        current: z.number(),
        limit: z.number().describe(`Calls a month that the plan allows. ${noLimit} where the plan has no limit.`),
        tier: z.string(),
      }),
      ...Meta.shape,
    }),
  })
  .meta({ id: 'CalculateResponse' });

export const ToolList = z
  .object({
    tools: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        version: z.string(),
        inputs: z.record(z.string(), z.unknown()),
        result: z.record(z.string(), z.unknown()),
      }),
    ),
    count: z.number(),
  })
  .meta({ id: 'ToolList' });

/** Title of a tool, for people: `Nigeria: income tax and net pay of a year`. */
export const toolTitle = (tool: Tool): string =>
  `${tool.kind === 'convert' ? 'Currencies' : countryNames[tool.country]}: ${toolKinds[tool.kind].describes}`;
