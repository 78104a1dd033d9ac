import type {
  Basis,
  Contribution,
  ContributionRule,
  Country,
  Formula,
  IncomeRegime,
  Surcharge,
} from '../../src/reference/schema';
import {
  Exact,
  higher,
  isAtMost,
  isBelow,
  lower,
  notNegative,
  roundTo,
  toMinorUnit,
  total,
  written,
  zero,
} from './decimal';
import { evaluate, evaluateLimit, limitOf, type Scope } from './formula';
import { regimeOf, ruleOf, wageOf } from './law';
import { charge } from './scale';

export interface OracleInput {
  readonly country: Country;
  /** The pay of the period as decimal text, already in minor-unit precision. */
  readonly amount: string;
  readonly period: 'monthly' | 'annual' | 'weekly' | 'biweekly';
  /** The day of law, YYYY-MM-DD. */
  readonly date: string;
  /** Overrides the choice by date. */
  readonly regime?: IncomeRegime;
  readonly includePension: boolean;
  readonly currency?: string;
  /** The share of the pay that is basic pay, 0 to 1. */
  readonly basic?: string;
  readonly dependants?: number;
  readonly age?: number;
  readonly exchangeRate?: (from: string, to: string) => string | undefined;
}

export interface OracleItem {
  readonly id: string;
  readonly amount: string;
}

/** Amounts of the pay period as decimal text, rounded half up to the minor unit. */
export interface OraclePayslip {
  readonly gross: string;
  readonly tax: string;
  readonly pension: string;
  readonly net: string;
  readonly taxable: string;
  readonly scaleTax: string;
  readonly contributions: OracleItem[];
  readonly employer: OracleItem[];
  readonly credits: OracleItem[];
  readonly surcharges: OracleItem[];
  readonly reliefs: OracleItem[];
}

/** Annual amounts of names with a local meaning, such as `tax` inside a credit. */
type Local = Readonly<Record<string, Exact>>;

interface Item {
  readonly id: string;
  readonly basis: Basis;
  readonly formula: Formula;
}

const periodsAYear = { monthly: 12, annual: 1, weekly: 52, biweekly: 26 } as const;

/**
 * One payslip, worked out as a clerk would with the law at hand. Every figure is an exact annual amount, computed on
 * first use. Dependencies set the order: a levy on pay net of tax asks for the tax, the tax asks for the taxable
 * income, and so on back to gross pay.
 */
class Worksheet {
  readonly currency: string;
  private readonly regime: IncomeRegime;
  private readonly periods: number;
  private readonly gross: Exact;
  private readonly done = new Map<string, Exact>();
  private readonly begun = new Set<string>();

  constructor(private readonly input: OracleInput) {
    this.currency = input.currency ?? input.country.currency;
    this.regime = input.regime ?? regimeOf(input.country, this.currency, input.date);
    this.periods = periodsAYear[input.period];
    this.gross = new Exact(input.amount).times(this.periods);
  }

  payslip(): OraclePayslip {
    const contributions = this.charged('employee').map(({ id }) => ({ id, amount: this.shown(this.annual(id)) }));
    const pension = total(contributions.map(({ amount }) => new Exact(amount)));
    const gross = new Exact(this.input.amount);
    const tax = this.taxOfPeriod();
    return {
      gross: written(gross, this.currency),
      tax: written(tax, this.currency),
      pension: written(pension, this.currency),
      net: written(gross.minus(tax).minus(pension), this.currency),
      taxable: this.shown(this.annual('taxable')),
      scaleTax: this.shown(this.annual('tax_before_credits')),
      contributions,
      employer: this.charged('employer').map(({ id }) => ({ id, amount: this.shown(this.annual(id)) })),
      credits: this.regime.credits.map(({ id }, place) => ({ id, amount: this.shown(this.credit(place)) })),
      surcharges: this.regime.surcharges.map(({ id }) => ({ id, amount: this.shown(this.annual(id)) })),
      reliefs: this.regime.deductions.map(({ id }) => ({ id, amount: this.shown(this.annual(id)) })),
    };
  }

  private ofPeriod(annual: Exact): Exact {
    return annual.div(this.periods);
  }

  private shown(annual: Exact): string {
    return written(this.ofPeriod(annual), this.currency);
  }

  /** Tax with all surcharges, rounded once. */
  private taxOfPeriod(): Exact {
    const surcharges = this.regime.surcharges.map(({ id }) => this.annual(id));
    const exact = this.ofPeriod(this.annual('tax').plus(total(surcharges)));
    const rounding = this.regime.tax_rounding;
    return rounding === undefined ? toMinorUnit(exact, this.currency) : roundTo(exact, rounding.to, rounding.direction);
  }

  /** The annual amount of a variable. */
  private annual(name: string): Exact {
    return this.once(name, () => {
      if (name === 'gross') return this.gross;
      if (name === 'basic') return this.gross.times(this.input.basic ?? '1');
      if (name === 'contributions') return total(this.charged('employee').map(({ id }) => this.annual(id)));
      if (name === 'deductible_contributions') return this.deductibleContributions();
      if (name === 'taxable_so_far') return this.incomeBeforeDeduction(this.regime.deductions.length);
      if (name === 'taxable') return this.taxable();
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

  /** A contribution, deduction or surcharge by its id. It is zero if the country has it only at another time. */
  private item(id: string): Exact {
    const { contributions, income } = this.input.country;
    const contribution = contributions.find((scheme) => scheme.id === id);
    if (contribution !== undefined) return this.contribution(contribution);
    const deduction = this.regime.deductions.findIndex((relief) => relief.id === id);
    if (deduction >= 0) return this.deduction(deduction);
    const surcharge = this.regime.surcharges.find((levy) => levy.id === id);
    if (surcharge !== undefined) return this.surcharge(surcharge);
    if (income.some(({ deductions, surcharges }) => [...deductions, ...surcharges].some((other) => other.id === id)))
      return zero;
    throw new Error(`${this.input.country.code}: nothing is called ${id}`);
  }

  /**
   * Evaluates in the basis of an item: annual variables are converted to the basis, and the result is converted back to
   * a year. A monthly item sees twelfths. If monthly pay is annualised by 13 instead of 12, an annual item sees 13/12
   * of the year of the other items.
   */
  private inBasis(basis: Basis, local: Local, work: (scope: Scope) => Exact): Exact {
    const parts = basis === 'monthly' ? 1 : this.input.period === 'monthly' ? (this.regime.pay_periods ?? 12) : 12;
    const into = (annual: Exact): Exact => annual.times(parts).div(12);
    return work(this.scope(into, local)).times(12).div(parts);
  }

  private scope(into: (annual: Exact) => Exact, local: Local): Scope {
    const variable = (name: string): Exact => {
      if (name === 'dependants') return new Exact(this.input.dependants ?? 0);
      if (name === 'age') return new Exact(this.input.age ?? 40);
      return into(local[name] ?? this.annual(name));
    };
    return {
      variable,
      converted: (amount, currency) => this.converted(amount, currency),
      wage: (id) => new Exact(wageOf(this.input.country, id, this.input.date)),
    };
  }

  private converted(amount: number, currency: string): Exact | undefined {
    const rate = currency === this.currency ? '1' : this.input.exchangeRate?.(currency, this.currency);
    return rate === undefined ? undefined : new Exact(rate).times(amount);
  }

  private value(item: Item, local: Local = {}): Exact {
    return notNegative(this.inBasis(item.basis, local, (scope) => evaluate(item.formula, scope)));
  }

  /** The compulsory schemes of a payer that are in force for this pay. */
  private charged(payer: Contribution['payer']): Contribution[] {
    return this.input.country.contributions.filter(
      (scheme) => scheme.payer === payer && this.rule(scheme) !== undefined,
    );
  }

  private rule(scheme: Contribution): ContributionRule | undefined {
    return ruleOf(scheme, this.currency, this.input.date);
  }

  private contribution(scheme: Contribution): Exact {
    const rule = this.rule(scheme);
    if (rule === undefined || (scheme.payer === 'employee' && !this.input.includePension)) return zero;
    return notNegative(
      this.inBasis(rule.basis, {}, (scope) => {
        const atLeast = higher(chargeOf(rule, scope), new Exact(rule.minimum ?? 0));
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
    return notNegative(this.gross.minus(this.annual('deductible_contributions')).minus(total(surcharges)));
  }

  private deduction(place: number): Exact {
    const item = at(this.regime.deductions, place);
    const left = this.incomeBeforeDeduction(place);
    return lower(this.value(item, { taxable_so_far: left }), left);
  }

  private taxable(): Exact {
    const income = this.isExempt() ? zero : this.annual('taxable_so_far');
    const rounding = this.regime.taxable_rounding;
    if (rounding === undefined) return income;
    return this.inBasis(rounding.basis, { income }, (scope) =>
      roundTo(scope.variable('income'), rounding.to, rounding.direction),
    );
  }

  private isExempt(): boolean {
    const exemption = this.regime.exemption;
    if (exemption === undefined) return false;
    const measure = this.inBasis(exemption.basis, {}, (scope) => evaluate(exemption.of, scope));
    const limit = this.inBasis(exemption.basis, {}, (scope) => limitOf(exemption.up_to ?? exemption.below ?? 0, scope));
    return exemption.up_to === undefined ? isBelow(measure, limit) : isAtMost(measure, limit);
  }

  private scaleTax(): Exact {
    const { basis, method, brackets, tables } = this.regime.bands;
    return this.inBasis(basis, {}, (scope) => {
      const base = scope.variable('taxable');
      const table = tables?.find(({ up_to }) => up_to === null || isAtMost(base, new Exact(up_to)));
      return charge(method, table?.brackets ?? brackets ?? [], base);
    });
  }

  /** The tax that remains before the credit at this index; after the last index, the tax after all credits. */
  private taxBeforeCredit(place: number): Exact {
    return place === 0
      ? this.annual('tax_before_credits')
      : this.taxBeforeCredit(place - 1).minus(this.credit(place - 1));
  }

  private credit(place: number): Exact {
    const left = this.taxBeforeCredit(place);
    return lower(this.value(at(this.regime.credits, place), { tax: left }), left);
  }

  /** The tax after credits, then at most the cap, then at least the minimum. */
  private tax(): Exact {
    const { credits, tax_cap: cap, minimum_tax: minimum } = this.regime;
    const afterCredits = this.taxBeforeCredit(credits.length);
    const capped = cap === undefined ? afterCredits : lower(afterCredits, this.limitOn(afterCredits, cap));
    return minimum === undefined ? capped : higher(capped, this.limitOn(capped, minimum));
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
  const raised = higher(evaluate(rule.of ?? 'gross', scope), evaluate(rule.base_floor ?? 0, scope));
  const ceiling = rule.base_ceiling === undefined ? undefined : evaluateLimit(rule.base_ceiling, scope);
  return charge(rule.method ?? 'marginal', rule.bands ?? [], ceiling === undefined ? raised : lower(raised, ceiling));
}

function at<T>(items: readonly T[], place: number): T {
  const item = items[place];
  if (item === undefined) throw new Error(`nothing at place ${place}`);
  return item;
}

/** The payslip for one amount, computed from the law data without regard to speed. */
export const oraclePayslip = (input: OracleInput): OraclePayslip => new Worksheet(input).payslip();
