import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

// The lock that keeps two starts from installing and building at the same time.

const folder = temporaryDirectory();
const lock = join(folder, 'lock');
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  removeDirectory(folder);
});

/** A process that works alone until a file exists, and writes when it begins and ends. */
function worker(until: string, LC_ALL = 'C'): { readonly child: ChildProcess; readonly output: () => string } {
  const text = `
    import { existsSync } from 'node:fs';
    import { setTimeout as pause } from 'node:timers/promises';
    import { alone } from ${JSON.stringify(join(__dirname, '../../scripts/ensure/alone.mjs'))};
    await alone(${JSON.stringify(lock)}, async () => {
      console.log('begun');
      while (!existsSync(${JSON.stringify(until)})) await pause(10);
    });
    console.log('ended');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', text], {
    env: { ...process.env, LC_ALL },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

async function said({ output }: { readonly output: () => string }, text: string): Promise<void> {
  while (!output().includes(text)) await pause(10);
}

test('the second of two waits, says so, and works once the first has ended', async () => {
  const [go, also] = [join(folder, 'go'), join(folder, 'also')];
  const first = worker(go);
  await said(first, 'begun');
  const second = worker(also, 'fr_FR.UTF-8');
  await said(second, `Un autre démarrage installe ou compile (processus ${first.child.pid})`);
  expect(second.output()).not.toContain('begun');
  writeFileSync(go, '');
  await said(first, 'ended');
  await said(second, 'begun');
  writeFileSync(also, '');
  await said(second, 'ended');
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a killed process is taken over by exactly one other', async () => {
  const go = join(folder, 'go-on');
  const killed = worker(join(folder, 'never'));
  await said(killed, 'begun');
  killed.child.kill('SIGKILL');
  await once(killed.child, 'close');
  expect(existsSync(lock)).toBe(true);
  const others = [1, 2, 3].map(() => worker(go));
  const begun = () => others.filter(({ output }) => output().includes('begun')).length;
  while (others.filter(({ output }) => /begun|Another start/.test(output())).length < others.length) await pause(10);
  expect(begun()).toBe(1);
  writeFileSync(go, '');
  await Promise.all(others.map((other) => said(other, 'ended')));
  expect(existsSync(lock)).toBe(false);
});
