import type { BatchColumns } from '../../src/contract/batch';
import type { CountryCode } from '../../src/contract/country-code';
import type { ErrorBody } from '../../src/contract/error';
import type { Period } from '../../src/contract/tax';
import { defined } from '../../src/defined';
import { say, sayings } from '../../ui/language/say';

/** How to read gross pay. */
export interface Conversion {
  readonly country: CountryCode;
  readonly period: Period;
  /** In the country's own label; the current one when left out. */
  readonly taxYear?: string;
  /** Are employee contributions deducted? Yes when left out. */
  readonly includePension?: boolean;
}

/** Age of the data of an answer. */
interface AnswerMeta {
  readonly data_status?: string | undefined;
  readonly notices: readonly string[];
}

/** An envelope of the service, as far as it matters here. */
type Answer<Data> =
  | { readonly success: true; readonly data: Data; readonly meta?: AnswerMeta | undefined }
  | { readonly success: false; readonly error: { readonly message: string } };

/** Asks the batch operation: `call` of the client in `src/client`. */
export type AskBatch = (
  operation: 'batch',
  input: { items: { operation: 'tax'; input: Record<string, unknown>; select: string[]; amounts: number[] }[] },
  options: { readonly signal?: AbortSignal },
) => Promise<Answer<{ readonly results: readonly unknown[] }>>;

/** Net pay of amounts. `ended` is the reason why no more follow. */
export interface Converted {
  readonly nets: readonly (number | undefined)[];
  readonly failed: { readonly count: number; readonly message: string | undefined };
  /** A warning for the user if the law is not current. */
  readonly warning?: string;
  readonly ended?: 'cancelled' | { readonly message: string };
}

const stopped = (ended: Converted['ended'] & {}): Converted => ({
  nets: [],
  failed: { count: 0, message: undefined },
  ended,
});

const warnings: Readonly<Record<string, string>> = sayings({
  due: 'due_for_a_check',
  stale: 'out_of_date',
  sample: 'sample_data',
});

/** A warning where rules are not current, or data are samples. */
function warningOf(meta: AnswerMeta | undefined): string | undefined {
  const warning = meta?.data_status === undefined ? undefined : warnings[meta.data_status];
  return warning === undefined ? undefined : [warning, ...meta!.notices].join(' ');
}

/** Net pay of amounts. Equal amounts are calculated once. */
export function netPays(
  ask: AskBatch,
  { country, period, taxYear, includePension }: Conversion,
  signal: AbortSignal | undefined,
): (amounts: readonly number[]) => Promise<Converted> {
  const calculated = new Map<number, number | { readonly message: string }>();
  let meta: AnswerMeta | undefined;
  const input = {
    country,
    type: 'income',
    period,
    ...defined({ tax_year: taxYear, include_pension: includePension }),
  };

  return async (amounts) => {
    const asked = [...new Set(amounts)].filter((amount) => !calculated.has(amount));
    if (asked.length > 0) {
      try {
        const answer = await ask(
          'batch',
          { items: [{ operation: 'tax', input, select: ['net_amount'], amounts: asked }] },
          defined({ signal }),
        );
        if (!answer.success) return stopped(answer.error);
        const column = answer.data.results[0] as BatchColumns | ErrorBody;
        if (column.success) meta ??= column.meta;
        asked.forEach((amount, i) =>
          calculated.set(
            amount,
            column.success ? ((column.columns['net_amount']![i] as number | null) ?? column.errors![i]!) : column.error,
          ),
        );
      } catch (thrown) {
        if (signal?.aborted === true) return stopped('cancelled');
        return stopped({
          message: thrown instanceof Error ? thrown.message : say('the_finance_service_did_not_answer'),
        });
      }
    }
    if (signal?.aborted === true) return stopped('cancelled');
    const results = amounts.map((amount) => calculated.get(amount)!);
    const failures = results.filter((result) => typeof result === 'object');
    const warning = warningOf(meta);
    return {
      ...defined({ warning }),
      nets: results.map((result) => (typeof result === 'number' ? result : undefined)),
      failed: { count: failures.length, message: failures[0]?.message },
    };
  };
}
