/** The days of a rule. `from` is null where the start was not established; `to` is null or left out while in force. */
export interface Dated {
  readonly from: string | null;
  readonly to?: string | null | undefined;
}

/**
 * The rule in force on a day: that which began last. Undefined if none had begun, or if that one has ended: a rule that
 * ends without a successor never brings back the one before it.
 */
export function ruleOn<Rule extends Dated>(rules: readonly Rule[], date: string): Rule | undefined {
  let latest: Rule | undefined;
  for (const rule of rules)
    if ((rule.from ?? '') <= date && (latest === undefined || (rule.from ?? '') > (latest.from ?? ''))) latest = rule;
  return latest?.to != null && latest.to < date ? undefined : latest;
}
