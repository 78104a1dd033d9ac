import { done, type Outcome } from '../../contract/error';
import type { TaxRequest } from '../../contract/tax';
import { circumstanceDefaults, circumstanceNames } from '../../contract/words/circumstances';
import type { Country } from '../../reference/schema';
import type { Context } from '../answer';
import { keptQuestions } from '../kept-questions';
import { lawQuestion, type LawQuestion } from './law-question';
import { onePayslip } from './one-payslip';
import { type Payroll, payroll } from './payroll';
import { figureAt, figuresAt, figuresOf } from './payslip/figures';
import { formOf, type PayslipForm } from './payslip/form';
import { defaultProfile, type Profile } from './profile';

/** A payslip as figures and the form that they fill. */
export interface FilledForm {
  readonly form: PayslipForm;
  readonly figures: readonly number[];
}

/** An income-tax question with everything settled except the amount and its direction. */
export interface IncomeQuestion {
  readonly asked: LawQuestion;
  /** The law prepared for this employee at any pay. It is prepared when it is first read. */
  readonly payroll: Payroll;
  /** The same, if it has been prepared. */
  readonly prepared: () => Payroll | undefined;
  /** The payslip at a gross pay in minor units. */
  readonly payslipAt: (gross: number) => FilledForm;
  /** May net pay be negative at a gross pay in minor units? */
  readonly mayBeNegative: (gross: number) => boolean;
}

/**
 * How many payslips of one employee are computed one by one. Preparing the law takes as long as about twenty of them,
 * and pays where a column asks about the same employee again and again.
 */
const oneByOne = 16;

/** A question about one employee. Prepared law is shared by all employees who do not differ in what the law asks. */
function questionOf(asked: LawQuestion, profile: Profile): IncomeQuestion {
  const { law, currency, period, exchangeRate } = asked;
  const isUsual = asked.asks.every((name) => profile[name] === circumstanceDefaults[name]);
  let prepared = isUsual ? asked.usual : undefined;
  let count = 0;
  let last: { readonly gross: number; readonly filled: FilledForm } | undefined;
  const prepare = (): Payroll => (prepared ??= payroll(law, currency, profile, period, exchangeRate));

  function computed(gross: number): FilledForm {
    if (last?.gross === gross) return last.filled;
    count++;
    const one = onePayslip(law, currency, profile, period, exchangeRate, gross);
    const form = formOf(asked, one);
    const filled = { form, figures: figuresOf(one.layout, form.minor, gross, one.amounts) };
    last = { gross, filled };
    return filled;
  }

  function payslipAt(gross: number): FilledForm {
    if (prepared === undefined && count < oneByOne) return computed(gross);
    const form = prepare();
    return { form, figures: figuresAt(form, gross) };
  }

  return {
    asked,
    get payroll() {
      return prepare();
    },
    prepared: () => prepared ?? (count < oneByOne ? undefined : prepare()),
    payslipAt,
    mayBeNegative: (gross) =>
      prepared === undefined ? payslipAt(gross).figures[figureAt.net]! < 0 : gross < prepared.neverNegativeFrom,
  };
}

/** What is kept of questions: the law for a question and, behind it, each employee. */
interface Kept {
  law?: Outcome<LawQuestion>;
  employee?: Outcome<IncomeQuestion>;
}

/** Room for hundreds of questions about one country. */
const questions = keptQuestions<Kept>(5_000);

/** Which circumstances a request states, as bits: those without effect are named in its answers. */
const stated = (request: TaxRequest): number =>
  circumstanceNames.reduce((bits, name, i) => (request[name] === undefined ? bits : bits | (1 << i)), 0);

/** The profile of an employee, with the values of what the law asks about and defaults for the rest. */
const profileWith = ({ asks, includePension }: LawQuestion, values: readonly number[]): Profile => ({
  ...defaultProfile,
  includePension,
  ...Object.fromEntries(asks.map((name, i) => [name, values[i]])),
});

/**
 * The question that a request asks, whatever its amount and mode.
 *
 * @returns the question, the same object as long as nothing it depends on changes; `invalid_tax_year`, `invalid_date`,
 *   `invalid_currency` or `invalid_tax_type` if there is no law for it
 */
export function incomeQuestion(country: Country, request: TaxRequest, context: Context): Outcome<IncomeQuestion> {
  const { period, include_pension, tax_year, pay_date, currency } = request;
  const recall = questions(context, country);
  const settled = [period, include_pension, tax_year, pay_date, currency, stated(request)];
  const shared = (recall.at(...settled).kept ??= {});
  const law = (shared.law ??= lawQuestion(country, request, context));
  if (!law.ok) return law;
  const values = law.value.asks.map((name) => request[name] ?? circumstanceDefaults[name]);
  const own = values.length === 0 ? shared : (recall.at(...settled, ...values).kept ??= {});
  return (own.employee ??= done(questionOf(law.value, profileWith(law.value, values))));
}
