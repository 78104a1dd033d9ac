import type { Disposable, Page } from 'playwright-core';

/** A view of the pane: the short name of its tab, and what is visible once its answer has arrived. */
export interface PaneView {
  readonly id: string;
  readonly tab: string;
  readonly ready: string;
}

export const paneViews: readonly PaneView[] = [
  { id: 'country', tab: 'Country', ready: 'text=Tax rates by pay' },
  { id: 'pay', tab: 'Pay', ready: 'text=Employer cost' },
  { id: 'compare', tab: 'Compare', ready: 'text=Totals' },
  { id: 'payslips', tab: 'Payslips', ready: 'text=Language of the payslips' },
  { id: 'returns', tab: 'Returns', ready: 'text=Plan of accounts' },
  { id: 'vat', tab: 'VAT', ready: 'text=All countries' },
  { id: 'exchange', tab: 'FX', ready: 'text=Lowest' },
  { id: 'fuel', tab: 'Fuel', ready: 'text=Oldest figure' },
  { id: 'banks', tab: 'Banks', ready: 'text=Oldest figure' },
  { id: 'functions', tab: 'Functions', ready: 'text=Where a figure comes from' },
  { id: 'workbooks', tab: 'Workbooks', ready: 'text=Build the workbook' },
];

/** Sets the settings that the pane keeps between visits, whenever it starts, until what it returns is disposed of. */
export function remember(page: Page, settings: Readonly<Record<string, unknown>>): Promise<Disposable> {
  const entries = Object.entries(settings).map(([name, value]) => [`svc.pane.${name}`, JSON.stringify(value)]);
  return page.addInitScript(
    `for (const [name, value] of ${JSON.stringify(entries)}) localStorage.setItem(name, value);`,
  );
}

/** Opens the pane on a view and waits until it has loaded. */
export async function openView(page: Page, url: string, { id, ready }: PaneView): Promise<void> {
  await remember(page, { view: id, welcomed: true });
  await page.goto(`${url}/addin/taskpane.html`);
  await page.locator(ready).first().waitFor();
  await page.locator('[aria-label="Loading"]').first().waitFor({ state: 'detached' });
}
