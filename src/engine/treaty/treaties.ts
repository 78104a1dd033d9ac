import { done, fail, type Outcome } from '../../contract/error';
import type { Treaties, TreatiesQuery, TreatyRow } from '../../contract/treaty';
import { type PaymentType, paymentTypes } from '../../contract/words/payment-types';
import { message } from '../../language/message';
import type { Unsaid } from '../../language/unsaid';
import { countryTerm, lawNote, lawNotes } from '../../language/terms';
import type { Country, PayerTreaties, Reference, Treaty } from '../../reference';
import { taxYearOf } from '../../reference/tax-year';
import { type Evidence, metaOfRows, truthOf } from '../../truth/evidence';
import type { Context, UnsaidAnswer } from '../answer';
import { treatyEvidence } from './treaty-evidence';
import { treatyFields, treatyInWords } from './treaty-fields';
import { treatyRate } from './treaty-rate';

/** The types of payment that every treaty is asked about. */
const usual = ['dividends', 'interest', 'royalties'] as const satisfies readonly PaymentType[];

interface Row {
  readonly row: Unsaid<TreatyRow>;
  readonly evidence: Evidence;
}

interface Payer {
  readonly country: Country;
  readonly list: PayerTreaties;
}

/** Rows of a payer country and a partner, one for each type of payment. */
function rowsOf(
  { country, list }: Payer,
  partner: string,
  treaty: Treaty | undefined,
  payments: readonly PaymentType[],
  today: string,
): Row[] {
  const asked = { year: taxYearOf(country.tax_year, today), date: today };
  const evidence = treatyEvidence(country, list, asked, treaty);
  const counted = treaty === undefined ? list : { ...list, treaties: [treaty] };
  return payments.map((payment) => ({
    row: {
      country: country.code,
      country_name: countryTerm(country.code),
      payment_type: payment,
      ...treatyInWords(treatyFields(partner, treatyRate(counted, { partner, payment, date: today }))),
      ...truthOf(evidence),
      sources: [...evidence.sources],
    },
    evidence,
  }));
}

/** The types of payment that a treaty states, or the one asked about. */
function paymentsOf({ rates }: Pick<Treaty, 'rates'>, asked: PaymentType | undefined): readonly PaymentType[] {
  if (asked !== undefined) return [asked];
  const stated = paymentTypes.filter((type) => rates[type] !== undefined);
  return stated.length > 0 ? stated : usual;
}

/** The rows of a payer country, or of its relation to one partner, which always has one. */
function rowsOfPayer(payer: Payer, query: TreatiesQuery, today: string): Row[] {
  const { recipient_country: partner, payment_type, country } = query;
  const treaties = payer.list.treaties.filter((treaty) => partner === undefined || treaty.partner === partner);
  if (treaties.length === 0 && partner !== undefined && country !== undefined)
    return rowsOf(payer, partner, undefined, paymentsOf({ rates: {} }, payment_type), today);
  return treaties.flatMap((treaty) => rowsOf(payer, treaty.partner, treaty, paymentsOf(treaty, payment_type), today));
}

const listOf = ({ country, list }: Payer): Unsaid<Treaties['lists'][number]> => ({
  country: country.code,
  country_name: countryTerm(country.code),
  complete: list.complete,
  complete_basis: lawNote(list.complete_basis),
  notes: lawNotes(...list.notes),
  doubts: lawNotes(...list.doubts),
});

/**
 * Tax treaties of one payer country or all: a row for each partner and type of payment, with its sources.
 *
 * @returns `not_established` where no treaties are recorded for the countries asked about
 */
export function treaties(
  reference: Reference,
  query: TreatiesQuery,
  { today }: Context,
): Outcome<UnsaidAnswer<Treaties>> {
  const asked = [...reference.countries.values()].filter(
    ({ code }) => query.country === undefined || code === query.country,
  );
  const payers = asked.flatMap((country) => {
    const list = reference.treaties(country.code);
    return list === undefined ? [] : [{ country, list }];
  });
  const rows = payers.flatMap((payer) => rowsOfPayer(payer, query, today));
  if (rows.length === 0)
    return fail(
      'not_established',
      query.country !== undefined
        ? message('treaties_not_recorded', { country: countryTerm(query.country) })
        : message('treaties_with_partner_not_recorded', { partner: countryTerm(query.recipient_country ?? '') }),
    );
  const shown = new Set(rows.map(({ row }) => row.country));
  return done({
    data: {
      treaties: rows.map(({ row }) => row),
      count: rows.length,
      lists: payers.filter(({ country }) => shown.has(country.code)).map(listOf),
    },
    meta: metaOfRows(
      rows.map(({ evidence }) => evidence),
      [message('treaty_rates_are_maxima')],
    ),
    unsaid: true,
  });
}
