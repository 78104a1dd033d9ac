import { z } from 'zod';
import { message } from '../language/message';
import { fromZero } from './bounded-number';
import { choice } from './choice';
import { memberObject } from './member-object';
import { refusal } from './refusal';
import { type BenefitFact, benefitFactNames, benefitFacts, benefitKinds, benefitWords } from './words/benefits';
import {
  type CircumstanceName,
  circumstanceNames,
  type CircumstanceWord,
  circumstanceWords,
  type EmployerSetting,
  employerSettings,
} from './words/circumstances';
import { paymentsByEmployee, paymentWords } from './words/paid-by-employee';
import { type PayPart, payParts, payPartWords } from './words/pay-parts';
import { codesOf, type Word } from './words/vocabulary';
import { yearToDateNames, yearToDateWords } from './words/year-to-date';

/** A member for each name. */
const members = <Name extends string, Field extends z.ZodType>(
  names: readonly Name[],
  field: (name: Name) => Field,
): Readonly<Record<Name, Field>> =>
  Object.fromEntries(names.map((name) => [name, field(name)])) as Readonly<Record<Name, Field>>;

function wholeNumber(field: string, least: number, most: number) {
  const wrong = refusal(message('not_a_whole_number', { field, least, most }));
  return z.number(wrong).int(wrong).min(least, wrong).max(most, wrong);
}

const amountMembers = <Name extends string>(
  field: string,
  names: readonly Name[],
  words: Readonly<Record<Name, Word>>,
) => members(names, (name) => fromZero(`${field}.${name}`).optional().describe(words[name].meaning));

type CircumstanceField<Name extends CircumstanceName> = (typeof circumstanceWords)[Name] extends {
  readonly kind: 'choice';
  readonly choices: infer Choices;
}
  ? z.ZodOptional<z.ZodEnum<{ [Code in keyof Choices & string]: Code }>>
  : (typeof circumstanceWords)[Name] extends { readonly kind: 'flag' }
    ? z.ZodOptional<z.ZodBoolean>
    : z.ZodOptional<z.ZodNumber>;

function circumstanceField(name: CircumstanceName, field = `employee.${name}`): z.ZodType {
  const word: CircumstanceWord = circumstanceWords[name];
  const described = `${word.meaning} Default: ${String(word.default)}.`;
  if (word.kind === 'flag')
    return z
      .boolean(refusal(message('not_a_flag', { field })))
      .optional()
      .describe(described);
  if (word.kind === 'choice') return choice(field, codesOf(word.choices)).optional().describe(described);
  if (word.kind === 'percent') {
    const wrong = refusal(message('not_a_percentage', { field, most: word.most }));
    return z.number(wrong).min(word.least, wrong).max(word.most, wrong).optional().describe(described);
  }
  return wholeNumber(field, word.least, word.most).optional().describe(described);
}

const circumstances = members(circumstanceNames, (name) => circumstanceField(name)) as {
  readonly [Name in CircumstanceName]: CircumstanceField<Name>;
};

export const Employee = memberObject('employee', circumstances, '{ "marital_status": "married", "children": 2 }').meta({
  id: 'Employee',
  description: 'Who the employee is. What a country asks is listed in `asks` of its tax law.',
});
export type Employee = z.output<typeof Employee>;

const settingNames = codesOf(employerSettings);

export const Employer = memberObject(
  'employer',
  members(settingNames, (name) => circumstanceField(employerSettings[name], `employer.${name}`)) as {
    readonly [Name in EmployerSetting]: CircumstanceField<(typeof employerSettings)[Name]>;
  },
  '{ "accident_rate": 3, "size": 12 }',
).meta({
  id: 'Employer',
  description:
    'Who the employer is. In `employee`, its settings are `accident_rate`, `employer_size`, `employer_payroll`, `employer_turnover` and `sector`; send each once.',
});
export type Employer = z.output<typeof Employer>;

/** The largest part of pay as a share of basic pay, in percent. */
const mostOfBasic = 1_000;

function partField(object: string, part: PayPart) {
  const field = `${object}.${part}`;
  const amount = fromZero(field);
  const wrong = refusal(message('not_a_part_of_pay', { field, most: mostOfBasic }));
  const share = z.strictObject({ percent_of_basic: z.number(wrong).min(0, wrong).max(mostOfBasic, wrong) }, wrong);
  const timed = z.strictObject({ amount, hours: fromZero(`${field}.hours`) }, wrong);
  return z
    .union(part === 'overtime' ? [amount, share, timed] : [amount, share], wrong)
    .optional()
    .describe(payPartWords[part].meaning);
}

/** The named parts of pay under the name of a field. */
export const payPartsIn = (object: string) =>
  memberObject(
    object,
    members(payParts, (part) => partField(object, part)),
    '{ "transport": 30000 }',
  );

export const PayParts = payPartsIn('pay').meta({
  id: 'PayParts',
  description:
    'Parts of `amount`, in major units in the pay period; what is left is basic pay. Instead of an amount, a share of basic pay: `{ "percent_of_basic": 20 }`. `overtime` may say its hours: `{ "amount": 12000, "hours": 10 }`.',
});
export type PayParts = z.output<typeof PayParts>;
export type PayPartSent = NonNullable<PayParts[PayPart]>;

const facts = (benefit: string) =>
  members(benefitFactNames, (fact: BenefitFact) =>
    fromZero(`in_kind.${benefit}.${fact}`).optional().describe(benefitFacts[fact].meaning),
  );

export const InKind = memberObject(
  'in_kind',
  members(benefitKinds, (kind) =>
    z
      .union(
        [fromZero(`in_kind.${kind}`), memberObject(`in_kind.${kind}`, facts(kind), '{ "cost": 50000 }')],
        refusal(message('not_a_benefit', { field: `in_kind.${kind}`, known: [...benefitFactNames] })),
      )
      .optional()
      .describe(benefitWords[kind].meaning),
  ),
  '{ "housing": { "cost": 50000 } }',
).meta({
  id: 'InKind',
  description:
    'Benefits in kind, never part of `amount`: their cost in the pay period, or the facts that the law needs to value them. `{}` where the law values them from pay alone.',
});
export type InKind = z.output<typeof InKind>;

export const PaidByEmployee = memberObject(
  'paid',
  amountMembers('paid', paymentsByEmployee, paymentWords),
  '{ "pension": 5000 }',
).meta({
  id: 'PaidByEmployee',
  description:
    'Payments by the employee that may qualify for tax relief, in major units in the pay period. They do not reduce `net_amount`.',
});
export type PaidByEmployee = z.output<typeof PaidByEmployee>;

const { months: _months, ...yearToDateAmounts } = yearToDateWords;

export const YearToDate = memberObject(
  'year_to_date',
  {
    months: wholeNumber('year_to_date.months', 0, 12).describe(yearToDateWords.months.meaning),
    ...amountMembers(
      'year_to_date',
      yearToDateNames.filter((name) => name !== 'months'),
      yearToDateAmounts,
    ),
  },
  '{ "months": 5, "gross": 400000, "taxable": 380000, "tax": 42000 }',
).meta({
  id: 'YearToDate',
  description: 'What was paid and withheld earlier in the tax year, before this pay period.',
});
export type YearToDate = z.output<typeof YearToDate>;

/** The fields of an income-tax request that say who the employee is and what the pay consists of. */
export const employeeFields = {
  employee: Employee.optional(),
  employer: Employer.optional(),
  pay: PayParts.optional(),
  in_kind: InKind.optional(),
  paid: PaidByEmployee.optional(),
  year_to_date: YearToDate.optional(),
};
export type EmployeeField = keyof typeof employeeFields;
export const employeeFieldNames = Object.keys(employeeFields) as readonly EmployeeField[];
