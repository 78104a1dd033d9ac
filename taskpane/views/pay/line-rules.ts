import type { LawItem, TaxLaw } from '../../../src/contract/law';
import type { CitedSource } from '../../../src/contract/meta';
import type { TaxedBracket, TaxResult } from '../../../src/contract/tax';
import { money } from '../../../ui/words/numbers';
import { say } from '../../../ui/language/say';

/** Why a line has its amount: the rule of the law in words, and its sources. */
export interface LineRule {
  readonly rule: string;
  readonly notes: readonly string[];
  readonly sources: readonly CitedSource[];
  /** The slices of income with the tax on each. */
  readonly slices?: readonly TaxedBracket[];
}

/** The rule behind a line of the payslip; undefined for sums and where the law has no rule of its own. */
export type LineRules = (id: string) => LineRule | undefined;

const inWords = ({ rule, note, sources }: LawItem, further: readonly string[] = []): LineRule => ({
  rule,
  notes: [...further, ...(note === undefined ? [] : [note])],
  sources,
});

const entries = (kind: string, items: readonly LawItem[]): (readonly [string, LineRule])[] =>
  items.map((item) => [`${kind}-${item.id}`, inWords(item)]);

/** Under each part: how much of it is taxed and bears contributions. */
const partEntries = ({ taxable_parts = [] }: TaxResult, items: readonly LawItem[]): (readonly [string, LineRule])[] =>
  items.flatMap((item) => {
    const part = taxable_parts.find(({ id }) => id === item.id);
    if (part === undefined) return [];
    const amounts = say('of_is_taxable_and_is_subject', {
      paid: money(part.paid),
      taxable: money(part.taxable),
      contributory: money(part.contributory),
    });
    return [
      [`part-${item.id}`, inWords(item, [amounts])],
      [`untaxed-${item.id}`, inWords(item, [amounts])],
    ] as const;
  });

/** The rules behind the lines of a payslip, from the law that it was computed by. */
export function lineRules(payslip: TaxResult, law: TaxLaw | undefined): LineRules {
  const income = law?.income_tax;
  if (income === undefined) return () => undefined;
  const scale: LineRule = {
    rule: income.method_in_words,
    notes: income.scale_note === undefined ? [] : [income.scale_note],
    sources: income.scale_sources,
  };
  const rules = new Map<string, LineRule>([
    ...entries('employee', law?.contributions?.employee ?? []),
    ...entries('employer', law?.contributions?.employer ?? []),
    ...partEntries(payslip, income.pay_parts),
    ...entries('benefit', income.benefits),
    ...entries('relief', income.reliefs),
    ...entries('credit', income.credits),
    ...entries('levy', income.surcharges),
    ...entries('adjustment', income.limits),
    ...(income.family === undefined
      ? []
      : [['family', { rule: income.family, notes: [], sources: income.sources }] as const]),
    ...payslip.brackets.map(({ from }) => [`bracket-${from}`, scale] as const),
    ...(payslip.brackets.length === 0 ? [] : [['tax', { ...scale, slices: payslip.brackets }] as const]),
  ]);
  return (id) => rules.get(id);
}
