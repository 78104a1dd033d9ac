import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spanWithin } from '../../scripts/feeds/arguments';
import { cutSpan, joinSpans } from '../../server/feeds/spans';
import { openStore } from '../../server/store/open';
import { removeDirectory, run, temporaryDirectory } from '../support/server-process';
import { playSource, says, type Source } from '../support/source';

let directory: string;
let settings: string;
let source: Source;
beforeEach(async () => {
  directory = temporaryDirectory();
  source = await playSource(says('[]'));
  settings = join(directory, 'feeds.json');
  writeFileSync(settings, JSON.stringify({ bnr: { hosts: [source.url] } }));
});
afterEach(async () => {
  await source.close();
  removeDirectory(directory);
});

/** One rate of a year: its second of January. */
const ratesOf = (url: string): string => {
  const year = new URL(url, source.url).searchParams.get('end_date')!.slice(2, 4);
  return `[{"currency_name":"USD","average_rate":"1,${year}0.5","post_date":"02-Jan-${year}"}]`;
};
const answers: Source['answer'] = (request, response) => says(ratesOf(request.url!))(request, response);

function backfill(...words: string[]): { readonly child: ChildProcess; readonly end: Promise<[string, number]> } {
  const child = run('scripts/feeds.ts', ['backfill', ...words], {
    SVC_FEEDS_FILE: settings,
    SVC_DATA_DIR: directory,
  });
  let output = '';
  child.stdout!.on('data', (text) => (output += text));
  child.stderr!.on('data', (text) => (output += text));
  return { child, end: once(child, 'close').then(([code]) => [output, code as number]) };
}
const stored = async (): Promise<string[]> => {
  const store = await openStore({ dataDir: directory });
  try {
    return (await store.observationsOf('bnr')).map(({ date }) => date);
  } finally {
    await store.close();
  }
};

test('a backfill begins where the source does, names what it could not read, and the named command reads it', async () => {
  source.answer = (request, response) =>
    request.url!.includes('2013-12-31') ? says('no', {}, 403)(request, response) : answers(request, response);
  const [first, code] = await backfill('--feed', 'bnr', '--from', '2006-01-01', '--to', '2014-12-31').end;
  expect(source.asked[0]!.url).toContain('start_date=2012-01-02&end_date=2012-12-31');
  expect(first).toContain('bnr: 3 of 3 requests, until 2014-12-31, ');
  expect(first).toMatch(/problem: The source answers 403/);
  expect(first).toContain(
    'Not read yet. To go on:\n  npm run feeds -- backfill --feed bnr --from 2013-01-01 --to 2013-12-31',
  );
  expect(code).toBe(0);
  expect(await stored()).toEqual(['2012-01-02', '2014-01-02']);

  source.answer = answers;
  const [second] = await backfill('--feed', 'bnr', '--from', '2013-01-01', '--to', '2013-12-31').end;
  expect(second).not.toContain('Not read yet');
  expect((await stored()).sort()).toEqual(['2012-01-02', '2013-01-02', '2014-01-02']);
}, 60_000);

test('Ctrl+C stops after the request that is under way; what was read stays, and the rest can be read at once', async () => {
  const { child, end } = backfill('--feed', 'bnr', '--from', '2012-01-02', '--to', '2016-12-31');
  source.answer = (request, response) => {
    child.kill('SIGINT');
    setTimeout(() => answers(request, response), 300);
  };
  const [output, code] = await end;
  expect(output).toContain('problem: The run was stopped.');
  expect(output).toContain('backfill --feed bnr --from 2013-01-01 --to 2016-12-31');
  expect(code).toBe(1);
  expect(source.asked).toHaveLength(1);
  expect(await stored()).toEqual(['2012-01-02']);

  source.answer = answers;
  const [rest] = await backfill('--feed', 'bnr', '--from', '2013-01-01', '--to', '2016-12-31').end;
  expect(rest).not.toContain('another process');
  expect((await stored()).sort().at(-1)).toBe('2016-01-02');
}, 60_000);

test('spans are cut, and those that touch are joined', () => {
  expect(cutSpan({ from: '2026-02-27', to: '2026-03-04' }, 3)).toEqual([
    { from: '2026-02-27', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-04' },
  ]);
  expect(cutSpan({ from: '2026-03-01', to: '2026-03-04' }, 3).at(-1)).toEqual({ from: '2026-03-04', to: '2026-03-04' });
  expect(
    joinSpans([
      { from: '2026-03-05', to: '2026-03-07' },
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-02' },
    ]),
  ).toEqual([
    { from: '2026-01-01', to: '2026-02-02' },
    { from: '2026-03-05', to: '2026-03-07' },
  ]);
});

test('a source without figures in a span has nothing to read', () => {
  const span = { from: '2006-01-01', to: '2011-12-31' };
  expect(spanWithin(span, { since: '2012-01-02' })).toBeUndefined();
  expect(spanWithin(span, { since: '2010-01-01' })).toEqual({ from: '2010-01-01', to: '2011-12-31' });
  expect(spanWithin(span, {})).toEqual(span);
});
