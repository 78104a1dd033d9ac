import { once } from '../../once';

// A format that is made for each number would take ten times as long.
const inEnglish = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 }));

/** A number from the law with all its digits, as English texts of the law write it: `359,556.25`. */
export const numberInWords = (value: number): string => inEnglish().format(value);

/** A rate in English text: `7.5 %`. */
export const percentInWords = (rate: number): string => `${numberInWords(rate)} %`;
