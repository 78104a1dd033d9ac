import { countryOf } from '../../src/contract/country-names';
import { paths } from '../../src/contract/paths';
import type { Status } from '../../src/contract/status';
import { bookIds } from '../../src/workbooks/books';
import { buildBook } from './build-book';
import { google } from './google';
import { localFormula } from './local-formula';
import { refresh } from './menu';
import type { Outcome, PanelState } from './panel/calls';
import { createSender, type Sent } from './send';
import { neededSettings, type Settings, settingsFrom, storedSettings, storeSettings } from './settings';
import { languageOfPerson } from './language';
import { type Reader, readerIn } from './reader';

/** The most late series that the panel lists. */
const mostLate = 8;

/** Asks the service for the panel. @throws Error with a sentence */
function asked<Data>(settings: Settings, reader: Reader, sent: Sent): Data {
  const reply = createSender(settings, reader, Date.now())(sent);
  if (!reply.success) throw new Error(reply.error.message);
  return reply.data as Data;
}

/** Runs an action of the panel for the person who looks at it. What goes wrong is a sentence too. */
function told(action: (reader: Reader) => readonly string[]): Outcome {
  try {
    return { ok: true, lines: action(readerIn(languageOfPerson())) };
  } catch (error) {
    return { ok: false, lines: [error instanceof Error ? error.message : String(error)] };
  }
}

/** What the panel shows first. It never holds the key: any formula could call this function. */
export function panelState(): PanelState {
  const settings = storedSettings();
  return settings === undefined ? {} : { address: settings.address, keyEnd: settings.key.slice(-4) };
}

/** What formulas send, with the smallest question. A key that may not ask it is accepted: only its item is refused. */
const trial: Sent = {
  ...paths.batch,
  input: { items: [{ operation: 'country', input: { country: 'KE' }, select: ['tax_year'] }] },
};

/**
 * Stores the settings after a trial. Settings that the service refuses are not stored.
 *
 * @param key empty to keep the stored one, if the address stays the same
 */
export const saveSettings = (address: string, key: string): Outcome =>
  told((reader) => {
    const settings = settingsFrom(address, key, reader.say);
    asked(settings, reader, trial);
    storeSettings(settings);
    return [reader.say(settings.key.startsWith('svc_test_') ? 'connected_to_samples' : 'connected')];
  });

/** Enters a formula into the selected cell. */
export const insertFormula = (formula: string): Outcome =>
  told(({ say }) => {
    const cell = google.SpreadsheetApp.getActiveSpreadsheet().getCurrentCell();
    if (cell === null) throw new Error(say('no_cell'));
    const local = localFormula(formula);
    cell.setFormula(local);
    return [say('inserted', { formula: local, cell: cell.getA1Notation() })];
  });

/** How many series of the service are on schedule, and which are late. */
export const dataStatus = (): Outcome =>
  told((reader) => {
    const { kept, broken, series } = asked<Status>(neededSettings(reader.say), reader, paths.getStatus);
    const late = series.filter((one) => !one.kept).map(({ name, date }) => reader.say('late_series', { name, date }));
    const more = late.length > mostLate ? [reader.say('more_late', { count: late.length - mostLate })] : [];
    return [reader.say('on_schedule', { kept, late: broken }), ...late.slice(0, mostLate), ...more];
  });

/** Refreshes every figure of the spreadsheet. */
export const refreshFromPanel = (): Outcome => told(({ say }) => [refresh(say)]);

/** Builds a workbook for a country in the language of the person. */
export const buildWorkbook = (id: string, country: string): Outcome =>
  told((reader) => {
    const [book, code] = [bookIds.find((one) => one === id), countryOf(country)];
    if (book === undefined || code === undefined) throw new Error(reader.say('no_workbook'));
    return [buildBook(book, code, reader)];
  });
