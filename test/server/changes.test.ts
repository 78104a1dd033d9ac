import fc from 'fast-check';
import Fastify from 'fastify';
import type { Change, Changes } from '../../src/contract';
import { lawEntries, lawIds } from '../../src/changes/law';
import { entriesSince } from '../../src/changes/list';
import { stepsOf } from '../../src/changes/steps';
import { fixedLaw } from '../../server/laws';
import { createWorlds } from '../../server/world';
import { changesPages } from '../../server/pages/changes';
import { frameOf } from '../../server/pages/page';
import { createMarket, type KnownObservation } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';
import { createReference } from '../../src/reference';
import recordedDays from '../../src/reference/recorded.json';
import { withRecorded } from '../../scripts/generate/recorded';
import { countryFiles } from '../../src/reference/data';
import { ask } from '../support/http';
import { service } from '../support/service';

const reference = createReference(countryFiles);
const get = async (query: string): Promise<Changes> =>
  (await service.get(`/api/v1/changes?${query}`)).body.data as unknown as Changes;
const open = (path: string): Promise<Response> => ask(new URL(path, process.env['SERVICE_URL']));

describe('GET /api/v1/changes', () => {
  test('pages do not skip or repeat', async () => {
    const query = 'since=2024-01-01&country=KE,CI&kind=law,policy_rate,meeting';
    const whole = (await get(`${query}&limit=500`)).changes;
    expect(whole.length).toBeGreaterThan(10);
    const paged: Change[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const part: Changes = await get(`${query}&limit=7${cursor === '' ? '' : `&cursor=${cursor}`}`);
      paged.push(...part.changes);
      cursor = part.next_cursor;
    }
    expect(paged).toEqual(whole);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
  });

  test('nothing is new after the position of the answer before', async () => {
    const { position } = await get('kind=law');
    expect(await get(`since=${position}`)).toMatchObject({ changes: [], count: 0, next_cursor: null });
  });

  test.each([
    ['since=yesterday', 'invalid_date'],
    ['kind=laws', 'invalid_kind'],
    ['country=KX', 'invalid_country'],
    ['cursor=1', 'invalid_cursor'],
    ['limit=0', 'invalid_limit'],
  ])('%s is %s', async (query, code) => {
    expect((await service.get(`/api/v1/changes?${query}`)).body.error?.code).toBe(code);
  });
});

describe('feeds', () => {
  test.each([
    ['/changes?country=KE', 'text/html'],
    ['/changes.rss?kind=law', 'application/rss+xml'],
    ['/changes.json', 'application/feed+json'],
    ['/calendar.ics?country=KE', 'text/calendar'],
  ])('%s is open, and not sent again while it is the same', async (path, type) => {
    const first = await open(path);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toContain(type);
    const again = await ask(new URL(path, process.env['SERVICE_URL']), {
      headers: { 'if-none-match': first.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  test('the JSON Feed is of version 1.1', async () => {
    const response = await open('/changes.json?kind=law');
    expect(response.headers.get('last-modified')).toBeNull();
    const feed = (await response.json()) as { items: readonly object[] };
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      authors: [{ name: expect.any(String) }],
    });
    for (const item of feed.items)
      expect(item).toMatchObject({ id: expect.any(String), content_text: expect.any(String) });
  });

  test('RSS names its own address, and its ids are no addresses', async () => {
    const text = await (await open('/changes.rss?kind=meeting,law&country=UG,KE')).text();
    const self = /<atom:link href="([^"]+)" rel="self" type="application\/rss\+xml"\/>/.exec(text)?.[1];
    const { pathname, search } = new URL(self!.replaceAll('&amp;', '&'));
    expect(pathname + search).toBe('/changes.rss?country=KE,UG&kind=law,meeting');
    expect(text.match(/<guid/g)?.length).toBeGreaterThan(0);
    expect(text.match(/<guid isPermaLink="false">/g)?.length).toBe(text.match(/<guid/g)?.length);
  });

  test('the page leads news readers and calendars to itself in their form', async () => {
    const text = await (await open('/changes?country=UG,KE')).text();
    expect(text).toContain(
      '<link rel="alternate" type="application/rss+xml" title="RSS" href="/changes.rss?country=KE,UG">',
    );
    expect(text).toContain(
      '<link rel="alternate" type="application/feed+json" title="JSON Feed" href="/changes.json?country=KE,UG">',
    );
    expect(text).toContain('href="/calendar.ics?country=KE,UG"');
  });

  test('the calendar has the return of Kenya with a UID that stays', async () => {
    const incomplete = (await (await open('/calendar.ics?country=TD')).text()).replace(/\r\n /g, '');
    expect(incomplete).toMatch(/X-WR-CALDESC:This list is not complete. Not recorded for Chad: CNPS/);
    // Tax Administration Act of South Africa, section 244: the 7th of some month of a year is no business day.
    const moved = (await (await open('/calendar.ics?country=ZA')).text()).replace(/\r\n /g, '');
    expect(moved).toMatch(/DESCRIPTION:Moved from \d{4}-\d\d-07 to \d{4}-\d\d-0\d: /);
    const text = await (await open('/calendar.ics?country=KE')).text();
    expect(text).not.toContain('X-WR-CALDESC');
    expect(text).toMatch(/UID:due\.KE\./);
  });

  test('the calendar takes several countries, keeps nobody busy, and is asked for once a day', async () => {
    const text = await (await open('/calendar.ics?country=CM,KE,GA')).text();
    const ids = [...text.matchAll(/^UID:(.+)\r$/gm)].map(([, id]) => id!);
    for (const country of ['CM', 'KE', 'GA'])
      expect(ids.filter((id) => id.startsWith(`due.${country}.`)).length).toBeGreaterThan(0);
    // Cameroon and Gabon share a central bank. Its meetings are there once.
    expect(new Set(ids).size).toBe(ids.length);
    expect(text.match(/^TRANSP:TRANSPARENT\r$/gm)?.length).toBe(ids.length);
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D\r\n');
    expect(text.match(/^(BEGIN|END):VCALENDAR/gm)).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test.each([
    ['/calendar.ics', /`country` is missing/],
    ['/calendar.ics?country=KX', /"KX" is not one of the 54 country codes/],
    ['/calendar.ics?country=KE,KX', /"KX" is not one of the 54 country codes/],
    [`/calendar.ics?country=${'KE,'.repeat(200)}`, /at most 400 characters/],
  ])('%s is refused with a sentence', async (path, sentence) => {
    const response = await open(path);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect([response.status, error.code]).toEqual([400, 'invalid_country']);
    expect(error.message).toMatch(sentence);
  });
});

test('a feed without changes has the date of the day, not of 1970', async () => {
  const app = Fastify();
  const market = createMarket(marketFiles);
  const clock = { now: () => Date.parse('2050-05-20T10:00:00Z') };
  changesPages(app, {
    frames: frameOf({ people: undefined }),
    worlds: createWorlds(fixedLaw(reference), { known: () => market, sample: market } as never, clock.now),
    clock,
    address: () => 'https://svc.example',
    ownMachine: true,
  });
  const { body } = await app.inject('/changes.rss');
  expect(body).not.toContain('<item>');
  expect(body).toContain('<lastBuildDate>Fri, 20 May 2050 00:00:00 GMT</lastBuildDate>');
  await app.close();
});

test('law appears at midnight UTC of its first day', () => {
  const entry = lawEntries(reference).find(({ at, effective }) => at.startsWith(effective))!;
  const market = createMarket(marketFiles);
  const listedAt = (now: string): boolean =>
    entriesSince(reference, market, { kinds: ['law'] }, entry.at.slice(0, 4), now).some(({ id }) => id === entry.id);
  expect(listedAt(new Date(Date.parse(entry.at) - 1).toISOString())).toBe(false);
  expect(listedAt(entry.at)).toBe(true);
});

test('law keeps the day on which it was recorded, and its id does not follow from its place in the file', () => {
  const ids = lawIds(reference);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !(id in recordedDays))).toEqual([]);
  expect(withRecorded({ old: '2026-11-23' }, ['new', 'old'], '2027-01-02')).toEqual({
    new: '2027-01-02',
    old: '2026-11-23',
  });
  const reversed = createReference(
    countryFiles.map((country) => ({ ...country, contributions: [...country.contributions].reverse() })),
  );
  expect([...lawIds(reversed)].sort()).toEqual([...ids].sort());
});

describe('steps', () => {
  const observation = (id: number, day: number, value: number): KnownObservation => ({
    id,
    series: 'policy_rate',
    entity: 'KE',
    date: `2026-01-${String(day).padStart(2, '0')}`,
    value,
    source: { title: 't', publisher: 'p', url: null },
    origin: 'test',
    authority: 'official',
    knownFrom: `2026-02-01T00:00:00.${String(id).padStart(3, '0')}Z`,
    withdrawnAt: null,
  });

  test('what is recorded later leaves the earlier changes as they were', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 4 })), { maxLength: 30 }),
        fc.nat(30),
        (list, first) => {
          const all = list.map(([day, value], i) => observation(i, day, value));
          const early = stepsOf('policy_rate', all.slice(0, first), true);
          const late = stepsOf('policy_rate', all, true);
          expect(late.slice(0, early.length)).toEqual(early);
          for (const { before, after } of late) expect(after?.value).not.toBe(before?.value);
        },
      ),
      { numRuns: 60 },
    );
  });
});
