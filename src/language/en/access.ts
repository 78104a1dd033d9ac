/** Refusals of keys, plans and limits. */
export const access = {} as const;
