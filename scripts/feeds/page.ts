import { commandLine } from '../../server/command-line';
import type { StoredObservation } from '../../server/store/ledger';
import type { ServiceStatus } from '../../server/status';
import { say } from '../../src/language/say';
import { type Market, newestPoint } from '../../src/market';
import { aligned } from '../command/aligned';
import { CommandRefused } from '../command/failure';

type FeedRow = ServiceStatus['feeds'][number];

const indent = ' '.repeat(15);

const feedLines = ({
  name,
  on,
  off_because,
  last_run,
  last_summary,
  last_error,
  next_run,
  licence,
  institutions,
}: FeedRow): string =>
  [
    `${name.padEnd(14)} ${on ? (last_run?.slice(0, 16) ?? 'never run') : 'off'}  ${say(last_summary ?? '')}`,
    ...(off_because === null ? [] : [`${indent}${say(off_because)}`]),
    ...(last_error === null ? [] : [`${indent}${say(last_error)}`]),
    ...institutions
      .filter(({ stopped }) => stopped)
      .map((bank) => `${indent}${bank.name} stopped publishing ${bank.entity}: last rate ${bank.newest}`),
    ...(next_run === null ? [] : [`${indent}next ${next_run.slice(0, 16)}`]),
    `${indent}terms: ${say(licence.name)}`,
  ].join('\n');

function seriesLines(rows: ServiceStatus['series']): string[] {
  const ids = [...new Set(rows.map(({ series }) => series))];
  return ids.map((id) => {
    const own = rows.filter(({ series }) => series === id);
    const onTime = own.filter(({ kept }) => kept).length;
    const newest = own
      .map(({ date }) => date)
      .sort()
      .at(-1);
    return `${id.padEnd(18)} ${String(onTime).padStart(3)} of ${String(own.length).padStart(3)} on time, newest ${newest}`;
  });
}

/** Feeds and series, with how many figures are on time. */
export function statusPage({ feeds, series, kept, broken, quarantined }: ServiceStatus): string {
  const waiting = quarantined === 0 ? '' : `, ${quarantined} in quarantine (\`${commandLine('feeds')} review\`)`;
  return [...feeds.map(feedLines), '', ...seriesLines(series), '', `${kept} on time, ${broken} late${waiting}.`].join(
    '\n',
  );
}

/**
 * Every figure of one series, one per line.
 *
 * @throws CommandRefused where there is no such series
 */
export function seriesPage(status: ServiceStatus, market: Market, id: string): string {
  const rows = status.series.filter(({ series }) => series === id);
  if (rows.length === 0) throw new CommandRefused(`There is no series "${id}".`);
  return aligned(
    rows.map(({ series, entity, date, age_days, kept, source }) => [
      entity,
      date,
      `${String(age_days).padStart(4)} days`,
      kept ? 'on time' : 'late',
      String(newestPoint(market, series, entity)!.value),
      source,
    ]),
  ).join('\n');
}

/** A quarantined observation, and why it is in quarantine. */
export const quarantineLines = ({
  id,
  series,
  entity,
  date,
  value,
  doubt,
  source,
  origin,
}: StoredObservation): string =>
  `${id}  ${series} ${entity} ${date}: ${value} (${source.publisher}, ${origin})\n    ${doubt ?? ''}`;
