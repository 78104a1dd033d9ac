/** Calendar years and tax years in a text: `2026`, `2026/27`, `2026-2027`. */
const years = /(?<![\d.,])((?:19|20)\d{2})(?:\s?[/-]\s?((?:19|20)\d{2}|\d{2})(?!\d))?(?![\d%]|[.,]\d)/g;

/**
 * The calendar years that a text names.
 *
 * @param text as `plain` leaves it
 */
export const yearsIn = (text: string): readonly number[] =>
  [...text.matchAll(years)].flatMap(([, first, second]) => {
    const from = Number(first);
    if (second === undefined) return [from];
    const to = Number(second.length === 2 ? `${first!.slice(0, 2)}${second}` : second);
    return to === from + 1 ? [from, to] : [from];
  });
