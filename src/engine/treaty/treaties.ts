import { done, fail, type Outcome } from '../../contract/error';
import type { Treaties, TreatiesQuery, TreatyRow } from '../../contract/treaty';
import type { PaymentType } from '../../contract/words/payment-types';
import { paymentTypes } from '../../contract/words/payment-types';
import { worldNameOf } from '../../contract/world';
import { message } from '../../language/message';
import type { Country, PayerTreaties, Reference, Treaty } from '../../reference';
import { taxYearOf } from '../../reference/tax-year';
import { type Evidence, metaOfRows, truthOf } from '../../truth/evidence';
import type { Answer, Context } from '../answer';
import { treatyEvidence } from './treaty-evidence';
import { treatyFields } from './treaty-fields';
import { type TreatyAnswer, treatyRate } from './treaty-rate';

/** The types of payment that every treaty is asked about. */
const usual = ['dividends', 'interest', 'royalties'] as const satisfies readonly PaymentType[];

interface Row {
  readonly row: TreatyRow;
  readonly evidence: Evidence;
}

interface Payer {
  readonly country: Country;
  readonly list: PayerTreaties;
}

function rowOf(
  { country, list }: Payer,
  partner: string,
  payment_type: PaymentType,
  answer: TreatyAnswer,
  today: string,
): Row {
  const asked = { year: taxYearOf(country.tax_year, today), date: today };
  const evidence = treatyEvidence(country, list, asked, answer.treaty);
  return {
    row: {
      country: country.code,
      country_name: country.name,
      payment_type,
      ...treatyFields(partner, answer),
      ...truthOf(evidence),
      sources: [...evidence.sources],
    },
    evidence,
  };
}

/** The rows of a treaty: one for each type of payment that it states, or the asked one. */
function rowsOf(payer: Payer, treaty: Treaty, asked: PaymentType | undefined, today: string): Row[] {
  const stated = paymentTypes.filter((type) => treaty.rates[type] !== undefined);
  const wanted = asked !== undefined ? [asked] : stated.length > 0 ? stated : usual;
  const alone = { ...payer.list, treaties: [treaty] };
  return wanted.map((payment) =>
    rowOf(payer, treaty.partner, payment, treatyRate(alone, { partner: treaty.partner, payment, date: today }), today),
  );
}

/** The rows of a payer country, or of its relation to one partner, which always has one. */
function rowsOfPayer(payer: Payer, query: TreatiesQuery, today: string): Row[] {
  const { recipient_country: partner, payment_type, country } = query;
  const treaties = payer.list.treaties.filter((treaty) => partner === undefined || treaty.partner === partner);
  if (treaties.length > 0 || partner === undefined || country === undefined)
    return treaties.flatMap((treaty) => rowsOf(payer, treaty, payment_type, today));
  const wanted = payment_type === undefined ? usual : [payment_type];
  return wanted.map((payment) =>
    rowOf(payer, partner, payment, treatyRate(payer.list, { partner, payment, date: today }), today),
  );
}

const listOf = ({ country, list }: Payer): Treaties['lists'][number] => ({
  country: country.code,
  country_name: country.name,
  complete: list.complete,
  complete_basis: list.complete_basis,
  notes: [...list.notes],
  doubts: [...list.doubts],
});

/**
 * Tax treaties of one payer country or all: a row for each partner and type of payment, with its sources.
 *
 * @returns `not_established` where no treaties are recorded for the countries asked about
 */
export function treaties(reference: Reference, query: TreatiesQuery, { today }: Context): Outcome<Answer<Treaties>> {
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
        ? message('treaties_not_recorded', { country: worldNameOf(query.country) })
        : message('treaties_with_partner_not_recorded', { partner: worldNameOf(query.recipient_country ?? '') }),
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
  });
}
