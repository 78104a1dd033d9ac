import { done, type Outcome } from '../../contract/error';
import type { TaxRequest } from '../../contract/tax';
import { oncePer } from '../../once';
import type { Country } from '../../reference/schema';
import { withNotices } from '../../truth/evidence';
import type { Context } from '../answer';
import { keptQuestions } from '../kept-questions';
import type { WageEarner } from '../wage/wage-of-employee';
import { byEmployee } from './by-employee';
import { type Employee, employeeOf, usualEmployee } from './employee';
import { IncomeQuestion, type Said } from './employee-question';
import { lawQuestion, type LawQuestion } from './law-question';
import { type PayTime, payTimeOf } from './pay-time';
import type { PayslipForm } from './payslip/form';
import { takenAsUsual } from './taken-as-usual';
import { rateRefused } from './employers-rate';
import { soFarRefused } from './so-far-refused';
import { unusedCircumstances } from './unused-circumstances';

function saidIn(country: Country, request: TaxRequest, asked: LawQuestion): Said {
  const notices = takenAsUsual(request, asked.law);
  return {
    ignored: unusedCircumstances(country, request, asked.law),
    metaOf: oncePer((form: PayslipForm) => withNotices(asked.metaOf(form), notices)),
  };
}

/** Who earns, as far as the minimum wage asks. */
const wageEarner = ({ employee: { sector, category } = {}, employer }: TaxRequest): WageEarner => ({
  sector: employer?.sector ?? sector,
  category,
});

/** How many employees to remember for one law and the same stated fields. */
const mostEmployees = 5_000;

/** What is kept of questions: the law for a question; behind it, which fields were stated, and each employee. */
interface Kept {
  law?: Outcome<LawQuestion>;
  said?: Said;
  questions?: ReturnType<typeof byEmployee<IncomeQuestion>>;
}

/** Room for hundreds of questions about one country. */
const questions = keptQuestions<Kept>(5_000);

function questionOf(kept: Kept, country: Country, request: TaxRequest, asked: LawQuestion, employee: Employee) {
  const said = (kept.said ??= saidIn(country, request, asked));
  const known = (kept.questions ??= byEmployee(mostEmployees));
  return known(employee, () => new IncomeQuestion(asked, employee, said, asked.minimumWageOf(wageEarner(request))));
}

/**
 * The question that a request asks, whatever its amount and mode.
 *
 * @param request about a part of a month: with the amounts of the part
 * @param time what the pay is for, where it is not a whole pay period
 * @returns the question, the same object as long as nothing it depends on changes; `invalid_tax_year`, `invalid_date`,
 *   `invalid_currency` or `invalid_tax_type` if there is no law for it; `invalid_basic`, `invalid_dependants` or
 *   `invalid_age` if it contradicts itself
 */
export function incomeQuestion(
  country: Country,
  request: TaxRequest,
  context: Context,
  time: Outcome<PayTime> = payTimeOf(country, request, context),
): Outcome<IncomeQuestion> {
  const { include_pension, tax_year, pay_date, currency } = request;
  if (!time.ok) return time;
  const period = time.value.key === '' ? request.period : `${request.period} ${time.value.key}`;
  const recall = questions(context, country);
  const shared = (recall.at(period, include_pension, tax_year, pay_date, currency).kept ??= {});
  const law = (shared.law ??= lawQuestion(country, request, time.value, context));
  if (!law.ok) return law;
  const found = employeeOf(request);
  if (!found.ok) return found;
  const employee = found.value;
  const refused = rateRefused(law.value.law, employee) ?? soFarRefused(country, request, law.value.law);
  if (refused !== undefined) return refused;
  const kept =
    employee === usualEmployee
      ? shared
      : (recall.at(period, include_pension, tax_year, pay_date, currency, employee.stated).kept ??= {});
  return done(questionOf(kept, country, request, law.value, employee));
}
