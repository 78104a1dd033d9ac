import { catalogOf } from '../../language/catalogs';
import { law } from '../../language/en/law';
import type { Language } from '../../language/languages';
import { type Message, message } from '../../language/message';
import { say } from '../../language/say';

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
export const adjustmentTerms: Readonly<Record<string, Message>> = {
  [limitNames.cap.id]: message('name_of_tax_cap'),
  [limitNames.minimum.id]: message('name_of_minimum_tax'),
  [limitNames.rounding.id]: message('name_of_rounding'),
  [adjustmentNames.otherTables.id]: message('name_of_other_tables'),
  [adjustmentNames.withheld.id]: message('name_of_withheld_before'),
};

/** What an adjustment is called in a language. */
export function adjustmentNameIn(language: Language, { id, name }: { readonly id: string; readonly name: string }): string {
  const term = adjustmentTerms[id];
  return term === undefined || language === 'en' ? name : say(term, catalogOf(language));
}
