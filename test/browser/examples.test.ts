import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { browser } from './support/browser';
import { cellsIn } from '../../server/pages/guide-texts';
import { type Language, languages } from '../../src/language/languages';
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
import { openExcel, type Result } from './excel';

jest.setTimeout(120_000);

const written = readExamples();

/** The display language of Office for readers of each language. */
const officeLanguages: Readonly<Record<Language, string>> = { en: 'en-US', fr: 'fr-FR', pt: 'pt-PT', ar: 'ar-EG' };

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ SVC_LOG_LEVEL: 'warn', ...clockAt(written.day) });
});
afterAll(async () => {
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

/** The results of all examples in an Office in a language, from ranges as its readers write them. */
async function resultsIn(language: Language, { tasks }: Examples): Promise<Result[]> {
  const excel = await openExcel(browser, server.url, { displayLanguage: officeLanguages[language] });
  return excel.calculate(
    tasks.flatMap(({ examples }) =>
      examples.map((example) => parsedFormula(example.formula, cellsIn(example, language).cells)),
    ),
  );
}

/**
 * The examples with their results on their day, calculated by the built add-in in Microsoft's custom-functions runtime.
 * Where another language gives another result, it stands beside it.
 */
async function evaluated({ day, tasks }: Examples): Promise<Examples> {
  const results = await Promise.all(
    languages.map(async (language) => [language, await resultsIn(language, { day, tasks })] as const),
  );
  const next = (example: Example): Example => {
    const [[, english], ...others] = results.map(
      ([language, list]) => [language, kept(example, list.shift())] as const,
    ) as [readonly ['en', ReturnType<typeof kept>], ...(readonly [Language, ReturnType<typeof kept>])[]];
    const { resultIn: _, ...rest } = example;
    const differing = others.flatMap(([language, { result }]) =>
      isDeepStrictEqual(result, english.result) ? [] : [[language, result] as const],
    );
    return {
      ...rest,
      ...english,
      ...(differing.length === 0 ? {} : { resultIn: Object.fromEntries(differing) }),
    };
  };
  return { day, tasks: tasks.map(({ title, examples }) => ({ title, examples: examples.map(next) })) };
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
