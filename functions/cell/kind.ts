/**
 * What a number is, which decides its number format. A `percent` is a stated rate and keeps its digits. A `share` is
 * calculated and rounded for reading.
 */
export type Kind = 'money' | 'rate' | 'percent' | 'share' | 'date' | 'plain';
