const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as this machine's clock shows it: 21 Nov 2026, 14:05. */
export const momentInWords = (iso: string): string => moment.format(new Date(iso));

/** A moment that may not have come, such as a last use. */
export const momentOr = (iso: string | null, none: string): string => (iso === null ? none : momentInWords(iso));
