/** What is wrong with the values of a request. */
export const contract = {} as const;
