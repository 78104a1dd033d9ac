import type { BenefitKind } from '../../src/contract/words/benefits';
import type {
  Basis,
  Contribution,
  ContributionRule,
  Country,
  Formula,
  IncomeRegime,
  OtherScale,
  Surcharge,
} from '../../src/reference/schema';
import type { PayPartRule, PayTreatment } from '../../src/reference/schema/pay';
import type { RuleBasis } from '../../src/reference/schema/primitives';
import type { Where } from '../../src/reference/schema/where';
import { Exact, higher, isAtMost, isBelow, lower, notNegative, roundTo, total, zero } from './decimal';
import { ruleOn } from '../../src/reference/rule-on';
import { evaluate, evaluateLimit, limitOf, type Scope } from './formula';
import { payOf, ruleOf, wageOf } from './law';
import {
  type Cash,
  factsOf,
  factsOfPeriod,
  grossOf,
  lastingFacts,
  oncePaid,
  overtimeHours,
  type Part,
  partNames,
  partOf,
  type SentPay,
  sumOf,
} from './pay';
import { charge } from './scale';
import { type Circumstances, holds } from './where';

/** What is the same in every worksheet of a payslip. */
export interface Circumstance extends SentPay {
  readonly country: Country;
  readonly period: keyof typeof periodsAYear;
  readonly date: string;
  readonly includePension: boolean;
  readonly exchangeRate?: (from: string, to: string) => string | undefined;
}

/** The pay that a worksheet is about. */
export interface YearOfPay {
  readonly year: Cash;
  /** What is paid in the pay period: the measure of items of basis `payment`. */
  readonly payment: Cash;
  /** How often a year that is paid, where not in every pay period. */
  readonly payments?: Exact;
  readonly inKind: SentPay['in_kind'];
  /** Contributions of the employee that are given, not worked out from this pay. */
  readonly withheld?: (id: string) => Exact;
  /** What months make of a line of the law: contributions and what of parts of pay is exempt or excluded. */
  readonly ofMonths?: (line: (sheet: Worksheet) => Exact) => Exact;
  /** The worksheet of a usual month, beside that of a month with more pay: it has what is due in certain months. */
  readonly usual?: Worksheet;
  /** Taxable income that is given, not worked out. */
  readonly taxable?: Exact;
}

/** Annual amounts of names with a local meaning, such as `tax` inside a credit. */
type Local = Readonly<Record<string, Exact>>;

interface Item {
  readonly id: string;
  readonly where?: Where | undefined;
  readonly basis: RuleBasis;
  readonly formula: Formula;
}

const periodsAYear = { monthly: 12, annual: 1, weekly: 52, biweekly: 26, daily: 365 } as const;

/** Pay periods in a year; days of pay by the rule of the country, where it has one. */
export const periodsOf = ({ country, period, date }: Circumstance): number =>
  (period === 'daily' ? ruleOn(country.part_month ?? [], date)?.days_of_year?.days : undefined) ?? periodsAYear[period];

/**
 * The law of a year on one pay, worked out as a clerk would with the law at hand. Every figure is an exact annual
 * amount, computed on first use. Dependencies set the order: a levy on pay net of tax asks for the tax, the tax asks
 * for the taxable income, and so on back to gross pay.
 */
export class Worksheet {
  readonly treatment: PayTreatment | undefined;
  private readonly periods: number;
  private readonly done = new Map<string, Exact>();
  private readonly begun = new Set<string>();

  constructor(
    private readonly input: Circumstance,
    private readonly employee: Circumstances,
    private readonly regime: IncomeRegime,
    private readonly currency: string,
    private readonly pay: YearOfPay,
  ) {
    this.treatment = payOf(input.country, input.date);
    this.periods = periodsOf(input);
  }

  /** The annual amount of a variable. */
  annual(name: string): Exact {
    return this.once(name, () => {
      const cash = this.cash(name, this.pay.year);
      if (cash !== undefined) return cash;
      if (name === 'overtime_hours') return this.ofYear(overtimeHours(this.input.pay));
      if (name === 'exempt_pay') return total(this.parts().map(({ id }) => this.annual(id)));
      if (name === 'benefits_in_kind') return total(this.benefits().map(({ amount }) => amount));
      if (name === 'taxable_pay')
        return this.annual('gross').minus(this.annual('exempt_pay')).plus(this.annual('benefits_in_kind'));
      if (name === 'contributory_pay') return this.contributoryPay();
      if (name === 'contributions') return total(this.charged('employee').map(({ id }) => this.annual(id)));
      if (name === 'deductible_contributions') return this.deductibleContributions();
      if (name === 'taxable_so_far') return this.incomeBeforeDeduction(this.regime.deductions.length);
      if (name === 'taxable') return this.pay.taxable ?? this.taxable();
      if (name === 'tax_before_credits') return this.scaleTax();
      if (name === 'tax') return this.tax();
      return this.item(name);
    });
  }

  /** Computes each figure once. A figure that depends on itself is an error in the law data. */
  private once(name: string, work: () => Exact): Exact {
    const known = this.done.get(name);
    if (known !== undefined) return known;
    if (this.begun.has(name)) throw new Error(`${this.input.country.code}: ${name} depends on itself`);
    this.begun.add(name);
    const value = work();
    this.done.set(name, value);
    return value;
  }

  /** A contribution, part of pay, deduction or surcharge by its id. Zero if the country has it only at another time. */
  private item(id: string): Exact {
    const { contributions, income, pay } = this.input.country;
    const contribution = contributions.find((scheme) => scheme.id === id);
    const inCertainMonths =
      contribution === undefined
        ? this.regime.surcharges.find((levy) => levy.id === id)?.months !== undefined
        : this.rule(contribution)?.months !== undefined;
    if (inCertainMonths && this.pay.usual !== undefined) return this.pay.usual.annual(id);
    const { ofMonths } = this.pay;
    if (contribution !== undefined && ofMonths !== undefined) return ofMonths((sheet) => sheet.annual(id));
    if (contribution?.payer === 'employee' && this.pay.withheld !== undefined) return this.pay.withheld(id);
    if (contribution !== undefined) return this.contribution(contribution);
    const part = this.parts().find((entry) => entry.id === id);
    if (part !== undefined && ofMonths !== undefined) return ofMonths((sheet) => sheet.annual(id));
    if (part !== undefined) return this.limited(part, part.exempt);
    const deduction = this.regime.deductions.findIndex((relief) => relief.id === id);
    if (deduction >= 0) return this.deduction(deduction);
    const surcharge = this.regime.surcharges.find((levy) => levy.id === id);
    if (surcharge !== undefined) return this.surcharge(surcharge);
    if (income.some(({ deductions, surcharges }) => [...deductions, ...surcharges].some((other) => other.id === id)))
      return zero;
    if (pay?.some(({ parts }) => parts.some((entry) => entry.id === id))) return zero;
    throw new Error(`${this.input.country.code}: nothing is called ${id}`);
  }

  /** How many of the amounts of a basis make the year of the other items. */
  private aYear(basis: RuleBasis): Exact {
    if (basis === 'payment') return this.pay.payments ?? new Exact(this.periods);
    if (basis === 'monthly') return new Exact(12);
    return new Exact(12).div(this.input.period === 'monthly' ? (this.regime.pay_periods ?? 12) : 12);
  }

  /**
   * Evaluates in the basis of an item: annual variables are converted to the basis, and the result is converted back to
   * a year. A monthly item sees twelfths, an item of basis `payment` what is paid in the period. If monthly pay is
   * annualised by 13 instead of 12, an annual item sees 13/12 of the year of the other items.
   */
  private inBasis(basis: RuleBasis, local: Local, work: (scope: Scope) => Exact): Exact {
    return work(this.scope(basis, local)).times(this.aYear(basis));
  }

  private scope(basis: RuleBasis, local: Local, asItIs: Local = {}): Scope {
    const variable = (name: string): Exact => {
      const same = asItIs[name] ?? this.number(name);
      if (same !== undefined) return same;
      const payment = basis === 'payment' ? this.cash(name, this.pay.payment) : undefined;
      // What the employee pays in a month counts twelve times a year, whatever the number of pay periods.
      if (name.startsWith('paid_')) return this.paidByEmployee(name.slice('paid_'.length), basis);
      return payment ?? (local[name] ?? this.annual(name)).div(this.aYear(basis));
    };
    return {
      variable,
      converted: (amount, currency) => this.converted(amount, currency),
      wage: (id) => new Exact(wageOf(this.input.country, id, this.input.date)),
      aYear: basis === 'annual' ? new Exact(1) : this.aYear(basis),
      employee: this.employee,
    };
  }

  /** A variable that is the same in every basis: what is counted of the employee, and figures of the year so far. */
  private number(name: string): Exact | undefined {
    if (name === 'family') return this.family();
    if (name === 'all_dependants')
      return total(
        ['children', 'disabled_children', 'dependants'].map((kind) => new Exact(Number(this.employee[kind]))),
      );
    if (name.startsWith('year_to_date_')) {
      const sent = this.input.year_to_date as Readonly<Record<string, number | undefined>> | undefined;
      return new Exact(sent?.[name.slice('year_to_date_'.length)] ?? 0);
    }
    return [
      'children',
      'disabled_children',
      'dependants',
      'age',
      'employer_size',
      'monthly_hours',
      'monthly_days',
      'expense_rate',
    ].includes(name)
      ? new Exact(Number(this.employee[name]))
      : undefined;
  }

  /** What the law counts of the family. */
  family(): Exact {
    return evaluate(this.regime.family?.formula ?? 0, this.scope('annual', {}));
  }

  private ofYear(ofPeriod: Exact): Exact {
    return ofPeriod.times(this.periods);
  }

  /** A variable that is cash pay, of a year or of a payment. */
  private cash(name: string, cash: Cash): Exact | undefined {
    if (name === 'gross') return grossOf(cash);
    if (name === 'basic') return cash.basic;
    if (name === 'once_paid') return sumOf(cash, oncePaid);
    if (name === 'regular_pay') return grossOf(cash).minus(sumOf(cash, oncePaid));
    return partNames.includes(name as Part) ? partOf(cash, name as Part) : undefined;
  }

  private paidByEmployee(name: string, basis: RuleBasis): Exact {
    const paid = (this.input.paid as Readonly<Record<string, number | undefined>> | undefined)?.[name] ?? 0;
    return this.ofYear(new Exact(paid)).div({ annual: 1, monthly: 12, payment: this.periods }[basis]);
  }

  /** The entries of the law about parts of pay that are for this employee. */
  parts(): readonly PayPartRule[] {
    return (this.treatment?.parts ?? []).filter(({ where }) => holds(where, this.employee));
  }

  /**
   * What a formula says of the parts of an entry, from nothing to all that is paid. In an item of basis `payment` the
   * limit is one for each payment, also where a part is paid once and the others in every period.
   */
  private limited(entry: PayPartRule, formula: Formula | undefined): Exact {
    if (formula === undefined) return zero;
    const ofYear = sumOf(this.pay.year, entry.parts);
    if (ofYear.isZero()) return zero;
    const paid = entry.basis === 'payment' ? sumOf(this.pay.payment, entry.parts) : ofYear.div(this.aYear(entry.basis));
    const scope = this.scope(entry.basis, {}, { paid });
    return lower(notNegative(evaluate(formula, scope)), paid)
      .times(ofYear)
      .div(paid);
  }

  excluded(entry: PayPartRule): Exact {
    const { ofMonths } = this.pay;
    return ofMonths === undefined ? this.limited(entry, entry.excluded) : ofMonths((sheet) => sheet.excluded(entry));
  }

  /** The taxable value of what is given in kind. */
  benefits(): readonly { readonly id: string; readonly contributory: boolean; readonly amount: Exact }[] {
    return (this.treatment?.benefits ?? []).flatMap((rule) => {
      const amount = holds(rule.where, this.employee) ? this.ofBenefits([rule.benefit].flat(), rule) : undefined;
      return amount === undefined ? [] : [{ id: rule.id, contributory: rule.contributory, amount }];
    });
  }

  /** What a formula makes of benefits in kind, where one of them is given. */
  private ofBenefits(
    kinds: readonly BenefitKind[],
    { basis, formula }: Pick<Item, 'basis' | 'formula'>,
  ): Exact | undefined {
    const facts = factsOf(this.pay.inKind, kinds);
    if (facts === undefined) return undefined;
    const known = (names: readonly string[], convert: (fact: Exact) => Exact): Local =>
      Object.fromEntries(names.map((name) => [name, convert(facts.get(name) ?? zero)]));
    const scope = this.scope(
      basis,
      known(factsOfPeriod, (fact) => this.ofYear(fact)),
      known(lastingFacts, (fact) => fact),
    );
    return notNegative(evaluate(formula, scope)).times(this.aYear(basis));
  }

  private contributoryPay(): Exact {
    const inKind = this.benefits().filter(({ contributory }) => contributory);
    return this.annual('gross')
      .minus(total(this.parts().map((entry) => this.excluded(entry))))
      .plus(total(inKind.map(({ amount }) => amount)));
  }

  private converted(amount: number, currency: string): Exact | undefined {
    const rate = currency === this.currency ? '1' : this.input.exchangeRate?.(currency, this.currency);
    return rate === undefined ? undefined : new Exact(rate).times(amount);
  }

  /** What an item gives, if it is for this employee. */
  private value(item: Item, local: Local = {}): Exact {
    if (!holds(item.where, this.employee)) return zero;
    return notNegative(this.inBasis(item.basis, local, (scope) => evaluate(item.formula, scope)));
  }

  /** The compulsory schemes of a payer that are in force for this pay. */
  charged(payer: Contribution['payer']): Contribution[] {
    return this.input.country.contributions.filter(
      (scheme) => scheme.payer === payer && this.rule(scheme) !== undefined,
    );
  }

  private rule(scheme: Contribution): ContributionRule | undefined {
    const rule = ruleOf(scheme, this.currency, this.input.date, this.employee);
    return rule === undefined || this.isDue(rule) ? rule : undefined;
  }

  private isDue({ months }: ContributionRule): boolean {
    const { period, date } = this.input;
    return (
      months === undefined || period === 'annual' || (period === 'monthly' && months.includes(Number(date.slice(5, 7))))
    );
  }

  /** An incentive lowers what the employer pays. What is due in some months only is due in equal parts. */
  private contribution(scheme: Contribution): Exact {
    const due = this.contributionOfYear(scheme);
    const months = this.rule(scheme)?.months;
    const signed = scheme.kind === 'incentive' ? due.negated() : due;
    return months === undefined || this.input.period === 'annual' ? signed : signed.times(12).div(months.length);
  }

  private contributionOfYear(scheme: Contribution): Exact {
    const rule = this.rule(scheme);
    if (rule === undefined || (scheme.payer === 'employee' && !this.input.includePension)) return zero;
    if (rule.benefit !== undefined) return this.ofBenefits([rule.benefit], { ...rule, formula: rule.formula! }) ?? zero;
    return notNegative(
      this.inBasis(rule.basis, {}, (scope) => {
        const { employer_rate: range } = rule;
        const charged =
          range === undefined
            ? chargeOf(rule, scope)
            : chargeOf({ ...rule, bands: rule.bands!.map((band) => ({ ...band, rate: 1 })) }, scope).times(
                Math.max(Number(this.employee[range.setting]), range.least),
              );
        const atLeast = higher(charged, new Exact(rule.minimum ?? 0));
        return rule.maximum === undefined ? atLeast : lower(atLeast, new Exact(rule.maximum));
      }),
    );
  }

  private deductibleContributions(): Exact {
    return total(this.charged('employee').map((scheme) => this.deductiblePart(scheme)));
  }

  private deductiblePart(scheme: Contribution): Exact {
    const rule = this.rule(scheme);
    if (rule === undefined || !rule.deductible) return zero;
    const limit = rule.deductible_up_to;
    const whole = this.annual(scheme.id);
    return limit === undefined
      ? whole
      : lower(
          whole,
          this.inBasis(rule.basis, {}, (scope) => evaluate(limit, scope)),
        );
  }

  /** The income left before the deduction at this index; after the last index, the income left after all deductions. */
  private incomeBeforeDeduction(place: number): Exact {
    if (place > 0)
      return this.incomeBeforeDeduction(place - 1).minus(this.annual(at(this.regime.deductions, place - 1).id));
    const surcharges = this.regime.surcharges
      .filter(({ deductible }) => deductible === true)
      .map(({ id }) => this.annual(id));
    return notNegative(
      this.annual('taxable_pay').minus(this.annual('deductible_contributions')).minus(total(surcharges)),
    );
  }

  private deduction(place: number): Exact {
    const item = at(this.regime.deductions, place);
    const left = this.incomeBeforeDeduction(place);
    return lower(this.value(item, { taxable_so_far: left }), left);
  }

  /** What the scale is charged on: taxable income after rounding, unless the scale of the employee says otherwise. */
  private taxable(): Exact {
    const other = this.otherScale();
    const of = other?.of;
    if (other !== undefined && of !== undefined)
      return notNegative(this.inBasis(other.basis, {}, (scope) => evaluate(of, scope)));
    const income = this.isExempt() ? zero : this.annual('taxable_so_far');
    const rounding = this.regime.taxable_rounding;
    if (rounding === undefined) return income;
    return this.inBasis(rounding.basis, { income }, (scope) =>
      roundTo(scope.variable('income'), rounding.to, rounding.direction),
    );
  }

  private isExempt(): boolean {
    const exemption = this.regime.exemption;
    if (exemption === undefined || !holds(exemption.where, this.employee)) return false;
    const measure = this.inBasis(exemption.basis, {}, (scope) => evaluate(exemption.of, scope));
    const limit = this.inBasis(exemption.basis, {}, (scope) => limitOf(exemption.up_to ?? exemption.below ?? 0, scope));
    return exemption.up_to === undefined ? isBelow(measure, limit) : isAtMost(measure, limit);
  }

  private otherScale(): OtherScale | undefined {
    return this.regime.other_scales?.find(({ where }) => holds(where, this.employee));
  }

  /** The tax on the scale: that of the employee, or the ordinary one by the shares of the family. */
  private scaleTax(): Exact {
    const other = this.otherScale();
    if (other !== undefined)
      return this.inBasis(other.basis, {}, (scope) => charge(other.method, other.brackets, scope.variable('taxable')));
    const { basis, method, brackets, tables } = this.regime.bands;
    const shares = evaluate(this.regime.shares ?? 1, this.scope('annual', {}));
    return this.inBasis(basis, {}, (scope) => {
      const base = scope.variable('taxable').div(shares);
      const table = tables?.find(({ up_to }) => up_to === null || isAtMost(base, new Exact(up_to)));
      return charge(method, table?.brackets ?? brackets ?? [], base).times(shares);
    });
  }

  /** The tax that remains before the credit at this index; after the last index, the tax after all credits. */
  private taxBeforeCredit(place: number): Exact {
    return place === 0
      ? this.annual('tax_before_credits')
      : this.taxBeforeCredit(place - 1).minus(this.credit(place - 1));
  }

  credit(place: number): Exact {
    if (this.otherScale()?.without_credits === true) return zero;
    const left = this.taxBeforeCredit(place);
    return lower(this.value(at(this.regime.credits, place), { tax: left }), left);
  }

  /** The tax after credits, then at most the cap, then at least the minimum. */
  private tax(): Exact {
    const { credits, tax_cap: cap, minimum_tax: minimum } = this.regime;
    const afterCredits = this.taxBeforeCredit(credits.length);
    const capped =
      cap === undefined || !holds(cap.where, this.employee)
        ? afterCredits
        : lower(afterCredits, this.limitOn(afterCredits, cap));
    return minimum === undefined || !holds(minimum.where, this.employee)
      ? capped
      : higher(capped, this.limitOn(capped, minimum));
  }

  private limitOn(tax: Exact, limit: { readonly basis: Basis; readonly formula: Formula }): Exact {
    return this.inBasis(limit.basis, { tax }, (scope) => evaluate(limit.formula, scope));
  }

  /** A levy due only in certain months is not part of an ordinary pay period. */
  private surcharge(levy: Surcharge): Exact {
    return levy.months !== undefined && this.input.period !== 'annual' ? zero : this.value(levy);
  }
}

/** What a rule charges before its minimum and maximum, in its own basis. */
function chargeOf(rule: ContributionRule, scope: Scope): Exact {
  if (rule.fixed !== undefined) return new Exact(rule.fixed);
  if (rule.formula !== undefined) return evaluate(rule.formula, scope);
  const raised = higher(evaluate(rule.of ?? 'contributory_pay', scope), evaluate(rule.base_floor ?? 0, scope));
  const ceiling = rule.base_ceiling === undefined ? undefined : evaluateLimit(rule.base_ceiling, scope);
  return charge(rule.method ?? 'marginal', rule.bands ?? [], ceiling === undefined ? raised : lower(raised, ceiling));
}

function at<T>(items: readonly T[], place: number): T {
  const item = items[place];
  if (item === undefined) throw new Error(`nothing at place ${place}`);
  return item;
}
