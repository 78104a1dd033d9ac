/** The days of a rule. `from` is null where the start was not established; `to` is null or left out while in force. */
interface Dated {
  readonly from: string | null;
  readonly to?: string | null | undefined;
}

/** Of the rules in force on a day, the one that began last. */
export const ruleOn = <Rule extends Dated>(rules: readonly Rule[], date: string): Rule | undefined =>
  rules
    .filter(({ from, to }) => (from === null || from <= date) && (to === undefined || to === null || date <= to))
    .reduce<Rule | undefined>(
      (latest, next) => (latest === undefined || (next.from ?? '') > (latest.from ?? '') ? next : latest),
      undefined,
    );
