import type { ForexResult } from '../../src/contract';
import { marketFiles } from '../../src/reference/market/data';
import { service } from '../support/service';

const days = marketFiles.rates.dates.split(' ');
const kes = marketFiles.rates.rates['KES']!.split(' ').map(Number);

const askedOn = async (date: string) => {
  const { body } = await service.get(`/api/forex?from=USD&to=KES&date=${date}`);
  return { data: body.data as unknown as ForexResult, notices: body.meta.notices.join(' ') };
};

/** Saturdays and Sundays are not business days. */
const isBusiness = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
const between = (first: string, last: string): string[] => {
  const found: string[] = [];
  for (let time = Date.parse(first) + 86_400_000; time < Date.parse(last); time += 86_400_000)
    found.push(new Date(time).toISOString().slice(0, 10));
  return found;
};

test('every publication day has the change since the previous business day, or none', async () => {
  const seen = { given: 0, leftOut: 0 };
  for (const [i, day] of days.entries()) {
    const before = days[i - 1];
    if (before === undefined) continue;
    const { data, notices } = await askedOn(day);
    if (between(before, day).some(isBusiness)) {
      seen.leftOut++;
      expect([day, data.change_24h, data.change_pct_24h]).toEqual([day, undefined, undefined]);
      expect(notices).toContain(`The daily change is not known: the previous rate dates from ${before}`);
    } else {
      seen.given++;
      expect([day, data.change_24h]).toEqual([day, expect.closeTo(kes[i]! - kes[i - 1]!, 6)]);
    }
  }
  expect(seen.given).toBeGreaterThan(50);
  expect(seen.leftOut).toBeGreaterThan(50);
});

// 2 March 2024 is a Saturday and 4 March a Monday; between 15 May and 1 June 2024 nothing was published.
test('a Monday after a weekend has a change, a day after a two-week gap has none', async () => {
  expect((await askedOn('2024-03-04')).data).toHaveProperty('change_24h');
  expect((await askedOn('2024-06-01')).data).not.toHaveProperty('change_24h');
  expect((await askedOn('2024-06-01')).notices).toContain('from 2024-05-15, 17 days earlier');
});
