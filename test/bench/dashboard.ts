import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/addin/browser';
import { issueKey } from '../../server/access/keys';
import { firstAccount } from '../../server/store/accounts';
import { openStore } from '../../server/store/open';
import type { UsageCount, UsedOperation } from '../../server/store/usage';
import { addDays } from '../../src/day';
import { startService } from './http';
import { median, table, whole } from './measure';

const keys = 1_000;
const calls = 10_000_000;
const days = 120;
const operations: readonly UsedOperation[] = ['tax', 'vat', 'forex'];
const rounds = 11;

/** Fills the first account with keys, and with calls of each key on each day. */
async function fill(dataDir: string, counts: { readonly keys: number; readonly calls: number }): Promise<void> {
  const store = await openStore({ dataDir });
  const now = new Date();
  const each = Math.round(counts.calls / (counts.keys * days * operations.length));
  const ids: string[] = [];
  for (let i = 0; i < counts.keys; i++) {
    const made = {
      name: `Key ${i}`,
      environment: 'live',
      plan: 'pro',
      owner: firstAccount,
      account: firstAccount,
    } as const;
    ids.push((await issueKey(store, { ...made, now })).stored.id);
  }
  for (let back = 0; back < days; back++) {
    const day = addDays(now.toISOString().slice(0, 10), -back);
    const batch = ids.flatMap((key) =>
      operations.map((operation): UsageCount => ({
        account: firstAccount,
        key,
        day,
        operation,
        outcome: 'success',
        calls: each,
      })),
    );
    await store.addUsage(batch);
  }
  await store.close();
}

/** A dashboard that somebody is logged in to, by the first link. */
interface Opened {
  readonly page: Page;
  readonly url: string;
  readonly close: () => void;
}

async function open(browser: Browser, counts: Parameters<typeof fill>[1]): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-bench-'));
  await fill(dataDir, counts);
  let printed = '';
  const { url, child } = await startService(dataDir, (text) => (printed += text));
  const link = /http\S+login#first-\S+/;
  while (!link.test(printed)) await pause(20);
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto(link.exec(printed)![0]);
  await page.getByRole('button', { name: 'Open the dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await page.addInitScript(noteChart);
  return {
    page,
    url,
    close() {
      child.kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Notes in every page when the chart of calls stands, in milliseconds since the page was asked for. */
const noteChart = `const look = () => {
  if (document.querySelector('[role=img][aria-label="Calls by day"]') !== null) globalThis.chartAt = performance.now();
  else requestAnimationFrame(look);
};
look();`;

/** Opens the overview, with everything but the session forgotten by the page, until the chart stands. */
async function time({ page, url }: Opened): Promise<number> {
  await page.goto(`${url}/dashboard`);
  for (;;) {
    const at = await page.evaluate<number | undefined>('globalThis.chartAt');
    if (at !== undefined) return at;
    await pause(20);
  }
}

/** Prints how long the dashboard of an account with many keys and calls takes to open, beside one with a single key. */
export async function bench(): Promise<void> {
  const browser = await launchBrowser();
  const opened: Opened[] = [];
  try {
    opened.push(await open(browser, { keys: 1, calls: days * operations.length }));
    opened.push(await open(browser, { keys, calls }));
    const times: number[][] = [[], []];
    for (let round = -2; round < rounds; round++)
      for (const [which, one] of opened.entries()) {
        const took = await time(one);
        if (round >= 0) times[which]!.push(took);
      }
    const small = median(times[0]!);
    console.log(`Node ${process.version}, Chromium ${browser.version()}, medians of ${rounds} openings by turns\n`);
    console.log(
      table(
        ['the dashboard opens with', 'time', 'times one key', 'range'],
        [`1 key, ${whole(days * operations.length)} calls`, `${whole(keys)} keys, ${whole(calls)} calls`].map(
          (name, which) => [
            name,
            `${whole(median(times[which]!))} ms`,
            (median(times[which]!) / small).toFixed(2),
            `${whole(Math.min(...times[which]!))} to ${whole(Math.max(...times[which]!))} ms`,
          ],
        ),
      ),
    );
  } finally {
    await browser.close();
    for (const { close } of opened) close();
  }
}
