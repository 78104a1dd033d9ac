/**
 * The headers with which a spreadsheet asks for errors and notices in the words of somebody at a spreadsheet (RFC 7240,
 * with a preference of our own), in English as the functions and the pane are: a browser would name its own language.
 */
export const sheetReader = { prefer: 'words=sheet', 'accept-language': 'en' } as const;
