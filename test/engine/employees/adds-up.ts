import type { TaxResult } from '../../../src/contract/tax';
import { oncePaidParts } from '../../../src/contract/words/pay-parts';
import type { Invariant } from './computed';

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * Where brackets less credits plus surcharges plus adjustments are not the tax, to the minor unit. The rounding line is
 * no larger than the rounding of that many lines allows.
 *
 * @param legalUnit what the law rounds the tax to, in major units
 * @param hasOncePaid is something of the pay paid once?
 */
export function linesThatDoNotAddUp(data: TaxResult, minor: number, legalUnit = 0, hasOncePaid = false): string[] {
  const units = (value: number): number => Math.round(value * minor);
  const amounts = (lines: readonly { readonly amount: number }[] = []): number[] =>
    lines.map(({ amount }) => units(amount));
  const { brackets, credits = [], surcharges = [], adjustments = [], tax_amount } = data;
  const parts =
    sum(brackets.map(({ tax }) => units(tax))) -
    sum(amounts(credits)) +
    sum(amounts(surcharges)) +
    sum(amounts(adjustments));
  const rounding = adjustments.at(-1);
  const lines =
    brackets.length +
    (data.tables ?? []).flatMap((table) => table.brackets).length +
    credits.length +
    surcharges.length +
    adjustments.length;
  return [
    parts === units(tax_amount) ? [] : `the lines of the tax come to ${parts / minor}, and the tax is ${tax_amount}`,
    rounding?.id === 'rounding' && Math.abs(units(rounding.amount)) <= (lines + 1) / 2 + units(legalUnit)
      ? []
      : `the last adjustment is ${JSON.stringify(rounding)}`,
    // What is paid once adds the difference that it makes to the year: the limit of a whole year may fall away with it.
    ...(hasOncePaid ? [] : adjustments)
      .filter(({ id, amount }) => (id === 'tax-cap' && amount > 0) || (id === 'minimum-tax' && amount < 0))
      .map(({ id, amount }) => `${id} of ${amount}`),
  ].flat();
}

/** The identities of section 2.2 of the specification, to the minor unit. */
const identities: Invariant = ({ data, minor, employee: { includePension, details } }) => {
  const units = (value: number): number => Math.round(value * minor);
  const amounts = (lines: readonly { readonly amount: number }[] = []): number =>
    sum(lines.map(({ amount }) => units(amount)));
  const [gross, tax, net] = [units(data.gross_amount), units(data.tax_amount), units(data.net_amount)];
  const pension = units(data.pension ?? 0);
  const rate = (data.tax_amount / data.gross_amount) * 100;
  const isPaidBack = details.year_to_date !== undefined;
  return [
    tax < 0 && !isPaidBack ? 'the tax is negative' : [],
    net === gross - tax - pension ? [] : `net pay is ${net}, not ${gross} - ${tax} - ${pension}`,
    Math.abs(data.effective_rate - rate) < 1e-9 * Math.max(1, Math.abs(rate)) ? [] : `the rate is not ${rate}`,
    amounts(data.contributions) === pension ? [] : 'the contributions are not the pension',
    units(data.employer_cost!) === gross + amounts(data.employer_contributions) ? [] : 'employer cost',
    includePension || data.pension === undefined ? [] : 'there is a pension without contributions',
  ].flat();
};

const hasOncePaid: (computed: Parameters<Invariant>[0]) => boolean = ({ request }) =>
  oncePaidParts.some((part) => request.pay?.[part] !== undefined);

/** Brackets ascend without gaps to an open one, and are the whole tax where the law adds nothing after the scale. */
const ofBrackets: Invariant = (computed) => {
  const { data, minor, employee } = computed;
  const { brackets, tax_amount, gross_amount } = data;
  const { credits, tax_cap, minimum_tax, surcharges, tax_rounding, bands } = employee.day.regime;
  const gaps = brackets.filter(({ from }, at) => from !== (at === 0 ? 0 : brackets[at - 1]!.to));
  const open = brackets.findIndex(({ to }) => to === null);
  const isWhole =
    Object.keys(employee.details).length === 0 &&
    credits.length + surcharges.length === 0 &&
    tax_cap === undefined &&
    minimum_tax === undefined &&
    tax_rounding === undefined &&
    bands.method !== 'rate_less_amount' &&
    gross_amount * minor < 2 ** 50;
  const whole = sum(brackets.map(({ tax }) => Math.round(tax * minor)));
  return [
    gaps.map(({ from }) => `nothing meets the bracket from ${from}`),
    open === brackets.length - 1 ? [] : 'the last bracket is not the open one',
    // Contributions on pay that is paid once, and exempt, lower the taxable income of the year.
    (hasOncePaid(computed) ? [] : brackets)
      .filter(({ tax }) => tax < 0)
      .map(({ from }) => `the tax from ${from} is negative`),
    isWhole && Math.abs(whole - Math.round(tax_amount * minor)) > (brackets.length + 1) / 2
      ? `the brackets come to ${whole / minor}`
      : [],
  ].flat();
};

/** A payslip names the cap and the minimum of its law, and no others. */
const ofAdjustments: Invariant = ({ data: { adjustments = [] }, employee }) => {
  const { tax_cap, minimum_tax } = employee.day.regime;
  const expected = [
    ...(tax_cap === undefined ? [] : ['tax-cap']),
    ...(minimum_tax === undefined ? [] : ['minimum-tax']),
    'rounding',
  ].join();
  const found = adjustments.map(({ id }) => id).join();
  return Object.keys(employee.details).length > 0 || found === expected ? [] : [`adjustments are ${found}`];
};

/** Every line of a payslip is accounted for. */
export const addsUp: Invariant = (computed) => [
  ...linesThatDoNotAddUp(
    computed.data,
    computed.minor,
    computed.employee.day.regime.tax_rounding?.to,
    hasOncePaid(computed),
  ),
  ...identities(computed),
  ...ofBrackets(computed),
  ...ofAdjustments(computed),
];
