import { spawnSync } from 'node:child_process';
import { isAscii } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = join(__dirname, '../../dist/server');

test('the built server is only ASCII, which a start reads fastest', () => {
  // A regular expression is copied as it was written. Its characters need escapes.
  expect(isAscii(readFileSync(join(built, 'service.js')))).toBe(true);
});

test('a start keeps the functions that it compiled for the next one', () => {
  // The server of these tests has started from the build.
  const compare = `
    const { createHash } = require('node:crypto');
    const { readFileSync } = require('node:fs');
    const { Script } = require('node:vm');
    const source = readFileSync('service.js');
    const name = createHash('sha256').update(source).digest('hex') + '-' + require('node:v8').cachedDataVersionTag();
    const cachedData = readFileSync('.compiled/' + name);
    const code = require('node:module').wrap(source.toString());
    const outermost = new Script(code).createCachedData();
    const { cachedDataRejected } = new Script(code, { cachedData });
    console.log(JSON.stringify({ cachedDataRejected, more: cachedData.length > 2 * outermost.length }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', compare], { cwd: built, encoding: 'utf8' });
  expect([stdout.trim(), stderr]).toEqual([JSON.stringify({ cachedDataRejected: false, more: true }), '']);
});

test('an older Node says which one is needed, and what to do', () => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, napi: '9', node: '20.20.2' } });`;
  const { status, stderr } = spawnSync(process.execPath, ['--eval', `${older} require('./main.js')`], {
    cwd: built,
    env: { ...process.env, LC_ALL: 'C' },
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(
      /^This is Node 20\.20\.2\. SVC Finance Africa needs Node 22\.14 or newer\. Type `npm start`, which fetches one\.$/,
    ),
  ]);
});
