/** Words that are always written in capitals. */
const capitals = new Set(['id', 'url', 'vat', 'paye', 'gdp', 'mpc', 'lpg', 'csv', 'pct']);

const titled = (word: string): string =>
  capitals.has(word.toLowerCase()) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

/** A readable name for a field: `gross_amount` becomes Gross Amount, `grossAnnual` becomes Gross Annual. */
export const title = (field: string): string =>
  field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[_\s-]+/)
    .map(titled)
    .join(' ');

/** A description as plain text that ends with a full stop: the designers show no Markdown. */
export const sentence = (text: string): string => text.replace(/`/g, '').trim().replace(/[^.]$/, '$&.');

/** A summary that ends with a letter or digit, as the designers require: `Fuel prices (v1)` becomes Fuel prices, v1. */
export const heading = (text: string): string =>
  text.replace(/ \(([^()]*)\)$/, ', $1').replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
