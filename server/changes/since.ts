import { answeredBy } from '../../src/market';
import type { Clock } from '../clock';
import type { Laws } from '../laws';
import type { Markets } from '../markets';
import { changesAfter } from '../store/changes';
import type { Ledger, StoredObservation } from '../store/ledger';
import { type Entry, newestFirst } from '../../src/changes/entry';
import { newestBrought, newestRelease } from '../../src/changes/law';
import { changeOf, entriesSince, lawAfter, sourcesAfter, type UnsaidChange, type Wanted } from '../../src/changes/list';
import { marketChangeId } from '../../src/changes/market';
import { type Position, positionText, readPosition } from '../../src/changes/position';
import { changeKinds } from '../../src/contract/words/changes';

/** What changes are derived from. */
export interface ChangeSources {
  readonly laws: Laws;
  readonly markets: Markets;
  readonly store: Pick<Ledger, 'changed' | 'ledgerVersion'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Where the list ends at a moment, in milliseconds since 1970. */
export const positionNow = ({ laws, markets }: Pick<ChangeSources, 'laws' | 'markets'>, moment: number): Position => ({
  version: markets.version(),
  moment: new Date(moment).toISOString(),
  release: newestRelease(laws.now()).day,
  law: newestBrought(laws.now()),
});

/** The ids of the market changes that a record may have caused after a position. */
const idsOf =
  ({ moment }: Position) =>
  ({ series, entity, date, knownFrom, withdrawnAt }: StoredObservation) =>
    [withdrawnAt !== null && knownFrom !== null && knownFrom <= moment ? null : knownFrom, withdrawnAt].flatMap((at) =>
      at === null ? [] : [{ at, id: marketChangeId(series, entity, at, series === 'mpc_meeting' ? date : undefined) }],
    );

/** The later of two texts that grow. */
const later = (a: string, b: string): string => (a > b ? a : b);

/**
 * The entries that came into the list after a position, newest first, and the position that includes them. It is never
 * before the given one, also where this server has seen less than the one that made it.
 */
export async function entriesAfter(
  { laws, markets, store, clock }: ChangeSources,
  position: Position,
  wanted: Wanted,
): Promise<{ readonly entries: readonly Entry[]; readonly position: Position }> {
  const moment = clock.now();
  const now = new Date(moment).toISOString();
  const reference = laws.now();
  const { version, observations } = await changesAfter(store, position.version, idsOf(position));
  const touched = observations.flat();
  if (touched.length > 0) await markets.refresh();
  const ids = new Set(touched.map(({ id }) => id));
  const first = touched.reduce((least, { at }) => (at < least ? at : least), now);
  const kinds = (wanted.kinds ?? changeKinds).filter((kind) => kind !== 'law' && kind !== 'source');
  // The market may know more by now than was read. That is left for the next call.
  const reached: Position = {
    version: Math.max(version, position.version),
    moment: later(now, position.moment),
    release: later(newestRelease(reference).day, position.release),
    law: Math.max(newestBrought(reference), position.law),
  };
  const recorded =
    ids.size === 0
      ? []
      : await answeredBy(markets.known(), (market) =>
          entriesSince(reference, market, { ...wanted, kinds }, first, now).filter(({ id }) => ids.has(id)),
        );
  return {
    entries: [
      ...lawAfter(reference, wanted, position, now),
      ...sourcesAfter(reference, wanted, position, now),
      ...recorded,
    ].sort(newestFirst),
    position: reached,
  };
}

/**
 * What came into the list after a position, newest first, and the position to store for the next call. Any server on
 * the same store may go on from it, also after a crash: the position is only text, and nothing else is remembered. A
 * change may come a second time if its observation is withdrawn while it is being read; its `id` is the same, so record
 * delivered ids together with the position.
 *
 * @param position the `position` of the call before; undefined to begin now, without changes
 * @throws RangeError if the text is not a position
 */
export async function changesSince(
  sources: ChangeSources,
  position: string | undefined,
  wanted: Wanted = {},
): Promise<{ readonly changes: readonly UnsaidChange[]; readonly position: string }> {
  const moment = sources.clock.now();
  if (position === undefined) return { changes: [], position: positionText(positionNow(sources, moment)) };
  const from = readPosition(position);
  if (from === undefined) throw new RangeError(`${position} is not a position in the list of changes`);
  const after = await entriesAfter(sources, from, wanted);
  return { changes: after.entries.map((entry) => changeOf(entry, moment)), position: positionText(after.position) };
}
