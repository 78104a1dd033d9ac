import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedPage, checkFeeds } from '../../scripts/feeds/check';
import { expectedOf, sampleText } from '../../scripts/feeds/samples';
import { shapeDifferences, shapeOf } from '../../scripts/feeds/shape';
import { allFeeds, type Feed } from '../../server/feeds';
import { createFetch } from '../../server/feeds/fetch';
import { removeDirectory, run, temporaryDirectory } from '../support/server-process';
import { playSource, says, type Source } from '../support/source';

const now = new Date('2026-11-21T20:00:00.000Z');
const fetch = createFetch({ timeLimit: 1_500, retries: 0, firstPause: 5 });
const recorded = (name: string): string => sampleText(name, expectedOf(name).samples[0].file);

let source: Source;
beforeEach(async () => (source = await playSource(says(''))));
afterEach(() => source.close());

const at = (url: string, name: string): Feed => {
  const { timeLimit: _, ...feed } = allFeeds.find((one) => one.name === name)!;
  return { ...feed, hosts: [url] };
};
const check = async (name: string, answer: string) => {
  source.answer = says(answer);
  return checkedPage(await checkFeeds([at(source.url, name)], fetch, now));
};

test.each(allFeeds.map(({ name }) => [name]))('%s: the recorded answer is as recorded', async (name) => {
  const { text, code } = await check(name, recorded(name));
  expect(text).toMatch(/: as the (answer recorded on \d{4}-\d{2}-\d{2}|documented form)$/);
  expect(code).toBe(0);
  expect(source.asked).toHaveLength(1);
});

test('missing fields, other types, other units and pages are named; new fields are harmless', async () => {
  const repo = recorded('sarb');
  expect(await check('sarb', repo.replaceAll('"FormatNumber":"0.00",', ''))).toEqual({
    text: expect.stringContaining('The field [].FormatNumber is missing.'),
    code: 1,
  });
  expect(await check('sarb', repo.replaceAll('"FormatNumber":"0.00"', '"FormatNumber":2'))).toEqual({
    text: expect.stringContaining('The field [].FormatNumber is a number and was a string.'),
    code: 1,
  });
  // The middle of the 25 recorded rates is 6.5 %.
  expect(
    await check(
      'sarb',
      repo.replace(/"Value":(\d+\.\d+)/g, (_, rate) => `"Value":${Number(rate) / 100}`),
    ),
  ).toEqual({
    text: expect.stringContaining('policy_rate is about 0.065 and was about 6.5: the unit may differ.'),
    code: 1,
  });
  expect(await check('sarb', repo.replaceAll('"Value":', '"Amount":'))).toEqual({
    text: expect.stringMatching(
      /differs from the answer recorded on 2026-04-28\n +The answer does not have the expected form/,
    ),
    code: 1,
  });
  expect(await check('sarb', repo.replaceAll('"FormatDate":', '"Unit":"percent","FormatDate":'))).toEqual({
    text: expect.stringContaining('New and not used: [].Unit.'),
    code: 0,
  });
  expect(await check('bis', '<html>Blocked</html>')).toEqual({
    text: expect.stringContaining('it has no column REF_AREA'),
    code: 1,
  });
  // Kenyan shillings for a dollar became dollars for a shilling.
  expect(await check('frankfurter', recorded('frankfurter').replaceAll('129.2415', '0.0077'))).toEqual({
    text: expect.stringContaining('fx of KES is about 0.0077 and was about 129'),
    code: 1,
  });
});

test('a refused connection to one source is a difference, and to all sources means no internet', async () => {
  const gone = await playSource(says(''));
  await gone.close();
  source.answer = says(recorded('bis'));
  const feeds = [at(gone.url, 'sarb'), at(source.url, 'bis')];
  expect(checkedPage(await checkFeeds(feeds, fetch, now))).toEqual({
    text: expect.stringMatching(/^sarb .*: cannot be reached\nbis .*: as the documented form$/),
    code: 1,
  });
  const offline = allFeeds.map(({ name }) => at(gone.url, name));
  expect(checkedPage(await checkFeeds(offline, fetch, now))).toEqual({
    text: expect.stringMatching(/nothing was checked: this machine seems to have no internet access\.\n.*ECONNREFUSED/),
    code: 2,
  });
});

test('the command says the same, and leaves out what is switched off', async () => {
  const directory = temporaryDirectory();
  const gone = await playSource(says(''));
  await gone.close();
  const file = join(directory, 'feeds.json');
  const on = allFeeds.filter(({ restricted }) => restricted === undefined);
  writeFileSync(file, JSON.stringify(Object.fromEntries(on.map(({ name }) => [name, { hosts: [gone.url] }]))));
  const ask = async (...words: string[]) => {
    const settings = { SVC_FEEDS_FILE: file, SVC_DATA_DIR: directory };
    const child = run('scripts/feeds.ts', ['check', ...words], settings, { fromSource: true });
    let output = '';
    child.stdout!.on('data', (text) => (output += text));
    child.stderr!.on('data', (text) => (output += text));
    const [code] = (await once(child, 'close')) as [number];
    return { output, code };
  };
  expect(await ask()).toEqual({ output: expect.stringContaining('nothing was checked'), code: 2 });
  expect(await ask('imf')).toEqual({ output: expect.stringContaining('SVC_FEEDS_IMF=on switches it on'), code: 1 });
  removeDirectory(directory);
}, 60_000);

test('rates by currency are one field, and a field that some objects lack may be absent', () => {
  const rates = (code: string) =>
    JSON.stringify({ usd: Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`${code}${i}`, i + 1])) });
  expect(shapeDifferences(shapeOf(rates('a')), shapeOf(rates('b')))).toEqual({ faults: [], news: [] });
  expect(shapeDifferences(shapeOf('[{"a":1,"b":2},{"a":1}]'), shapeOf('[{"a":1}]')).faults).toEqual([]);
  expect(shapeDifferences(shapeOf('a,b\n1,\n'), shapeOf('a,b\n1,2\n'))).toEqual({ faults: [], news: [] });
});
