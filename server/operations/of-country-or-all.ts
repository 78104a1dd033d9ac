import { done, type Outcome } from '../../src/contract/error';
import type { Answer } from '../../src/engine';
import type { Message } from '../../src/language/message';
import { countryTerm, lawNote } from '../../src/language/terms';
import { unsaid } from '../../src/language/unsaid';
import type { DayAsked, Market } from '../../src/market';
import { aboutOneDay } from './market-question';
import { onceAMinute } from './once-a-minute';
import type { Answered, Asking, Parts } from './operation';

interface OfCountry {
  readonly country: string;
  /** Of figures of a central bank: where each comes from. */
  readonly figures?: Readonly<Record<string, { readonly scope?: string | undefined } | undefined>> | undefined;
}

/** Figures whose scope, which is recorded in English, is said in the language of the reader. */
const scopesSaid = (figures: NonNullable<OfCountry['figures']>) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      figure?.scope === undefined ? figure : { ...figure, scope: lawNote(figure.scope) },
    ]),
  );

/** An answer whose names and scopes are said in the language of the reader. */
function withNames<Data extends OfCountry | { readonly countries: readonly OfCountry[] }>(
  found: Outcome<Answer<Data>>,
): Answered<Data> {
  if (!found.ok) return found;
  const { data } = found.value;
  const named = <Row extends OfCountry>(row: Row) => ({
    ...row,
    country_name: countryTerm(row.country),
    ...(row.figures === undefined ? {} : { figures: scopesSaid(row.figures) }),
  });
  const said = 'countries' in data ? { ...data, countries: data.countries.map(named) } : named(data);
  return done({ ...found.value, data: unsaid(said), unsaid: true }) as Answered<Data>;
}

/**
 * Answers a question about one day, for one country or for all of them. Fewer of the long answers for all are remembered.
 *
 * @param feature the feature that needs the Pro plan
 */
export function ofCountryOrAll<
  Query extends DayAsked & { readonly country?: string | undefined },
  Data extends OfCountry | { readonly countries: readonly OfCountry[] },
>(
  parts: Parts,
  feature: Message,
  answer: (market: Market, query: Query, now: number) => Outcome<Answer<Data>>,
): (query: Query, asking: Asking) => Answered<Data> {
  const ofDay = aboutOneDay(parts, feature);
  const [ofCountry, ofAll] = [onceAMinute(1_000), onceAMinute(100)];
  return (query, asking) =>
    ofDay(asking, query, (market, now) =>
      (query.country === undefined ? ofAll : ofCountry)(market, now, query, () =>
        withNames(answer(market, query, now)),
      ),
    );
}
