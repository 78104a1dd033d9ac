import { createHash } from 'node:crypto';
import type {
  Cache,
  GoogleServices,
  HtmlOutput,
  HtmlTemplate,
  Properties,
  Ui,
} from '../../../connectors/google-sheets/google';
import { validationBuilder } from './built-sheets';
import type { blockingFetch, BlockingResponse } from './blocking-fetch';
import { limits } from './limits';
import { type Cells, emptyCells, spreadsheetOf } from './spreadsheet';
import { dayIn, startOfDayIn } from './time-zone';

/** How Google runs code: for a cell, for a menu or the panel, or when a spreadsheet opens before anything is allowed. */
export type Mode = 'custom function' | 'command' | 'opening';

/** What Google keeps, and what a test may look at or change. */
export interface GoogleState {
  mode: Mode;
  /** Milliseconds that passed on Google's clock. Only sleeping and the latency of requests move it. */
  ahead: number;
  timeZone: string;
  locale: string;
  readonly properties: Map<string, string>;
  readonly cache: Map<string, { readonly value: string; readonly until: number }>;
  /** The requests so far, by method and path. */
  readonly requests: string[];
  requestsToday: number;
  propertiesToday: number;
  /** Answers to the next requests in place of the service's own; `lost` for a request without one. */
  readonly faults: ('lost' | BlockingResponse)[];
  /** How long each request takes on Google's clock, in milliseconds. */
  latency: number;
  readonly cells: Cells;
  /** Captions of the menu, and the functions that they call. */
  readonly menu: Map<string, string>;
  /** The language of the person who looks. */
  personLocale: string;
  /** The page in the side panel. */
  sidebar: string | undefined;
}

export const newState = (): GoogleState => ({
  mode: 'command',
  ahead: 0,
  timeZone: 'Africa/Nairobi',
  locale: 'en_GB',
  personLocale: 'en',
  properties: new Map(),
  cache: new Map(),
  requests: [],
  requestsToday: 0,
  propertiesToday: 0,
  faults: [],
  latency: 0,
  cells: emptyCells(),
  menu: new Map(),
  sidebar: undefined,
});

type Scope = 'script.external_request' | 'spreadsheets.currentonly' | 'script.container.ui';

interface Surroundings {
  /** The address under which Google finds the service, and its real one. */
  readonly publicAddress: string;
  readonly realAddress: string;
  readonly scopes: ReadonlySet<string>;
  /** Evaluates a page of the project whose scriptlets see some values. */
  readonly evaluated: (page: string, values: Readonly<Record<string, unknown>>) => string;
  readonly http: ReturnType<typeof blockingFetch>;
  /** Makes an error of the realm in which the script runs. */
  readonly exception: (message: string) => Error;
  readonly now: () => number;
  /** Called by every service: ends a script whose time is up. */
  readonly checkTime: () => void;
}

/** Google's services with their documented limits, over real HTTP. */
export function googleServices(state: GoogleState, surroundings: Surroundings): GoogleServices {
  const { publicAddress, realAddress, scopes, evaluated, http, exception, now, checkTime } = surroundings;

  function needs(scope: Scope, what: string): void {
    checkTime();
    if (state.mode === 'opening' && scope !== 'script.container.ui')
      throw exception(`You do not have permission to call ${what}.`);
    if (!scopes.has(`https://www.googleapis.com/auth/${scope}`))
      throw exception(`You do not have permission to call ${what}. Required permissions: ${scope}`);
  }
  function refuseInCustomFunction(what: string): void {
    if (state.mode === 'custom function') throw exception(`You do not have permission to call ${what}.`);
  }

  function write(address?: string): void {
    refuseInCustomFunction('this method');
    const { locked, busy, formulas } = state.cells;
    if (address === undefined) return;
    if (locked.has(address)) throw exception('You are trying to edit a protected cell or object.');
    // Emptying a cell succeeds; entering its formula then fails.
    if (busy.includes(address) && !formulas.has(address)) {
      busy.splice(busy.indexOf(address), 1);
      throw exception('Service Spreadsheets failed.');
    }
  }

  const properties: Properties = {
    getProperty(name) {
      countProperty();
      return state.properties.get(name) ?? null;
    },
    setProperty(name, value) {
      countProperty();
      refuseInCustomFunction('Properties.setProperty');
      if (Buffer.byteLength(value) > limits.property) throw exception('Argument too large: value');
      state.properties.set(name, value);
    },
  };
  function countProperty(): void {
    checkTime();
    state.propertiesToday += 1;
    if (state.propertiesToday > limits.propertiesOfDay)
      throw exception('Service invoked too many times for one day: properties.');
  }

  function keep(key: string, value: string, seconds: number): void {
    if (key.length > limits.cacheKey) throw exception('Argument too large: key');
    if (Buffer.byteLength(value) > limits.cacheValue) throw exception('Argument too large: value');
    if (!Number.isInteger(seconds) || seconds < 1 || seconds > limits.cacheSeconds)
      throw exception('Invalid argument: expirationInSeconds');
    state.cache.set(key, { value, until: now() + seconds * 1000 });
    if (state.cache.size <= limits.cacheItems) return;
    const longest = [...state.cache].sort(([, one], [, other]) => other.until - one.until);
    for (const [name] of longest.slice(limits.cacheItemsLeft)) state.cache.delete(name);
  }
  const cache: Cache = {
    getAll(keys) {
      checkTime();
      return Object.fromEntries(
        keys.flatMap((key) => {
          const found = state.cache.get(key);
          return found === undefined || found.until <= now() ? [] : [[key, found.value]];
        }),
      );
    },
    put(key, value, seconds) {
      checkTime();
      keep(key, value, seconds);
    },
    putAll(values, seconds) {
      checkTime();
      for (const [key, value] of Object.entries(values)) keep(key, value, seconds);
    },
  };

  function response({ status, headers, text }: BlockingResponse) {
    return { getResponseCode: () => status, getContentText: () => text, getHeaders: () => headers };
  }

  const ui: Ui = {
    createAddonMenu() {
      const menu = {
        addItem(caption: string, functionName: string) {
          state.menu.set(caption, functionName);
          return menu;
        },
        addToUi: () => undefined,
      };
      return menu;
    },
    showSidebar() {
      needs('script.container.ui', 'Ui.showSidebar');
      state.sidebar = page;
    },
  };
  let page: string | undefined;

  return {
    CacheService: { getDocumentCache: () => cache },
    PropertiesService: { getUserProperties: () => properties },
    UrlFetchApp: {
      fetch(url, { method, headers, payload, contentType, muteHttpExceptions, followRedirects }) {
        needs('script.external_request', 'UrlFetchApp.fetch');
        state.requestsToday += 1;
        if (state.requestsToday > limits.requestsOfDay)
          throw exception('Service invoked too many times for one day: urlfetch.');
        if (url.length > limits.url) throw exception('Limit Exceeded: URLFetch URL Length.');
        if (Buffer.byteLength(payload ?? '') > limits.payload) throw exception('Limit Exceeded: URLFetch POST Size.');
        state.requests.push(`${method} ${url.slice(publicAddress.length).split('?')[0]!}`);
        state.ahead += state.latency;
        checkTime();
        const fault = state.faults.shift();
        const answer =
          fault ??
          (url.startsWith(`${publicAddress}/`)
            ? http.fetch({
                url: realAddress + url.slice(publicAddress.length),
                init: {
                  method: method.toUpperCase(),
                  headers: { ...headers, ...(contentType === undefined ? {} : { 'content-type': contentType }) },
                  ...(payload === undefined ? {} : { body: payload }),
                },
              })
            : undefined);
        if (answer === undefined || answer === 'lost') throw exception(`Address unavailable: ${url}`);
        const to = answer.headers['Location'];
        if (to !== undefined && followRedirects) state.requests.push(`${to} with ${JSON.stringify(headers)}`);
        if (answer.status >= 400 && !muteHttpExceptions)
          throw exception(`Request failed for ${url} returned code ${answer.status}.`);
        return response(answer);
      },
    },
    Utilities: {
      Charset: { UTF_8: 'utf8' },
      DigestAlgorithm: { SHA_256: 'sha256' },
      computeDigest: (algorithm, text, charset = 'ascii') =>
        [
          ...createHash(String(algorithm))
            .update(charset === 'utf8' ? text : text.replace(/[^\0-\x7f]/g, '?'))
            .digest(),
        ].map((byte) => (byte > 127 ? byte - 256 : byte)),
      base64Encode: (bytes) => Buffer.from(bytes.map((byte) => byte & 255)).toString('base64'),
      formatDate: (date, timeZone) => dayIn(date, timeZone),
      parseDate: (text, timeZone) => startOfDayIn(text, timeZone),
      sleep(milliseconds) {
        state.ahead += milliseconds;
        checkTime();
      },
    },
    SpreadsheetApp: {
      getActiveSpreadsheet() {
        needs('spreadsheets.currentonly', 'SpreadsheetApp.getActiveSpreadsheet');
        return spreadsheetOf(state.cells, state, write, exception);
      },
      getUi() {
        refuseInCustomFunction('SpreadsheetApp.getUi');
        return ui;
      },
      flush() {
        state.cells.events.push('flush');
      },
      newDataValidation: validationBuilder,
    },
    HtmlService: {
      createTemplateFromFile(name) {
        const template: HtmlTemplate = {
          evaluate() {
            page = evaluated(name, { ...template });
            const output: HtmlOutput = { setTitle: () => output };
            return output;
          },
        };
        return template;
      },
    },
    Session: { getActiveUserLocale: () => state.personLocale },
  };
}
