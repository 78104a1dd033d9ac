/** Notices and refusals of the calculations. */
export const engine = {} as const;
