import type { Currency, Parity } from '../reference/market/schema';
import { type Message, message } from '../language/message';
import { exactNumber } from '../language/terms';
import type { Source } from '../reference/schema';
import { citedOnce } from '../truth/cite';
import { confidenceOf } from '../truth/confidence';
import type { Evidence } from '../truth/evidence';
import { marketGrade } from '../truth/grade';

/** The currencies of a market with their parities, and the sources of these. */
interface Parities {
  readonly currencies: ReadonlyMap<string, Pick<Currency, 'parities'>>;
  readonly currencySources: Readonly<Record<string, Source>>;
}

/** What is stated as the source of a rate between currencies that are tied to each other. */
export const fixedParity = 'Fixed parity';

/** The parity of a currency on a day; undefined if it had none. */
export const parityOn = (currency: Pick<Currency, 'parities'> | undefined, date: string): Parity | undefined =>
  currency?.parities?.find(({ from, to }) => from <= date && (to === undefined || date <= to));

/** The parity of a currency that has no end date. */
export const standingParity = (currency: Pick<Currency, 'parities'> | undefined): Parity | undefined =>
  currency?.parities?.find(({ to }) => to === undefined);

/** A currency on a day: the currency it is quoted in (itself or its anchor), and units for one of that currency. */
interface Anchored {
  readonly quoted: string;
  readonly units: number;
}

/** The anchor and parity of a currency on a day; a currency without a parity is its own anchor. */
export function anchored({ currencies }: Pick<Parities, 'currencies'>, code: string, date: string): Anchored {
  const parity = parityOn(currencies.get(code), date);
  return parity === undefined ? { quoted: code, units: 1 } : { quoted: parity.anchor, units: parity.units };
}

/** The sources of a parity. */
export const paritySources = (
  { currencySources }: Pick<Parities, 'currencySources'>,
  { source, also }: Parity,
): Source[] => [source, ...(also ?? [])].map((id) => currencySources[id]!);

/** The evidence for a parity. `as_of` is null: a parity holds from its first day to its last. */
export function parityEvidence(market: Pick<Parities, 'currencySources'>, parity: Parity): Evidence {
  const sources = citedOnce(paritySources(market, parity));
  return { grade: marketGrade(false), confidence: confidenceOf(undefined, sources), as_of: null, sources };
}

/** The notice about a parity. */
export function parityNotice(code: string, { units, anchor, from, to, at_least }: Parity): Message {
  const fixed = { code, units: exactNumber(units), anchor, from };
  if (to !== undefined) return message('parity_ended', { ...fixed, to });
  return message(at_least === true ? 'parity_at_least_since' : 'parity_since', fixed);
}

/**
 * The first day on which two currencies have a parity to the same anchor, or one to the other; undefined if they never
 * had.
 */
export function fixedFrom({ currencies }: Pick<Parities, 'currencies'>, from: string, to: string): string | undefined {
  // A currency is always its own anchor.
  const anchors = (code: string): readonly Pick<Parity, 'anchor' | 'from' | 'to'>[] => [
    { anchor: code, from: '' },
    ...(currencies.get(code)?.parities ?? []),
  ];
  const days = anchors(from).flatMap((one) =>
    anchors(to).flatMap((other) =>
      one.anchor === other.anchor
        ? [{ first: one.from > other.from ? one.from : other.from, last: [one.to, other.to] }]
        : [],
    ),
  );
  return days
    .filter(({ first, last }) => last.every((end) => end === undefined || first <= end))
    .map(({ first }) => first)
    .sort()[0];
}
