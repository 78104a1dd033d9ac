import { spawnSync } from 'node:child_process';
import { isAscii } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = join(__dirname, '../../dist/server');

test('the built server is only ASCII, which a start reads fastest', () => {
  // A regular expression is copied as it was written. Its characters need escapes.
  expect(isAscii(readFileSync(join(built, 'service.js')))).toBe(true);
});

test('Node keeps the compiled code of the server beside it', () => {
  // The server of these tests has started from the build.
  expect(existsSync(join(built, '.compiled'))).toBe(true);
});

test('an older Node says which one is needed, and what to do', () => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, napi: '9', node: '20.20.2' } });`;
  const { status, stderr } = spawnSync(process.execPath, ['--eval', `${older} require('./main.js')`], {
    cwd: built,
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(
      /^This is Node 20\.20\.2\. SVC Finance Africa needs Node 22\.14 or newer\. Type `npm start`, which fetches one\.$/,
    ),
  ]);
});
