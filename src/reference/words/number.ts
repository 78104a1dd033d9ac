/** A number from the law with all its digits: `359,556.25`. */
export const numberInWords = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 10 });
