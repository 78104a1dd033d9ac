import { useQuestion } from '../../service/use-question';

/** A fixed parity between two currencies, and since when it holds where that is recorded. */
export interface Parity {
  readonly since: string | undefined;
}

/**
 * The parity of two currencies that are fixed to the same one, `'none'` where they move; undefined until that is known.
 */
export function useParity(from: string, to: string): Parity | 'none' | undefined {
  const { answer } = useQuestion('getCurrencies', {});
  if (answer === undefined) return undefined;
  const pegs = [from, to].map((wanted) => answer.data.currencies.find(({ code }) => code === wanted));
  const [one, other] = pegs.map((currency, at) => currency?.pegged_to ?? [from, to][at]);
  if (from === to) return { since: undefined };
  if (one !== other) return 'none';
  return {
    since: pegs
      .flatMap((currency) => currency?.pegged_since ?? [])
      .sort()
      .at(-1),
  };
}
