import { done, type Outcome } from '../../contract/error';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import type { Sentence } from '../../language/message';
import type { Country } from '../../reference/schema';
import type { AnswerMeta } from '../../truth/evidence';
import type { Answer, Context } from '../answer';
import { grossOf } from './gross-of';
import { incomeQuestion } from './income-question';
import type { LawQuestion } from './law-question';
import type { Payroll } from './payroll';
import type { PayslipForm } from './payslip/form';
import { payslip, tableFor } from './payslip/payslip';
import { payslipJson } from './payslip/payslip-text';

/** The same object if no notice is added, so its cached JSON is reused. */
const withNotices = (meta: AnswerMeta, notices: readonly Sentence[]): AnswerMeta =>
  notices.length === 0 ? meta : { ...meta, notices: [...meta.notices, ...notices] };

/**
 * A payslip that is built, or written as JSON, only on request. A class, because a literal with an accessor costs more
 * than building the whole payslip.
 */
class IncomeAnswer implements Answer<TaxResult> {
  constructor(
    private readonly asked: LawQuestion,
    private readonly form: PayslipForm,
    private readonly mode: TaxRequest['mode'],
    private readonly table: number,
    private readonly figures: readonly number[],
    readonly meta: AnswerMeta,
  ) {}
  get ignored(): LawQuestion['ignored'] {
    return this.asked.ignored;
  }
  get data(): TaxResult {
    return payslip(this.asked, this.form, this.mode, this.table, this.figures);
  }
  json(): string {
    return payslipJson(this.asked, this.form, this.mode, this.table, this.figures);
  }
}

/**
 * Tax on employment income, from gross to net or from net to gross.
 *
 * @param request amounts in major units of the currency, in the pay period
 * @returns the payslip with its sources; `invalid_tax_year`, `invalid_date`, `invalid_currency`, `invalid_tax_type` or
 *   `invalid_amount` if it cannot be computed
 */
export function calculateIncomeTax(
  country: Country,
  request: TaxRequest,
  context: Context,
): Outcome<Answer<TaxResult>> {
  const found = incomeQuestion(country, request, context);
  if (!found.ok) return found;
  const question = found.value;
  const { asked } = question;
  const { mode } = request;
  const pay = grossOf(question, request.amount, mode);
  if (!pay.ok) return pay;
  const { form, figures } = question.payslipAt(pay.value.gross);
  const table = tableFor(form, figures);
  return done(new IncomeAnswer(asked, form, mode, table, figures, withNotices(asked.meta, pay.value.notices)));
}

/** Income-tax law prepared for a question, for curves that need no answer around it. */
export function preparedPayroll(country: Country, request: TaxRequest, context: Context): Outcome<Payroll> {
  const asked = incomeQuestion(country, request, context);
  return asked.ok ? done(asked.value.payroll) : asked;
}
