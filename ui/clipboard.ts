/** Content for the clipboard: text and, for a table, HTML, which spreadsheets prefer. */
export interface Clip {
  readonly text: string;
  readonly html?: string;
}

/** Puts content on a clipboard. */
export type Copy = (clip: Clip) => Promise<void>;

/** The parts of a browser page that copying needs. */
interface Page {
  readonly navigator?: {
    readonly clipboard?: {
      readonly writeText: (text: string) => Promise<void>;
      readonly write: (items: object[]) => Promise<void>;
    };
  };
  readonly ClipboardItem?: new (forms: Readonly<Record<string, Blob>>) => object;
}

/** The browser's clipboard. It accepts content only during a user action. Older browsers accept only text. */
export const browserCopy: Copy = async ({ text, html }) => {
  const { navigator: { clipboard } = {}, ClipboardItem } = globalThis as Page;
  if (clipboard === undefined) throw new Error('This page has no clipboard.');
  if (html === undefined || ClipboardItem === undefined) return clipboard.writeText(text);
  const forms = Object.entries({ 'text/plain': text, 'text/html': html }).map(([type, form]) => [
    type,
    new Blob([form], { type }),
  ]);
  return clipboard.write([new ClipboardItem(Object.fromEntries(forms))]);
};
