import type { CountryCode } from '../../src/contract/country-code';
import type { Period } from '../../src/contract/tax';

/** How gross pay is read. */
export interface Conversion {
  readonly country: CountryCode;
  readonly period: Period;
  /** In the country's own label; the current one when left out. */
  readonly taxYear?: string;
  /** Are employee contributions deducted? Yes when left out. */
  readonly includePension?: boolean;
}

/** What the service says of the age of its data. */
interface Told {
  readonly data_status?: string | undefined;
  readonly notices: readonly string[];
}

/** An envelope of the service, as far as it is read here. */
type Answer<Data> =
  | { readonly success: true; readonly data: Data; readonly meta?: Told | undefined }
  | { readonly success: false; readonly error: { readonly message: string } };

/** Asks the batch operation: `call` of the client in `src/client`. */
export type AskBatch = (
  operation: 'batch',
  input: { items: { operation: 'tax'; input: Record<string, unknown>; select?: string[] }[] },
  options: { readonly signal?: AbortSignal },
) => Promise<Answer<{ readonly results: readonly Answer<Readonly<Record<string, unknown>>>[] }>>;

/** What amounts come to. `ended` says why there is nothing more to come. */
export interface Converted {
  readonly nets: readonly (number | undefined)[];
  readonly failed: { readonly count: number; readonly message: string | undefined };
  /** What a person must know where the law is not current. */
  readonly warning?: string;
  readonly ended?: 'cancelled' | { readonly message: string };
}

const stopped = (ended: Converted['ended'] & {}): Converted => ({
  nets: [],
  failed: { count: 0, message: undefined },
  ended,
});

const warnings: Readonly<Record<string, string>> = {
  due: 'Due for a check:',
  stale: 'Not current:',
  sample: 'Sample data:',
};

/** Older rules and sample data do not pass for current ones. */
function warningOf(told: Told | undefined): string | undefined {
  const warning = told?.data_status === undefined ? undefined : warnings[told.data_status];
  return warning === undefined ? undefined : [warning, ...told!.notices].join(' ');
}

/**
 * Net pay of amounts, each different one computed once. The first answer comes whole, because only a whole one says how
 * old the law is.
 */
export function netPays(
  ask: AskBatch,
  { country, period, taxYear, includePension }: Conversion,
  signal: AbortSignal | undefined,
): (amounts: readonly number[]) => Promise<Converted> {
  const known = new Map<number, number | { readonly message: string }>();
  let told: Told | undefined;
  const itemOf = (amount: number, whole: boolean) => ({
    operation: 'tax' as const,
    input: {
      country,
      amount,
      type: 'income',
      period,
      ...(taxYear === undefined ? {} : { tax_year: taxYear }),
      ...(includePension === undefined ? {} : { include_pension: includePension }),
    },
    ...(whole ? {} : { select: ['net_amount'] }),
  });

  return async (amounts) => {
    const asked = [...new Set(amounts)].filter((amount) => !known.has(amount));
    if (asked.length > 0) {
      try {
        const answer = await ask(
          'batch',
          { items: asked.map((amount, i) => itemOf(amount, told === undefined && i === 0)) },
          signal === undefined ? {} : { signal },
        );
        if (!answer.success) return stopped(answer.error);
        asked.forEach((amount, i) => {
          const result = answer.data.results[i]!;
          if (result.success) told ??= result.meta;
          known.set(amount, result.success ? Number(result.data['net_amount']) : result.error);
        });
      } catch (thrown) {
        if (signal?.aborted === true) return stopped('cancelled');
        return stopped({
          message: thrown instanceof Error ? thrown.message : 'The finance service did not answer. Try again.',
        });
      }
    }
    if (signal?.aborted === true) return stopped('cancelled');
    const found = amounts.map((amount) => known.get(amount)!);
    const failures = found.filter((result) => typeof result === 'object');
    const warning = warningOf(told);
    return {
      ...(warning === undefined ? {} : { warning }),
      nets: found.map((result) => (typeof result === 'number' ? result : undefined)),
      failed: { count: failures.length, message: failures[0]?.message },
    };
  };
}
