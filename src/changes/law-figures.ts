/** Parts of a rule that are about the rule, not what it charges. */
const about = new Set([
  'sources',
  'last_confirmed',
  'confidence',
  'note',
  'notes',
  'notices',
  'not_covered',
  'effective_from',
  'effective_to',
  'from',
  'to',
  'published_on',
  'stated_from',
  'tax_year',
  'name',
  'where',
]);

const isTable = (
  value: readonly unknown[],
): value is readonly { readonly from: number; readonly to: number | null; readonly rate: number }[] =>
  value.every((one) => typeof one === 'object' && one !== null && 'from' in one && 'to' in one && 'rate' in one);

const amount = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 10 });

/** `0 to 24,000: 10 %; above 24,000: 25 %`. */
const bandsInWords = (
  bands: readonly { readonly from: number; readonly to: number | null; readonly rate: number }[],
): string =>
  bands
    .map(
      ({ from, to, rate }) =>
        `${to === null ? `above ${amount(from)}` : `${amount(from)} to ${amount(to)}`}: ${rate} %`,
    )
    .join('; ');

/**
 * The figures that a rule states, by their name in it: `rate`, `bands brackets`, `resident dividends rate`. Bands are
 * one figure, written out.
 */
export function figuresOf(rule: object): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const read = (value: unknown, path: readonly string[]): void => {
    const name = path.join(' ').replace(/_/g, ' ');
    if (typeof value === 'number') found.set(name, amount(value));
    else if (value === null || typeof value !== 'object') return;
    else if (Array.isArray(value) && value.length > 0 && isTable(value)) found.set(name, bandsInWords(value));
    else if (Array.isArray(value))
      value.forEach((one: unknown, i) => {
        const id =
          typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string' ? one.id : String(i + 1);
        read(one, [...path, id]);
      });
    else
      for (const [key, inner] of Object.entries(value)) {
        // Bands have limits of their own; at the top these names are days.
        if (!about.has(key)) read(inner, [...path, key]);
      }
  };
  read(rule, []);
  return found;
}
