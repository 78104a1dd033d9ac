import { done, type Outcome } from '../../contract/error';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import type { Country, IncomeRegime } from '../../reference/schema';
import { type AnswerMeta, withNotices } from '../../truth/evidence';
import type { Answer, Context } from '../answer';
import { toMajor } from '../money';
import type { IncomeQuestion } from './employee-question';
import { grossOf } from './gross-of';
import { incomeQuestion } from './income-question';
import { negativeTaxNotices } from './negative-tax';
import type { PayTime } from './pay-time';
import { figuresOf, tableFor } from './payslip/figures';
import type { PayslipForm } from './payslip/form';
import { payslip } from './payslip/payslip';
import { payslipJson } from './payslip/payslip-text';

/** The answer to an income-tax question. */
export interface IncomeAnswer extends Answer<TaxResult> {
  /** The regime with the days on which all rules of the payslip apply. */
  readonly applied: IncomeRegime;
}

/**
 * A payslip that is built, or written as JSON, only on request. A class, because a literal with an accessor costs more
 * than building the whole payslip.
 */
class Payslip implements IncomeAnswer {
  constructor(
    private readonly question: IncomeQuestion,
    private readonly form: PayslipForm,
    private readonly mode: TaxRequest['mode'],
    private readonly table: number,
    private readonly figures: readonly number[],
    readonly meta: AnswerMeta,
  ) {}
  get ignored(): IncomeQuestion['said']['ignored'] {
    return this.question.said.ignored;
  }
  get applied(): IncomeRegime {
    return this.question.asked.appliedIn(this.form);
  }
  get data(): TaxResult {
    const slip = payslip(this.question.asked, this.form, this.mode, this.table, this.figures);
    const { minimumWage } = this.question;
    if (minimumWage !== undefined) slip.minimum_wage = minimumWage;
    return slip;
  }
  json(): string {
    const json = payslipJson(this.question.asked, this.form, this.mode, this.table, this.figures);
    const { minimumWage } = this.question;
    return minimumWage === undefined ? json : `${json.slice(0, -1)},"minimum_wage":${JSON.stringify(minimumWage)}}`;
  }
}

/** What a payslip rests on, with a notice if pay is below a minimum wage that is known for the pay period. */
function metaOf({ said, minimumWage, asked }: IncomeQuestion, form: PayslipForm, gross: number): AnswerMeta {
  const meta = said.metaOf(form);
  const least = minimumWage?.period_amount;
  const isBelow = least !== undefined && toMajor(gross, asked.minor) < least;
  return isBelow ? asked.belowMinimumWage(meta, minimumWage!) : meta;
}

/**
 * The payslip of a pay period.
 *
 * @param time what the pay is for, where it is not a whole pay period
 */
export function payslipOf(
  country: Country,
  request: TaxRequest,
  context: Context,
  time?: Outcome<PayTime>,
): Outcome<IncomeAnswer> {
  const found = incomeQuestion(country, request, context, time);
  if (!found.ok) return found;
  const question = found.value;
  const pay = grossOf(question, request);
  if (!pay.ok) return pay;
  const { gross, notices } = pay.value;
  const { form, amounts } = question.payslipAt(gross);
  const figures = figuresOf(form, gross, amounts);
  const table = tableFor(form, amounts);
  const meta = withNotices(metaOf(question, form, gross), [...notices, ...negativeTaxNotices(question, figures)]);
  return done(new Payslip(question, form, request.mode, table, figures, meta));
}
