import type { Country } from '../schema';
import { type Finding, objectsIn } from './finding';

interface Limits {
  readonly from: number;
  readonly to: number | null;
}

const isTable = (value: unknown): value is readonly Limits[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (entry) =>
      typeof entry === 'object' &&
      entry !== null &&
      'from' in entry &&
      'to' in entry &&
      ('rate' in entry || 'amount' in entry),
  );

/** Errors in the limits of one band table. */
function limitsOf(table: readonly Limits[], endless: boolean): string[] {
  const wrong: string[] = [];
  if (table[0]!.from !== 0) wrong.push(`the first band starts at ${table[0]!.from}, not at 0`);
  table.forEach(({ from, to }, i) => {
    const next = table[i + 1];
    if (to !== null && to <= from) wrong.push(`band ${i + 1} ends at ${to}, where it starts or before`);
    if (next === undefined) {
      if (endless && to !== null) wrong.push(`the last band ends at ${to} and should be open`);
    } else if (to === null) wrong.push(`band ${i + 1} is open and is not the last`);
    else if (next.from > to) wrong.push(`nothing covers ${to} to ${next.from}`);
    else if (next.from < to) wrong.push(`two bands cover ${next.from} to ${to}`);
  });
  return wrong;
}

/** Contribution tables may end at a ceiling, and small-company tables at the largest turnover they apply to. */
const mayEnd = (path: string): boolean => path.startsWith('contributions') || path.includes('small_company');

/** Gaps, overlaps and wrong ends in every band table. */
export function checkBands(country: Country): Finding[] {
  const findings: Finding[] = [];
  for (const { path, object } of objectsIn(country)) {
    for (const [key, value] of Object.entries(object)) {
      if (!isTable(value)) continue;
      for (const message of limitsOf(value, !mayEnd(path)))
        findings.push({ country: country.code, where: `${path}.${key}`, message });
    }
    if (!Array.isArray(object.tables)) continue;
    const limits = (object.tables as { up_to: number | null }[]).map(({ up_to }) => up_to ?? Infinity);
    if (limits.some((limit, i) => i > 0 && limit <= limits[i - 1]!) || limits[limits.length - 1] !== Infinity) {
      findings.push({
        country: country.code,
        where: `${path}.tables`,
        message: 'tables must ascend and the last must be open',
      });
    }
  }
  return findings;
}
