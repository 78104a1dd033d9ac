import type { TaxRequest } from '../../contract/tax';
import {
  circumstanceDefaults,
  type CircumstanceName,
  circumstanceNames,
  circumstanceWords,
} from '../../contract/words/circumstances';
import { type Rational, rational } from '../exact/rational';
import { times, type Value } from '../law/value';

/** What the law asks about the employee besides the pay itself. */
export interface Profile extends Readonly<Record<CircumstanceName, number>> {
  /** Are employee contributions deducted, and does their relief count? */
  readonly includePension: boolean;
}

/** Resident, single, no dependants, under 65, all pay in cash and all of it basic pay. */
export const defaultProfile: Profile = { includePension: true, ...circumstanceDefaults };

/** The profile that a request states, with defaults for what it leaves out. */
export const profileOf = (request: TaxRequest): Profile => ({
  includePension: request.include_pension,
  ...(Object.fromEntries(
    circumstanceNames.map((name) => [name, request[name] ?? circumstanceDefaults[name]]),
  ) as Record<CircumstanceName, number>),
});

/** What formulas can read about an employee, by name. */
export interface EmployeeVariables {
  /** Parts of the annual pay. */
  readonly amounts: ReadonlyMap<string, Value>;
  /** Numbers that are the same in every period. */
  readonly numbers: ReadonlyMap<string, Rational>;
}

/** The one place where a profile becomes variables of the law. */
export function employeeVariables(profile: Profile, gross: Value): EmployeeVariables {
  const amounts = new Map<string, Value>();
  const numbers = new Map<string, Rational>();
  for (const name of circumstanceNames) {
    const { kind, variable } = circumstanceWords[name];
    const stated = rational(profile[name]);
    if (kind === 'share') amounts.set(variable, times(gross, stated));
    else numbers.set(variable, stated);
  }
  return { amounts, numbers };
}
