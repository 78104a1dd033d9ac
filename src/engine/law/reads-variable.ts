import type { Formula } from '../../reference/schema';

const inside = (value: unknown, variable: string): boolean =>
  typeof value === 'string'
    ? value === variable
    : typeof value === 'object' && value !== null && Object.values(value).some((inner) => inside(inner, variable));

/** Does a formula read a variable, such as `turnover`? */
export const readsVariable = (formula: Formula, variable: string): boolean => inside(formula, variable);
