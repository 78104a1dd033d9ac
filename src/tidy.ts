/** A number free of what arithmetic with decimals in binary leaves behind: 15 digits are what a double holds. */
export const tidy = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(15)));
