import { writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../scripts/addin/browser';
import { dayOfSerial } from '../../src/serial';
import {
  type Example,
  type ExampleResult,
  type Examples,
  examplesFile,
  functionOf,
  readExamples,
} from '../../server/pages/examples';
import { parsedFormula } from '../support/formula-text';
import { clockAt, removeDirectory, type ServerProcess, startServer } from '../support/server-process';
import { type Excel, openExcel, type Result } from './excel';

jest.setTimeout(120_000);

const written = readExamples();
let server: ServerProcess;
let browser: Browser;
let excel: Excel;
beforeAll(async () => {
  server = await startServer({ SVC_LOG_LEVEL: 'warn', ...clockAt(written.day) });
  browser = await launchBrowser();
  excel = await openExcel(browser, server.url);
});
afterAll(async () => {
  await browser?.close();
  await server.stop();
  removeDirectory(server.dataDir);
});

/** The result as stored: an Excel date as a day, a long table as its first rows. */
function kept({ date, rows }: Example, result: Result): Pick<Example, 'result' | 'of'> {
  if (date === true && typeof result === 'number') return { result: dayOfSerial(result) };
  return rows !== undefined && Array.isArray(result)
    ? { result: result.slice(0, rows) as ExampleResult, of: result.length }
    : { result: result as ExampleResult };
}

/**
 * The examples with their results on their day, calculated by the built add-in in Microsoft's custom-functions runtime.
 */
async function evaluated({ day, tasks }: Examples): Promise<Examples> {
  const results = await excel.calculate(
    tasks.flatMap(({ examples }) => examples.map(({ formula, cells }) => parsedFormula(formula, cells))),
  );
  return {
    day,
    tasks: tasks.map(({ title, examples }) => ({
      title,
      examples: examples.map((example) => ({ ...example, ...kept(example, results.shift()) })),
    })),
  };
}

// `npm run examples` updates the results, and then the tables of the guides.
test('every example in the guides and in the help gives the result stated with it', async () => {
  const now = await evaluated(written);
  if (process.env['KEEP_EXAMPLES'] !== undefined) writeFileSync(examplesFile, `${JSON.stringify(now, null, 2)}\n`);
  else expect(now).toEqual(written);
});

test('every function has an example', async () => {
  const { functions } = (await (await fetch(`${server.url}/addin/functions.json`)).json()) as {
    readonly functions: readonly { readonly name: string }[];
  };
  const shown = new Set(written.tasks.flatMap(({ examples }) => examples.map(functionOf)));
  expect(functions.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});
