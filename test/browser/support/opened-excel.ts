import { type Excel, openExcel } from '../excel';
import { browser } from './browser';

/** Excel with the add-in, for all tests of a file. */
export let excel: Excel;

beforeAll(async () => {
  excel = await openExcel(browser, process.env['SERVICE_URL']!);
});
