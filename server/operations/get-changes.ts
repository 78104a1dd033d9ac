import { readCursor, readPosition, cursorText, positionText } from '../../src/changes/position';
import { type Entry, midnight, newestFirst } from '../../src/changes/entry';
import { changeOf, entriesSince } from '../../src/changes/list';
import { changesPage } from '../../src/contract';
import { done, fail } from '../../src/contract/error';
import { addDays, isDay } from '../../src/day';
import { message } from '../../src/language/message';
import { dayOf } from '../../src/market/age';
import { metaOf } from '../../src/truth/evidence';
import { historyPlan } from '../access/plans';
import { entriesAfter, positionNow } from '../changes/since';
import type { Answered, MakeHandler } from './operation';
import type { Changes } from '../../src/contract';

/** How far back every plan may look, in days. */
const freeDays = 31;

export const handler: MakeHandler<'getChanges'> = ({ laws, markets, store, access, market, clock }) => {
  const sources = { laws, markets, store, clock };

  return {
    takesTurns: true,
    answer(query, asking) {
      const moment = asking.askedAt;
      const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor);
      if (query.cursor !== undefined && cursor === undefined) return fail('invalid_cursor', message('cursor_unknown'));
      const position = query.since === undefined ? undefined : readPosition(query.since);
      if (query.since?.startsWith('p~') === true && position === undefined)
        return fail('invalid_date', message('since_malformed'));
      const wanted = { kinds: query.kind, countries: query.country };
      const listed = (entries: readonly Entry[], ends: string): Answered<Changes> => {
        const limit = query.limit ?? changesPage.usual;
        const rest = cursor === undefined ? entries : entries.filter((entry) => newestFirst(cursor, entry) < 0);
        const shown = rest.slice(0, limit);
        return done({
          data: {
            changes: shown.map((entry) => changeOf(entry, moment)),
            count: shown.length,
            next_cursor: rest.length > limit ? cursorText(shown.at(-1)!) : null,
            position: ends,
          },
          meta: metaOf([], []),
          unsaid: true,
        });
      };
      if (position !== undefined && !asking.caller.sample)
        return entriesAfter(sources, position, wanted).then((after) =>
          listed(after.entries, positionText(after.position)),
        );
      const earliest = midnight(addDays(dayOf(moment), -freeDays));
      const since =
        query.since === undefined || position !== undefined
          ? earliest
          : isDay(query.since)
            ? midnight(query.since)
            : new Date(query.since).toISOString();
      if (since < earliest) {
        const refused = access.planFailure(asking, historyPlan, message('changes_history'));
        if (refused !== undefined) return refused;
      }
      const now = new Date(asking.caller.sample ? moment : clock.now()).toISOString();
      const ends = positionText(positionNow(sources, Date.parse(now)));
      return listed(entriesSince(asking.world.reference, market(asking), wanted, since, now), ends);
    },
    table: ({ changes }) =>
      changes.map(({ before, after, source, differences, countries, ...row }) => ({
        ...row,
        countries: countries.join(' '),
        before: before?.value ?? null,
        after: after?.value ?? null,
        unit: (after ?? before)?.unit ?? null,
        differences: differences
          .map(({ what, before: old, after: now }) => `${what}: ${old ?? ''} > ${now ?? ''}`)
          .join(' | '),
        source: source.name,
        source_url: source.url,
      })),
  };
};
