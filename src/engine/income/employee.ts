import { done, fail, type Outcome } from '../../contract/error';
import type { InKind, PayPartSent } from '../../contract/employee';
import type { TaxRequest } from '../../contract/tax';
import { benefitFactNames, type BenefitKind, benefitKinds } from '../../contract/words/benefits';
import {
  type CircumstanceName,
  circumstanceNames,
  circumstanceNumber,
  type CircumstanceValue,
  type EmployerSetting,
  employerSettings,
} from '../../contract/words/circumstances';
import { type PaidByEmployee, paidVariable, paymentsByEmployee } from '../../contract/words/paid-by-employee';
import { type PayPart, payParts } from '../../contract/words/pay-parts';
import { yearToDateNames, yearToDateVariable } from '../../contract/words/year-to-date';
import { message } from '../../language/message';
import { tidy } from '../../tidy';
import { benefitGiven, benefitInput, hoursInput } from './compile/income-scope';
import { payInputs } from './compile/pay-view';
import { placeOfInput, usualInputs } from './inputs';
import { amountOfPart, shareOfPart } from './part-sent';

/**
 * What is known of an employee and the pay: numbers in the order of `inputs`. Amounts are major units in the pay period.
 */
export interface Employee {
  readonly values: readonly number[];
  /** What the request states, whatever the values: the same text for the same fields. */
  readonly stated: string;
  readonly hasParts: boolean;
  readonly hasBenefits: boolean;
  readonly hasYearToDate: boolean;
}

/** The employee whom a request is about if it says nothing: resident, single, all pay basic. */
export const usualEmployee: Employee = {
  values: usualInputs,
  stated: '',
  hasParts: false,
  hasBenefits: false,
  hasYearToDate: false,
};

const placesOf = <Name extends string>(names: readonly Name[], input: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, placeOfInput(input(name))])) as Readonly<Record<Name, number>>;

const at = {
  circumstances: placesOf(circumstanceNames, (name) => name),
  amounts: placesOf(payParts, payInputs.amountOf),
  shares: placesOf(payParts, payInputs.shareOf),
  paid: placesOf(paymentsByEmployee, paidVariable),
  yearToDate: placesOf(yearToDateNames, yearToDateVariable),
  given: placesOf(benefitKinds, benefitGiven),
  facts: Object.fromEntries(
    benefitKinds.map((kind) => [kind, placesOf(benefitFactNames, (fact) => benefitInput(kind, fact))]),
  ) as Readonly<Record<BenefitKind, ReturnType<typeof placesOf<(typeof benefitFactNames)[number]>>>>,
  basicShare: placeOfInput(payInputs.basicShare),
  onePlusShares: placeOfInput(payInputs.onePlusShares),
  parts: placeOfInput(payInputs.parts),
  hours: placeOfInput(hoursInput),
};

/** Is a part of pay paid? */
export const isPaid = ({ values }: Employee, part: PayPart): boolean =>
  values[at.amounts[part]]! > 0 || values[at.shares[part]]! > 0;

/** All named parts of pay that are amounts, in major units of the pay period. */
export const namedPartsOf = ({ values }: Employee): number => values[at.parts]!;

/** A circumstance as the number that the law works with. */
export const circumstanceOf = ({ values }: Employee, name: CircumstanceName): number => values[at.circumstances[name]]!;

/** Bonuses paid earlier in the year. */
export const earlierBonusOf = ({ values }: Employee): number => values[at.yearToDate.bonus]!;

function stateParts(values: number[], sent: NonNullable<TaxRequest['pay']>): void {
  let [parts, shares] = [0, 0];
  for (const name in sent) {
    const part = name as PayPart;
    const value: PayPartSent | undefined = sent[part];
    if (value === undefined) continue;
    const [amount, share] = [amountOfPart(value), shareOfPart(value)];
    values[at.amounts[part]] = amount;
    values[at.shares[part]] = share;
    parts += amount;
    shares += share;
    if (typeof value === 'object' && 'hours' in value) values[at.hours] = value.hours;
  }
  values[at.parts] = tidy(parts);
  values[at.onePlusShares] = tidy(1 + shares);
}

function stateBenefit(values: number[], kind: BenefitKind, sent: NonNullable<InKind[BenefitKind]>): void {
  const facts = typeof sent === 'number' ? { cost: sent } : sent;
  values[at.given[kind]] = 1;
  for (const fact of benefitFactNames) {
    const value = fact === 'value' ? (facts.value ?? facts.cost) : facts[fact];
    if (value !== undefined) values[at.facts[kind][fact]] = value;
  }
}

/** The fields of an object that are stated, as text. */
function namesIn(sent: Readonly<Record<string, unknown>> | undefined): string {
  let names = ';';
  for (const name in sent) if (sent[name] !== undefined) names += `${name},`;
  return names;
}

/** The employee whom a request states. */
function statedEmployee(request: TaxRequest): Employee {
  const values = usualInputs.slice();
  const { employee, employer, dependants, age, basic, pay, in_kind, paid, year_to_date } = request;
  for (const name in employee) {
    const value = employee[name as CircumstanceName];
    if (value !== undefined)
      values[at.circumstances[name as CircumstanceName]] = circumstanceNumber(name as CircumstanceName, value);
  }
  for (const name in employer) {
    const value = employer[name as EmployerSetting];
    const circumstance = employerSettings[name as EmployerSetting];
    if (value !== undefined) values[at.circumstances[circumstance]] = circumstanceNumber(circumstance, value);
  }
  if (dependants !== undefined) values[at.circumstances.dependants] = dependants;
  if (age !== undefined) values[at.circumstances.age] = age;
  if (basic !== undefined) values[at.basicShare] = basic;
  if (pay !== undefined) stateParts(values, pay);
  for (const kind of benefitKinds) {
    const sent = in_kind?.[kind];
    if (sent !== undefined) stateBenefit(values, kind, sent);
  }
  for (const name in paid) {
    const value = paid[name as PaidByEmployee];
    if (value !== undefined) values[at.paid[name as PaidByEmployee]] = value;
  }
  if (year_to_date !== undefined)
    for (const name of yearToDateNames) values[at.yearToDate[name]] = year_to_date[name] ?? 0;
  const earlier = `${dependants !== undefined}${age !== undefined}${basic !== undefined}${year_to_date !== undefined}`;
  return {
    values,
    stated: earlier + namesIn(employee) + namesIn(employer) + namesIn(pay) + namesIn(in_kind) + namesIn(paid),
    hasParts: pay !== undefined,
    hasBenefits: in_kind !== undefined,
    hasYearToDate: year_to_date !== undefined,
  };
}

/** A request that says the same thing twice, in its earlier and its newer form. */
function contradiction({ employee, employer, pay, basic, dependants, age }: TaxRequest): Outcome<never> | undefined {
  const differs = <Value>(one: Value | undefined, other: Value | undefined): boolean =>
    one !== undefined && other !== undefined && one !== other;
  for (const name in employer) {
    const circumstance = employerSettings[name as EmployerSetting];
    if (differs<CircumstanceValue>(employer[name as EmployerSetting], employee?.[circumstance]))
      return fail(
        'invalid_employer',
        message('said_twice', { field: `employer.${name}`, other: `employee.${circumstance}` }),
      );
  }
  if (differs(dependants, employee?.dependants))
    return fail('invalid_dependants', message('said_twice', { field: 'dependants', other: 'employee.dependants' }));
  if (differs(age, employee?.age))
    return fail('invalid_age', message('said_twice', { field: 'age', other: 'employee.age' }));
  return basic !== undefined && pay !== undefined && Object.keys(pay).length > 0
    ? fail('invalid_basic', message('basic_beside_pay'))
    : undefined;
}

const isUsual = ({
  employee,
  employer,
  pay,
  in_kind,
  paid,
  year_to_date,
  basic,
  dependants,
  age,
}: TaxRequest): boolean =>
  (employee ?? employer ?? pay ?? in_kind ?? paid ?? year_to_date ?? basic ?? dependants ?? age) === undefined;

/**
 * The employee whom a request is about.
 *
 * @returns `invalid_basic`, `invalid_dependants` or `invalid_age` if the request contradicts itself
 */
export function employeeOf(request: TaxRequest): Outcome<Employee> {
  if (isUsual(request)) return done(usualEmployee);
  return contradiction(request) ?? done(statedEmployee(request));
}
