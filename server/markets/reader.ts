import { addDays } from '../../src/day';
import {
  type Direction,
  firstDayEver,
  inOrderOfKnowledge,
  type KnownObservation,
  lastDayEver,
  type Span,
} from '../../src/market';
import type { Currency } from '../../src/reference/market/schema';
import type { Ledger, Quotation, Quoted, Reading, StoredObservation } from '../store/ledger';
import { ledgerLimits, readAtOnce } from './limits';
import { validIn } from './recent';

/** The part of the ledger's interface that reads histories. */
export type Histories = Pick<Ledger, 'recorded' | 'history' | 'quotations'>;

/** A place from which a history is read. */
export type Place = Omit<Reading, 'most'>;

/** The span that rows cover: all of a reading, except its last day if there may be more rows. */
function spanOf<Row extends { readonly date: string }>(
  rows: readonly Row[],
  { from, direction, until, most }: Reading,
): Span<Row> | undefined {
  const isWhole = rows.length < most;
  const last = rows.at(-1)?.date;
  if (!isWhole && rows[0]!.date === last) return undefined;
  const items = isWhole ? rows : rows.filter(({ date }) => date !== last);
  const end = isWhole ? until : undefined;
  if (direction === 'earlier') {
    const after = isWhole ? (end === undefined || end <= firstDayEver ? '' : addDays(end, -1)) : last!;
    return { after, upTo: from, items };
  }
  const upTo = isWhole ? (end ?? lastDayEver) : addDays(last!, -1);
  return { after: from <= firstDayEver ? '' : addDays(from, -1), upTo, items };
}

/** Reads a span; twice as much for as long as not even one day is complete. */
async function readSpan<Row extends { readonly date: string }>(
  read: (reading: Reading) => Promise<readonly Row[]>,
  place: Place,
  most: number,
): Promise<Span<Row>> {
  for (let limit = most; ; limit *= 2) {
    const reading = { ...place, most: limit };
    const span = spanOf(await read(reading), reading);
    if (span !== undefined) return span;
  }
}

/** How much to read from a place, if a reading from there goes on from a known span. */
const amount = ({ until }: Place, goesOn: boolean): number =>
  until !== undefined ? readAtOnce.upToDay : goesOn ? readAtOnce.further : readAtOnce.first;

/** The currencies whose quotations count: a parity is law, so quotations during one do not. */
const quotedOf = (currencies: ReadonlyMap<string, Currency>): Quoted => ({
  currencies: [...currencies.keys()],
  except: [...currencies.values()].flatMap(({ code, parities = [] }) =>
    parities.map(({ from, to }) => ({ currency: code, from, to: to ?? lastDayEver })),
  ),
});

/** Reads parts of histories from the ledger. */
export function createReader(
  ledger: Histories,
  currencies: ReadonlyMap<string, Currency>,
  kept: (observation: StoredObservation) => KnownObservation,
) {
  const quoted = quotedOf(currencies);

  async function observations(
    series: string,
    entity: string,
    place: Place,
    most: number,
  ): Promise<Span<KnownObservation>> {
    const span = await readSpan((reading) => ledger.history(series, entity, reading), place, most);
    return { ...span, items: span.items.map(kept).sort(inOrderOfKnowledge) };
  }

  return {
    recorded: () => ledger.recorded(),
    observations: (series: string, entity: string, place: Place, goesOn: boolean) =>
      observations(series, entity, place, amount(place, goesOn)),
    quotations: (place: Place, goesOn: boolean): Promise<Span<Quotation>> =>
      readSpan((reading) => ledger.quotations(quoted, reading), place, amount(place, goesOn)),
    /** The newest days of a series and entity with enough valid observations for questions about today. */
    async recent(series: string, entity: string): Promise<Span<KnownObservation>> {
      let span: Span<KnownObservation> = { after: lastDayEver, upTo: lastDayEver, items: [] };
      const direction: Direction = 'earlier';
      for (let most: number = ledgerLimits.recent; span.after !== ''; most = readAtOnce.further) {
        const older = await observations(series, entity, { from: span.after, direction }, most);
        span = { ...span, after: older.after, items: [...older.items, ...span.items].sort(inOrderOfKnowledge) };
        if (validIn(span) >= ledgerLimits.recent / 2 || span.items.length >= ledgerLimits.mostRead) break;
      }
      return span;
    },
    /** The newest quotations. */
    recentQuotations: (): Promise<Span<Quotation>> =>
      readSpan(
        (reading) => ledger.quotations(quoted, reading),
        { from: lastDayEver, direction: 'earlier' },
        readAtOnce.further,
      ),
  };
}

export type Reader = ReturnType<typeof createReader>;
