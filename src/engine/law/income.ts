import type { Band, Basis, Contribution, ContributionRule, Formula, IncomeRegime, Scale } from '../../reference/schema';
import { limitNames } from '../../reference/words/limits';
import { divide, multiply, one, type Rational, rational, zero } from '../exact/rational';
import { bandShare, marginal, slab, taxFunction, within } from './bands';
import { type Axis, evaluate, rounded, type Scope } from './formula';
import type { ExchangeRate, Profile } from './profile';
import {
  amountOf,
  apply,
  choose,
  difference,
  fixedOf,
  gross,
  higherOf,
  lowerOf,
  nothing,
  notNegative,
  sum,
  times,
  UnsupportedLaw,
  type Value,
} from './value';

/** A contribution and the rule of it that is in force. */
export interface ContributionInForce {
  readonly contribution: Contribution;
  readonly rule: ContributionRule;
}

/** The income-tax law of one day: the regime and every contribution rule in force. */
export interface IncomeLaw {
  readonly regime: IncomeRegime;
  readonly contributions: readonly ContributionInForce[];
}

/** A line of the payslip: its value a year as a function of annual gross pay. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly kind?: string;
  readonly value: Value;
}

/** One table of the scale with the tax that falls into each of its bands. */
interface BracketTable {
  /** Taxable income a year up to which this table applies; undefined for the last. */
  readonly upTo: Rational | undefined;
  readonly bands: readonly {
    readonly from: Rational;
    readonly to: Rational | undefined;
    readonly rate: number;
    readonly tax: Value;
  }[];
}

/** Income-tax law as functions of annual gross pay. */
export interface CompiledIncome {
  readonly axes: readonly Axis[];
  readonly contributions: readonly Line[];
  readonly employer: readonly Line[];
  readonly reliefs: readonly Line[];
  readonly credits: readonly Line[];
  readonly surcharges: readonly Line[];
  /** What a cap takes off the tax, negative, and what a minimum adds to it. */
  readonly adjustments: readonly Line[];
  readonly taxable: Value;
  readonly tax: Value;
  readonly tables: readonly BracketTable[];
  /** Currencies whose rate was needed and not known. */
  readonly missingRates: readonly string[];
}

const twelfth: Rational = { n: 1, d: 12 };

/**
 * Turn the law of one day into functions of annual gross pay.
 *
 * @param period `monthly` where pay is monthly and the law annualises it in its own way; `annual` for a whole year;
 *   `shorter` for weekly and biweekly pay
 * @throws UnsupportedLaw where the law needs an operator that the engine does not have
 */
export function compileIncome(
  { regime, contributions }: IncomeLaw,
  profile: Profile,
  period: 'monthly' | 'annual' | 'shorter',
  exchangeRate?: ExchangeRate,
  currency?: string,
): CompiledIncome {
  const axes: Axis[] = [];
  const missing = new Set<string>();
  const annual: Rational =
    period === 'monthly' && regime.pay_periods !== undefined ? { n: regime.pay_periods, d: 12 } : one;
  const measure = (basis: Basis): Rational => (basis === 'monthly' ? twelfth : annual);
  const year = (basis: Basis, value: Value): Value => times(value, divide(one, measure(basis)));

  const values = new Map<string, Value>([
    ['gross', gross],
    ['basic', times(gross, rational(profile.basic))],
  ]);
  const numbers = new Map<string, Rational>([
    ['dependants', rational(profile.dependants)],
    ['age', rational(profile.age)],
  ]);
  const pending = new Set<string>();
  const rules = new Map(contributions.map((item) => [item.contribution.id, item]));

  const scope: Scope = {
    number: (name) => numbers.get(name),
    openAxis: (axis) => axes.push(axis),
    measure,
    rate: (code) => {
      const found = exchangeRate?.(code, currency ?? '');
      if (found === undefined) missing.add(code);
      return found;
    },
    variable: (name) => {
      const known = values.get(name);
      if (known !== undefined) return known;
      if (pending.has(name)) throw new UnsupportedLaw(`"${name}" is defined by itself`);
      const define = definitions[name] ?? (rules.has(name) ? () => charge(rules.get(name)!) : undefined);
      if (define === undefined) throw new UnsupportedLaw(`nothing is called "${name}"`);
      pending.add(name);
      const value = define();
      pending.delete(name);
      values.set(name, value);
      return value;
    },
  };
  const compute = (basis: Basis, formula: Formula): Value => {
    const value = evaluate(scope, basis, formula);
    if (value === undefined) throw new UnsupportedLaw('an amount in a foreign currency may only be a ceiling');
    return year(basis, value);
  };

  function charge({ contribution, rule }: ContributionInForce): Value {
    if (contribution.payer === 'employee' && !profile.includePension) return nothing;
    const { basis } = rule;
    let base = evaluate(scope, basis, rule.of ?? 'gross')!;
    const floor = rule.base_floor === undefined ? undefined : evaluate(scope, basis, rule.base_floor);
    const ceiling = rule.base_ceiling === undefined ? undefined : evaluate(scope, basis, rule.base_ceiling);
    if (floor !== undefined) base = higherOf(base, floor);
    if (ceiling !== undefined) base = lowerOf(base, ceiling);
    let due =
      rule.formula !== undefined
        ? evaluate(scope, basis, rule.formula)!
        : rule.bands !== undefined
          ? apply(rule.method === 'slab' ? slab(rule.bands) : marginal(rule.bands), notNegative(base))
          : amountOf(rational(rule.fixed ?? 0));
    due = notNegativeUnlessMixed(due);
    if (rule.minimum !== undefined) due = higherOf(due, amountOf(rational(rule.minimum)));
    if (rule.maximum !== undefined) due = lowerOf(due, amountOf(rational(rule.maximum)));
    return year(basis, due);
  }

  /**
   * What items in their order take off an amount, each no more than is left of it; formulas know the rest as `name`.
   */
  function takenOff(
    items: readonly Pick<IncomeRegime['credits'][number], 'id' | 'name' | 'basis' | 'formula'>[],
    name: string,
    from: Value,
  ): { readonly lines: readonly Line[]; readonly left: Value } {
    let left = from;
    const lines = items.map((item): Line => {
      values.set(name, left);
      const value = lowerOf(notNegative(compute(item.basis, item.formula)), left);
      values.set(item.id, value);
      left = difference(left, value);
      return { id: item.id, name: item.name, value };
    });
    return { lines, left };
  }

  const employees = contributions.filter(({ contribution }) => contribution.payer === 'employee');
  const total = (items: readonly ContributionInForce[], each: (item: ContributionInForce) => Value): Value =>
    items.map(each).reduce(sum, nothing);
  const deductiblePart = ({ contribution, rule }: ContributionInForce): Value => {
    if (!rule.deductible) return nothing;
    const paid = scope.variable(contribution.id);
    return rule.deductible_up_to === undefined ? paid : lowerOf(paid, compute(rule.basis, rule.deductible_up_to));
  };
  const definitions: Record<string, () => Value> = {
    contributions: () => total(employees, ({ contribution }) => scope.variable(contribution.id)),
    deductible_contributions: () => total(employees, deductiblePart),
  };

  const surcharges = regime.surcharges.filter((surcharge) => surcharge.months === undefined || period === 'annual');
  for (const surcharge of surcharges)
    definitions[surcharge.id] = () => notNegativeUnlessMixed(compute(surcharge.basis, surcharge.formula));

  let left = difference(gross, scope.variable('deductible_contributions'));
  for (const surcharge of surcharges) if (surcharge.deductible) left = difference(left, scope.variable(surcharge.id));
  left = notNegative(left);
  const reliefs = takenOff(regime.deductions, 'taxable_so_far', left);
  left = reliefs.left;
  values.delete('taxable_so_far');

  if (regime.exemption !== undefined) {
    const { basis, of, up_to, below } = regime.exemption;
    left = choose(evaluate(scope, basis, of)!, rational(up_to ?? below!), up_to === undefined, nothing, left);
  }
  if (regime.taxable_rounding !== undefined) {
    const { basis, to, direction } = regime.taxable_rounding;
    left = year(basis, rounded(scope, times(left, measure(basis)), to, direction));
  }
  values.set('taxable', left);
  const taxable = left;

  const base = times(taxable, measure(regime.bands.basis));
  const scaleTax = year(regime.bands.basis, applyScale(regime.bands, base));
  values.set('tax_before_credits', scaleTax);
  const credits = takenOff(regime.credits, 'tax', scaleTax);
  let tax = credits.left;
  values.set('tax', tax);
  const adjustments: Line[] = [];
  const adjust = (
    limit: IncomeRegime['tax_cap'],
    name: { readonly id: string; readonly name: string },
    hold: (tax: Value, limit: Value) => Value,
  ): void => {
    if (limit === undefined) return;
    const held = hold(tax, compute(limit.basis, limit.formula));
    adjustments.push({ ...name, value: difference(held, tax) });
    tax = held;
    values.set('tax', tax);
  };
  adjust(regime.tax_cap, limitNames.cap, lowerOf);
  adjust(regime.minimum_tax, limitNames.minimum, higherOf);

  const line = ({ contribution }: ContributionInForce): Line => ({
    id: contribution.id,
    name: contribution.name,
    kind: contribution.kind,
    value: scope.variable(contribution.id),
  });
  const levies = surcharges.map((surcharge): Line => ({
    id: surcharge.id,
    name: surcharge.name,
    value: scope.variable(surcharge.id),
  }));
  return {
    axes,
    contributions: profile.includePension ? employees.map(line) : [],
    employer: contributions.filter(({ contribution }) => contribution.payer === 'employer').map(line),
    reliefs: reliefs.lines,
    credits: credits.lines.filter(isDue),
    surcharges: levies,
    taxable,
    tax: levies.reduce((all, { value }) => sum(all, value), tax),
    adjustments,
    tables: taxedTables(regime.bands, base, measure(regime.bands.basis)),
    missingRates: [...missing],
  };
}

/** A credit that nobody with this profile gets is no line of the payslip. */
const isDue = ({ value }: Line): boolean => {
  const fixed = fixedOf(value);
  return fixed === undefined || fixed.n !== 0;
};

/**
 * What is charged is never negative; a sum over a rounded base and gross pay is left as it is, because such sums are
 * levies on pay that remains.
 */
function notNegativeUnlessMixed(value: Value): Value {
  return value.terms.filter((term) => term !== undefined && term.length > 0).length > 1 ? value : notNegative(value);
}

interface Table {
  readonly bands: readonly Band[];
  /** The base above which the table applies, and up to which. */
  readonly over: Rational;
  readonly upTo: Rational | undefined;
}

function tablesOf(scale: Scale): readonly Table[] {
  if (scale.brackets !== undefined) return [{ bands: scale.brackets, over: zero, upTo: undefined }];
  const tables = scale.tables ?? [];
  return tables.map((table, i) => ({
    bands: table.brackets,
    over: i === 0 ? zero : rational(tables[i - 1]!.up_to!),
    upTo: table.up_to === null ? undefined : rational(table.up_to),
  }));
}

/**
 * The tables of a scale a year, with the tax that falls into each band.
 *
 * @param base in the measure of the scale
 * @param measure by what a year is multiplied to get that measure
 */
export function taxedTables(scale: Scale, base: Value, measure: Rational): readonly BracketTable[] {
  const year = divide(one, measure);
  return tablesOf(scale).map(({ bands, over, upTo }) => ({
    upTo: upTo && multiply(upTo, year),
    bands: bands.map((band, i) => ({
      from: multiply(rational(band.from), year),
      to: band.to === null ? undefined : multiply(rational(band.to), year),
      rate: band.rate,
      tax: times(notNegative(apply(within(bandShare(scale.method, bands, i), over, over.n !== 0, upTo), base)), year),
    })),
  }));
}

/** The rate of the highest bracket of any table, in percent. */
export const topRate = (scale: Scale): number =>
  Math.max(...tablesOf(scale).map(({ bands }) => bands[bands.length - 1]!.rate));

/** Tax by the scale on a base, both in the measure of the scale. */
export function applyScale(scale: Scale, base: Value): Value {
  const tables = tablesOf(scale);
  const whole = tables.map(({ bands, over, upTo }) =>
    within(taxFunction(scale.method, bands), over, over.n !== 0, upTo),
  );
  return notNegative(whole.map((part) => apply(part, base)).reduce(sum));
}
