/** A day as Intl writes it, with the first of a month as the language says it: «1er janvier 2026» in French. */
export const firstOfMonth = (day: string, locale: string): string =>
  locale.startsWith('fr') ? day.replace(/^1(?=\s)/, '1er') : day;
