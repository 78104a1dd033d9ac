import { done, fail, type Outcome } from '../../contract/error';
import type { VatResult } from '../../contract/vat';
import { type Country, isNone, type OwnEvidence, type VatRegime } from '../../reference/schema';
import { vatCategories } from '../../contract/words/vat';
import { defined } from '../../defined';
import { message, type Sentence } from '../../language/message';
import { countryTerm, joined, lawText, ratePercent } from '../../language/terms';
import { add, multiply, type Rational, rational, toNumber } from '../exact/rational';
import { percent } from './bands';
import { entryOn } from './dated';
import { notEstablished } from './not-established';

/** What is charged on a supply, in percent of its net amount. */
export interface VatCharge {
  readonly rate: Rational;
  readonly type: VatResult['rate_type'];
  /** The parts of the rate if levies are charged with the tax; the tax itself comes first. */
  readonly components?: readonly { readonly name: string; readonly rate: number }[] | undefined;
  /** What the law says about this category, with its own evidence. */
  readonly category?: OwnEvidence | undefined;
}

/** VAT law whose standard rate is known. */
export type RatedVat = VatRegime & { readonly standard: number };

/** The VAT law that applies to supplies on a day, or why none does. */
export function vatOn(country: Country, date: string): Outcome<RatedVat> {
  const regime = entryOn(country, country.vat, date);
  if (regime === undefined)
    return fail('invalid_country', message('vat_not_recorded', { country: countryTerm(country.code) }));
  if (regime.kind === 'none')
    return fail('invalid_country', message('vat_not_levied', { country: countryTerm(country.code) }));
  if (!isRated(regime))
    return notEstablished(
      country,
      message('vat_rate_not_established', { country: countryTerm(country.code), tax: lawText(regime.name) }),
      regime.sources,
    );
  return done(regime);
}

/** The reduced rates of a regime; none where the law has none, or where they are not established. */
export const reducedRatesOf = ({ reduced }: VatRegime) => (reduced === undefined || isNone(reduced) ? [] : reduced);

const isRated = (regime: VatRegime): regime is RatedVat => regime.standard !== undefined;

/** The standard rate with the levies charged on the same supply. Every place that states a VAT rate uses this one. */
export function standardCharge({ name, standard, levies = [] }: RatedVat): VatCharge {
  if (levies.length === 0) return { rate: rational(standard), type: 'standard' };
  const components = [
    { name, rate: standard },
    ...levies.map((levy) => ({
      name: levy.name,
      rate: levy.on === 'value' ? levy.percent : toNumber(multiply(rational(standard), percent(levy.percent))),
    })),
  ];
  return {
    rate: components.reduce((sum, { rate }) => add(sum, rational(rate)), rational(0)),
    type: 'standard',
    components,
  };
}

type VatCategory = (typeof vatCategories)[number];
type Treatment = NonNullable<VatRegime['categories']['export']>;

const standardTreatment: Treatment = { treatment: 'standard' };

/**
 * The charge on a category of supplies. Undefined if its treatment is not recorded, or is a standard rate that is not
 * established.
 */
export function categoryCharge(regime: VatRegime, category: VatCategory): VatCharge | undefined {
  const found = category === 'standard' ? standardTreatment : regime.categories[category];
  if (found === undefined) return undefined;
  const { treatment, rate = 0, ...own }: Treatment = found;
  if (treatment !== 'standard') return { rate: rational(rate), type: treatment, category: own };
  return isRated(regime) ? { ...standardCharge(regime), category: own } : undefined;
}

/** The standard rate in percent, with its components. Null if it is not established, or nothing is levied. */
export function standardRateOf(regime: VatRegime): {
  readonly standard_rate: number | null;
  readonly components?: { name: string; rate: number }[];
} {
  if (!isRated(regime)) return { standard_rate: null };
  const { rate, components } = standardCharge(regime);
  return { standard_rate: toNumber(rate), ...defined({ components: components && [...components] }) };
}

/** How each recorded category is treated, in the order of the category list. */
export const treatmentsOf = (
  regime: VatRegime,
): {
  readonly category: VatCategory;
  readonly treatment: VatCharge['type'];
  readonly rate: number;
  readonly note?: string | undefined;
}[] =>
  vatCategories.flatMap((category) => {
    const charge = categoryCharge(regime, category);
    return charge === undefined
      ? []
      : [{ category, treatment: charge.type, rate: toNumber(charge.rate), note: charge.category?.note }];
  });

/** The components of a rate as a field: `VAT 15 %, National Health Insurance Levy 2.5 %`. */
export const componentsInWords = (components: NonNullable<VatCharge['components']>): string =>
  components.map(({ name, rate }) => `${name} ${rate} %`).join(', ');

/** The same for a reader, with the numbers of a language. */
export const componentsSaid = (components: NonNullable<VatCharge['components']>): Sentence =>
  joined(
    'joined_by_comma',
    components.map(({ name, rate }) => message('detail_with_value', { what: lawText(name), value: ratePercent(rate) })),
  );
