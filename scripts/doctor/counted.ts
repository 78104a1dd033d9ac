/** A number with its noun: `1 feed`, `2 feeds`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
