import { parseArgs } from 'node:util';
import { type Meta, TaxRequest, type TaxResult, VatRequest, type VatResult } from '../src/contract';
import { calculateTax, calculateVat, payCurve } from '../src/engine';
import { incomeLawFor } from '../src/engine/law/in-force';
import type { IncomeLaw } from '../src/engine/law/income';
import { type Country, createReference } from '../src/reference';
import { countryFiles } from '../src/reference/data';
import { contributionInWords, formulaInWords } from '../src/reference/words';

const help = `Usage: npm run data:explain -- COUNTRY YEAR TYPE AMOUNT [PERIOD] [options]
   or: npm run data:explain -- COUNTRY YEAR vat AMOUNT [add|extract] [--category food_basic]

Prints a computation line by line with the rules and sources behind it.

  COUNTRY  code of the country, for example KE
  YEAR     tax year in the country's own label, for example 2026 or 2026/27; "now" for today's law
  TYPE     income, corporate, withholding, capital_gains or vat
  AMOUNT   for example 85000
  PERIOD   monthly (default), annual, weekly or biweekly

Options: --net (the amount is net), --no-pension, --currency USD, --pay-date 2026-11-20, --basic 0.6, --dependants 2, --age 70, --turnover N,
         --payment-type dividends, --residency non_resident, --taxpayer company, --category medical, --json, --help
Example: npm run data:explain -- KE 2026 income 85000 monthly`;

const reference = createReference(countryFiles);
const today = new Date().toISOString().slice(0, 10);

class Wrong extends Error {}

const width = 92;
const money = (value: number): string => value.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 3 });
const row = (text: string, value?: number | string): string => (value === undefined ? text : `${text.length > width - 18 ? `${text}\n${' '.repeat(width - 18)}` : text.padEnd(width - 18)}${(typeof value === 'number' ? money(value) : value).padStart(18)}`);
const rule = '-'.repeat(width);

/** Numbers of the sources that state a fact. */
type Cite = (ids: readonly string[]) => string;

function incomeLines(country: Country, law: IncomeLaw, data: TaxResult, cite: Cite, marginal: string): string[] {
  const { regime, contributions } = law;
  const noteOf = (id: string, payer: 'employee' | 'employer'): string => {
    const found = contributions.find(({ contribution }) => contribution.id === id && contribution.payer === payer);
    return found === undefined ? '' : `      ${contributionInWords(found.rule)}${payer === 'employee' ? (found.rule.deductible ? '; deductible' : '; not deductible') : ''}; from ${found.rule.from ?? 'a day not established'} ${cite(found.rule.sources)}`;
  };
  const itemNote = (id: string): string => {
    const found = [...regime.deductions, ...regime.credits, ...regime.surcharges].find((item) => item.id === id);
    return found === undefined ? '' : `      ${formulaInWords(found.formula)} a ${found.basis === 'monthly' ? 'month' : 'year'} ${cite(found.sources)}`;
  };
  const scaleSize = { monthly: 'monthly', annual: 'annual' }[regime.bands.basis];
  return [
    row('Gross pay', data.gross_amount),
    '',
    'Contributions of the employee',
    ...(data.contributions!.length === 0 ? ['  none'] : data.contributions!.flatMap((line) => [row(`  ${line.name}`, line.amount), noteOf(line.id, 'employee')])),
    row('  together', data.pension ?? 0),
    '',
    ...(data.reliefs!.length === 0 ? [] : ['Reliefs', ...data.reliefs!.flatMap((line) => [row(`  ${line.name}`, line.amount), itemNote(line.id)]), '']),
    ...(regime.exemption === undefined
      ? []
      : [`Exemption: nothing is taxable while ${formulaInWords(regime.exemption.of)} is ${regime.exemption.up_to === undefined ? `below ${money(regime.exemption.below!)}` : `at most ${money(regime.exemption.up_to)}`} a ${regime.exemption.basis === 'monthly' ? 'month' : 'year'} ${cite(regime.exemption.sources)}`]),
    ...(regime.taxable_rounding === undefined ? [] : [`Taxable income is rounded ${regime.taxable_rounding.direction} to ${money(regime.taxable_rounding.to)} a ${regime.taxable_rounding.basis === 'monthly' ? 'month' : 'year'} ${cite(regime.taxable_rounding.sources)}`]),
    row('Taxable income', data.taxable_amount!),
    '',
    `Scale (${scaleSize} law, method ${regime.bands.method.replace(/_/g, ' ')}, shown for the pay period) ${cite(regime.bands.sources)}`,
    ...data.brackets.map(({ from, to, rate, tax }) => row(`  ${money(from)} to ${to === null ? 'any' : money(to)} at ${rate} %`, tax)),
    ...data.credits!.flatMap((line, i) => [...(i === 0 ? ['', 'Credits'] : []), row(`  ${line.name}`, -line.amount), itemNote(line.id)]),
    ...(regime.tax_cap === undefined ? [] : [`Tax is at most ${formulaInWords(regime.tax_cap.formula)} ${cite(regime.tax_cap.sources)}`]),
    ...(regime.minimum_tax === undefined ? [] : [`Tax is at least ${formulaInWords(regime.minimum_tax.formula)} a ${regime.minimum_tax.basis === 'monthly' ? 'month' : 'year'} ${cite(regime.minimum_tax.sources)}`]),
    ...data.surcharges!.flatMap((line, i) => [...(i === 0 ? ['', 'Surcharges and levies'] : []), row(`  ${line.name}`, line.amount), itemNote(line.id)]),
    '',
    row('Tax', data.tax_amount),
    row('Net pay', data.net_amount),
    row('Effective rate', `${data.effective_rate.toFixed(2)} %`),
    row('Next unit of pay: tax, tax and contributions', marginal),
    '',
    'Employer',
    ...(data.employer_contributions!.length === 0 ? ['  no contributions recorded'] : data.employer_contributions!.flatMap((line) => [row(`  ${line.name}`, line.amount), noteOf(line.id, 'employer')])),
    row('Cost of employment', data.employer_cost!),
    ...(country.doubts.length === 0 ? [] : ['', 'Doubts', ...country.doubts.map((doubt) => `  - ${doubt}`)]),
    ...(regime.not_covered.length === 0 ? [] : ['', 'Not covered', ...regime.not_covered.map((item) => `  - ${item}`)]),
  ];
}

const levyLines = (data: TaxResult): string[] => [
  row('Amount', data.gross_amount),
  ...data.brackets.map(({ from, to, rate, tax }) => row(`  ${money(from)} to ${to === null ? 'any' : money(to)} at ${rate} %`, tax)),
  ...(data.surcharges ?? []).map((line) => row(`  ${line.name}`, line.amount)),
  row('Tax', data.tax_amount),
  row('Left', data.net_amount),
  row('Effective rate', `${data.effective_rate.toFixed(2)} %`),
];

const vatLines = (data: VatResult): string[] => [
  row('Net', data.net_amount),
  ...(data.components ?? []).map(({ name, rate }) => row(`  ${name}`, `${rate} %`)),
  row(`  rate (${data.rate_type}, since or as confirmed on ${data.updated})`, `${data.vat_rate} %`),
  row('VAT', data.vat_amount),
  row('Gross', data.gross_amount),
];

function footer(meta: Meta): string[] {
  return [
    '',
    `Status: ${meta.data_status}, as of ${meta.as_of ?? 'no known date'}`,
    ...meta.notices.map((notice) => `  - ${notice}`),
    '',
    'Sources',
    ...meta.sources.map(({ title, publisher, url, dated }, i) => `  [${i + 1}] ${title}. ${publisher}${dated === null ? '' : `, ${dated}`}. ${url ?? 'Address not recorded.'}`),
  ];
}

/** Numbers sources as the list at the end numbers them. */
const citing = (country: Country, meta: Meta): Cite => (ids) => {
  const numbers = ids.flatMap((id) => {
    const source = country.sources[id];
    const at = source === undefined ? -1 : meta.sources.findIndex(({ title, url, publisher }) => title === source.title && url === source.url && publisher === source.publisher);
    return at < 0 ? [] : [at + 1];
  });
  return numbers.length === 0 ? '' : `[${numbers.join(', ')}]`;
};

function explainTax(fields: Record<string, unknown>, asJson: boolean): string {
  const parsed = TaxRequest.safeParse(fields);
  if (!parsed.success) throw new Wrong(parsed.error.issues[0]!.message);
  const request = parsed.data;
  const answer = calculateTax(reference, request, { today });
  if (!answer.ok) throw new Wrong(answer.failure.message);
  const { data, meta } = answer.value;
  if (asJson) return JSON.stringify(answer.value, null, 2);
  const country = reference.countries.get(request.country)!;
  const head = [`${country.name}, tax year ${data.tax_year}, ${data.type.replace('_', ' ')} tax${data.type === 'income' ? `, ${data.period} pay` : ''}, in ${data.currency}`, rule];
  if (data.type !== 'income') return [...head, ...levyLines(data), ...footer(meta)].join('\n');
  const found = incomeLawFor(country, { ...request, today }, data.currency);
  if (!found.ok) throw new Wrong(found.failure.message);
  const curve = payCurve(reference, request, { from: data.gross_amount, to: data.gross_amount * 2 }, { today });
  const slope = curve.ok ? curve.value[0] : undefined;
  const marginal = slope === undefined ? '-' : `${slope.marginal_tax_rate.toFixed(2)} %, ${slope.marginal_deduction_rate.toFixed(2)} %`;
  return [...head, ...incomeLines(country, found.value.law, data, citing(country, meta), marginal), ...footer(meta)].join('\n');
}

function explainVat(fields: Record<string, unknown>, asJson: boolean): string {
  const parsed = VatRequest.safeParse(fields);
  if (!parsed.success) throw new Wrong(parsed.error.issues[0]!.message);
  const answer = calculateVat(reference, parsed.data, { today });
  if (!answer.ok) throw new Wrong(answer.failure.message);
  const { data, meta } = answer.value;
  return asJson ? JSON.stringify(answer.value, null, 2) : [`${data.country_name}, VAT, in ${data.currency}`, rule, ...vatLines(data), ...footer(meta)].join('\n');
}

function main(): void {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      net: flag, 'no-pension': flag, json: flag, help: { ...flag, short: 'h' }, currency: text, 'pay-date': text, basic: text, dependants: text, age: text, turnover: text,
      'payment-type': text, residency: text, taxpayer: text, category: text,
    },
  });
  const [country, year, type, amount, how] = positionals;
  if (values.help || amount === undefined) {
    console.log(help);
    if (!values.help) process.exitCode = 1;
    return;
  }
  const figure = (value: string | undefined): number | undefined => (value === undefined ? undefined : Number(value));
  const fields =
    type === 'vat'
      ? { country, amount: Number(amount), mode: how ?? 'add', category: values.category }
      : {
          country, type, amount: Number(amount), period: how, mode: values.net ? 'net_to_gross' : 'gross_to_net', include_pension: values['no-pension'] !== true,
          tax_year: year === 'now' || values['pay-date'] !== undefined ? undefined : year, pay_date: values['pay-date'], currency: values.currency,
          basic: figure(values.basic), dependants: figure(values.dependants), age: figure(values.age), turnover: figure(values.turnover),
          payment_type: values['payment-type'], residency: values.residency, taxpayer: values.taxpayer,
        };
  console.log(type === 'vat' ? explainVat(fields, values.json === true) : explainTax(fields, values.json === true));
}

try {
  main();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  if (!(problem instanceof Error)) throw problem;
  process.exitCode = 1;
}
