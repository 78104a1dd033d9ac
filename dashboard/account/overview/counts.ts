import type { AccountUsage } from '../../../src/contract/account-usage';
import { outcomes } from '../../../src/contract/words/outcomes';
import { addDays } from '../../../src/day';

type Row = AccountUsage['days'][number];

/** Calls of some rows. */
const callsOf = (rows: readonly Row[]): number => rows.reduce((sum, { calls }) => sum + calls, 0);

/** Every day of the span, also those without calls, with its calls by outcome in the order of the words. */
export function callsByDay({ start, end, days }: Pick<AccountUsage, 'start' | 'end' | 'days'>) {
  const counted: { readonly day: string; readonly calls: readonly number[] }[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const rows = days.filter((row) => row.day === day);
    counted.push({ day, calls: outcomes.map((outcome) => callsOf(rows.filter((row) => row.outcome === outcome))) });
  }
  return counted;
}

/** Calls by one property, the most calls first. */
export function callsBy<Name extends 'operation' | 'outcome'>(days: readonly Row[], name: Name) {
  const found = [...new Set(days.map((row) => row[name]))];
  return found
    .map((value) => ({ value, calls: callsOf(days.filter((row) => row[name] === value)) }))
    .sort((one, other) => other.calls - one.calls);
}
