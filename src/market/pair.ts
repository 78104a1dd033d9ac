import { baseCurrency } from './mid-rate';

/** A rate: units of a currency for one unit of its base. */
export interface Pair {
  readonly base: string;
  readonly currency: string;
}

/** The pair that an entity of exchange rates means: `ZAR/KES`, or `KES` for the rate of one US dollar. */
export function pairOf(entity: string): Pair {
  const [first, second] = entity.split('/') as [string, string?];
  return second === undefined ? { base: baseCurrency, currency: first } : { base: first, currency: second };
}

/** The currencies of a pair that are quoted in US dollars. */
export const quotedOf = ({ base, currency }: Pair): readonly string[] =>
  [currency, base].filter((code, at, all) => code !== baseCurrency && all.indexOf(code) === at);
