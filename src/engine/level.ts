/**
 * What this engine can compute. A law package says which level it needs. Raise it with each operator or field of a
 * country file that an earlier engine would not understand.
 */
export const engineLevel = 3;
