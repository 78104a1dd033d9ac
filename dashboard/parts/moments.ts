const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as this machine's clock shows it: 21 Nov 2026, 14:05. */
export const momentInWords = (iso: string): string => moment.format(new Date(iso));
