import { done, type Outcome } from '../../contract/error';
import type { TaxExplanation } from '../../contract/explanation';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import { message, type Sentence } from '../../language/message';
import { countryTerm, moneyAmount, ratePercent } from '../../language/terms';
import type { Country, Reference } from '../../reference';
import type { Context, UnsaidAnswer } from '../answer';
import { calculateTax } from '../calculate-tax';
import { payCurve } from '../income/curve/pay-curve';
import { taxInWords } from '../treaty/treaty-fields';
import { requestOfPayslip } from '../income/calculate-income';
import { incomeQuestion } from '../income/income-question';
import { entryFor } from '../law/dated';
import { incomeLawFor } from '../law/in-force';
import { subjects } from '../law/subjects';
import { toMinor } from '../money';
import { employeeInWords } from './employee-in-words';
import { type Dated, explanationOf } from './explanation';
import { incomeSections } from './income';
import { corporateSections, gainsSections, withholdingSections } from './levy';
import { measuredAt } from './measured';
import type { Section } from './section';
import { countryAsked } from '../country/country-asked';

type Found = Outcome<{ readonly fact: Dated; readonly date: string; readonly sections: readonly Section[] }>;

/** The rates on the next unit of pay: of the tax, and of tax and contributions; a dash where there is no curve. */
function marginalRates(reference: Reference, request: TaxRequest, gross: number, context: Context): Sentence {
  const curve = payCurve(reference, request, { from: gross, to: gross * 2 }, context);
  const next = curve.ok ? curve.value[0] : undefined;
  if (next === undefined) return '-';
  // At most six decimals.
  const rate = (value: number) => ratePercent(Number(value.toFixed(6)));
  return message('explained_two_rates', {
    first: rate(next.marginal_tax_rate),
    second: rate(next.marginal_deduction_rate),
  });
}

function explainIncome(
  reference: Reference,
  country: Country,
  asked: TaxRequest,
  data: TaxResult,
  context: Context,
): Found {
  const ofPayslip = requestOfPayslip(country, asked, context);
  if (!ofPayslip.ok) return ofPayslip;
  const { request, time } = ofPayslip.value;
  const found = incomeLawFor(country, { ...request, today: context.today }, data.currency);
  if (!found.ok) return found;
  const question = incomeQuestion(country, request, context, time);
  if (!question.ok) return question;
  const law = question.value.asked;
  const gross = toMinor(data.gross_amount, law.minor);
  const sections = incomeSections({
    data,
    measured: measuredAt(question.value, gross),
    marginal: marginalRates(reference, request, data.gross_amount, context),
  });
  const person = message('explained_employee', { employee: employeeInWords(request) });
  return done({
    fact: law.appliedIn(question.value.payslipAt(gross).form),
    date: found.value.date,
    sections: [{ id: 'asked', steps: [{ text: person }] }, ...sections],
  });
}

/** The law of a tax other than income tax. */
function explainLevy(country: Country, request: TaxRequest, data: TaxResult, { today }: Context): Found {
  const when = { ...request, today };
  if (request.type === 'corporate') {
    const found = entryFor(country, country.corporate, when, subjects.corporate);
    return found.ok ? done({ ...found.value, sections: corporateSections(data, found.value.fact) }) : found;
  }
  if (request.type === 'withholding') {
    const found = entryFor(country, country.withholding, when, subjects.withholding);
    return found.ok ? done({ ...found.value, sections: withholdingSections(data, found.value.fact) }) : found;
  }
  const found = entryFor(country, country.capital_gains, when, subjects.capital_gains);
  return found.ok ? done({ ...found.value, sections: gainsSections(data, found.value.fact) }) : found;
}

/**
 * A tax with every line of its calculation, the rule behind each line and the sources of the rule.
 *
 * @param request a valid request; amounts in major units, in the pay period
 * @returns what {@link calculateTax} answers, explained; its errors where it cannot answer
 */
export function explainTax(
  reference: Reference,
  request: TaxRequest,
  context: Context,
): Outcome<UnsaidAnswer<TaxExplanation>> {
  const recorded = countryAsked(reference, request.country);
  if (!recorded.ok) return recorded;
  const country = recorded.value;
  const answer = calculateTax(reference, request, context);
  if (!answer.ok) return answer;
  const { data } = answer.value;
  const found =
    request.type === 'income'
      ? explainIncome(reference, country, request, data, context)
      : explainLevy(country, request, data, context);
  if (!found.ok) return found;
  const { fact, date, sections } = found.value;
  const named = {
    country: countryTerm(country.code),
    year: data.tax_year,
    tax: subjects[request.type],
    currency: data.currency,
  };
  const asked: Section[] =
    request.mode === 'net_to_gross'
      ? [{ id: 'asked', steps: [{ text: message('explained_net_asked', { net: moneyAmount(request.amount) }) }] }]
      : [];
  return done(
    explanationOf<TaxResult>(taxInWords(data), answer.value, {
      country,
      heading:
        request.type === 'income'
          ? message('explained_income_tax', { ...named, period: message(`pay_period_${data.period}`) })
          : message('explained_other_tax', named),
      fact,
      date,
      sections: [...asked, ...sections],
    }),
  );
}
