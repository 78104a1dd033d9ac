import { whereTest } from '../../law/is-for';
import type { Line } from '../../law/line';
import type { TreatedPart } from '../compile/compiled-income';
import { circumstanceOf, type Employee, isPaid } from '../employee';
import { type IncomeProgram, nothingTests } from '../income-program';

/**
 * Does an employee's payslip have a line? It has none of the rules for others.
 *
 * @param worked the results of the steps for the employee
 */
export type LineCondition = (employee: Employee, worked: Float64Array) => boolean;

function isForWhom({ where }: Pick<Line, 'where'>): LineCondition {
  if (where === undefined) return () => true;
  const holds = whereTest(where);
  return (employee) => holds((name) => circumstanceOf(employee, name));
}

/**
 * The condition of a part of pay. If no rule for the part applies to the employee, it is ordinary pay. The payslip then
 * lists it once, under the first of those rules.
 */
function isPaidUnder(part: TreatedPart, parts: readonly TreatedPart[]): LineCondition {
  const applies = isForWhom(part);
  const rivals = parts.filter((other) => other !== part && other.parts.some((name) => part.parts.includes(name)));
  const rivalsApply = rivals.map(isForWhom);
  const isFirst = rivals.every((other) => parts.indexOf(part) < parts.indexOf(other));
  return (employee, worked) =>
    part.parts.some((name) => isPaid(employee, name)) &&
    (applies(employee, worked) || (isFirst && !rivalsApply.some((rivalApplies) => rivalApplies(employee, worked))));
}

/** The lines of a law that only the payslips of some employees have, with their conditions. */
export function lineConditions({ compiled, steps }: IncomeProgram): ReadonlyMap<object, LineCondition> {
  const { contributions, employer, benefits, reliefs, surcharges, adjustments, credits, parts } = compiled;
  const conditions = new Map<object, LineCondition>();
  const nothingTest = nothingTests(steps);
  const leftOut = employer.filter(({ leftOutAsNothing }) => leftOutAsNothing);
  for (const line of [...contributions, ...employer, ...adjustments])
    if (line.where !== undefined) conditions.set(line, isForWhom(line));
  for (const line of [...leftOut, ...benefits, ...reliefs, ...credits, ...surcharges]) {
    const isNothing = nothingTest(line.value);
    const applies = isForWhom(line);
    conditions.set(line, (employee, worked) => applies(employee, worked) && !isNothing(worked));
  }
  for (const part of parts) conditions.set(part, isPaidUnder(part, parts));
  return conditions;
}
