import { addDays } from '../../src/day';
import type { Market } from '../../src/market';
import { coinLimits } from '../../src/market/limits';
import { parityOn } from '../../src/market/parity';
import { newestPoint, oldestPoint, pointsWithin } from '../../src/market/points';
import { seriesOf } from '../../src/market/series';
import type { Feed, Found } from './feed';
import { type Dated, placeOf, verdictOn } from './verdicts';

/** The verdict on the observations of an answer. */
export interface Judged {
  /** To be stored: plausible observations, and doubtful ones with the reason for the doubt. */
  readonly kept: readonly (Found & { readonly doubt?: string })[];
  /** How many repeated a known value. */
  readonly unchanged: number;
  /** Impossible observations, as sentences. */
  readonly refused: readonly string[];
}

/** What observations are compared with. */
export interface Known {
  readonly market: Market;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The last value the feed brought, whether it was accepted or not, by series, entity and date. */
  readonly brought: ReadonlyMap<string, number>;
}

export const keyOf = ({
  series,
  entity,
  date,
}: {
  readonly series: string;
  readonly entity: string;
  readonly date: string;
}): string => `${series} ${entity} ${date}`;

const idOf = ({ series, entity }: Found): string => `${series} ${entity}`;

/** The known points from the one before an observation to the one after a later day. */
function pointsAround(market: Market, { series, entity, date }: Found, last: string): Dated[] {
  const before = newestPoint(market, series, entity, addDays(date, -1));
  const after = oldestPoint(market, series, entity, addDays(last, 1));
  return [before ?? [], pointsWithin(market, series, entity, date, last), after ?? []]
    .flat()
    .map(({ date: day, value }) => ({ date: day, value }));
}

/** Inserts into a list in the order of dates. */
function insert(list: Dated[], one: Dated): void {
  const place = placeOf(list, one.date);
  list.splice(place, list[place]?.date === one.date ? 1 : 0, one);
}

/** Decides which observations are stored, which are stored in quarantine, and which are refused. */
export function judge(
  found: readonly Found[],
  feed: Pick<Feed, 'name' | 'ahead'>,
  { market, today, brought }: Known,
): Judged {
  const kept: (Found & { doubt?: string })[] = [];
  const refused: string[] = [];
  let unchanged = 0;
  const histories = new Map<string, Dated[]>();
  const rates = new Map(
    found.filter(({ series }) => series === 'fx').map((one) => [`${one.entity} ${one.date}`, one.value]),
  );
  const inOrder = [...found].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const answers = new Map<string, Found[]>();
  for (const one of inOrder) {
    const answer = answers.get(idOf(one));
    if (answer === undefined) answers.set(idOf(one), [one]);
    else answer.push(one);
  }
  const historyOf = (one: Found): Dated[] => {
    const id = idOf(one);
    const history = histories.get(id) ?? pointsAround(market, one, answers.get(id)!.at(-1)!.date);
    histories.set(id, history);
    return history;
  };

  for (const one of inOrder) {
    const isRate = one.series === 'fx';
    const currency = isRate ? market.currencies.get(one.entity) : undefined;
    const isCoin = currency?.kind === 'coin';
    const verdict = verdictOn({
      one,
      market,
      today,
      brought: brought.get(keyOf(one)),
      feed,
      isRate,
      isCoin,
      limits: isCoin ? coinLimits : seriesOf(one.series).limits,
      parity: parityOn(currency, one.date),
      rateInAnswer: (code) => rates.get(`${code} ${one.date}`),
      history: () => historyOf(one),
      later: () => {
        const answer = answers.get(idOf(one))!;
        return answer.slice(placeOf(answer, addDays(one.date, 1)));
      },
    });
    if (verdict === undefined) {
      kept.push(one);
      insert(historyOf(one), one);
    } else if (verdict === 'unchanged') unchanged++;
    else if (verdict !== 'later') {
      if ('doubt' in verdict) kept.push({ ...one, ...verdict });
      else refused.push(verdict.refused);
    }
  }
  return { kept, unchanged, refused };
}
