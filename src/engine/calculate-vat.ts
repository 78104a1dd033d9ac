import { done, fail, type Outcome } from '../contract/error';
import type { VatRequest, VatResult } from '../contract/vat';
import { message, type Message } from '../language/message';
import { countryTerm, exactNumber, lawNote, lawNotes, lawText, lawWord } from '../language/terms';
import type { Reference } from '../reference';
import { type Country, isNone } from '../reference/schema';
import { taxYearOf } from '../reference/tax-year';
import { type AnswerMeta, metaOf } from '../truth/evidence';
import { amountRefused } from './amount-refusal';
import type { Answer, Context } from './answer';
import { add, divide, floor, multiply, one, type Rational, rational, ratio, toNumber } from './exact/rational';
import { cellEvidence, hasOwnEvidence } from './law/cell-evidence';
import type { LawEvidence } from './law/evidence';
import { notEstablished, publishersOf } from './law/not-established';
import {
  categoryCharge,
  componentsSaid,
  type RatedVat,
  reducedRatesOf,
  standardCharge,
  type VatCharge,
  vatOn,
} from './law/vat';
import { minorUnits, toMajor, toMinor } from './money';

interface AppliedCharge extends VatCharge {
  readonly notices: readonly Message[];
}

const half: Rational = { n: 1, d: 2 };
const rounded = (value: Rational): number => Number(floor(add(value, half)));

/** A charge with its notices. */
function withNotices(charge: VatCharge): AppliedCharge {
  const { type, components, category: { note } = {} } = charge;
  const notices = [
    ...(components === undefined ? [] : [message('vat_rate_made_up', { components: componentsSaid(components) })]),
    ...lawNotes(note),
    ...(type === 'exempt' ? [message('vat_exempt')] : []),
  ];
  return { ...charge, notices };
}

/** Refuses the reduced rate where the law has none, with its source, or where that is not established. */
function noReducedRate(country: Country, { reduced, sources }: RatedVat) {
  if (!isNone(reduced))
    return notEstablished(
      country,
      message('reduced_rate_not_recorded', { country: countryTerm(country.code) }),
      sources,
    );
  const cited = publishersOf(country, reduced.sources ?? sources);
  const none = message('no_reduced_rate', { country: countryTerm(country.code), sources: cited.map(lawText) });
  return fail(
    'invalid_rate_type',
    reduced.note === undefined ? none : message('sentences', { first: none, second: lawNote(reduced.note) }),
  );
}

function reducedCharge(regime: RatedVat, country: Country): Outcome<AppliedCharge> {
  const [first, ...others] = reducedRatesOf(regime);
  if (first === undefined) return noReducedRate(country, regime);
  const rates = others.map(({ rate, applies_to: supplies }) =>
    message('reduced_rate', { rate: exactNumber(rate), supplies: lawWord(supplies) }),
  );
  return done({
    rate: rational(first.rate),
    type: 'reduced',
    notices: [
      message('reduced_rate_applies', { rate: exactNumber(first.rate), supplies: lawWord(first.applies_to) }),
      ...(rates.length > 0 ? [message('other_reduced_rates', { rates })] : []),
    ],
  });
}

/** The charge that applies. A category takes precedence over a rate type because it is more specific. */
function appliedCharge(
  country: Country,
  regime: RatedVat,
  { category, rate_type }: VatRequest,
): Outcome<AppliedCharge> {
  if (category !== undefined) {
    const charge = categoryCharge(regime, category);
    if (charge !== undefined) return done(withNotices(charge));
    const categories = ['standard', ...Object.keys(regime.categories)];
    return notEstablished(
      country,
      message('category_not_established', { country: countryTerm(country.code), category, categories }),
      regime.sources,
    );
  }
  if (rate_type === 'standard') return done(withNotices(standardCharge(regime)));
  return rate_type === 'zero' ? done({ rate: rational(0), type: 'zero', notices: [] }) : reducedCharge(regime, country);
}

/** Net amount and VAT in minor units, rounded half up. Their sum is exactly the gross amount. */
function netAndVat(
  amount: number,
  mode: VatRequest['mode'],
  rate: Rational,
): { readonly net: number; readonly vat: number } {
  const share = divide(rate, rational(100));
  const money = ratio(BigInt(amount), 1n);
  if (mode === 'add') return { net: amount, vat: rounded(multiply(money, share)) };
  const net = rounded(divide(money, add(one, share)));
  return { net, vat: amount - net };
}

/** The facts behind a charge: the treatment of a category and, where that is the standard one, the standard rate. */
function evidenceFor(country: Country, regime: RatedVat, { type, category }: VatCharge, today: string): LawEvidence[] {
  const asked = { year: taxYearOf(country.tax_year, today), date: today };
  const own = category !== undefined && hasOwnEvidence(category) ? [category] : [];
  const cells = own.length === 0 || type === 'standard' ? [{}, ...own] : own;
  return cells.map((cell) => cellEvidence(country, regime, cell, asked, lawText(regime.name)));
}

function metaFor(country: Country, regime: RatedVat, charge: AppliedCharge, today: string): AnswerMeta {
  const facts = evidenceFor(country, regime, charge, today);
  return metaOf(facts, [
    ...facts.flatMap(({ notices }) => notices),
    ...(regime.effective_from === null ? [message('vat_rate_undated')] : []),
    ...(regime.kind === 'vat'
      ? []
      : [message('vat_under_another_name', { country: countryTerm(country.code), tax: lawText(regime.name) })]),
    ...charge.notices,
  ]);
}

/**
 * VAT added to a net amount or extracted from a gross one.
 *
 * VAT = net × rate / 100; net = gross / (1 + rate / 100). Amounts are rounded half up to the minor unit, and net + VAT
 * = gross holds exactly.
 *
 * @returns `invalid_country` if the country levies no such tax; `invalid_rate_type` if it has no reduced rate;
 *   `not_established`
 */
export function calculateVat(
  reference: Reference,
  request: VatRequest,
  { today }: Context,
): Outcome<Answer<VatResult>> {
  const country = reference.countries.get(request.country);
  if (country === undefined)
    return fail('invalid_country', message('vat_not_recorded', { country: countryTerm(request.country) }));
  const law = vatOn(country, today);
  if (!law.ok) return law;
  const regime = law.value;
  const charge = appliedCharge(country, regime, request);
  if (!charge.ok) return charge;
  const { rate, type, components } = charge.value;
  const currency = country.local_currency ?? country.currency;
  const minor = minorUnits(currency);
  const amount = toMinor(request.amount, minor);
  if (amount === 0) return amountRefused(request.amount, currency);
  const { net, vat } = netAndVat(amount, request.mode, rate);
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
    meta: metaFor(country, regime, charge.value, today),
  });
}
