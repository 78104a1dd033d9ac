import type { Employee } from '../../src/contract/employee';
import type { IncomeRegime } from '../../src/reference/schema';
import type { BonusMethod } from '../../src/contract/words/bonus-methods';
import { Exact, roundTo, toMinorUnit, total, written, zero } from './decimal';
import { payOf, regimeOf } from './law';
import { type Cash, cashOf, grossOf, oncePaid, only, type Part, partOf, partNames, sumOf, without } from './pay';
import { usualCircumstances } from './where';
import { type Circumstance, periodsOf, Worksheet, type YearOfPay } from './worksheet';

export interface OracleInput extends Circumstance {
  /** The pay of the period as decimal text, already in minor-unit precision. */
  readonly amount: string;
  /** Overrides the choice by date. */
  readonly regime?: IncomeRegime;
  readonly currency?: string;
  /** The share of the pay that is basic pay, 0 to 1. */
  readonly basic?: string;
  readonly dependants?: number;
  readonly age?: number;
  readonly employee?: Employee | undefined;
}

interface OracleItem {
  readonly id: string;
  readonly amount: string;
}

interface OraclePart {
  readonly parts: readonly Part[];
  readonly paid: string;
  readonly taxable: string;
  readonly contributory: string;
}

/** Amounts of the pay period as decimal text, rounded half up to the minor unit. */
export interface OraclePayslip {
  readonly gross: string;
  readonly tax: string;
  readonly pension: string;
  readonly net: string;
  readonly employerCost: string;
  readonly taxable: string;
  readonly scaleTax: string;
  readonly family: string;
  readonly contributions: OracleItem[];
  readonly employer: OracleItem[];
  readonly credits: OracleItem[];
  readonly surcharges: OracleItem[];
  readonly reliefs: OracleItem[];
  readonly benefits: OracleItem[];
  readonly parts: OraclePart[];
}

type Line = (sheet: Worksheet) => Exact;
/** How a line of the payslip follows from worksheets. */
type Way = (line: Line) => Exact;

/** How parts of pay that are paid once are taxed. */
interface OnceRule {
  readonly parts: readonly Part[];
  readonly method: BonusMethod;
}

class Payslip {
  private readonly currency: string;
  private readonly regime: IncomeRegime;
  private readonly periods: number;
  private readonly cash: Cash;
  /** What the months make of pay of which parts are paid once, in a period that is not a month. */
  private readonly months: Way | undefined;
  /** The worksheet of the pay as it is. */
  private readonly paid: Worksheet;

  constructor(private readonly input: OracleInput) {
    this.currency = input.currency ?? input.country.currency;
    this.regime = input.regime ?? regimeOf(input.country, this.currency, input.date);
    this.periods = periodsOf(input);
    this.cash = cashOf(input.amount, input.pay, input.basic);
    const isPaidOnce = !sumOf(this.cash, oncePaid).isZero();
    this.months = input.period !== 'monthly' && isPaidOnce ? this.inOneMonth(oncePaid) : undefined;
    this.paid = this.everyPeriod(this.cash, this.months);
  }

  payslip(): OraclePayslip {
    const { paid, regime } = this;
    const own = (payer: 'employee' | 'employer'): OracleItem[] =>
      paid.charged(payer).map(({ id }) => ({ id, amount: this.shown(paid.annual(id)) }));
    const sum = (items: readonly OracleItem[]): Exact => total(items.map(({ amount }) => new Exact(amount)));
    const contributions = own('employee');
    const employer = own('employer');
    const pension = sum(contributions);
    const gross = new Exact(this.input.amount);
    const way = this.way();
    const shown = (line: Line): string => this.shown(way(line));
    // What leads to the taxable income is that of the month, also where the tax is that of the year so far.
    const shownOfMonth = (line: Line): string => (this.accumulates() ? this.shown(line(paid)) : shown(line));
    const tax = this.tax(way);
    return {
      gross: written(gross, this.currency),
      tax: written(tax, this.currency),
      pension: written(pension, this.currency),
      net: written(gross.minus(tax).minus(pension), this.currency),
      employerCost: written(gross.plus(sum(employer)), this.currency),
      taxable: shownOfMonth((sheet) => sheet.annual('taxable')),
      scaleTax: shown((sheet) => sheet.annual('tax_before_credits')),
      family: paid.family().toString(),
      contributions,
      employer,
      credits: regime.credits.map(({ id }, place) => ({ id, amount: shown((sheet) => sheet.credit(place)) })),
      surcharges: regime.surcharges.map(({ id }) => ({ id, amount: shown((sheet) => sheet.annual(id)) })),
      reliefs: regime.deductions.map(({ id }) => ({ id, amount: shownOfMonth((sheet) => sheet.annual(id)) })),
      benefits: paid.benefits().map(({ id, amount }) => ({ id, amount: this.shown(amount) })),
      parts: this.parts(),
    };
  }

  private shown(annual: Exact): string {
    return written(annual.div(this.periods), this.currency);
  }

  /** The parts of pay: those that the law names with others together, and each of the rest by itself. */
  private parts(): OraclePart[] {
    const named = this.paid.parts();
    const others = partNames.filter((part) => !named.some(({ parts }) => parts.includes(part)));
    const part = (parts: readonly Part[], exempt: Exact, excluded: Exact): OraclePart => {
      const paid = sumOf(this.cash, parts).times(this.periods);
      return {
        parts,
        paid: this.shown(paid),
        taxable: this.shown(paid.minus(exempt)),
        contributory: this.shown(paid.minus(excluded)),
      };
    };
    return [
      ...named.map((entry) => part(entry.parts, this.paid.annual(entry.id), this.paid.excluded(entry))),
      ...others.map((name) => part([name], zero, zero)),
    ].filter(({ parts }) => !sumOf(this.cash, parts).isZero());
  }

  /** Tax with all surcharges, rounded once. */
  private tax(way: Way): Exact {
    const due = way((sheet) =>
      sheet.annual('tax').plus(total(this.regime.surcharges.map(({ id }) => sheet.annual(id)))),
    );
    const exact = due.div(this.periods).minus(this.accumulates() ? (this.input.year_to_date?.tax ?? 0) : 0);
    const rounding = this.regime.tax_rounding;
    return rounding === undefined ? toMinorUnit(exact, this.currency) : roundTo(exact, rounding.to, rounding.direction);
  }

  private sheet(pay: YearOfPay): Worksheet {
    const { dependants, age } = this.input;
    const sent = { ...this.input.employee, ...(dependants === undefined ? {} : { dependants }) };
    const employee = { ...usualCircumstances, ...sent, ...(age === undefined ? {} : { age }) };
    return new Worksheet(this.input, employee as typeof usualCircumstances, this.regime, this.currency, pay);
  }

  /** The law on a pay that is the same in every period. */
  private everyPeriod(cash: Cash, ofMonths?: Way): Worksheet {
    const known = ofMonths === undefined ? {} : { ofMonths };
    return this.sheet({ year: scaled(cash, this.periods), payment: cash, inKind: this.input.in_kind, ...known });
  }

  /** The law on regular months, and on the one month in which these parts are paid beside the regular pay. */
  private inOneMonth(parts: readonly Part[]): Way {
    const regular = without(this.cash, oncePaid);
    const payment = only(this.cash, parts);
    const inYear = new Exact(this.periods).div(12);
    const month = scaled(regular, inYear);
    const sheet = (more: Cash, usual?: Worksheet): Worksheet =>
      this.sheet({
        ...(usual === undefined ? {} : { usual }),
        payments: new Exact(12),
        year: together(scaled(regular, this.periods), scaled(more, 12)),
        payment: together(month, more),
        inKind: this.input.in_kind,
      });
    const usual = sheet(scaled(payment, 0));
    const paying = sheet(payment, usual);
    return (line) => line(usual).plus(line(paying).minus(line(usual)).times(inYear));
  }

  /** The law on a year of regular pay in which this is paid once. */
  private onceInYear(regular: Cash, once: Cash, times: Exact, withheld?: YearOfPay['withheld']): Worksheet {
    return this.sheet({
      ...(withheld === undefined ? {} : { withheld }),
      payments: times,
      year: together(scaled(regular, this.periods), scaled(once, times)),
      payment: together(regular, once),
      inKind: this.input.in_kind,
    });
  }

  private way(): Way {
    if (this.accumulates()) return this.soFar();
    const rules = this.rulesForOncePaid();
    if (rules.length === 0) return this.isSettled() ? (line) => line(this.paid) : this.ofPay(this.cash);
    const ruled = rules.flatMap(({ parts }) => parts);
    const regular = without(this.cash, ruled);
    const plain = this.ofPay(regular);
    const added = rules.map((rule) => this.addedBy(rule, regular, plain));
    return (line) => added.reduce((sum, further) => sum.plus(further(line)), plain(line));
  }

  /** The law on pay whose parts that are paid once have no rule: they are pay of their month. */
  private ofPay(cash: Cash): Way {
    if (this.months !== undefined) return this.inOneMonth(oncePaid.filter((part) => !partOf(cash, part).isZero()));
    const sheet = this.everyPeriod(cash);
    return (line) => line(sheet);
  }

  /** Is the whole pay of a year taxed at once? */
  private isSettled(): boolean {
    return this.input.period === 'annual' && payOf(this.input.country, this.input.date)?.accumulation?.settled === true;
  }

  /**
   * The rules by which something of this pay is taxed: that of the country and, where it has none for a part and counts
   * the pay of a period as that of a year, the difference to the year. A year that is settled is taxed as a whole.
   */
  private rulesForOncePaid(): readonly OnceRule[] {
    const law = payOf(this.input.country, this.input.date);
    if (this.isSettled()) return [];
    const own: readonly OnceRule[] = law?.bonus === undefined ? [] : [law.bonus];
    const annualRule = law?.bonus?.method === 'annual_equivalent';
    const yearly = this.regime.bands.basis === 'annual' && (annualRule || law?.accumulation?.method !== 'month_alone');
    const rest = oncePaid.filter((part) => own.every(({ parts }) => !parts.includes(part)));
    const all: readonly OnceRule[] = yearly ? [...own, { method: 'annual_equivalent', parts: rest }] : own;
    const merged: readonly OnceRule[] =
      yearly && annualRule ? [{ method: 'annual_equivalent', parts: [...own[0]!.parts, ...rest] }] : all;
    return merged.filter(({ parts }) => !sumOf(this.cash, parts).isZero());
  }

  /** What parts that are paid once add to the tax on the regular pay. */
  private addedBy({ method, parts }: OnceRule, regular: Cash, ofRegular: Way): Way {
    const payment = only(this.cash, parts);
    if (method === 'separate') {
      // The payment as if it were the pay of a month, whatever the pay period.
      const alone = this.sheet({ year: scaled(payment, 12), payment, inKind: undefined });
      return (line) => line(alone).times(this.periods).div(12);
    }
    if (method === 'average_rate') {
      const share = sumOf(this.cash, parts).div(grossOf(regular));
      return (line) => ofRegular(line).times(share);
    }
    const isOwn = payOf(this.input.country, this.input.date)?.bonus?.method === 'annual_equivalent';
    const earlier: Cash = {
      basic: zero,
      rest: zero,
      parts: new Map([['bonus', new Exact((isOwn ? this.input.year_to_date?.bonus : undefined) ?? 0)]]),
    };
    // The law of thirteen periods counts a year of twelve thirteen twelfths: what is paid once must count once.
    const periodsOfLaw = this.input.period === 'monthly' ? (this.regime.pay_periods ?? 12) : this.periods;
    const once = new Exact(this.periods).div(periodsOfLaw);
    const before = this.onceInYear(regular, earlier, once);
    // The contributions of the year are those of the regular pay and those that the payment bears in its month.
    const withheld = (id: string): Exact =>
      before.annual(id).plus(
        this.paid
          .annual(id)
          .minus(ofRegular((sheet) => sheet.annual(id)))
          .div(periodsOfLaw),
      );
    const after = this.onceInYear(regular, together(earlier, payment), once, withheld);
    return (line) => line(after).minus(line(before)).times(periodsOfLaw);
  }

  /** Is the tax of the month that of the year so far, less what was withheld? */
  private accumulates(): boolean {
    return (
      payOf(this.input.country, this.input.date)?.accumulation?.method === 'cumulative' &&
      this.input.period === 'monthly' &&
      this.input.year_to_date !== undefined
    );
  }

  /** The law of the year on the average taxable income of the months so far, for as many months. */
  private soFar(): Way {
    const { months = 0, taxable = 0 } = this.input.year_to_date ?? {};
    const periods = months + this.periodsPaid();
    const share = new Exact(periods).div(12);
    const soFar = this.paid.annual('taxable').div(12).plus(taxable).div(share);
    const year = this.sheet({
      year: scaled(this.cash, this.periods),
      payment: this.cash,
      inKind: this.input.in_kind,
      taxable: soFar,
    });
    return (line) => line(year).times(periods);
  }

  /** The pay periods that this pay is for: a payment that the law taxes by itself is one more. */
  private periodsPaid(): number {
    const rule = payOf(this.input.country, this.input.date)?.bonus;
    return rule?.method === 'separate' && !sumOf(this.cash, rule.parts).isZero() ? 2 : 1;
  }
}

function scaled(cash: Cash, times: number | Exact): Cash {
  return {
    basic: cash.basic.times(times),
    rest: cash.rest.times(times),
    parts: new Map([...cash.parts].map(([name, part]) => [name, part.times(times)])),
  };
}

const together = (one: Cash, other: Cash): Cash => ({
  basic: one.basic.plus(other.basic),
  rest: one.rest.plus(other.rest),
  parts: new Map(partNames.map((name) => [name, partOf(one, name).plus(partOf(other, name))])),
});

/** The payslip for one amount, computed from the law data without regard to speed. */
export const oraclePayslip = (input: OracleInput): OraclePayslip => new Payslip(input).payslip();
