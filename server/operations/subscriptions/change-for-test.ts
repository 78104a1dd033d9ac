import { productName } from '../../../src/contract';
import { midnight, newestFirst } from '../../../src/changes/entry';
import { lawEntries } from '../../../src/changes/law';
import { changeOf, entriesSince, type UnsaidChange } from '../../../src/changes/list';
import { addDays } from '../../../src/day';
import { message } from '../../../src/language/message';
import { answeredBy } from '../../../src/market';
import { dayOf } from '../../../src/market/age';
import type { StoredSubscription } from '../../store/subscriptions';
import { type Filter, readFilter, wantsChange } from '../../webhooks/filter';
import type { SubscriptionParts } from './handler';

/** How far back a change for a test event is looked for, in days: first where it is quick, then further. */
const looks = [31, 366] as const;

/** What is sent where nothing that the filter lets through was recorded. */
function nothingRecorded({ kinds, countries }: Filter, moment: number): UnsaidChange {
  const [kind = 'law'] = kinds;
  const title = message('change_of_test', { days: looks[1] });
  return {
    id: `test.${new Date(moment).toISOString().replace(/[-:.]/g, '')}`,
    kind,
    country: countries.length === 1 ? countries[0]! : null,
    countries: [...countries],
    subject: kind,
    title,
    before: null,
    after: null,
    differences: [],
    effective_date: dayOf(moment),
    recorded_at: new Date(moment).toISOString(),
    source: { name: productName, url: null },
    data_stale: false,
    law_version: null,
  };
}

/** The change that a test event brings: the latest of the kinds and countries of a subscription. */
export async function changeForTest(
  { laws, markets, clock }: Pick<SubscriptionParts, 'laws' | 'markets' | 'clock'>,
  { filter: text, environment }: Pick<StoredSubscription, 'filter' | 'environment'>,
): Promise<UnsaidChange> {
  const reference = laws.now();
  const moment = clock.now();
  const now = new Date(moment).toISOString();
  // A rate that crossed nothing is as good a sample.
  const filter: Filter = { ...readFilter(text), thresholds: [] };
  const limiting = <Value>(list: readonly Value[]): readonly Value[] | undefined =>
    list.length === 0 ? undefined : list;
  const wanted = { kinds: limiting(filter.kinds), countries: limiting(filter.countries) };
  const known = environment === 'test' ? markets.sample : markets.known();
  for (const days of looks) {
    const since = midnight(addDays(dayOf(moment), -days));
    const [latest] = await answeredBy(known, (market) => entriesSince(reference, market, wanted, since, now));
    if (latest !== undefined) return changeOf(latest, moment);
  }
  const [law] = lawEntries(reference)
    .filter(({ kind, countries, at }) => at <= now && wantsChange(filter, { kind, countries: [...countries] }))
    .sort(newestFirst);
  return law === undefined ? nothingRecorded(filter, moment) : changeOf(law, moment);
}
