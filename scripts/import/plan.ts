import { type Market, type Observation, pointsOf } from '../../src/market';
import { type Candidate, candidateOf, type Said } from './candidate';
import type { ImportKind } from './columns';
import { type Dated, implausible, knownAround } from './plausible';
import { type Problem, wrong } from './problem';
import type { TableRow } from './table';

/** What an import would do with a row. */
export interface PlannedRow {
  readonly row: number;
  readonly what: string;
  readonly said: Said | undefined;
  /** What is served for the day now. */
  readonly old: Dated | undefined;
  /** Of the old value, in percent; undefined where there is none or it is 0, and for meetings. */
  readonly changePercent: number | undefined;
  readonly problems: readonly (Problem & { readonly confirmed: boolean })[];
}

/** Which rows somebody has looked at. */
export interface Confirmed {
  readonly all: boolean;
  readonly rows: ReadonlySet<number>;
}

/** What stands in the way of a row: problems that cannot be confirmed, or are not. */
export const obstacles = ({ problems }: PlannedRow): readonly Problem[] =>
  problems.filter(({ confirmed }) => !confirmed);

const keyOf = ({ series, entity, date }: Pick<Observation, 'series' | 'entity' | 'date'>): string =>
  `${series} ${entity} ${date}`;

/** The first row of each figure and day. */
function firstRows(candidates: readonly Candidate[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const { said, row } of candidates)
    if (said !== undefined && !first.has(keyOf(said))) first.set(keyOf(said), row);
  return first;
}

/** A row before says something of the same figure and day. */
function repeated(said: Said, row: number, first: ReadonlyMap<string, number>): Problem | undefined {
  const before = first.get(keyOf(said));
  return before === undefined || before === row
    ? undefined
    : wrong('repeated', `it is of the same figure and day as row ${before}: leave one of them`);
}

/** What is served, and what of the ledger stands behind it. */
interface Standing {
  readonly market: Market;
  readonly observations: readonly Observation[];
}

/** Of one day an official figure comes first: what is compiled would be stored and never shown. */
const outranked = (said: Said, official: ReadonlySet<string>): Problem | undefined =>
  said.authority === 'compiled' && official.has(keyOf(said))
    ? wrong(
        'outranked',
        `the figure of ${said.date} is official and comes first: write yes in \`official\` where this one is, too`,
      )
    : undefined;

/**
 * What an import would do, row by row.
 *
 * @param standing what is served now
 * @param now milliseconds since 1970
 * @param onProgress told how many rows have been looked at
 */
export function planOf(
  rows: readonly TableRow[],
  kind: ImportKind,
  { market, observations }: Standing,
  confirmed: Confirmed,
  now: number,
  onProgress: (rows: number) => void = () => undefined,
): PlannedRow[] {
  const official = new Set(observations.filter(({ authority }) => authority === 'official').map(keyOf));
  const today = new Date(now).toISOString().slice(0, 10);
  const candidates = rows.map((row) => candidateOf(row, kind, market, today));
  const first = firstRows(candidates);
  // A table of a year has many rows of one series.
  const points = new Map<string, readonly Dated[]>();
  const pointsFor = ({ series, entity }: Said): readonly Dated[] => {
    const key = `${series} ${entity}`;
    const found = points.get(key) ?? pointsOf(market, series, entity);
    points.set(key, found);
    return found;
  };
  // Rows of the same table come after one another: each is held against what it will find.
  const earlier = new Map<string, Dated>();
  const dateAt = (at: number): string => candidates[at]!.said?.date ?? '';
  const order = candidates
    .map((_, i) => i)
    .sort((a, b) => (dateAt(a) < dateAt(b) ? -1 : dateAt(a) > dateAt(b) ? 1 : a - b));
  const planned: PlannedRow[] = [];
  for (const [done, at] of order.entries()) {
    onProgress(done);
    const { row, what, said, problems } = candidates[at]!;
    if (said === undefined) {
      planned[at] = {
        row,
        what,
        said,
        old: undefined,
        changePercent: undefined,
        problems: problems.map((problem) => ({ ...problem, confirmed: false })),
      };
      continue;
    }
    const series = `${said.series} ${said.entity}`;
    const served = pointsFor(said);
    const known = knownAround(served, said.date);
    const before = [known.before, earlier.get(series)]
      .filter((point) => point !== undefined)
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .at(-1);
    const standsBack = [repeated(said, row, first), outranked(said, official)].filter(
      (problem) => problem !== undefined,
    );
    const found = [...standsBack, ...implausible(said, { ...known, before }, market, now)];
    if (said.series !== 'mpc_meeting') earlier.set(series, { date: said.date, value: said.value });
    const old = known.same === undefined ? known.before : { date: said.date, value: known.same };
    const comparable = said.series !== 'mpc_meeting' && old !== undefined && old.value !== 0;
    planned[at] = {
      row,
      what,
      said,
      old: said.series === 'mpc_meeting' ? undefined : old,
      changePercent: comparable ? (said.value / old.value - 1) * 100 : undefined,
      problems: found.map((problem) => ({
        ...problem,
        confirmed: problem.confirmable && (confirmed.all || confirmed.rows.has(row)),
      })),
    };
  }
  return planned;
}
