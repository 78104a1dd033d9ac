import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../scripts/addin/browser';

/** The browser of a test file, before its first test and until its last. */
export let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
