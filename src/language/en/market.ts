/** Notices and refusals about rates, prices and figures of central banks. */
export const market = {} as const;
