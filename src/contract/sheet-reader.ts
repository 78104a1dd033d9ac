import type { Language } from '../language/languages';

/**
 * The headers with which a spreadsheet asks for errors and notices in the words of somebody at a spreadsheet (RFC 7240,
 * with a preference of our own), in the language of that program: a browser would name its own language. They are
 * headers because also a request that is refused unread is answered in this language.
 */
export const sheetReaderIn = (language: Language) => ({ prefer: 'words=sheet', 'accept-language': language }) as const;

/** Those headers for programs whose own words are in English. */
export const sheetReader = sheetReaderIn('en');
