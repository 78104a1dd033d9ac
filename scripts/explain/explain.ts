import { fromIssueText } from '../../src/language/issue-text';
import { message } from '../../src/language/message';
import { say } from '../../src/language/say';
import {
  fail,
  done,
  type Failure,
  type Meta,
  type Outcome,
  TaxRequest,
  type TaxResult,
  VatRequest,
  type VatResult,
} from '../../src/contract';
import { ignoredNotices } from '../../src/contract/ignored';
import { calculateTax, calculateVat, type Context, payCurve } from '../../src/engine';
import { entryFor, entryOn } from '../../src/engine/law/dated';
import { incomeLawFor } from '../../src/engine/law/in-force';
import { employeeOf } from '../../src/engine/income/employee';
import type { DatedFact } from '../../src/engine/law/evidence';
import type { Country, Reference } from '../../src/reference';
import { numberInWords } from '../../src/reference/words';
import { employeeInWords } from './employee-in-words';
import { incomeSections } from './income';
import { corporateSections, gainsSections, vatSections, withholdingSections } from './levy';
import { money } from './page';
import { regimeInWords } from './regime';
import type { Section } from './section';

/** A calculation with its law and its sources. */
interface Explanation {
  readonly country: Country;
  readonly heading: string;
  readonly data: TaxResult | VatResult;
  readonly meta: Meta;
  readonly sections: readonly Section[];
}

/** The first problem of a request, in the words of the contract. */
const refused = ({
  issues,
}: {
  readonly issues: readonly { readonly message: string }[];
}): { readonly ok: false; readonly failure: Failure } =>
  fail('bad_request', fromIssueText(issues[0]?.message ?? 'The request cannot be read.'));

/** A rate with at most six decimals. */
const rate = (value: number): string => `${numberInWords(Number(value.toFixed(6)))} %`;

type Found = Outcome<{ readonly fact: DatedFact; readonly date: string; readonly sections: readonly Section[] }>;

function explainIncome(
  reference: Reference,
  country: Country,
  request: TaxRequest,
  data: TaxResult,
  context: Context,
): Found {
  const found = incomeLawFor(country, { ...request, today: context.today }, data.currency);
  if (!found.ok) return found;
  const employee = employeeOf(request);
  if (!employee.ok) return employee;
  const { law, date } = found.value;
  const { include_pension: includePension, period } = request;
  const curve = payCurve(reference, request, { from: data.gross_amount, to: data.gross_amount * 2 }, context);
  const next = curve.ok ? curve.value[0] : undefined;
  const marginal = next === undefined ? '-' : `${rate(next.marginal_tax_rate)}, ${rate(next.marginal_deduction_rate)}`;
  const gross = data.gross_amount;
  const asked = { law, currency: data.currency, employee: employee.value, includePension, period, gross };
  const sections = incomeSections({ data, asked, marginal });
  const person = `Employee: ${employeeInWords(request)}`;
  return done({ fact: law.regime, date, sections: [{ steps: [{ text: person }] }, ...sections] });
}

/** The law of a tax other than income tax. */
function explainLevy(country: Country, request: TaxRequest, data: TaxResult, { today }: Context): Found {
  const when = { ...request, today };
  if (request.type === 'corporate') {
    const found = entryFor(country, country.corporate, when, 'corporate tax');
    return found.ok ? done({ ...found.value, sections: corporateSections(data, found.value.fact) }) : found;
  }
  if (request.type === 'withholding') {
    const found = entryFor(country, country.withholding, when, 'withholding tax');
    return found.ok ? done({ ...found.value, sections: withholdingSections(data, found.value.fact) }) : found;
  }
  const found = entryFor(country, country.capital_gains, when, 'capital gains tax');
  return found.ok ? done({ ...found.value, sections: gainsSections(data, found.value.fact) }) : found;
}

/**
 * A tax with every line of its calculation.
 *
 * @param fields a tax request as a caller writes it
 * @returns the errors of the engine, and `bad_request` with the sentence of the contract
 */
export function explainTax(
  reference: Reference,
  fields: Readonly<Record<string, unknown>>,
  context: Context,
): Outcome<Explanation> {
  const parsed = TaxRequest.safeParse(fields);
  if (!parsed.success) return refused(parsed.error);
  const request = parsed.data;
  const country = reference.countries.get(request.country);
  if (country === undefined)
    return fail('invalid_country', message('country_law_not_recorded', { country: request.country }));
  const answer = calculateTax(reference, request, context);
  if (!answer.ok) return answer;
  const { data, meta, ignored = [] } = answer.value;
  const found =
    request.type === 'income'
      ? explainIncome(reference, country, request, data, context)
      : explainLevy(country, request, data, context);
  if (!found.ok) return found;
  const { fact, date, sections } = found.value;
  const pay = request.type === 'income' ? `, ${data.period} pay` : '';
  const asked =
    request.mode === 'net_to_gross' ? [{ text: `Gross pay that leaves a net of ${money(request.amount)}` }] : [];
  return done({
    country,
    heading: `${country.name}, tax year ${data.tax_year}, ${data.type.replace('_', ' ')} tax${pay}, in ${data.currency}`,
    data,
    meta: { ...meta, notices: [...meta.notices, ...ignoredNotices(ignored)].map((notice) => say(notice)) },
    sections: [{ steps: [{ text: regimeInWords(fact, date) }, ...asked] }, ...sections],
  });
}

/** VAT with its law, as of today. */
export function explainVat(
  reference: Reference,
  fields: Readonly<Record<string, unknown>>,
  context: Context,
): Outcome<Explanation> {
  const parsed = VatRequest.safeParse(fields);
  if (!parsed.success) return refused(parsed.error);
  const answer = calculateVat(reference, parsed.data, context);
  if (!answer.ok) return answer;
  const { data, meta } = answer.value;
  const country = reference.countries.get(parsed.data.country);
  const regime = country && entryOn(country, country.vat, context.today);
  if (country === undefined || regime === undefined)
    return fail('invalid_country', message('vat_not_recorded', { country: parsed.data.country }));
  const sections = [{ steps: [{ text: regimeInWords(regime, context.today) }] }, ...vatSections(data, regime, country)];
  return done({
    country,
    heading: `${country.name}, ${regime.name}, in ${data.currency}`,
    data,
    meta: { ...meta, notices: meta.notices.map((notice) => say(notice)) },
    sections,
  });
}
