import type { TaxRequest, TaxResult } from '../../contract/tax';
import type { IncomeRegime } from '../../reference/schema';
import type { AnswerMeta } from '../../truth/evidence';
import type { Answer } from '../answer';
import type { IncomeQuestion } from './employee-question';
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
export class Payslip implements IncomeAnswer {
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
