/** The most items of one batch. */
export const largestBatch = 5_000;

/** Whole numbers that describe an employee, from the least to the most that is taken. */
export const employeeLimits = { dependants: { least: 0, most: 30 }, age: { least: 14, most: 120 } } as const;
