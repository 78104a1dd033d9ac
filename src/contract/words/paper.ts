import { codesOf, type Vocabulary } from './vocabulary';

/** The paper of a payslip. */
export const paperWords = {
  a4: { label: 'A4', meaning: 'One payslip on a page of A4.' },
  half_a4: { label: 'Half A4', meaning: 'A page of half A4, across. In one file, two payslips share a page of A4.' },
} as const satisfies Vocabulary;
export type Paper = keyof typeof paperWords;
export const papers = codesOf(paperWords);

/** How payslips are packed. */
export const payslipPackingWords = {
  one: { label: 'One file', meaning: 'One PDF with all payslips.' },
  each: { label: 'One file each', meaning: 'A ZIP file with a PDF for each payslip.' },
} as const satisfies Vocabulary;
export type PayslipPacking = keyof typeof payslipPackingWords;
export const payslipPackings = codesOf(payslipPackingWords);
