import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { helpFile, languageOf } from '../../src/language/languages';
import { type BridgePage, type Call, type Handed, installBridge } from './bridge';

const runtimeName = 'custom-functions-runtime.debug.js';
const runtime = readFileSync(
  join(dirname(require.resolve('@microsoft/office-js/package.json')), 'dist', runtimeName),
  'utf8',
);
const officeFolder = 'https://appsforoffice.microsoft.com/lib/1/hosted/';

/** Microsoft's runtime waits in vain for this library, which only old hosts have, and then reports an error. */
export const oldLibrary = 'MicrosoftAjax.js';

/** An error of the sheet: what the cell shows and the sentence behind it. */
export interface SheetError {
  readonly error: string;
  readonly message: string;
}
type Cell = string | number | boolean | null | SheetError;
/** The result of a formula: a cell, or spilled rows. `undefined` if there was no answer. */
export type Result = Cell | readonly (readonly Cell[])[] | undefined;

/** The runtime's numbers for errors of Excel. */
const errorNames: Readonly<Record<number, string>> = { 1: '#N/A', 5: '#DIV/0!', 6: '#NUM!', 7: '#VALUE!', 8: '#NULL!' };

function shown(value: unknown): Cell {
  const rich = value as {
    readonly type?: string;
    readonly basicValue?: unknown;
    readonly message?: string;
    readonly numberFormat?: string;
  } | null;
  if (typeof rich !== 'object' || rich === null) return value as Cell;
  if (rich.type === 'Error') return { error: String(rich.basicValue), message: rich.message ?? '' };
  return `${String(rich.basicValue)} as ${rich.numberFormat}`;
}

function resultOf(handed: Handed | undefined): Result {
  if (handed === undefined) return undefined;
  const { ok, value, code } = handed;
  if (!ok) return { error: errorNames[code ?? 0] ?? `error ${code}`, message: String(value) };
  if (!Array.isArray(value)) return shown(value);
  const rows = (value as unknown[][]).map((row) => row.map(shown));
  return rows.length === 1 && rows[0]!.length === 1 ? rows[0]![0] : rows;
}

/** Arguments of a formula; ranges are lists of rows. */
export type Formula = readonly [name: string, ...args: unknown[]];

export interface ExcelOptions {
  /** Prepares the page before the add-in opens. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The display language of Office, such as fr-FR, and the help on the functions that its manifest names for it. */
  readonly displayLanguage?: string;
  /** Does the page run the pane too, as it does in Excel? */
  readonly withPane?: boolean;
}

/** A workbook in one page, calculated by Microsoft's runtime. */
export interface Excel {
  readonly page: Page;
  /** Paths of the requests to the service so far. */
  readonly requests: string[];
  /** Errors reported by the page. */
  readonly complaints: string[];
  /** Calculates formulas together, as Excel does. */
  calculate(formulas: readonly Formula[], patience?: number): Promise<Result[]>;
  /** Calculates one formula. */
  value(name: string, ...args: unknown[]): Promise<Result>;
  /** Like `calculate`, with the time that Excel waited, in milliseconds. */
  timed(
    formulas: readonly Formula[],
    patience?: number,
  ): Promise<{ readonly results: Result[]; readonly milliseconds: number }>;
  /** Starts formulas and cancels them after an event, such as their request. */
  cancelled(formulas: readonly Formula[], begun: Promise<unknown>): Promise<Result[]>;
  /** Presses a ribbon command. */
  press(command: string): Promise<void>;
}

type Command = (event: { completed(): void }) => void;
type InPage = {
  readonly excel: BridgePage;
  readonly Office: {
    readonly actions: { readonly _association: { readonly mappings: Readonly<Record<string, Command>> } };
  };
};

/**
 * Opens the add-in's page as Excel does, in Microsoft's own custom-functions runtime.
 *
 * @param url address of the server; its metadata give the number of arguments, because Excel passes an empty value for
 *   each omitted one
 */
export async function openExcel(
  browser: Browser,
  url: string,
  { prepare, withPane = false, displayLanguage = 'en-US' }: ExcelOptions = {},
): Promise<Excel> {
  const page = await browser.newPage();
  await prepare?.(page);
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.url().startsWith(url) && /^\/addin\/(api|session|config)/.test(pathname)) requests.push(pathname);
  });
  page.on('pageerror', ({ message }) => void (message.includes(oldLibrary) || complaints.push(message)));
  await page.route(`${officeFolder}**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    if (name === runtimeName) return route.fulfill({ contentType: 'text/javascript', body: runtime });
    if (name === 'office.js')
      return route.fulfill({
        contentType: 'text/javascript',
        body: `(${installBridge.toString()})(${JSON.stringify(displayLanguage) ?? ''});document.write('<script src="${officeFolder}${runtimeName}"></script>');`,
      });
    return route.fulfill({ status: 404 });
  });
  // The pane shares the page, and its own requests would be counted.
  if (!withPane) await page.route('**/addin/taskpane.*.js', (route) => route.abort());
  const metadata = (await (await fetch(`${url}/addin/${helpFile(languageOf(displayLanguage))}`)).json()) as {
    readonly functions: readonly {
      readonly id: string;
      readonly name: string;
      readonly parameters: readonly unknown[];
    }[];
  };
  const known = new Map(metadata.functions.map(({ id, name, parameters }) => [name, { id, count: parameters.length }]));
  await page.goto(`${url}/addin/taskpane.html`);
  await page.waitForFunction(
    () =>
      Object.keys(
        (globalThis as unknown as { CustomFunctions: { _association: { mappings: object } } }).CustomFunctions
          ._association.mappings,
      ).length > 0,
  );

  let nextId = 1;
  const callOf = ([name, ...args]: Formula): Call => {
    const { id, count } = known.get(name) ?? { id: name, count: args.length };
    return { id: nextId++, name: id, args: Array.from({ length: count }, (_, i) => args[i] ?? null) };
  };
  const send = (calls: readonly Call[], patience: number) =>
    page.evaluate(
      ([all, wait]) => (globalThis as unknown as InPage).excel.calculate(all as readonly Call[], wait as number),
      [calls, patience] as const,
    );
  const inOrder = (calls: readonly Call[], handed: readonly Handed[]): Result[] => {
    const byId = new Map(handed.map((one) => [one.id, one]));
    return calls.map(({ id }) => resultOf(byId.get(id)));
  };

  async function timed(
    formulas: readonly Formula[],
    patience = 60_000,
  ): Promise<{ readonly results: Result[]; readonly milliseconds: number }> {
    const calls = formulas.map(callOf);
    const { handed, milliseconds } = await send(calls, patience);
    return { results: inOrder(calls, handed), milliseconds };
  }

  return {
    page,
    requests,
    complaints,
    timed,
    calculate: async (formulas, patience) => (await timed(formulas, patience)).results,
    value: async (name, ...args) => (await timed([[name, ...args]])).results[0],
    async cancelled(formulas, begun) {
      const calls = formulas.map(callOf);
      const answers = send(calls, 60_000);
      await begun;
      await page.evaluate(
        (ids) => (globalThis as unknown as InPage).excel.cancel(ids),
        calls.map(({ id }) => id),
      );
      return inOrder(calls, (await answers).handed);
    },
    press: (command) =>
      page.evaluate(
        (name) =>
          new Promise<void>((completed) =>
            (globalThis as unknown as InPage).Office.actions._association.mappings[name.toUpperCase()]!({ completed }),
          ),
        command,
      ),
  };
}
