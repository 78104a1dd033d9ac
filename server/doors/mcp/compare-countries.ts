import type { CountryList, ForexResult, TaxResult } from '../../../src/contract';
import { done, type Failure } from '../../../src/contract/error';
import { message } from '../../../src/language/message';
import type { Reader } from '../../errors/reader';
import type { Answered } from '../../operations/operation';
import { gatherMetas } from '../gathered-metas';
import type { CompareRequest } from './compare-request';

/** Asks an operation in the name of the caller. */
type Ask = (id: 'calculatePaye' | 'getCountries' | 'getExchangeRate', input: object) => Promise<Answered>;

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * One salary in several countries: each in its own currency and in the currency of the question, at the mid-market
 * rate. A country that cannot be answered has the sentence why.
 *
 * @returns the failure of the first country if none can be answered
 */
export async function compareCountries(
  { countries, amount, currency: asked, ...how }: CompareRequest,
  ask: Ask,
  { say }: Pick<Reader, 'say'>,
): Promise<Answered> {
  const listed = await ask('getCountries', {});
  if (!listed.ok) return listed;
  const { countries: known } = listed.value.data as CountryList;
  const metas = gatherMetas([message('compared_at_mid_market')]);
  const rows: object[] = [];
  const failures: Failure[] = [];

  for (const country of new Set(countries)) {
    const { currency } = known.find(({ code }) => code === country)!;
    const priced = currency === asked ? undefined : await ask('getExchangeRate', { from: asked, to: currency });
    const refused = (failure: Failure): void => {
      failures.push(failure);
      rows.push({ country, currency, error: say(failure.message) });
    };
    if (priced?.ok === false) {
      refused(priced.failure);
      continue;
    }
    const rate = priced === undefined ? 1 : (priced.value.data as ForexResult).rate;
    const found = await ask('calculatePaye', { ...how, country, amount: cents(amount * rate) });
    if (!found.ok) {
      refused(found.failure);
      continue;
    }
    if (priced !== undefined) metas.add(priced.value.meta);
    metas.add(found.value.meta);
    const { gross_amount, tax_amount, net_amount, employer_cost, effective_rate } = found.value.data as TaxResult;
    const converted = (own: number | undefined) => (own === undefined ? undefined : cents(own / rate));
    rows.push({
      country,
      currency,
      rate,
      gross_amount,
      tax_amount,
      net_amount,
      employer_cost,
      effective_rate,
      converted: {
        currency: asked,
        gross_amount: converted(gross_amount),
        tax_amount: converted(tax_amount),
        net_amount: converted(net_amount),
        employer_cost: converted(employer_cost),
      },
    });
  }
  if (failures.length === rows.length) return { ok: false, failure: failures[0]! };
  return done({ data: { countries: rows, count: rows.length }, meta: metas.together() });
}
