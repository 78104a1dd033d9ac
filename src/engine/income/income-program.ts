import { type OncePaidPart, oncePaidParts } from '../../contract/words/pay-parts';
import { adjustmentNameIn } from '../../reference/words/limits';
import { valueAt } from '../exact/piecewise';
import { toNumber, zero } from '../exact/rational';
import { isFor } from '../law/is-for';
import type { IncomeLaw } from '../law/income-law';
import type { Quantity } from '../law/quantity';
import { stepsOf } from '../law/steps';
import type { Steps } from '../law/work-out';
import { compileIncome } from './compile/compile-income';
import type { CompiledIncome } from './compile/compiled-income';
import type { Setting } from './compile/income-scope';
import type { Shape } from './compile/shape';
import { circumstanceOf, earlierBonusOf, type Employee, isPaid } from './employee';
import { isSettledByYear, oncePaidRules } from './once-paid';
import { payslipLayout, type PayslipLayout } from './payslip/layout';

/** Income-tax law of one question, written as steps: it is worked out for each employee and pay. */
export interface IncomeProgram {
  readonly compiled: CompiledIncome;
  /** The employees for whom it is written. */
  readonly shape: Shape;
  readonly layout: PayslipLayout;
  /** The steps of all lines of the layout, then the shares of a family quotient and what is counted of the family. */
  readonly steps: Steps;
}

const counts = ({ shares, family }: CompiledIncome): Quantity[] =>
  [shares, family?.value].filter((quantity) => quantity !== undefined);

/** Writes a law as steps, for employees of one shape. */
export function incomeProgram(law: IncomeLaw, setting: Setting, shape: Shape): IncomeProgram {
  const inEnglish = compileIncome(law, setting, shape);
  const adjustments = inEnglish.adjustments.map((line) => ({
    ...line,
    name: adjustmentNameIn(setting.language ?? 'en', line),
  }));
  const compiled = { ...inEnglish, adjustments };
  const layout = payslipLayout(compiled);
  return { compiled, shape, layout, steps: stepsOf([...layout.values, ...counts(compiled)]) };
}

/** What of a law an employee needs. */
export function shapeOf(law: IncomeLaw, { period, known }: Setting, employee: Employee): Shape {
  const { regime, pay } = law;
  const { hasParts, hasBenefits, hasYearToDate } = employee;
  const paid = (part: OncePaidPart): boolean => isPaid(employee, part);
  const rules = hasParts && !(period === 'annual' && isSettledByYear(law)) ? oncePaidRules(law) : [];
  return {
    parts: hasParts,
    benefits: hasBenefits,
    other: regime.other_scales?.find(({ where }) => isFor(where, (name) => circumstanceOf(employee, name))),
    once: rules.filter(({ parts }) => parts.some(paid)),
    inOneMonth: hasParts && period !== 'monthly' && known === undefined && oncePaidParts.some(paid),
    cumulative: hasYearToDate && period === 'monthly' && pay?.accumulation?.method === 'cumulative',
    earlierBonus: hasYearToDate && pay?.bonus?.method === 'annual_equivalent' && earlierBonusOf(employee) > 0,
  };
}

/** A test of the steps that were worked out for an employee. */
export type WorkedTest = (worked: Float64Array) => boolean;

const never: WorkedTest = () => false;

/**
 * Tests whether quantities are nothing at any pay, for the employee whose steps were worked out. Quantities share parts,
 * so each part is looked at once.
 */
export function nothingTests(steps: Steps): (quantity: Quantity) => WorkedTest {
  const known = new Map<Quantity, WorkedTest>();

  function of(quantity: Quantity): WorkedTest {
    let test = known.get(quantity);
    if (test === undefined) known.set(quantity, (test = testOf(quantity)));
    return test;
  }

  function testOf(quantity: Quantity): WorkedTest {
    const place = steps.places.get(quantity)!;
    if (!quantity.pay) return (worked) => worked[place] === 0;
    switch (quantity.op) {
      case 'sum':
      case 'difference':
      case 'higher': {
        const [a, b] = [of(quantity.a), of(quantity.b)];
        return a === never || b === never ? never : (worked) => a(worked) && b(worked);
      }
      case 'lower':
      case 'product': {
        const [a, b] = [of(quantity.a), of(quantity.b)];
        return a === never ? b : b === never ? a : (worked) => a(worked) || b(worked);
      }
      case 'quotient':
      case 'scaled':
      case 'notNegative':
      case 'rounded':
        return of(quantity.a);
      case 'applied':
        return valueAt(quantity.outer, zero).n === 0 ? of(quantity.a) : never;
      case 'choice': {
        const { a, strict } = quantity;
        const [within, otherwise] = [of(quantity.within), of(quantity.otherwise)];
        if (within === never && otherwise === never) return never;
        if (a.pay)
          return within === never || otherwise === never ? never : (worked) => within(worked) && otherwise(worked);
        const [measure, limit] = [steps.places.get(a)!, toNumber(quantity.limit)];
        return (worked) => {
          const number = worked[measure]!;
          return (number < limit || (number === limit && !strict) ? within : otherwise)(worked);
        };
      }
      default:
        return never;
    }
  }

  return of;
}
