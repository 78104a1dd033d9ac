import { createContext, runInContext } from 'node:vm';
import { functionsFile } from '../../../scripts/sheets/package';
import type { Language } from '../../../src/language/languages';
import { blockingFetch } from './blocking-fetch';
import { limits } from './limits';
import { googleServices, type GoogleState, type Mode, newState } from './services';

/** The address under which Google finds the service of the tests. */
export const publicAddress = 'https://finance.example.com';

/** An Apps Script project in a spreadsheet. */
export interface Script {
  readonly state: GoogleState;
  /** Calculates a formula as Google Sheets does. @throws Error with the sentence in the note of the cell */
  cell(name: string, ...args: readonly unknown[]): unknown;
  /** Calls a function of the script, as the menu and the panel do. Only plain data pass. */
  command(name: string, ...args: readonly unknown[]): unknown;
  /** Opens the spreadsheet. */
  open(): void;
  stop(): Promise<void>;
}

/** Newer than what Google's runtime surely has. */
const tooNew = `
for (const name of ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name];
delete Object.groupBy;
delete Map.groupBy;
delete globalThis.WebAssembly;
`;

const isCell = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || Object.prototype.toString.call(value) === '[object Date]';

/** What a cell shows: a value, or rows of equal length. Google shows nothing of a promise or an error. */
function checkedResult(value: unknown): unknown {
  const rows = Array.isArray(value) ? (value as unknown[]) : [[value]];
  const width = Array.isArray(rows[0]) ? rows[0].length : 0;
  if (rows.length > 0 && rows.every((row) => Array.isArray(row) && row.length === width && row.every(isCell)))
    return value;
  throw new Error(`A cell cannot show ${JSON.stringify(value)}.`);
}

/** Google's methods work only on their own service. */
function asMethods(service: object, exception: (message: string) => Error): object {
  const own: object = Object.fromEntries(
    Object.entries(service).map(([name, member]: readonly [string, unknown]) => [
      name,
      typeof member === 'function'
        ? function (this: unknown, ...args: readonly unknown[]): unknown {
            if (this !== own) throw exception('Illegal invocation');
            return (member as (...given: readonly unknown[]) => unknown)(...args);
          }
        : member,
    ]),
  );
  return own;
}

const copied = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** A page of Google's HTML service: what stands between `<?` and `?>` is code that decides what is printed. */
function evaluatedPage(page: string, values: Readonly<Record<string, unknown>>): string {
  const code = page
    .split(/(<\?[\s\S]*?\?>)/)
    .map((part) => (part.startsWith('<?') ? part.slice(2, -2) : `printed += ${JSON.stringify(part)};`))
    .join('\n');
  return runInContext(`let printed = ''; ${code}; printed`, createContext({ ...values })) as string;
}

/** The files of a project in a language, as somebody installs it. */
export const projectIn = (
  language: Language,
  files: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(files).filter(([name]) => !name.includes('/'))),
  'Functions.js': files[functionsFile(language)]!,
});

/**
 * Runs the files of an Apps Script project with a stand-in of Google's services: nothing of Node and of a browser is in
 * sight, and Google's limits hold.
 *
 * @param realAddress of a started service
 * @param scopes in place of those of the manifest
 */
export function openScript(
  files: Readonly<Record<string, string>>,
  realAddress: string,
  scopes: readonly string[] = (JSON.parse(files['appsscript.json']!) as { readonly oauthScopes: readonly string[] })
    .oauthScopes,
): Script {
  const state = newState();
  const http = blockingFetch();
  const context = createContext({});
  // Only sleeping and requests move Google's clock, so that a busy machine changes nothing.
  const opened = Date.now();
  const now = (): number => opened + state.ahead;
  let began = now();
  const exceeded = (): boolean =>
    now() - began > (state.mode === 'custom function' ? limits.customFunction : limits.command);
  const makeError = runInContext('(message) => new Error(message)', context) as (message: string) => Error;
  const exception = (message: string): Error => Object.assign(makeError(message), { name: 'Exception' });
  const services = googleServices(state, {
    publicAddress,
    realAddress,
    scopes: new Set(scopes),
    http,
    exception,
    evaluated: (page, values) => evaluatedPage(files[`${page}.html`]!, values),
    now,
    checkTime: () => {
      if (exceeded()) throw makeError('Exceeded maximum execution time');
    },
  });
  for (const [name, service] of Object.entries(services))
    Object.assign(context, { [name]: asMethods(service, exception) });
  (runInContext(`${tooNew}; (now) => { Date.now = now; }`, context) as (clock: () => number) => void)(now);
  // Google reads files in the order of their names.
  for (const name of Object.keys(files).sort())
    if (name.endsWith('.js') && !name.includes('/')) runInContext(files[name]!, context, { filename: name });

  function run(mode: Mode, name: string, args: readonly unknown[]): unknown {
    state.mode = mode;
    began = now();
    const called = (context as Record<string, unknown>)[name];
    if (typeof called !== 'function') throw new Error(`The script has no function ${name}.`);
    const result = (called as (...given: readonly unknown[]) => unknown)(...args);
    if (exceeded()) throw makeError('Exceeded maximum execution time');
    return result;
  }

  return {
    state,
    cell: (name, ...args) => checkedResult(run('custom function', name, args)),
    command: (name, ...args) => copied(run('command', name, args.map(copied))),
    open: () => void run('opening', 'onOpen', [{ authMode: 'NONE' }]),
    stop: http.stop,
  };
}
