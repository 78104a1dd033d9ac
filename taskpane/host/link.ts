import { browserCopy } from '../../ui/clipboard';
import { say } from '../../ui/language/say';
import { storedValue, storeValue } from './stored';

/** What a link carries for each view, by the names under which the pane stores it. */
const carried: Readonly<Record<string, readonly string[]>> = {
  pay: ['pay', 'pay-span', 'pay-leaving', 'pay-year', 'pay-compare'],
  vat: ['vat-side'],
  exchange: ['fx-from', 'fx-to', 'fx-span', 'fx-several', 'fx-several-base', 'fx-several-kind', 'fx-several-span'],
  fuel: ['fuel', 'fuel-unit'],
  banks: ['bank-indicator'],
  workbooks: ['workbook'],
};

const mark = '#ask=';
const isPresent = (value: unknown): value is unknown => value !== undefined && value !== null;

/**
 * A link that opens the pane in a browser with what is asked now. It stands behind the # sign, which browsers send to
 * nobody.
 */
function linkTo(view: string, country: string): string {
  const values = (carried[view] ?? []).flatMap((name) => {
    const value = storedValue(name, isPresent);
    return value === undefined ? [] : [[name, value] as const];
  });
  const asked = JSON.stringify({ ...Object.fromEntries(values), view, country });
  return `${location.origin}${location.pathname}${mark}${encodeURIComponent(asked)}`;
}

/** Copies such a link. @returns a sentence that says whether the browser took it */
export const copyLink = (view: string, country: string): Promise<{ readonly ok: boolean; readonly message: string }> =>
  browserCopy({ text: linkTo(view, country) }).then(
    () => ({ ok: true, message: say('link_copied') }),
    () => ({ ok: false, message: say('link_not_copied') }),
  );

/** Stores what the link that opened the pane carries. Each view drops a value that it does not know. */
export function takeLink(): void {
  if (!location.hash.startsWith(mark)) return;
  try {
    const asked = JSON.parse(decodeURIComponent(location.hash.slice(mark.length))) as Readonly<Record<string, unknown>>;
    for (const name of ['view', 'country', ...(carried[String(asked['view'])] ?? [])])
      if (isPresent(asked[name])) storeValue(name, asked[name]);
  } catch {
    // The pane opens as it was.
  }
  // Office takes this function from the pages of add-ins.
  history.replaceState?.(null, '', location.pathname + location.search);
}
