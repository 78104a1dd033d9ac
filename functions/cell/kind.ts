/**
 * What a number is, for the format that it may be shown with. A `percent` is a rate that keeps its digits; a `share` is
 * computed, and rounded to be read.
 */
export type Kind = 'money' | 'rate' | 'percent' | 'share' | 'date' | 'plain';
