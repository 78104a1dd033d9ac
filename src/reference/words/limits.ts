import { law as arabic } from '../../language/ar/law';
import { law } from '../../language/en/law';
import { law as french } from '../../language/fr/law';
import type { Language } from '../../language/languages';
import { type Message, message } from '../../language/message';
import { law as portuguese } from '../../language/pt/law';
import { lawText } from '../../language/terms';

/** Names of the adjustments after the scale and credits, as used on payslips and in law answers. */
export const limitNames = {
  cap: { id: 'tax-cap', name: law.name_of_tax_cap },
  minimum: { id: 'minimum-tax', name: law.name_of_minimum_tax },
  rounding: { id: 'rounding', name: law.name_of_rounding },
} as const;

/** What else adjusts the tax of a month: what went before, and a scale with a table for each size of income. */
export const adjustmentNames = {
  otherTables: { id: 'other-tables', name: law.name_of_other_tables },
  withheld: { id: 'withheld-before', name: law.name_of_withheld_before },
} as const;

/** The names of the adjustments, none of which comes from a text of the law. */
const adjustmentTerms = {
  [limitNames.cap.id]: 'name_of_tax_cap',
  [limitNames.minimum.id]: 'name_of_minimum_tax',
  [limitNames.rounding.id]: 'name_of_rounding',
  [adjustmentNames.otherTables.id]: 'name_of_other_tables',
  [adjustmentNames.withheld.id]: 'name_of_withheld_before',
} as const;
type AdjustmentTerm = (typeof adjustmentTerms)[keyof typeof adjustmentTerms];

interface Adjustment {
  readonly id: string;
  readonly name: string;
}
const termOf = ({ id }: Adjustment): AdjustmentTerm | undefined =>
  (adjustmentTerms as Readonly<Record<string, AdjustmentTerm>>)[id];

const inLanguages = { en: law, fr: french, pt: portuguese, ar: arabic } as const;

/** What an adjustment is called in the language in which the law is named. */
export function adjustmentNameIn(language: Language, adjustment: Adjustment): string {
  const term = termOf(adjustment);
  return term === undefined ? adjustment.name : inLanguages[language][term];
}

/** What an adjustment is called: a sentence, or the name that the law has for it. */
export function adjustmentInWords(adjustment: Adjustment): Message {
  const term = termOf(adjustment);
  return term === undefined ? lawText(adjustment.name) : message(term);
}
