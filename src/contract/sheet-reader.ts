/**
 * The header with which a spreadsheet asks for errors and notices in the words of somebody at a spreadsheet (RFC 7240, with a
 * preference of our own).
 */
export const sheetReader = { prefer: 'words=sheet' } as const;
