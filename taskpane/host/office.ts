/** What Office tells of the colours around the pane. */
export interface OfficeColours {
  readonly dark: boolean;
}

/** Office answers at once or not at all; a plain web page must not wait for it. */
const longestWait = 3_000;

const loaded = (): boolean => typeof Office !== 'undefined' && typeof Office.onReady === 'function';

/** Resolves when Office is ready, or when there is none: true inside Excel. */
export async function whenReady(): Promise<boolean> {
  if (!loaded()) return false;
  const waited = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), longestWait));
  const info = await Promise.race([Office.onReady(), waited]);
  return info?.host === Office.HostType.Excel;
}

const brightness = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (red! * 299 + green! * 587 + blue! * 114) / 1000;
};

/** Office's own theme; undefined outside Office, and where a host does not tell. */
export function officeColours(): OfficeColours | undefined {
  const theme = loaded() ? Office.context?.officeTheme : undefined;
  if (theme === undefined || theme === null) return undefined;
  if (typeof theme.isDarkTheme === 'boolean') return { dark: theme.isDarkTheme };
  return /^#[0-9a-f]{6}/i.test(theme.bodyBackgroundColor ?? '') ? { dark: brightness(theme.bodyBackgroundColor) < 128 } : undefined;
}

/** The single sign-on token of the user, where the gateway asks for one. */
export const identity = (): Promise<string> => Office.auth.getAccessToken({ allowSignInPrompt: true });
