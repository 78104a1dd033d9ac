import { dayOfMoment } from '../../src/day';
import { type Market, type Observation, pointsOf } from '../../src/market';
import { type Candidate, candidateOf, type ImportedFigure } from './candidate';
import type { ImportKind } from './columns';
import { type Dated, implausible, knownAround } from './plausible';
import { type Problem, wrong } from './problem';
import type { TableRow } from './table';

/** What an import would do with a row. */
export interface PlannedRow {
  readonly row: number;
  readonly what: string;
  readonly figure: ImportedFigure | undefined;
  /** The current figure of the day, or the newest before it. */
  readonly old: Dated | undefined;
  /** The change from the old value, in percent; undefined for meetings, and where the old value is absent or 0. */
  readonly changePercent: number | undefined;
  readonly problems: readonly (Problem & { readonly confirmed: boolean })[];
}

/** The implausible rows that a person has confirmed. */
export interface Confirmed {
  readonly all: boolean;
  readonly rows: ReadonlySet<number>;
}

/** The unconfirmed problems of a row, which keep it from being stored. */
export const obstacles = ({ problems }: PlannedRow): readonly Problem[] =>
  problems.filter(({ confirmed }) => !confirmed);

const keyOf = ({ series, entity, date }: Pick<Observation, 'series' | 'entity' | 'date'>): string =>
  `${series} ${entity} ${date}`;

/** The first row of each series, entity and day. */
function firstRows(candidates: readonly Candidate[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const { figure, row } of candidates)
    if (figure !== undefined && !first.has(keyOf(figure))) first.set(keyOf(figure), row);
  return first;
}

/** The problem if an earlier row has the same series, entity and day. */
function repeated(figure: ImportedFigure, row: number, first: ReadonlyMap<string, number>): Problem | undefined {
  const before = first.get(keyOf(figure));
  return before === undefined || before === row
    ? undefined
    : wrong('repeated', `it repeats row ${before}; keep only one`);
}

/** The current market, and the observations behind it. */
interface Standing {
  readonly market: Market;
  readonly observations: readonly Observation[];
}

/** The problem if an official figure of the same day outranks a compiled one, which would never be shown. */
const outranked = (figure: ImportedFigure, official: ReadonlySet<string>): Problem | undefined =>
  figure.authority === 'compiled' && official.has(keyOf(figure))
    ? wrong(
        'outranked',
        `an official figure of ${figure.date} comes first: if this one is official too, write yes in \`official\``,
      )
    : undefined;

/** The problems of a row whose figure cannot be read. */
const unreadable = ({ row, what, problems }: Candidate): PlannedRow => ({
  row,
  what,
  figure: undefined,
  old: undefined,
  changePercent: undefined,
  problems: problems.map((problem) => ({ ...problem, confirmed: false })),
});

/** The indices of the rows in the order of their dates: each row is compared with the rows before it. */
function orderByDate(candidates: readonly Candidate[]): number[] {
  const dateAt = (index: number): string => candidates[index]!.figure?.date ?? '';
  return candidates
    .map((_, index) => index)
    .sort((a, b) => (dateAt(a) < dateAt(b) ? -1 : dateAt(a) > dateAt(b) ? 1 : a - b));
}

/** Compares figures with the current ones and with earlier rows of the same table. */
function comparer(candidates: readonly Candidate[], { market, observations }: Standing, now: number) {
  const official = new Set(observations.filter(({ authority }) => authority === 'official').map(keyOf));
  const first = firstRows(candidates);
  const earlier = new Map<string, Dated>();
  // Cached, because a table for a year has many rows of one series.
  const points = new Map<string, readonly Dated[]>();
  const pointsFor = (key: string, { series, entity }: ImportedFigure): readonly Dated[] => {
    const own = points.get(key) ?? pointsOf(market, series, entity);
    points.set(key, own);
    return own;
  };

  return (
    figure: ImportedFigure,
    row: number,
  ): { readonly old: Dated | undefined; readonly problems: readonly Problem[] } => {
    const key = `${figure.series} ${figure.entity}`;
    const known = knownAround(pointsFor(key, figure), figure.date);
    const before = [known.before, earlier.get(key)]
      .filter((point) => point !== undefined)
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .at(-1);
    const isMeeting = figure.series === 'mpc_meeting';
    if (!isMeeting) earlier.set(key, { date: figure.date, value: figure.value });
    const same = known.same === undefined ? known.before : { date: figure.date, value: known.same };
    return {
      old: isMeeting ? undefined : same,
      problems: [
        repeated(figure, row, first),
        outranked(figure, official),
        ...implausible(figure, { ...known, before }, market, now),
      ].filter((problem) => problem !== undefined),
    };
  };
}

/**
 * What an import would do, row by row.
 *
 * @param standing the current figures
 * @param now milliseconds since 1970
 * @param onProgress receives the number of rows compared so far
 */
export function planOf(
  rows: readonly TableRow[],
  kind: ImportKind,
  standing: Standing,
  confirmed: Confirmed,
  now: number,
  onProgress: (rows: number) => void = () => undefined,
): PlannedRow[] {
  const candidates = rows.map((row) => candidateOf(row, kind, standing.market, dayOfMoment(now)));
  const compare = comparer(candidates, standing, now);
  const planned: PlannedRow[] = [];
  for (const [done, index] of orderByDate(candidates).entries()) {
    onProgress(done);
    const candidate = candidates[index]!;
    const { row, what, figure } = candidate;
    if (figure === undefined) {
      planned[index] = unreadable(candidate);
      continue;
    }
    const { old, problems } = compare(figure, row);
    planned[index] = {
      row,
      what,
      figure,
      old,
      changePercent: old === undefined || old.value === 0 ? undefined : (figure.value / old.value - 1) * 100,
      problems: problems.map((problem) => ({
        ...problem,
        confirmed: problem.confirmable && (confirmed.all || confirmed.rows.has(row)),
      })),
    };
  }
  return planned;
}
