import type { AnswerMeta } from '../../truth/evidence';
import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import type { Country } from '../../reference/schema';
import type { Answer, Context } from '../answer';
import { toMajor, toMinor } from '../money';
import { grossPay, type Payroll } from './payroll';
import { figuresAt } from './payslip/figures';
import { negativeNetNotices } from './negative-net';
import { type IncomeQuestion, incomeQuestion } from './income-question';
import { payslip, tableFor } from './payslip/payslip';
import { payslipJson } from './payslip/payslip-text';

/** Gross pay in minor units, with what is to be said of it. */
export interface FoundGross {
  readonly gross: number;
  readonly notices: readonly string[];
}

const roundedAmount = (asked: number, amount: number, { minor }: Payroll): readonly string[] =>
  toMajor(amount, minor) === asked || amount > Number.MAX_SAFE_INTEGER
    ? nothing
    : [`The amount was rounded to ${toMajor(amount, minor)}, the smallest unit of the currency.`];

const nothing: readonly string[] = [];

/**
 * The gross pay that an amount means: itself or, from net to gross, the one that leaves it.
 *
 * @returns `invalid_amount` where there is none
 */
export function grossOf(
  { payroll, law, currency }: IncomeQuestion,
  asked: number,
  mode: TaxRequest['mode'],
): Outcome<FoundGross> {
  const amount = toMinor(asked, payroll.minor);
  if (amount === 0) return fail('invalid_amount', `\`amount\` is less than the smallest unit of ${currency}.`);
  const notices = roundedAmount(asked, amount, payroll);
  if (mode === 'gross_to_net')
    return done({
      gross: amount,
      notices: amount < payroll.neverNegativeFrom ? [...notices, ...negativeNetNotices(payroll, law, amount)] : notices,
    });
  const found = grossPay(payroll, amount);
  if (found === undefined) return fail('invalid_amount', `No gross pay leaves a net of ${asked}.`);
  if (found.exact) return done({ gross: found.gross, notices });
  return done({
    gross: found.gross,
    notices: [
      ...notices,
      `No gross pay leaves exactly ${toMajor(amount, payroll.minor)}: this is the smallest that leaves at least as much.`,
    ],
  });
}

/** The same object where nothing is added: what was made of it, such as its text, then serves again. */
const noticed = (meta: AnswerMeta, notices: readonly string[]): AnswerMeta =>
  notices.length === 0 ? meta : { ...meta, notices: [...meta.notices, ...notices] };

/**
 * A payslip that is made, or written, when it is asked for. A class, because a literal with an accessor costs more to
 * make than the whole payslip.
 */
class IncomeAnswer implements Answer<TaxResult> {
  constructor(
    private readonly question: IncomeQuestion,
    private readonly mode: TaxRequest['mode'],
    private readonly table: number,
    private readonly figures: readonly number[],
    readonly meta: AnswerMeta,
  ) {}
  get ignored(): IncomeQuestion['ignored'] {
    return this.question.ignored;
  }
  get data(): TaxResult {
    return payslip(this.question, this.mode, this.table, this.figures);
  }
  json(): string {
    return payslipJson(this.question, this.mode, this.table, this.figures);
  }
}

/**
 * Tax on employment income, from gross to net or from net to gross.
 *
 * @param request amounts in major units of the currency, in the pay period
 * @returns the payslip with its sources; `invalid_tax_year`, `invalid_date`, `invalid_currency`, `invalid_tax_type` or
 *   `invalid_amount` where it cannot be computed
 */
export function calculateIncomeTax(
  country: Country,
  request: TaxRequest,
  context: Context,
): Outcome<Answer<TaxResult>> {
  const asked = incomeQuestion(country, request, context);
  if (!asked.ok) return asked;
  const question = asked.value;
  const { payroll } = question;
  const { mode } = request;
  const found = grossOf(question, request.amount, mode);
  if (!found.ok) return found;
  const figures = figuresAt(payroll, found.value.gross);
  const table = tableFor(payroll, figures);
  return done(new IncomeAnswer(question, mode, table, figures, noticed(question.meta, found.value.notices)));
}

/** Income-tax law made ready for a question, for curves that need no envelope. */
export function preparedPayroll(country: Country, request: TaxRequest, context: Context): Outcome<Payroll> {
  const asked = incomeQuestion(country, request, context);
  return asked.ok ? done(asked.value.payroll) : asked;
}
