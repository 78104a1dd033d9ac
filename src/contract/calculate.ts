import { z } from 'zod';
import { type CountryCode, countryCodes } from './country-code';
import { countryNames } from './countries';
import { momentOut } from './day';
import { Meta } from './meta';
import { nearest } from './nearest';
import { paymentTypes, residencies, taxpayers } from './tax';
import { vatCategories, vatModes } from './vat';

/** Label of the tools of `POST /api/v1/calculate`. */
export const toolVersion = '1.0.0-beta.1';

const money = (field: string) =>
  z
    .number({ error: () => `\`${field}\` must be a number greater than 0, for example 6000000.` })
    .gt(0, { error: () => `\`${field}\` must be greater than 0.` })
    .max(1e15, { error: () => `\`${field}\` must be at most 1,000,000,000,000,000.` });

const word = <const Words extends readonly [string, ...string[]]>(field: string, words: Words) =>
  z.enum(words, { error: () => `\`${field}\` must be one of ${words.map((one) => `"${one}"`).join(', ')}.` });

const currency = (field: string) =>
  z.string({ error: () => `\`${field}\` must be a currency code, for example "USD".` });

/** Inputs and result of each kind of tool that every country has; amounts in major units of the country's currency. */
const countryTools = {
  paye: {
    asks: 'calculateTax',
    describes: 'income tax and net pay of a year',
    inputs: z.object({
      grossAnnual: money('grossAnnual').describe('Gross pay of the year.'),
      pension: z
        .boolean({ error: () => '`pension` must be true or false.' })
        .default(true)
        .describe('Are employee contributions deducted?'),
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
      mode: word('mode', vatModes).default('add'),
      category: word('category', vatCategories).default('standard'),
    }),
    result: z.object({ net: z.number(), vat: z.number(), gross: z.number(), rate: z.number() }),
  },
  cit: {
    asks: 'calculateTax',
    describes: 'corporate tax on the profit of a year',
    inputs: z.object({
      profit: money('profit'),
      turnover: z
        .number({ error: () => '`turnover` must be a number, 0 or more.' })
        .min(0)
        .max(1e15)
        .optional(),
    }),
    result: z.object({ tax: z.number(), net: z.number(), effectiveRate: z.string() }),
  },
  wht: {
    asks: 'calculateTax',
    describes: 'tax withheld from a payment',
    inputs: z.object({
      amount: money('amount'),
      paymentType: word('paymentType', paymentTypes)
        .optional()
        .describe('`services` when left out or, where no rate for services is recorded, the first that is.'),
      residency: word('residency', residencies)
        .optional()
        .describe('`resident` when left out or, where no rate for residents is recorded, `non_resident`.'),
    }),
    result: z.object({ tax: z.number(), net: z.number(), rate: z.number() }),
  },
  cgt: {
    asks: 'calculateTax',
    describes: 'tax on a capital gain',
    inputs: z.object({
      gain: money('gain'),
      taxpayer: word('taxpayer', taxpayers)
        .optional()
        .describe('`individual` when left out or, where only the rule for companies is recorded, `company`.'),
    }),
    result: z.object({ tax: z.number(), net: z.number(), effectiveRate: z.string() }),
  },
} as const;

/** Inputs and result of each kind of tool, and the operation that it asks. */
export const toolKinds = {
  ...countryTools,
  convert: {
    asks: 'getExchangeRate',
    describes: 'an amount converted at the mid-market rate',
    inputs: z.object({
      from: currency('from').describe('Currency that is given.'),
      to: currency('to').describe('Currency that is wanted.'),
      amount: money('amount').default(1).describe('Amount to convert.'),
      date: z
        .string({ error: () => '`date` must be a day, for example "2026-06-30".' })
        .optional()
        .describe('A day of the past; the latest rate when left out. Pro plan and above.'),
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
export type CountryToolKind = keyof typeof countryTools;

/** A tool of a country: what is computed. */
export interface CountryTool {
  readonly kind: CountryToolKind;
  readonly country: CountryCode;
}

/** A tool: what is computed and, for all but conversions, for which country. */
export type Tool = CountryTool | { readonly kind: 'convert' };

/**
 * Every tool by its identifier, such as `ng-paye`. Not each can answer: some countries do not levy its tax, or it is
 * not recorded.
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
      .string({
        error: ({ input }) =>
          input === undefined
            ? '`tool` is missing: send the identifier of a tool, for example "ng-paye". GET /api/v1/tools lists them.'
            : '`tool` must be text, for example "ng-paye".',
      })
      .transform((text, context) => {
        const id = text.trim().toLowerCase();
        if (tools.has(id)) return id;
        const meant = nearest(id, tools.keys());
        context.addIssue({
          code: 'custom',
          message: `${JSON.stringify(text.slice(0, 40))} is not a tool${meant === undefined ? '. GET /api/v1/tools lists them.' : `: did you mean "${meant}"?`}`,
        });
        return z.NEVER;
      }),
    inputs: z.record(z.string(), z.unknown(), {
      error: () => '`inputs` must be an object, for example { "grossAnnual": 6000000, "pension": true }.',
    }),
  })
  .meta({ id: 'CalculateRequest', example: { tool: 'ng-paye', inputs: { grossAnnual: 6000000, pension: true } } });

/**
 * The limit of a plan without one: the largest whole number that every reader of JSON holds exactly, so that comparing
 * and subtracting stay right.
 */
export const noLimit = Number.MAX_SAFE_INTEGER;

export const CalculateResponse = z
  .object({
    result: z
      .union(Object.values(toolKinds).map(({ result }) => result))
      .describe('As `GET /api/v1/tools` describes it for the tool.'),
    meta: z.object({
      tool: z.string(),
      version: z.string(),
      timestamp: momentOut,
      usage: z.object({
        current: z.number(),
        limit: z.number().describe(`Calls of the month that the plan allows; ${noLimit} where it sets no limit.`),
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
