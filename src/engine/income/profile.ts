import type { TaxRequest } from '../../contract/tax';
import { type Rational, rational } from '../exact/rational';
import { gross, times, type Value } from '../law/value';

/** Whose pay is computed: what the law asks about the employee beside the pay itself. */
export interface Profile {
  /** Are employee contributions deducted, and does their relief count? */
  readonly includePension: boolean;
  /** Share of the gross that is basic pay, 0 to 1. */
  readonly basic: number;
  readonly dependants: number;
  readonly age: number;
}

/** Resident, single, no dependants, under 65, all pay in cash and all of it basic pay. */
export const defaultProfile: Profile = { includePension: true, basic: 1, dependants: 0, age: 40 };

/** The profile that a request states, with defaults for what it leaves out. */
export const profileOf = (request: TaxRequest): Profile => ({
  includePension: request.include_pension,
  basic: request.basic ?? defaultProfile.basic,
  dependants: request.dependants ?? defaultProfile.dependants,
  age: request.age ?? defaultProfile.age,
});

/** What formulas can read of an employee, by name. */
export interface EmployeeVariables {
  /** Parts of the pay, a year. */
  readonly amounts: ReadonlyMap<string, Value>;
  /** Numbers that no period converts. */
  readonly numbers: ReadonlyMap<string, Rational>;
}

/** The one place where a profile becomes variables of the law. */
export const employeeVariables = ({ basic, dependants, age }: Profile): EmployeeVariables => ({
  amounts: new Map([['basic', times(gross, rational(basic))]]),
  numbers: new Map([
    ['dependants', rational(dependants)],
    ['age', rational(age)],
  ]),
});
