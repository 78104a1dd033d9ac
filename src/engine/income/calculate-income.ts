import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import { message, type Sentence } from '../../language/message';
import type { Country, IncomeRegime } from '../../reference/schema';
import type { AnswerMeta } from '../../truth/evidence';
import type { Answer, Context } from '../answer';
import { toMajor } from '../money';
import { grossOf } from './gross-of';
import type { IncomeQuestion } from './employee-question';
import { incomeQuestion } from './income-question';
import { negativeTaxNotices } from './negative-tax';
import type { PayFunctions } from './pay-functions';
import type { PayslipForm } from './payslip/form';
import { figuresOf, tableFor } from './payslip/figures';
import { payslip } from './payslip/payslip';
import { payslipJson } from './payslip/payslip-text';

/** Adds notices. Without any it returns the object itself, so its cached JSON is reused. */
const withNotices = (meta: AnswerMeta, notices: readonly Sentence[]): AnswerMeta =>
  notices.length === 0 ? meta : { ...meta, notices: [...meta.notices, ...notices] };

/** What a payslip rests on, with a notice if pay is below a minimum wage that is known for the pay period. */
function metaOf({ said, minimumWage, asked }: IncomeQuestion, form: PayslipForm, gross: number): AnswerMeta {
  const meta = said.metaOf(form);
  const least = minimumWage?.period_amount;
  const isBelow = least !== undefined && toMajor(gross, asked.minor) < least;
  return isBelow ? asked.belowMinimumWage(meta, minimumWage!) : meta;
}

/**
 * A payslip that is built, or written as JSON, only on request. A class, because a literal with an accessor costs more
 * than building the whole payslip.
 */
export class IncomeAnswer implements Answer<TaxResult> {
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
  /** The regime with the days on which all rules of the payslip apply. */
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

/**
 * Tax on employment income, from gross to net or from net to gross.
 *
 * @param request amounts in major units of the currency, in the pay period
 * @returns the payslip with its sources; `invalid_tax_year`, `invalid_date`, `invalid_currency`, `invalid_tax_type` or
 *   `invalid_amount` if it cannot be computed; `invalid_pay`, `invalid_basic`, `invalid_dependants` or `invalid_age` if the
 *   parts are more than the pay, or the request contradicts itself
 */
export function calculateIncomeTax(country: Country, request: TaxRequest, context: Context): Outcome<IncomeAnswer> {
  const found = incomeQuestion(country, request, context);
  if (!found.ok) return found;
  const question = found.value;
  const pay = grossOf(question, request);
  if (!pay.ok) return pay;
  const { gross, notices } = pay.value;
  const { form, amounts } = question.payslipAt(gross);
  const figures = figuresOf(form, gross, amounts);
  const table = tableFor(form, amounts);
  const meta = withNotices(metaOf(question, form, gross), [...notices, ...negativeTaxNotices(question, figures)]);
  return done(new IncomeAnswer(question, form, request.mode, table, figures, meta));
}

/**
 * Income-tax law prepared for a question, for curves that need no answer around it.
 *
 * @returns also `invalid_pay` where the tax on such pay is not piecewise linear
 */
export function preparedPay(country: Country, request: TaxRequest, context: Context): Outcome<PayFunctions> {
  const asked = incomeQuestion(country, request, context);
  if (!asked.ok) return asked;
  const prepared = asked.value.payFunctions();
  return prepared === undefined ? fail('invalid_pay', message('curve_not_straight')) : done(prepared);
}
