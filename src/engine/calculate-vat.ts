import { done, fail, type Outcome } from '../contract/error';
import { countryNames } from '../contract/countries';
import type { VatRequest, VatResult } from '../contract/vat';
import type { Reference, VatRegime } from '../reference';
import { taxYearOf } from '../reference/tax-year';
import type { Answer, Context } from './answer';
import { add, divide, floor, multiply, one, type Rational, rational, ratio, toNumber } from './exact/rational';
import { percent } from './law/bands';
import { entryOn } from './law/dated';
import { minorUnits, toMajor, toMinor } from './money';
import { metaOf } from '../truth/evidence';
import { lawEvidence } from './truth';

interface Applied {
  readonly rate: Rational;
  readonly type: VatResult['rate_type'];
  readonly components?: VatResult['components'];
  readonly notices: readonly string[];
}

const half: Rational = { n: 1, d: 2 };
const rounded = (value: Rational): number => Number(floor(add(value, half)));

/** The standard rate with the levies that are charged beside it, in percent. */
export function standard(regime: VatRegime, rate: number): Applied {
  const levies = regime.levies ?? [];
  if (levies.length === 0) return { rate: rational(rate), type: 'standard', notices: [] };
  const components = [
    { name: regime.name, rate },
    ...levies.map(({ name, percent: share, on }) => ({ name, rate: on === 'value' ? share : toNumber(multiply(rational(rate), percent(share))) })),
  ];
  const whole = components.reduce((sum, component) => add(sum, rational(component.rate)), rational(0));
  return { rate: whole, type: 'standard', components, notices: [`The rate is made up of ${components.map(({ name, rate: part }) => `${name} ${part} %`).join(', ')}.`] };
}

function reduced(regime: VatRegime, country: string): Outcome<Applied> {
  const [first, ...others] = regime.reduced;
  if (first === undefined) return fail('invalid_rate_type', `${country} has no reduced rate that is recorded: use "standard" or "zero", or send a category.`);
  const rest = others.map(({ rate, applies_to }) => `${rate} % (${applies_to})`);
  return done({
    rate: rational(first.rate),
    type: 'reduced',
    notices: [`The reduced rate of ${first.rate} % applies to: ${first.applies_to}.`, ...(rest.length > 0 ? [`Other reduced rates: ${rest.join('; ')}.`] : [])],
  });
}

/** The rate that applies: the category decides where it is sent, being the more specific. */
function applied(regime: VatRegime, request: VatRequest, standardRate: number): Outcome<Applied> {
  const country = countryNames[request.country];
  const { category } = request;
  if (category !== undefined && category !== 'standard') {
    const treatment = regime.categories[category];
    if (treatment === undefined) {
      const known = Object.keys(regime.categories);
      return fail('invalid_category', `How ${country} treats "${category}" could not be established. Recorded: ${['standard', ...known].join(', ')}.`);
    }
    const notices = treatment.note === undefined ? [] : [treatment.note];
    if (treatment.treatment === 'standard') {
      const found = standard(regime, standardRate);
      return done({ ...found, notices: [...found.notices, ...notices] });
    }
    if (treatment.treatment === 'reduced') return done({ rate: rational(treatment.rate!), type: 'reduced', notices });
    if (treatment.treatment === 'exempt') return done({ rate: rational(0), type: 'exempt', notices: [...notices, 'Exempt: no tax is charged and none is recovered on what was bought for it.'] });
    return done({ rate: rational(0), type: 'zero', notices });
  }
  if (category === 'standard' || request.rate_type === 'standard') return done(standard(regime, standardRate));
  return request.rate_type === 'zero' ? done({ rate: rational(0), type: 'zero', notices: [] }) : reduced(regime, country);
}

/**
 * VAT added to a net amount or extracted from a gross one.
 *
 * VAT = net × rate / 100; net = gross / (1 + rate / 100). Amounts are rounded half up to the minor unit, and net + VAT = gross holds exactly.
 *
 * @returns `invalid_country` where the country levies no such tax or its rate is not established, `invalid_rate_type`, `invalid_category`
 */
export function calculateVat(reference: Reference, request: VatRequest, { today }: Context): Outcome<Answer<VatResult>> {
  const country = reference.countries.get(request.country);
  const regime = country && entryOn(country, country.vat, today);
  if (country === undefined || regime === undefined) return fail('invalid_country', `No VAT rules of ${countryNames[request.country]} are recorded.`);
  if (regime.kind === 'none') return fail('invalid_country', `${country.name} levies no VAT or sales tax.`);
  if (regime.standard === undefined) return fail('invalid_country', `${country.name} levies a tax on sales (${regime.name}), and its present rate could not be established.`);
  const found = applied(regime, request, regime.standard);
  if (!found.ok) return found;
  const { rate, type, components, notices } = found.value;
  const currency = country.local_currency ?? country.currency;
  const minor = minorUnits(currency);
  const amount = toMinor(request.amount, minor);
  if (amount === 0) return fail('invalid_amount', `\`amount\` is less than the smallest unit of ${currency}.`);
  const share = divide(rate, rational(100));
  const money = ratio(BigInt(amount), 1n);
  const net = request.mode === 'add' ? amount : rounded(divide(money, add(one, share)));
  const vat = request.mode === 'add' ? rounded(multiply(money, share)) : amount - net;
  const evidence = lawEvidence(country, regime, { year: taxYearOf(country.tax_year, today), date: today }, regime.name, regime.sources);
  const undated = regime.effective_from === null ? ['When the rate last changed could not be established: `updated` is the day on which it was last confirmed.'] : [];
  const other = regime.kind === 'vat' ? [] : [`${country.name} levies ${regime.name} instead of VAT.`];
  return done({
    data: {
      country: country.code,
      country_name: country.name,
      currency,
      mode: request.mode,
      net_amount: toMajor(net, minor),
      vat_rate: toNumber(rate),
      vat_amount: toMajor(vat, minor),
      gross_amount: toMajor(net + vat, minor),
      rate_type: type,
      updated: regime.effective_from ?? regime.last_confirmed,
      ...(request.category === undefined ? undefined : { category: request.category }),
      ...(components === undefined ? undefined : { components: [...components] }),
    },
    meta: metaOf([evidence], [...evidence.notices, ...undated, ...other, ...notices]),
  });
}
