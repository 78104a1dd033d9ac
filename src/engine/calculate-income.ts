import { done, fail, type Outcome } from '../contract/error';
import type { ContributionLine, PayslipLine, TaxedBracket, TaxRequest, TaxResult } from '../contract/tax';
import type { Country } from '../reference/schema';
import { rational } from './exact/rational';
import { incomeLawFor } from './law/in-force';
import type { IncomeLaw, Line } from './law/income';
import { defaultProfile, type ExchangeRate, type Profile } from './law/profile';
import { toMajor, toMinor } from './money';
import type { Answer, Context } from './answer';
import { grossPay, type Payroll, payroll, payslip } from './pay/payroll';
import { citedSources, regimeNotices, statusOf } from './truth';

/** What is worked out once for a question about a country and kept. */
interface Prepared {
  readonly payroll: Payroll;
  readonly law: IncomeLaw;
  readonly label: string;
  readonly meta: Answer<TaxResult>['meta'];
}

const kept = new WeakMap<Country, Map<string, Outcome<Prepared>>>();
const mostKept = 512;

const profileOf = (request: TaxRequest): Profile => ({
  includePension: request.include_pension,
  basic: request.basic ?? defaultProfile.basic,
  dependants: request.dependants ?? defaultProfile.dependants,
  age: request.age ?? defaultProfile.age,
});

function prepare(country: Country, request: TaxRequest, { today, exchangeRate }: Context): Outcome<Prepared> {
  const currency = request.currency ?? country.currency;
  const currencies = [...new Set(country.income.map((regime) => regime.currency ?? country.currency))];
  if (!currencies.includes(currency)) {
    return fail('invalid_currency', `Income tax of ${country.name} is recorded for pay in ${currencies.join(' and ')}, not in ${currency}.`);
  }
  const found = incomeLawFor(country, { ...request, today }, currency);
  if (!found.ok) return found;
  const { law, year, date } = found.value;
  if (law.regime.unusable !== undefined) return fail('invalid_tax_type', `Income tax of ${country.name} cannot be computed: ${law.regime.unusable}`);
  const rate: ExchangeRate | undefined = exchangeRate && ((from, to) => {
    const value = exchangeRate(from, to, date);
    return value === undefined ? undefined : rational(value);
  });
  const ready = payroll(law, currency, profileOf(request), request.period, rate);
  return done({ payroll: ready, law, label: year.label, meta: metaOf(country, request, law, year, ready) });
}

function metaOf(country: Country, request: TaxRequest, law: IncomeLaw, year: { readonly from: string; readonly label: string }, ready: Payroll): Prepared['meta'] {
  const { regime, contributions } = law;
  const status = statusOf(country, regime, year, 'income tax');
  const ids = [
    ...regime.bands.sources,
    ...[...regime.deductions, ...regime.credits, ...regime.surcharges].flatMap(({ sources }) => sources),
    ...[regime.exemption, regime.taxable_rounding, regime.tax_cap, regime.minimum_tax, regime.tax_rounding].flatMap((fact) => fact?.sources ?? []),
    ...contributions.flatMap(({ rule }) => rule.sources),
  ];
  return {
    ...status,
    sources: citedSources(country, ids),
    notices: [
      ...status.notices,
      ...regimeNotices(country, regime),
      ...ready.compiled.missingRates.map((code) => `No exchange rate of ${code} is known for the day, so a ceiling stated in ${code} was not applied.`),
      ...unusedCircumstances(country, request, law),
    ],
  };
}

/** Circumstances that the caller sent and that no recorded rule of this law asks about. */
function unusedCircumstances(country: Country, request: TaxRequest, law: IncomeLaw): string[] {
  const sent = (['basic', 'dependants', 'age'] as const).filter((name) => request[name] !== undefined);
  if (sent.length === 0) return [];
  const text = JSON.stringify([law.regime, law.contributions.map(({ rule }) => rule)]);
  return sent
    .filter((name) => !text.includes(`"${name}"`))
    .map((name) => `\`${name}\` had no effect: the recorded income-tax law of ${country.name} does not depend on it.`);
}

const foreign = new WeakMap<Country, readonly string[]>();

/** Currencies other than that of the pay in which a country's law states amounts. */
function foreignCurrencies(country: Country): readonly string[] {
  let found = foreign.get(country);
  if (found === undefined) {
    const text = JSON.stringify([country.contributions, country.income]);
    found = [...new Set([...text.matchAll(/"amount":[\d.]+,"currency":"([A-Z]{3})"/g)].map((match) => match[1]!))];
    foreign.set(country, found);
  }
  return found;
}

/** The rates that an answer depends on, so that it is worked out anew when they change. */
function ratesAsked(country: Country, request: TaxRequest, { today, exchangeRate }: Context): string {
  if (exchangeRate === undefined) return '';
  return foreignCurrencies(country).map((code) => `|${exchangeRate(code, request.currency ?? country.currency, request.pay_date ?? today) ?? ''}`).join('');
}

function prepared(country: Country, request: TaxRequest, context: Context): Outcome<Prepared> {
  let byQuestion = kept.get(country);
  if (byQuestion === undefined) kept.set(country, (byQuestion = new Map()));
  const { tax_year = '', pay_date = '', currency = '', basic = '', dependants = '', age = '' } = request;
  const question = `${context.today}|${request.period}|${request.include_pension}|${tax_year}|${pay_date}|${currency}|${basic}|${dependants}|${age}${ratesAsked(country, request, context)}`;
  const known = byQuestion.get(question);
  if (known !== undefined) return known;
  const fresh = prepare(country, request, context);
  if (byQuestion.size >= mostKept) byQuestion.delete(byQuestion.keys().next().value!);
  byQuestion.set(question, fresh);
  return fresh;
}

/**
 * Tax on employment income, from gross to net or from net to gross.
 *
 * @param request amounts in major units of the currency, in the pay period
 * @returns the payslip with its sources; `invalid_tax_year`, `invalid_date`, `invalid_currency`, `invalid_tax_type` or `invalid_amount` where it cannot be computed
 */
export function calculateIncomeTax(country: Country, request: TaxRequest, context: Context): Outcome<Answer<TaxResult>> {
  const found = prepared(country, request, context);
  if (!found.ok) return found;
  const { payroll: ready, label, meta } = found.value;
  const amount = toMinor(request.amount, ready.minor);
  if (amount === 0) return fail('invalid_amount', `\`amount\` is less than the smallest unit of ${request.currency ?? country.currency}.`);
  if (request.mode === 'gross_to_net') return done({ data: result(country, request, ready, label, amount), meta: noticed(meta, roundedAmount(request, amount, ready)) });
  const gross = grossPay(ready, amount);
  if (gross === undefined) return fail('invalid_amount', `No gross pay leaves a net of ${request.amount}.`);
  const unattainable = gross.exact ? undefined : `No gross pay leaves exactly ${toMajor(amount, ready.minor)}: this is the smallest that leaves at least as much.`;
  return done({ data: result(country, request, ready, label, gross.gross), meta: noticed(meta, roundedAmount(request, amount, ready), unattainable) });
}

/** The same object where nothing is added: what was made of it, such as its text, then serves again. */
function noticed(meta: Prepared['meta'], first: string | undefined, second?: string): Prepared['meta'] {
  if (first === undefined && second === undefined) return meta;
  return { ...meta, notices: [...meta.notices, ...[first, second].filter((notice) => notice !== undefined)] };
}

const roundedAmount = (request: TaxRequest, amount: number, { minor }: Payroll): string | undefined =>
  toMajor(amount, minor) === request.amount || amount > Number.MAX_SAFE_INTEGER ? undefined : `The amount was rounded to ${toMajor(amount, minor)}, the smallest unit of the currency.`;

/** Lines of the payslip from `at` on, with their amounts in major units. */
function shownLines(lines: readonly Line[], amounts: Float64Array, at: number, minor: number): PayslipLine[] {
  const shown = new Array<PayslipLine>(lines.length);
  for (let i = 0; i < shown.length; i++) {
    const { id, name } = lines[i]!;
    shown[i] = { id, name, amount: toMajor(amounts[at + i]!, minor) };
  }
  return shown;
}

/** The same for contributions, which also say what they are for. */
function shownContributions(lines: readonly Line[], amounts: Float64Array, at: number, minor: number): ContributionLine[] {
  const shown = new Array<ContributionLine>(lines.length);
  for (let i = 0; i < shown.length; i++) {
    const { id, name, kind } = lines[i]!;
    shown[i] = { id, name, kind: kind!, amount: toMajor(amounts[at + i]!, minor) };
  }
  return shown;
}

/** Tax by bracket, under the table that applies to the taxable amount. */
function shownBrackets({ tables, minor }: Payroll, amounts: Float64Array, taxable: number): TaxedBracket[] {
  const table = tables.length === 1 ? tables[0]! : tables.find(({ upTo }) => taxable <= upTo)!;
  const shown = new Array<TaxedBracket>(table.brackets.length);
  for (let i = 0; i < shown.length; i++) {
    const { from, to, rate } = table.brackets[i]!;
    shown[i] = { from, to, rate, tax: toMajor(amounts[table.first + i]!, minor) };
  }
  return shown;
}

function totalOf(amounts: Float64Array, from: number, count: number): number {
  let total = 0;
  for (let i = from; i < from + count; i++) total += amounts[i]!;
  return total;
}

/**
 * The payslip at a gross pay in minor units. Written with loops and one plain literal, because this is where a breakdown spends its time: a spread in the
 * literal or a closure a line costs more than all of the arithmetic.
 */
function result(country: Country, request: TaxRequest, ready: Payroll, label: string, gross: number): TaxResult {
  const { compiled, minor } = ready;
  const amounts = payslip(ready, gross);
  const contributionsAt = 1;
  const employerAt = contributionsAt + compiled.contributions.length;
  const taxableAt = employerAt + compiled.employer.length;
  const reliefsAt = taxableAt + 1;
  const creditsAt = reliefsAt + compiled.reliefs.length;
  const surchargesAt = creditsAt + compiled.credits.length;

  const tax = amounts[0]!;
  const pension = totalOf(amounts, contributionsAt, compiled.contributions.length);
  const employerShare = totalOf(amounts, employerAt, compiled.employer.length);
  const grossAmount = toMajor(gross, minor);
  const taxAmount = toMajor(tax, minor);
  const shown = {
    country: country.code,
    currency: request.currency ?? country.currency,
    gross_amount: grossAmount,
    tax_amount: taxAmount,
    pension: toMajor(pension, minor),
    net_amount: toMajor(gross - tax - pension, minor),
    effective_rate: (tax * 100) / gross,
    brackets: shownBrackets(ready, amounts, amounts[taxableAt]!),
    type: 'income' as const,
    period: request.period,
    mode: request.mode,
    tax_year: label,
    include_pension: request.include_pension,
    taxable_amount: toMajor(amounts[taxableAt]!, minor),
    contributions: shownContributions(compiled.contributions, amounts, contributionsAt, minor),
    reliefs: shownLines(compiled.reliefs, amounts, reliefsAt, minor),
    credits: shownLines(compiled.credits, amounts, creditsAt, minor),
    surcharges: shownLines(compiled.surcharges, amounts, surchargesAt, minor),
    employer_contributions: shownContributions(compiled.employer, amounts, employerAt, minor),
    employer_cost: toMajor(gross + employerShare, minor),
  };
  return compiled.contributions.length > 0 ? shown : withoutPension(shown);
}

/** Where the employee contributes nothing, `pension` is left out rather than nought. */
function withoutPension({ pension: _none, ...rest }: TaxResult): TaxResult {
  return rest;
}

/** Income-tax law made ready for a question, for benchmarks and curves that need no envelope. */
export function preparedPayroll(country: Country, request: TaxRequest, context: Context): Outcome<Payroll> {
  const found = prepared(country, request, context);
  return found.ok ? done(found.value.payroll) : found;
}
