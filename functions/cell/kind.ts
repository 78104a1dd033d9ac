/** What a number is, for the format that it may be shown with. */
export type Kind = 'money' | 'rate' | 'percent' | 'date' | 'plain';
