import { getDocumentProxy } from 'unpdf';

/** A page of a PDF: its size in points, and its texts as they stand on it. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/**
 * The pages of a PDF, read by another library than the one that wrote it.
 *
 * @param password opens it; left out for a PDF that everybody can open
 * @throws Error if the password is wrong or missing
 */
export async function printed(pdf: Uint8Array, password?: string): Promise<readonly PrintedPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf), password === undefined ? {} : { password });
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const [, , width, height] = page.view as [number, number, number, number];
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    // A piece of text for each font and each direction: a reader sees single spaces.
    pages.push({ width, height, text: text.replace(/\s+/g, ' ').trim() });
  }
  return pages;
}
