const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A day as people write it: 1 Oct 2026. */
export const dayInWords = (iso: string): string => day.format(new Date(iso.slice(0, 10))).replace('Sept', 'Sep');

/** The time of day now, on this machine: 14:05. */
export const timeInWords = (moment: Date): string => time.format(moment);

/** YYYY-MM-DD of a moment. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day so many days before another. */
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * 86_400_000);
