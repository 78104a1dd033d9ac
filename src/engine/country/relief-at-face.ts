import type { Formula, IncomeRegime } from '../../reference/schema';

/** The face value of reliefs, before caps. */
interface FaceValue {
  /** Fixed amounts a year. */
  readonly consolidated: number;
  /** Percent of pay. */
  readonly percentage_of_gross: number;
}

const nothing: FaceValue = { consolidated: 0, percentage_of_gross: 0 };

const added = (a: FaceValue, b: FaceValue): FaceValue => ({
  consolidated: a.consolidated + b.consolidated,
  percentage_of_gross: a.percentage_of_gross + b.percentage_of_gross,
});

/** @param perYear the factor from the formula's period to a year */
function faceOf(formula: Formula, perYear: number): FaceValue {
  if (typeof formula === 'number') return { ...nothing, consolidated: formula * perYear };
  if (typeof formula === 'string') return nothing;
  if ('percent' in formula)
    return typeof formula.percent === 'number' ? { ...nothing, percentage_of_gross: formula.percent } : nothing;
  if ('sum' in formula) return formula.sum.map((part) => faceOf(part, perYear)).reduce(added);
  if ('lower_of' in formula) return faceOf(formula.lower_of[0]!, perYear);
  if ('higher_of' in formula) return faceOf(formula.higher_of[0]!, perYear);
  if ('cases' in formula) return faceOf(formula.cases[formula.cases.length - 1]!.then, perYear);
  return nothing;
}

/** The face value of all reliefs of a regime. */
export const reliefAtFace = ({ deductions }: IncomeRegime): FaceValue =>
  deductions.map(({ formula, basis }) => faceOf(formula, basis === 'monthly' ? 12 : 1)).reduce(added, nothing);
