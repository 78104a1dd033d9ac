import { isText } from '../../../host/stored';
import { isCountry } from '../../../country/country-context';
import type { Law } from '../use-payslip';

/** The laws that a reader compares with, and the currency in which. */
export interface KeptComparison {
  /** Undefined until the reader chooses. */
  readonly laws?: readonly Law[];
  /** Undefined: the currency of the pay. */
  readonly currency?: string;
}

const isOptional = (value: unknown): boolean => value === undefined || isText(value);

/** Drops what an earlier version stored, or what was edited by hand. */
export function isKeptComparison(value: unknown): value is KeptComparison {
  if (typeof value !== 'object' || value === null) return false;
  const { laws, currency } = value as { readonly laws?: unknown; readonly currency?: unknown };
  const areLaws = (list: unknown): boolean =>
    Array.isArray(list) &&
    list.every((law: Partial<Law> | null) => law !== null && isCountry(law.country) && isOptional(law.taxYear));
  return isOptional(currency) && (laws === undefined || areLaws(laws));
}
