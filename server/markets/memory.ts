import { setImmediate as nextRound } from 'node:timers/promises';
import {
  allDays,
  contains,
  type Direction,
  type KnownObservation,
  type LedgerParts,
  type Span,
} from '../../src/market';
import type { Quotation, StoredObservation } from '../store/ledger';
import { ledgerLimits } from './limits';
import type { Reader } from './reader';
import { type RecentObservations, validIn, withRecent } from './recent';
import { keepSpans, type Spans } from './spans';

/** Observations that a question needs and that are not in memory. Without a series, quotations of any currency. */
export interface Wanted {
  readonly of?: { readonly series: string; readonly entity: string };
  readonly from: string;
  readonly direction: Direction;
  readonly until?: string | undefined;
}

/** What is always in memory, as it was at a version of the ledger. */
interface Newest {
  readonly version: number;
  readonly observations: RecentObservations;
  readonly quotations: Span<Quotation>;
}

/** Older spans, by history. */
interface Older {
  readonly observations: Spans<KnownObservation>;
  readonly quotations: Spans<Quotation>;
}

const nameOf = (series: string, entity: string): string => `${series} ${entity}`;
/** The quotations of all currencies are one history. */
const everyCurrency = '';

const nothing: Span<KnownObservation> = allDays([]);

/** Readings at a time: a replica's connections to a database are few. */
const atOnce = 8;

/**
 * The part of the ledger that is in memory: what is recent, and what questions have needed of the past.
 *
 * @param kept what to keep of an observation
 */
export function createLedgerMemory(reader: Reader, kept: (observation: StoredObservation) => KnownObservation) {
  let newest: Newest | undefined;
  const older: Older = {
    observations: keepSpans(ledgerLimits.older),
    quotations: keepSpans(ledgerLimits.olderQuotations),
  };
  /** What the question that is asked now has loaded. Others may have displaced it from `older` since. */
  let atHand: Older | undefined;

  /** Does something for each of a list, a few at a time, and lets other work through in between. */
  async function forEach<One>(list: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
    for (let at = 0; at < list.length; at += atOnce) {
      await Promise.all(list.slice(at, at + atOnce).map(work));
      await nextRound();
    }
  }

  async function readRecent(
    pairs: readonly { readonly series: string; readonly entity: string }[],
    known: RecentObservations,
  ): Promise<RecentObservations> {
    const result = new Map([...known].map(([series, entities]) => [series, new Map(entities)]));
    await forEach(pairs, async ({ series, entity }) => {
      const span = await reader.recent(series, entity);
      if (!result.has(series)) result.set(series, new Map());
      result.get(series)!.set(entity, span);
    });
    return result;
  }

  /** The observations of a page by series and entity. */
  function grouped(page: readonly StoredObservation[]): Map<string, Map<string, KnownObservation[]>> {
    const groups = new Map<string, Map<string, KnownObservation[]>>();
    for (const observation of page) {
      const { series, entity } = observation;
      if (!groups.has(series)) groups.set(series, new Map());
      const entities = groups.get(series)!;
      entities.set(entity, [...(entities.get(entity) ?? []), kept(observation)]);
    }
    return groups;
  }

  return {
    /** Reads what is recent in the ledger. */
    async start(version: number): Promise<void> {
      newest = {
        version,
        observations: await readRecent(await reader.recorded(), new Map()),
        quotations: await reader.recentQuotations(),
      };
    },

    /**
     * Takes changes of the ledger in, all at once when the last has been read.
     *
     * @param read passes on the changes in pages, and returns the version that includes them
     */
    async takeIn(read: (use: (page: readonly StoredObservation[]) => void) => Promise<number>): Promise<void> {
      const before = newest!;
      const changed = new Map<string, { readonly series: string; readonly entity: string }>();
      let observations = before.observations;
      const version = await read((page) => {
        for (const { series, entity } of page) changed.set(nameOf(series, entity), { series, entity });
        observations = withRecent(observations, grouped(page));
      });
      // Withdrawals can leave too few valid observations for questions about today.
      const short = [...changed.values()].filter(({ series, entity }) => {
        const span = observations.get(series)!.get(entity)!;
        return span.after !== '' && validIn(span) < ledgerLimits.recent / 2;
      });
      observations = await readRecent(short, observations);
      const rates = [...changed.values()].some(({ series }) => series === 'fx');
      const quotations = rates ? await reader.recentQuotations() : before.quotations;
      newest = { version, observations, quotations };
      for (const name of changed.keys()) older.observations.drop(name);
      if (rates) older.quotations.clear();
    },

    version: (): number => newest!.version,
    isEmpty: (): boolean => newest!.observations.size === 0,

    /**
     * The ledger at its present version, for a market.
     *
     * @param missing is told what is not in memory
     */
    parts(missing: (wanted: Wanted) => undefined): LedgerParts<KnownObservation, Quotation> {
      const { observations, quotations } = newest!;
      return {
        spanAt(series, entity, from, direction, until) {
          const recent = observations.get(series)?.get(entity);
          if (recent === undefined) return nothing;
          if (contains(recent, from)) return recent;
          const name = nameOf(series, entity);
          return (
            atHand?.observations.at(name, from) ??
            older.observations.at(name, from) ??
            missing({ of: { series, entity }, from, direction, until })
          );
        },
        quotationDaysAt: (from, direction, until) =>
          contains(quotations, from)
            ? quotations
            : (atHand?.quotations.at(everyCurrency, from) ??
              older.quotations.at(everyCurrency, from) ??
              missing({ from, direction, until })),
      };
    },

    /** A place for what one question loads, which stays at hand until the question is answered. */
    place: (): Older => ({ observations: keepSpans(), quotations: keepSpans() }),

    /** Does something synchronous with what a question has loaded at hand. */
    withAtHand<Result>(place: Older, work: () => Result): Result {
      const outer = atHand;
      atHand = place;
      try {
        return work();
      } finally {
        atHand = outer;
      }
    },

    /** Loads what a question wants. What a change of the ledger has overtaken is dropped. */
    async load(wanted: readonly Wanted[], place: Older): Promise<void> {
      const { version, observations, quotations } = newest!;
      await forEach(wanted, async ({ of, ...from }) => {
        if (of === undefined) {
          const goesOn =
            quotations.after === from.from || older.quotations.endsAt(everyCurrency, from.from, from.direction);
          const span = await reader.quotations(from, goesOn);
          if (newest!.version !== version) return;
          older.quotations.add(everyCurrency, span);
          place.quotations.add(everyCurrency, span);
          return;
        }
        const name = nameOf(of.series, of.entity);
        const goesOn =
          observations.get(of.series)?.get(of.entity)?.after === from.from ||
          older.observations.endsAt(name, from.from, from.direction);
        const span = await reader.observations(of.series, of.entity, from, goesOn);
        if (newest!.version !== version) return;
        older.observations.add(name, span);
        place.observations.add(name, span);
      });
    },

    /** Observations in memory. */
    size: () => ({
      recent: [...newest!.observations.values()]
        .flatMap((entities) => [...entities.values()])
        .reduce((sum, { items }) => sum + items.length, 0),
      older: older.observations.size,
    }),
  };
}
