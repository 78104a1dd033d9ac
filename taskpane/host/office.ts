import { takesCards } from '../../src/client/shared';

/** Colours of Office around the pane. */
export interface OfficeColours {
  readonly dark: boolean;
}

const loaded = (): boolean => typeof Office !== 'undefined' && typeof Office.onReady === 'function';

/** Resolves when Office is ready; true inside Excel. On a plain web page it may never resolve. */
export async function whenReady(): Promise<boolean> {
  if (!loaded()) return false;
  const { host } = await Office.onReady();
  return host === Office.HostType.Excel;
}

const brightness = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (red! * 299 + green! * 587 + blue! * 114) / 1000;
};

/** Office's theme; undefined outside Office, and in hosts that do not report it. */
export function officeColours(): OfficeColours | undefined {
  const theme = loaded() ? Office.context?.officeTheme : undefined;
  if (theme === undefined || theme === null) return undefined;
  if (typeof theme.isDarkTheme === 'boolean') return { dark: theme.isDarkTheme };
  return /^#[0-9a-f]{6}/i.test(theme.bodyBackgroundColor ?? '')
    ? { dark: brightness(theme.bodyBackgroundColor) < 128 }
    : undefined;
}

/** The language in which Excel, or the browser, speaks to its user. */
export const displayLanguage = (): string | undefined =>
  (loaded() ? Office.context?.displayLanguage : undefined) ?? globalThis.navigator?.language;

/** The language of numbers in Excel; undefined outside Office. */
export const excelLanguage = (): string | undefined =>
  loaded() ? (Office.context?.contentLanguage ?? undefined) : undefined;

/** Can this Excel show a card behind a number? */
export const showsCards = (): boolean =>
  loaded() && takesCards((set, version) => Office.context.requirements.isSetSupported(set, version));
