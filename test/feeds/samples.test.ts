import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expectedOf, requestOf, sampleText } from '../../scripts/feeds/samples';
import { allFeeds } from '../../server/feeds';
import { addressOf } from '../../server/feeds/run';
import { Schedule } from '../../server/feeds/settings';
import { Details } from '../../src/market';
import { sourceKindOf } from '../../src/market/observation';

const week = { from: '2026-11-14', to: '2026-11-20', held: new Set<string>() };
const feeds = allFeeds.map((feed) => [feed.name, feed, expectedOf(feed.name)] as const);
const samples = feeds.flatMap(([name, feed, { samples: all, figure }]) =>
  all.map((sample) => [name, sample.file, { feed, sample, figure, text: sampleText(name, sample.file) }] as const),
);
const good = samples.filter(([, , { sample }]) => sample.gives !== undefined);

describe.each(feeds)('%s', (name, feed, { requests, publishers, samples: all }) => {
  test('asks the addresses that are expected', () => {
    const asked = (kind: 'scheduled' | 'backfill') =>
      feed.requests({ kind, ...week }).map((request) => addressOf(feed.hosts[0]!, request));
    expect(asked('scheduled')).toEqual(requests.scheduled);
    expect(asked('backfill')).toEqual(requests.backfill ?? requests.scheduled);
  });

  test('runs at a time that there is', () => expect(Schedule.safeParse(feed.schedule).success).toBe(true));

  test('its samples are those in its folder, with addresses of its own', () => {
    const [host] = feed.hosts[0]!.split('{');
    for (const { address } of all) expect(address.startsWith(host!)).toBe(true);
    const files = readdirSync(join(__dirname, '../../server/feeds', name)).filter((file) => file.startsWith('sample'));
    expect(all.map(({ file }) => file).sort()).toEqual(files.sort());
    expect(all[0]!.gives).toBeDefined();
  });

  test('its publishers are the expected ones, and of the expected kind', () => {
    const kinds = good
      .filter(([of]) => of === name)
      .flatMap(([, , { sample, text }]) =>
        feed
          .read(text, requestOf(sample))
          .map(({ source, authority }) => [source.publisher, sourceKindOf({ authority, source })] as const),
      );
    expect(Object.fromEntries(kinds)).toEqual(publishers);
  });
});

test.each(samples.filter(([, , { sample }]) => sample.refused !== undefined))(
  '%s (%s) is refused',
  (_name, _file, { feed, sample, text }) => expect(() => feed.read(text, requestOf(sample))).toThrow(sample.refused),
);

describe.each(good)('%s (%s)', (_name, _file, { feed, sample, figure, text }) => {
  const read = (body: string) => feed.read(body, requestOf(sample));
  const isJson = /^\s*[[{]/.test(text);

  test('gives what its expected.json says', () => {
    const found = read(text);
    const rows = found.map(({ series, entity, date, value }) => [series, entity, date, value]);
    if (sample.count === undefined) expect(rows).toEqual(sample.gives);
    else {
      expect(rows).toEqual(expect.arrayContaining([...sample.gives!]));
      expect(rows).toHaveLength(sample.count);
    }
    expect(found[0]).toMatchObject(sample.details ?? {});
  });

  test('gives observations within its coverage, and complete', () => {
    const covered = new Map(feed.covers.map(({ series, entities }) => [series, entities]));
    for (const { series, entity, source, details } of read(text)) {
      expect(covered.get(series)).toContain(entity);
      expect(source.publisher).not.toBe('');
      if (details !== undefined) expect(Details.safeParse(details).success).toBe(true);
    }
  });

  test.each([
    ['empty', ''],
    ['blank', ' \n'],
    ['a page of HTML', '<!doctype html><title>Attention required</title>'],
    ['cut off', text.slice(0, Math.floor(text.length * 0.7))],
    ['null', 'null'],
    ['an error', '{"error":"maintenance"}'],
  ])('%s is a bad answer, or contains less', (_, body) => {
    let found: readonly unknown[] = [];
    try {
      found = read(body);
    } catch (problem) {
      expect((problem as Error).constructor.name).toBe('BadAnswer');
      expect((problem as Error).message).toMatch(/^The answer /);
    }
    // A truncated table can still be valid: its complete rows are right, so the result must not be wrong.
    const whole = new Set(read(text).map((one) => JSON.stringify(one)));
    if (isJson) expect(found).toEqual([]);
    else expect(found.filter((one) => !whole.has(JSON.stringify(one))).length).toBeLessThanOrEqual(1);
  });

  if (figure !== undefined)
    test('a renamed field of its figures is a bad answer', () => {
      const moved = isJson ? text.replaceAll(`"${figure}":`, '"renamed":') : text.replaceAll(figure, 'RENAMED');
      expect(moved).not.toBe(text);
      expect(() => read(moved)).toThrow(/not have the expected form/);
    });

  test('figures that are no numbers are a bad answer', () => {
    const wrong = text.replace(/(:\s*"?|,)(\d+\.\d+)(?="?\s*[,}\]\n])/g, (_match, before: string, number: string) =>
      isJson && !before.endsWith('"') ? `${before}"${number}"` : `${before}n/a`,
    );
    expect(wrong).not.toBe(text);
    expect(() => read(wrong)).toThrow(/not have the expected form|is not a number/);
  });
});
