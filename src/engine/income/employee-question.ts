import type { Ignored } from '../../contract/ignored';
import type { MinimumWage } from '../../contract/wages';
import type { AnswerMeta } from '../../truth/evidence';
import { UnsupportedLaw } from '../law/quantity';
import { leapToGross } from '../pay/leap-to-gross';
import { amountsAt } from '../pay/scheduled-amounts';
import type { Shape } from './compile/shape';
import type { Employee } from './employee';
import type { LawQuestion } from './law-question';
import { netOf, type OnePayslip, type OnePayslipMaker } from './one-payslip';
import { grossPay, netPay, type PayFunctions, payFunctions } from './pay-functions';
import type { PayslipForm } from './payslip/form';

/** What depends on which fields a request states, whatever the values. */
export interface Said {
  /** What the request states and the answer does not fully use. */
  readonly ignored: readonly Ignored[];
  /** What an answer with a payslip rests on, with what the law asks and the request does not state. */
  readonly metaOf: (form: PayslipForm) => AnswerMeta;
}

/**
 * How many payslips of one employee are computed one by one. Preparing the law takes as long as hundreds of them, and
 * pays where a column asks about the same employee again and again.
 */
const oneByOne = 64;

/** Leaps in the search for a gross before the law is prepared for the employee instead, and where it cannot be. */
const [fewLeaps, manyLeaps] = [250, 20_000];

/**
 * An income-tax question with everything settled except the amount and its direction. A class, because a payroll asks
 * one for every employee, and a literal with these functions costs more than the payslip.
 */
export class IncomeQuestion {
  private ready: PayFunctions | undefined;
  private isUnsupported = false;
  private count = 0;
  private lastGross = -1;
  private lastSlip: OnePayslip | undefined;
  private readonly maker: OnePayslipMaker;
  private readonly shape: Shape;

  constructor(
    readonly asked: LawQuestion,
    readonly employee: Employee,
    readonly said: Said,
    readonly minimumWage: MinimumWage | undefined,
  ) {
    const { maker, program } = asked.preparedFor(employee);
    this.maker = maker;
    this.shape = program.shape;
  }

  /** The law prepared for this employee at any pay; undefined where the tax is not piecewise linear in pay. */
  payFunctions(): PayFunctions | undefined {
    if (this.ready !== undefined || this.isUnsupported) return this.ready;
    const { law, time } = this.asked;
    try {
      this.ready = payFunctions(law, this.maker.payslip(this.employee, 1).form, this.employee, time.periods);
    } catch (problem) {
      if (!(problem instanceof UnsupportedLaw)) throw problem;
      this.isUnsupported = true;
    }
    return this.ready;
  }

  /** The law prepared for this employee, if that was done before or is worth it; else undefined. */
  prepared(): PayFunctions | undefined {
    return this.ready ?? (this.count < oneByOne ? undefined : this.payFunctions());
  }

  /** The payslip at a gross pay in minor units. */
  payslipAt(gross: number): OnePayslip {
    const ready = this.prepared();
    if (ready === undefined) {
      if (this.lastGross === gross) return this.lastSlip!;
      this.count++;
      this.lastGross = gross;
      return (this.lastSlip = this.maker.payslip(this.employee, gross));
    }
    const amounts = new Array<number>(ready.form.layout.sections.brackets.end);
    amountsAt(ready.schedule, gross, ready.form.layout.sections.brackets.end, amounts);
    return { form: ready.form, amounts };
  }

  /**
   * Is the law applied to pay with and without what is paid once, with something that is rounded or comes in steps? Then
   * net may rise by more than gross, and only the law prepared for any pay says how far a search may leap.
   */
  private appliesTwice(): boolean {
    const { once, inOneMonth } = this.shape;
    return inOneMonth || (this.asked.law.regime.taxable_rounding !== undefined && once.length > 0);
  }

  /** Net pay at a gross pay, both in minor units. */
  netAt(gross: number): number {
    const ready = this.prepared();
    return ready === undefined ? netOf(this.payslipAt(gross), gross) : netPay(ready, gross);
  }

  /** Does the law take more than the whole of a gross pay, in minor units? */
  isNetNegative(gross: number): boolean {
    return gross < (this.ready?.neverNegativeFrom ?? Infinity) && this.netAt(gross) < 0;
  }

  /**
   * The gross pay that leaves a net pay, in minor units, and whether it leaves exactly that; undefined if there is none.
   *
   * @param least the named parts of pay, in minor units
   */
  grossFor(net: number, least: number): { readonly gross: number; readonly exact: boolean } | undefined {
    const ready = this.appliesTwice() ? this.payFunctions() : this.prepared();
    if (ready !== undefined) return grossPay(ready, net, least);
    this.count++;
    const { maker, employee } = this;
    const netOfGross = (gross: number) => maker.net(employee, gross);
    const found = leapToGross(net, least, netOfGross, fewLeaps);
    if (found !== 'gave up') return found;
    const ofEmployee = this.payFunctions();
    if (ofEmployee !== undefined) return grossPay(ofEmployee, net, least);
    const farther = leapToGross(net, least, netOfGross, manyLeaps);
    return farther === 'gave up' ? undefined : farther;
  }
}
