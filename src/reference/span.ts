import { addDays } from '../day';
import { type Dated, ruleOn } from './rule-on';

/** A span of law, first and last day included. `from` is null if the start is unknown; `to` is null while in force. */
export interface Span {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The span around a day in which the same rule, or none, is in force. A rule without an end of its own ends where the next
 * one begins.
 */
export function spanAround(rules: readonly Dated[], date: string): Span {
  const changes = rules
    .flatMap(({ from, to }) => [...(from === null ? [] : [from]), ...(to == null ? [] : [addDays(to, 1)])])
    .filter((day) => ruleOn(rules, day) !== ruleOn(rules, addDays(day, -1)))
    .sort();
  const next = changes.find((day) => day > date);
  return {
    from: changes.filter((day) => day <= date).at(-1) ?? null,
    to: next === undefined ? null : addDays(next, -1),
  };
}

/** The days that several spans have in common, as far as their starts and ends are known. */
export const commonSpan = (spans: readonly Span[]): Span => ({
  from:
    spans
      .flatMap(({ from }) => from ?? [])
      .sort()
      .at(-1) ?? null,
  to: spans.flatMap(({ to }) => to ?? []).sort()[0] ?? null,
});
