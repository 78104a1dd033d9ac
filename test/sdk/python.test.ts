import { strFromU8, unzipSync } from 'fflate';
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { snake } from '../../scripts/generate/sdk/words';
import { packPython } from '../../scripts/sdk/python';
import { versionInPython } from '../../server/downloads/packages';
import { accountOperations, operations, productVersion, subscriptionOperations } from '../../src/contract';
import { removeDirectory, startedServers, temporaryDirectory } from '../support/server-process';
import { startLimitedServer } from './support/limited-server';
import { examplesIn } from './support/readme';
import { retryCases } from './support/retry-cases';

const folder = temporaryDirectory();
const source = join(folder, 'package');
let wheel: string;
beforeAll(async () => {
  wheel = await packPython(source);
});
afterAll(() => removeDirectory(folder));
const written = (file: string): string => readFileSync(join(source, 'svc_finance_africa', file), 'utf8');

describe('without Python', () => {
  test('every operation is a method of both clients', () => {
    const json = [...operations, ...subscriptionOperations, ...accountOperations].map(({ id }) => id);
    const files = ['calculateRegisterFile', 'fillPayrollReturnFile', 'makePayrollJournalFile', 'makePayslips'];
    const names = [...json, ...files].map(snake).sort();
    const defined = (file: string) =>
      [...written(file).matchAll(/^ {4}(?:async )?def (?!iterate)(\w+)/gm)].map(([, name]) => name!).sort();
    expect(defined('_operations.py')).toEqual(names);
    expect(defined('_async_operations.py')).toEqual(names);
  });

  test('every argument says what it means', () =>
    expect(written('_operations.py')).not.toMatch(/^ {12}\w+: (See `\w+`\.)?$/m));

  test('the clients that wait have nothing to await', () =>
    expect(
      ['_operations.py', '_caller.py', '_paging.py', 'client.py'].filter((file) => /await|async/i.test(written(file))),
    ).toEqual([]));

  test('the wheel has what people write and what is made from it, and lists each file', () => {
    const files = unzipSync(readFileSync(wheel));
    const modules = ['client', 'async_client', '_caller', '_async_caller', '_operations', 'models', '_columns'];
    expect(Object.keys(files)).toEqual(expect.arrayContaining(modules.map((one) => `svc_finance_africa/${one}.py`)));
    const list = Object.keys(files).find((path) => path.endsWith('/RECORD'))!;
    expect(strFromU8(files[list]!).split('\n').length - 1).toBe(Object.keys(files).length);
  });

  test('the version is that of the service', () => {
    expect(written('_settings.py')).toContain(`__version__ = "${versionInPython(productVersion)}"`);
    expect(['1.2.3', '1.0.0-alpha.1', '1.0.0-beta.2', '2.0.0-rc.10'].map(versionInPython)).toEqual([
      '1.2.3',
      '1.0.0a1',
      '1.0.0b2',
      '2.0.0rc10',
    ]);
  });
});

/** The first Python of this machine that has a module; undefined if none has it. */
const pythonWith = (module: string): string | undefined =>
  ['python3', 'python', '/usr/bin/python3'].find(
    (program) => spawnSync(program, ['-c', `import sys, ${module}; assert sys.version_info >= (3, 9)`]).status === 0,
  );

const startServer = startedServers({ SVC_LOG_LEVEL: 'error' });
const environment = {
  PATH: process.env['PATH'],
  PYTHONPATH: source,
  PYTHONDONTWRITEBYTECODE: '1',
  SVC_URL: process.env['SERVICE_URL'],
  SVC_KEY: process.env['SERVICE_KEY'],
};
const execute = (program: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)(program, args, { cwd: folder, env: { ...environment, ...more } });
const examples = (): readonly string[] =>
  examplesIn('python').map((code, place) => {
    const file = join(folder, `example_${place}.py`);
    writeFileSync(file, code);
    return file;
  });

const python = pythonWith('httpx');
if (python === undefined) test.skip('with Python: no Python 3.9 or newer with httpx is installed', () => undefined);
else
  describe('with Python', () => {
    test('answers, errors, retries, pages and batches of a started server', async () => {
      const { server, nextMinute } = await startLimitedServer(startServer, folder);
      const { stderr } = await execute(python, [join(__dirname, 'python/test_client.py')], {
        LIMITED_URL: server.url,
        LIMITED_KEY: server.key,
        NEXT_MINUTE: nextMinute,
        RETRIES: JSON.stringify(retryCases.map((one) => one.map((value) => value ?? null))),
      });
      expect(stderr).toMatch(/^Ran 22 tests/m);
    });

    test('the examples of README and documents run', async () => {
      const outputs: string[] = [];
      for (const file of examples()) outputs.push((await execute(python, [file])).stdout);
      expect(outputs).toEqual([
        expect.stringMatching(/^61017\.9 \[[\s\S]*^85000$/m),
        expect.stringMatching(/^Awa \d+\nJean \d+\n$/),
        expect.any(String),
        expect.stringMatching(/^2025-01-31 \d+(\.\d+)? .+$/m),
        expect.stringMatching(/^invalid_country "KX" is not .*did you mean KE.* 400 [0-9a-f]{12}-\w+\n$/),
        expect.stringMatching(/^61017\.9 (current|due|stale)\n$/),
        '',
      ]);
    });
  });

const typed = pythonWith('httpx, mypy');
if (typed === undefined) test.skip('types of Python: no Python with httpx and mypy is installed', () => undefined);
else
  test('the types of package, examples and tests are sound', async () => {
    const files = [join(source, 'svc_finance_africa'), join(__dirname, 'python/test_client.py'), ...examples()];
    const { stdout } = await execute(typed, [
      '-m',
      'mypy',
      '--strict',
      '--python-version=3.9',
      `--cache-dir=${join(folder, 'mypy')}`,
      ...files,
    ]);
    expect(stdout).toMatch(/^Success/);
    // The checker reads the package and its libraries for the first time.
  }, 300_000);
