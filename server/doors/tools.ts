import { message, type MessageCode, type Sentence } from '../../src/language/message';
import { type z } from 'zod';
import {
  contractOf,
  type CountryTool,
  type ForexResult,
  type ItemOperation,
  type KeyScope,
  type TaxResult,
  type Tool,
  type ToolKind,
  toolKinds,
  type VatResult,
} from '../../src/contract';
import { done, fail } from '../../src/contract/error';
import { defined } from '../../src/defined';
import { checker, ignoredFields } from '../input/checker';
import type { Operations } from '../operations';
import type { Answered, Asking } from '../operations/operation';
import { questionOf } from './batch-items';

type Inputs<Kind extends ToolKind> = z.output<(typeof toolKinds)[Kind]['inputs']>;
type Result<Kind extends ToolKind> = z.output<(typeof toolKinds)[Kind]['result']>;
type Asks<Kind extends ToolKind> = (typeof toolKinds)[Kind]['asks'];
type Question<Kind extends ToolKind> = z.input<Extract<ItemOperation, { readonly id: Asks<Kind> }>['item']>;

/** The answers of the operations that tools ask. */
interface Data {
  readonly calculateTax: TaxResult;
  readonly calculateVat: VatResult;
  readonly getExchangeRate: ForexResult;
}

/** How a tool turns its inputs into a question to an operation, and the answer into its result. */
interface Form<Kind extends ToolKind> {
  readonly question: (inputs: Inputs<Kind>, country: CountryTool['country']) => Question<Kind>;
  readonly result: (data: Data[Asks<Kind>], inputs: Inputs<Kind>) => Result<Kind>;
}

const percentage = (rate: number): string => `${rate.toFixed(2)}%`;

const forms: { readonly [Kind in ToolKind]: Form<Kind> } = {
  paye: {
    question: ({ grossAnnual, pension, ...employee }, country) => ({
      country,
      type: 'income',
      amount: grossAnnual,
      period: 'annual',
      include_pension: pension,
      ...employee,
    }),
    result: ({ tax_amount, net_amount, effective_rate }) => ({
      tax: tax_amount,
      netAnnual: net_amount,
      effectiveRate: percentage(effective_rate),
    }),
  },
  vat: {
    question: ({ amount, mode, category }, country) => ({ country, amount, mode, category }),
    result: ({ net_amount, vat_amount, gross_amount, vat_rate }) => ({
      net: net_amount,
      vat: vat_amount,
      gross: gross_amount,
      rate: vat_rate,
    }),
  },
  cit: {
    question: ({ profit, turnover, sector }, country) => ({
      country,
      type: 'corporate',
      amount: profit,
      turnover,
      sector,
    }),
    result: ({ tax_amount, net_amount, effective_rate }) => ({
      tax: tax_amount,
      net: net_amount,
      effectiveRate: percentage(effective_rate),
    }),
  },
  wht: {
    question: ({ amount, paymentType, residency, payee, recipientCountry }, country) => ({
      country,
      type: 'withholding',
      amount,
      payment_type: paymentType,
      residency,
      payee,
      recipient_country: recipientCountry,
    }),
    result: ({ tax_amount, net_amount, brackets, levied, final_tax, treaty }) => ({
      tax: tax_amount,
      net: net_amount,
      rate: brackets[0]!.rate,
      ...defined({ levied, finalTax: final_tax, treaty }),
    }),
  },
  cgt: {
    question: ({ gain, taxpayer }, country) => ({ country, type: 'capital_gains', amount: gain, taxpayer }),
    result: ({ tax_amount, net_amount, effective_rate }) => ({
      tax: tax_amount,
      net: net_amount,
      effectiveRate: percentage(effective_rate),
    }),
  },
  convert: {
    question: (inputs) => inputs,
    result: ({ from, to, rate, amount: converted }, { amount }) => ({ from, to, amount, rate, converted: converted! }),
  },
};

/** Notices about a parameter or a field of the operation that no tool has: `period`, `bid` and `ask`. */
const besideTools: ReadonlySet<MessageCode> = new Set([
  'amount_is_annual_profit',
  'amount_is_payment',
  'amount_is_gain',
  'spread_indicative',
]);

/** The operation that a key must allow to run a tool. */
export const scopeOfTool = ({ kind }: Tool): KeyScope => contractOf(toolKinds[kind].asks).scope!;

const kinds = Object.keys(toolKinds) as readonly ToolKind[];

const checkInputs = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    checker(toolKinds[kind].inputs, true, (field) => message('not_an_input_of_tool', { field })),
  ]),
) as Readonly<Record<ToolKind, ReturnType<typeof checker>>>;

/** Sample values for the inputs that have no default. All of them are amounts. */
const plainInputs = (kind: ToolKind): object =>
  Object.fromEntries(
    Object.entries(toolKinds[kind].inputs.shape).flatMap(([name, schema]) =>
      schema.safeParse(undefined).success ? [] : [[name, 1_000]],
    ),
  );
const plain = Object.fromEntries(kinds.map((kind) => [kind, plainInputs(kind)])) as Readonly<Record<ToolKind, object>>;

/** Runs tools by asking their operations. */
export function createTools({ items }: Operations) {
  function run(tool: Tool, sent: unknown, asking: Asking): Answered {
    const inputs = checkInputs[tool.kind](sent);
    if ('error' in inputs) return fail('invalid_inputs', inputs.error.failure.message);
    const { value } = inputs;
    const { question, result } = forms[tool.kind] as Form<ToolKind>;
    const operation = scopeOfTool(tool) as keyof typeof items;
    const input = defined(question(value as never, (tool as CountryTool).country));
    const checked = questionOf({ operation, input });
    if ('failure' in checked) return { ok: false, failure: checked.failure };
    const found = items[operation].handler.answer(checked.value as never, asking);
    if (!found.ok) return found;
    const { data, meta, ignored = [] } = found.value;
    return done({
      data: result(data as never, value as never),
      meta: {
        ...meta,
        notices: meta.notices.filter((notice) => !besideTools.has(notice.code)),
      },
      ignored: [...ignored, ...ignoredFields(value)],
      // Sentences in the data are said by the door.
      ...('unsaid' in found.value ? { unsaid: found.value.unsaid } : {}),
    });
  }

  return {
    run,
    /** Why a tool cannot answer even with its required inputs alone; undefined if it can. */
    unanswerable(tool: Tool, asking: Asking): Sentence | undefined {
      if (tool.kind === 'convert') return undefined;
      const found = run(tool, plain[tool.kind], asking);
      return found.ok ? undefined : found.failure.message;
    },
  };
}
