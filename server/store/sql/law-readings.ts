import type { ReadingOutcome } from '../../../src/contract/words/readings';
import type { MissingFigure } from '../../../src/watch/judge';
import type { LawPage, LawReading, LawReadings, Settled } from '../law-readings';
import type { Engine } from './engine';
import { isTrue, recorded } from './audit';
import type { LawReadingTable } from './tables';

/** What a row of both tables says of a reading. */
const readingOf = ({ url, at, outcome, why, text_hash, found, missing }: LawReadingTable): LawReading => ({
  url,
  at,
  outcome: outcome as ReadingOutcome,
  why,
  textHash: text_hash,
  found: JSON.parse(found) as readonly string[],
  missing: JSON.parse(missing) as readonly MissingFigure[],
});

const idsOf = (missing: readonly MissingFigure[]): string => JSON.stringify(missing.map(({ id }) => id).sort());

const isNews = (before: LawReading | undefined, { outcome, textHash, missing }: LawReading): boolean =>
  before === undefined ||
  before.outcome !== outcome ||
  before.textHash !== textHash ||
  idsOf(before.missing) !== idsOf(missing);

export function sqlLawReadings({ database }: Engine): LawReadings {
  return {
    async lawPages() {
      const rows = await database.selectFrom('law_pages').selectAll().orderBy('url').execute();
      return rows.map((row): LawPage => ({
        ...readingOf(row),
        since: row.since,
        comparedAt: row.compared_at,
        lawHash: row.law_hash,
        lost: JSON.parse(row.lost) as readonly string[],
        etag: row.etag,
        lastModified: row.last_modified,
        settled: row.settled === null ? null : (JSON.parse(row.settled) as Settled),
      }));
    },
    async lawReadingsVersion() {
      const { pages, at, settled } = await database
        .selectFrom('law_pages')
        .select(({ fn }) => [fn.countAll<number>().as('pages'), fn.max('at').as('at'), fn.max('settled').as('settled')])
        .executeTakeFirstOrThrow();
      // A saved copy of a page may be older than what was read last.
      const { changes } = await database
        .selectFrom('law_readings')
        .select(({ fn }) => fn.countAll<number>().as('changes'))
        .executeTakeFirstOrThrow();
      return [pages, changes, at, settled].join(' ');
    },
    recordLawPage: (page) =>
      database.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('law_pages')
          .selectAll()
          .where('url', '=', page.url)
          .executeTakeFirst();
        const settled = row?.settled == null ? null : (JSON.parse(row.settled) as Settled);
        const stays = settled !== null && page.missing.every(({ id }) => settled.figures.includes(id));
        const reading = {
          at: page.at,
          outcome: page.outcome,
          why: page.why,
          text_hash: page.textHash,
          found: JSON.stringify(page.found),
          missing: JSON.stringify(page.missing),
        };
        const stored = {
          ...reading,
          since: page.since,
          compared_at: page.comparedAt,
          law_hash: page.lawHash,
          lost: JSON.stringify(page.lost),
          etag: page.etag,
          last_modified: page.lastModified,
          settled: stays ? JSON.stringify(settled) : null,
        };
        await transaction
          .insertInto('law_pages')
          .values({ url: page.url, ...stored })
          .onConflict((conflict) => conflict.column('url').doUpdateSet(stored))
          .execute();
        if (isNews(row && readingOf(row), page))
          await transaction
            .insertInto('law_readings')
            .values({ url: page.url, ...reading })
            .onConflict((conflict) => conflict.columns(['url', 'at']).doNothing())
            .execute();
      }),
    async lawReadingsOf(url, most) {
      const rows = await database
        .selectFrom('law_readings')
        .selectAll()
        .where('url', '=', url)
        .orderBy('at', 'desc')
        .limit(most)
        .execute();
      return rows.map(readingOf);
    },
    settleLawPage: (url, settled, record) =>
      recorded(
        { database },
        record,
        async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('law_pages')
            .set({ settled: JSON.stringify(settled) })
            .where('url', '=', url)
            .where('outcome', '=', 'differs')
            .executeTakeFirst();
          return numUpdatedRows === 1n;
        },
        isTrue,
      ),
  };
}
