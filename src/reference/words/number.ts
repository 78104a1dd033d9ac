/** A number from the law with all its digits: `359,556.25`. */
export const numberInWords = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 10 });

/** A rate in text: `7.5 %`. */
export const percentInWords = (rate: number): string => `${numberInWords(rate)} %`;
