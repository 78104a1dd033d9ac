import type { Quantity } from '../../law/quantity';
import type { CompiledIncome } from '../compile/compiled-income';

/** The lines of a payslip. */
export type PayslipLines = Omit<CompiledIncome, 'family' | 'shares' | 'scale' | 'scope' | 'missingRates'>;

interface LayoutLine {
  readonly value: Quantity;
}

/**
 * The sections of a payslip with their lines. The computed amounts, the figures and the payslip all use this order. Tax
 * and employee contributions come first, because together they are taken off pay. Credits and what follows them explain
 * the tax.
 */
const sectionLines = {
  tax: ({ tax }) => [{ value: tax }],
  contributions: ({ contributions }) => contributions,
  employer: ({ employer }) => employer,
  taxable: ({ taxable }) => [{ value: taxable }],
  parts: ({ parts }) =>
    parts.flatMap(({ paid, taxable, contributory }) => [paid, taxable, contributory].map((value) => ({ value }))),
  benefits: ({ benefits }) => benefits,
  reliefs: ({ reliefs }) => reliefs,
  credits: ({ credits }) => credits,
  surcharges: ({ surcharges }) => surcharges,
  adjustments: ({ adjustments }) => adjustments,
  brackets: ({ tables }) => tables.flatMap(({ bands }) => bands.map(({ tax }) => ({ value: tax }))),
} as const satisfies Readonly<Record<string, (compiled: PayslipLines) => readonly LayoutLine[]>>;

type SectionName = keyof typeof sectionLines;
const sectionNames = Object.keys(sectionLines) as SectionName[];

/** The lines of a section: from `first` up to, but not including, `end`. */
export interface Section {
  readonly first: number;
  readonly end: number;
}

/** The position of each section of a payslip, and the yearly values of all lines in order. */
export interface PayslipLayout {
  readonly sections: Readonly<Record<SectionName, Section>>;
  readonly values: readonly Quantity[];
}

/** The layout of the payslips of compiled law. */
export function payslipLayout(compiled: PayslipLines): PayslipLayout {
  const values: Quantity[] = [];
  const sections = sectionNames.map((name): [SectionName, Section] => {
    const first = values.length;
    values.push(...sectionLines[name](compiled).map(({ value }) => value));
    return [name, { first, end: values.length }];
  });
  return { sections: Object.fromEntries(sections) as Record<SectionName, Section>, values };
}
