import { done, fail, type Outcome } from '../contract/error';
import { countryNames } from '../contract/countries';
import type { VatRequest, VatResult } from '../contract/vat';
import type { Reference } from '../reference';
import { taxYearOf } from '../reference/tax-year';
import type { Answer, Context } from './answer';
import { add, divide, floor, multiply, one, type Rational, rational, ratio, toNumber } from './exact/rational';
import { categoryCharge, componentsInWords, type RatedVat, standardCharge, type VatCharge, vatOn } from './law/vat';
import { minorUnits, toMajor, toMinor } from './money';
import { metaOf } from '../truth/evidence';
import { lawEvidence } from './law/evidence';

interface Applied extends VatCharge {
  readonly notices: readonly string[];
}

const half: Rational = { n: 1, d: 2 };
const rounded = (value: Rational): number => Number(floor(add(value, half)));

/** A charge with what is to be said of it. */
function told(charge: VatCharge): Applied {
  const { type, components, note } = charge;
  const notices = [
    ...(components === undefined ? [] : [`The rate is made up of ${componentsInWords(components)}.`]),
    ...(note === undefined ? [] : [note]),
    ...(type === 'exempt' ? ['Exempt: no tax is charged and none is recovered on what was bought for it.'] : []),
  ];
  return { ...charge, notices };
}

function reduced(regime: RatedVat, country: string): Outcome<Applied> {
  const [first, ...others] = regime.reduced;
  if (first === undefined)
    return fail(
      'invalid_rate_type',
      `${country} has no reduced rate that is recorded: use "standard" or "zero", or send a category.`,
    );
  const rest = others.map(({ rate, applies_to }) => `${rate} % (${applies_to})`);
  return done({
    rate: rational(first.rate),
    type: 'reduced',
    notices: [
      `The reduced rate of ${first.rate} % applies to: ${first.applies_to}.`,
      ...(rest.length > 0 ? [`Other reduced rates: ${rest.join('; ')}.`] : []),
    ],
  });
}

/** The rate that applies: the category decides where it is sent, being the more specific. */
function applied(regime: RatedVat, request: VatRequest): Outcome<Applied> {
  const country = countryNames[request.country];
  const { category } = request;
  if (category !== undefined) {
    const charge = categoryCharge(regime, category);
    if (charge !== undefined) return done(told(charge));
    return fail(
      'invalid_category',
      `How ${country} treats "${category}" could not be established. Recorded: ${['standard', ...Object.keys(regime.categories)].join(', ')}.`,
    );
  }
  if (request.rate_type === 'standard') return done(told(standardCharge(regime)));
  return request.rate_type === 'zero'
    ? done({ rate: rational(0), type: 'zero', notices: [] })
    : reduced(regime, country);
}

/**
 * VAT added to a net amount or extracted from a gross one.
 *
 * VAT = net × rate / 100; net = gross / (1 + rate / 100). Amounts are rounded half up to the minor unit, and net + VAT
 * = gross holds exactly.
 *
 * @returns `invalid_country` where the country levies no such tax or its rate is not established, `invalid_rate_type`,
 *   `invalid_category`
 */
export function calculateVat(
  reference: Reference,
  request: VatRequest,
  { today }: Context,
): Outcome<Answer<VatResult>> {
  const country = reference.countries.get(request.country);
  if (country === undefined)
    return fail('invalid_country', `No VAT rules of ${countryNames[request.country]} are recorded.`);
  const law = vatOn(country, today);
  if (!law.ok) return law;
  const regime = law.value;
  const found = applied(regime, request);
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
  const evidence = lawEvidence(
    country,
    regime,
    { year: taxYearOf(country.tax_year, today), date: today },
    regime.name,
    regime.sources,
  );
  const undated =
    regime.effective_from === null
      ? ['When the rate last changed could not be established: `updated` is the day on which it was last confirmed.']
      : [];
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
