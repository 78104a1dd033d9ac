import { useQuestion } from '../../service/use-question';

/** A fixed parity between two currencies, with its first day where that is recorded. */
export interface Parity {
  readonly since: string | undefined;
}

/**
 * The parity of two currencies that are pegged to the same one. `'none'`: the rate floats. Undefined until the answer
 * arrives.
 */
export function useParity(from: string, to: string): Parity | 'none' | undefined {
  const { answer } = useQuestion('getCurrencies', {});
  if (answer === undefined) return undefined;
  const pegs = [from, to].map((wanted) => answer.data.currencies.find(({ code }) => code === wanted));
  const [anchor, otherAnchor] = pegs.map((currency, index) => currency?.pegged_to ?? [from, to][index]);
  if (from === to) return { since: undefined };
  if (anchor !== otherAnchor) return 'none';
  return {
    since: pegs
      .flatMap((currency) => currency?.pegged_since ?? [])
      .sort()
      .at(-1),
  };
}
