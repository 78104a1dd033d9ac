/**
 * A day or month as Intl writes it, in the orthography of our texts: «1er janvier 2026» in French, and months with a
 * capital letter in Portuguese, as Angola and Mozambique write them.
 */
export function dayAsWritten(day: string, locale: string): string {
  if (locale.startsWith('fr')) return day.replace(/^1(?=\s)/, '1er');
  return locale.startsWith('pt') ? day.replace(/(?:^|(?<= de ))\p{Ll}/u, (letter) => letter.toUpperCase()) : day;
}
