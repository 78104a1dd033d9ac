import { done, type Outcome } from '../../contract/error';
import type { TaxRequest } from '../../contract/tax';
import type { PayParts } from '../../contract/employee';
import { payParts } from '../../contract/words/pay-parts';
import { paymentsByEmployee } from '../../contract/words/paid-by-employee';
import { benefitKinds } from '../../contract/words/benefits';
import type { Country } from '../../reference/schema';
import { tidy } from '../../tidy';
import type { AnswerMeta } from '../../truth/evidence';
import type { Context } from '../answer';
import type { KnownYear } from '../income/compile/known-year';
import { employeeOf } from '../income/employee';
import { lawQuestion } from '../income/law-question';
import { payTimeOf } from '../income/pay-time';
import { figureAt, figuresOf } from '../income/payslip/figures';
import { toMinor } from '../money';
import { partAmounts } from './month-of-pay';
import type { MonthPaid, SameAllYear } from './month-payslips';

/** Amounts by the id of a rule. */
type ById = Map<string, number>;

/** What the months withheld, exempted and gave in kind, by the rules of the law. */
function knownFrom(months: readonly MonthPaid[]): KnownYear {
  const withheld: ById = new Map();
  const exempt: ById = new Map();
  const benefits: ById = new Map();
  const add = (to: ById, id: string, amount: number): void => {
    to.set(id, tidy((to.get(id) ?? 0) + amount));
  };
  for (const { slip } of months) {
    for (const { id, amount } of slip.contributions ?? []) add(withheld, id, amount);
    for (const { id, paid, taxable } of slip.taxable_parts ?? []) add(exempt, id, paid - taxable);
    for (const { id, amount } of slip.benefits ?? []) add(benefits, id, amount);
  }
  return { withheld, exempt, benefits };
}

const sum = (amounts: readonly number[]): number => tidy(amounts.reduce((all, amount) => all + amount, 0));

/** The sums of amounts by name, without those of nothing. */
function sumsOf<Name extends string>(
  names: readonly Name[],
  lists: readonly Readonly<Partial<Record<Name, number | undefined>>>[],
): Partial<Record<Name, number>> {
  const sums = names.map((name): [Name, number] => [name, sum(lists.map((list) => list[name] ?? 0))]);
  return Object.fromEntries(sums.filter(([, amount]) => amount > 0)) as Partial<Record<Name, number>>;
}

/** The whole pay of the year as a request: the circumstances are those of the last month. */
function wholeYear(same: SameAllYear, when: Partial<TaxRequest>, months: readonly MonthPaid[]): TaxRequest {
  const stated = months.map((month) => month.stated);
  const pay: PayParts = sumsOf(payParts, stated.map(partAmounts));
  const paid = sumsOf(
    paymentsByEmployee,
    stated.map((month) => month.paid),
  );
  const kinds = benefitKinds.filter((kind) => stated.some(({ in_kind }) => in_kind[kind] !== undefined));
  return {
    ...same,
    ...when,
    type: 'income',
    period: 'annual',
    mode: 'gross_to_net',
    amount: sum(stated.map(({ gross }) => gross)),
    employee: stated.at(-1)!.employee,
    pay,
    paid,
    in_kind: Object.fromEntries(kinds.map((kind) => [kind, 0])),
  };
}

/** The tax of the year on its whole pay, in major units. */
export interface TaxOfYear {
  readonly gross: number;
  readonly taxable: number;
  readonly tax: number;
  readonly meta: AnswerMeta;
}

/**
 * The tax of the year by the law at its end, on the whole pay of its months. Contributions, exempt parts of pay and
 * benefits are what they were in the months.
 */
export function taxOfYear(
  country: Country,
  same: SameAllYear,
  when: Partial<TaxRequest>,
  months: readonly MonthPaid[],
  context: Context,
): Outcome<TaxOfYear> {
  const request = wholeYear(same, when, months);
  const time = payTimeOf(country, request, context);
  if (!time.ok) return time;
  const found = lawQuestion(country, request, time.value, context);
  if (!found.ok) return found;
  const stated = employeeOf(request);
  if (!stated.ok) return stated;
  const { minor, settledFor, metaOf } = found.value;
  const gross = toMinor(request.amount, minor);
  const employee = stated.value;
  const { form, amounts } = settledFor(employee, knownFrom(months)).maker.payslip(employee, gross);
  const figures = figuresOf(form, gross, amounts);
  return done({
    gross: figures[figureAt.gross]!,
    taxable: figures[figureAt.lines + form.layout.sections.taxable.first]!,
    tax: figures[figureAt.tax]!,
    meta: metaOf(form),
  });
}
