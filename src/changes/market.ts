import { type CountryCode, countryCodes } from '../contract/country-code';
import type { ChangeSide } from '../contract/changes';
import { type ChangeKind, changeKinds, changeKindWords } from '../contract/words/changes';
import type { BankSeriesId } from '../contract/words/central-banks';
import { type FuelType, fuelTypes, fuelWords } from '../contract/words/fuels';
import { message, type Sentence } from '../language/message';
import { countryTerm, joined, lawText } from '../language/terms';
import type { Unsaid } from '../language/unsaid';
import { commonBankOf } from '../market/bank';
import { lastDayEver } from '../market/history';
import type { Market } from '../market/market';
import type { Observation } from '../market/observation';
import { parityOn } from '../market/parity';
import { newestPoint } from '../market/points';
import { type SeriesId, seriesOf } from '../market/series';
import { entityName, isKept } from '../market/status';
import { oncePer } from '../once';
import { type Entry, midnight } from './entry';
import { meetingSteps, type Step, stepsOf } from './steps';

/** A series of one entity, and the countries that its changes concern. */
interface Followed {
  readonly kind: ChangeKind;
  readonly series: SeriesId;
  readonly entity: string;
  readonly countries: readonly string[];
}

/** The currencies of the countries, and those that one of them has a parity to. */
function currenciesFollowed(
  market: Market,
): readonly { readonly code: string; readonly countries: readonly string[] }[] {
  const all = [...market.currencies.values()];
  const anchors = new Set(all.flatMap(({ parities = [] }) => parities.map(({ anchor }) => anchor)));
  return all
    .filter(({ code, kind }) => code !== 'USD' && (kind === 'african' || (kind === 'major' && anchors.has(code))))
    .map(({ code, countries = [] }) => ({ code, countries }));
}

/** Every series whose changes are listed. */
const followed = oncePer((market: Market): readonly Followed[] => {
  const banks = [
    ...Object.keys(market.banks.unions).map((entity) => ({
      entity,
      countries: countryCodes.filter((code) => commonBankOf(market, code) === entity) as readonly string[],
    })),
    ...countryCodes.map((code) => ({ entity: code as string, countries: [code] as readonly string[] })),
  ];
  return changeKinds.flatMap((kind) =>
    changeKindWords[kind].series.flatMap((series): Followed[] =>
      series === 'fx'
        ? currenciesFollowed(market).map(({ code, countries }) => ({ kind, series, entity: code, countries }))
        : banks.map((bank) => ({ kind, series, ...bank })),
    ),
  );
});

const fuelOf = (series: SeriesId): FuelType | undefined => fuelTypes.find((one) => series === `fuel_${one}`);

const unitOf = (market: Market, series: SeriesId, entity: string): Sentence => {
  if (series === 'fx') return message('unit_of_rate', { currency: entity });
  const fuel = fuelOf(series);
  if (fuel === undefined) return seriesOf(series).unit;
  const currency = market.fuel[entity]?.currency ?? message('unit_local_currency');
  return message(`unit_of_fuel_${fuelWords[fuel].unit}`, { currency });
};

/** A value with its unit, to seven digits. */
function valueInUnit(value: number, unit: Sentence): Sentence {
  const written = message('number_of_seven_digits', { value });
  return unit === 'percent'
    ? message('value_in_percent', { value: written })
    : message('joined_by_space', { first: written, then: unit });
}

/** What a series is called in a sentence. */
function seriesTerm(series: Exclude<SeriesId, 'fx'>): Sentence {
  const fuel = fuelOf(series);
  return fuel === undefined ? message(`series_${series as BankSeriesId}`) : message(`fuel_series_${fuel}`);
}

/** The country or the common central bank of a series. */
const entityTerm = (market: Market, entity: string): Sentence => {
  const country = countryTerm(entity);
  return country === entity ? lawText(entityName(market, entity) ?? entity) : country;
};

const subjectOf = (series: SeriesId, entity: string): string =>
  series === 'fx' ? `USD/${entity}` : series === 'mpc_meeting' ? 'meeting' : series.replace(/^fuel_/, '');

/** A moment as part of an id, without what an address would have to escape. */
const compact = (moment: string): string => moment.replace(/[-:.]/g, '');

/** The id of a change of a series: what it is of, and when it was recorded. */
export const marketChangeId = (series: string, entity: string, at: string, day?: string): string =>
  [series, entity, ...(day === undefined ? [] : [compact(day)]), compact(at)].join('.');

function entryOf(market: Market, { kind, series, entity, countries }: Followed, step: Step): Entry {
  const isMeeting = series === 'mpc_meeting';
  const unit = isMeeting ? null : unitOf(market, series, entity);
  const side = (one: Observation | undefined): Unsaid<ChangeSide> | null =>
    one === undefined ? null : { value: isMeeting ? one.date : one.value, unit, date: one.date, label: null };
  const newer = (step.after ?? step.before)!;
  const what =
    series === 'fx' ? `USD/${entity}` : joined('joined_by_comma', [entityTerm(market, entity), seriesTerm(series)]);
  const written = ({ value }: Observation): Sentence => valueInUnit(value, unit ?? '');
  return {
    id: marketChangeId(series, entity, step.at, isMeeting ? newer.date : undefined),
    kind,
    countries,
    at: step.at,
    subject: subjectOf(series, entity),
    effective: newer.date,
    title: () =>
      isMeeting
        ? message(step.after === undefined ? 'change_meeting_off' : 'change_meeting', {
            what: entityTerm(market, entity),
            day: newer.date,
          })
        : step.before === undefined
          ? message('change_first_value', { what, after: written(newer), day: newer.date })
          : message('change_value', { what, after: written(newer), before: written(step.before), day: newer.date }),
    before: side(step.before),
    after: side(step.after),
    differences: () => [],
    source: { name: newer.source.title, url: newer.source.url },
    isStale(moment) {
      const point = newestPoint(market, series, entity);
      return point !== undefined && !isMeeting && !isKept(market, series, entity, point, moment);
    },
  };
}

/** Rates are listed once a day and without those of days with a parity, which is law. */
const counts =
  (market: Market, series: SeriesId, entity: string) =>
  ({ date }: Observation): boolean =>
    series !== 'fx' || parityOn(market.currencies.get(entity), date) === undefined;

/** Steps that were worked out for a market, by series and entity, and how far back they reach. */
const workedOut = oncePer(
  (_: Market) => new Map<string, { readonly since: string; readonly steps: readonly Step[] }>(),
);

/** The steps of a series since a moment. Older observations are read only as far as that moment needs them. */
function stepsSince(market: Market, one: Followed, since: string): readonly Step[] {
  const found = workedOut(market);
  const name = `${one.series} ${one.entity}`;
  let known = found.get(name);
  if (known === undefined || known.since > since) {
    const steps = deriveSteps(market, one, since);
    if (steps === undefined) return [];
    found.set(name, (known = { since, steps }));
  }
  return known.steps.filter(({ at }) => at >= since);
}

function deriveSteps(market: Market, { series, entity }: Followed, since: string): readonly Step[] | undefined {
  const isCounted = counts(market, series, entity);
  // The bundled rates are a base to compare with: they are themselves no news.
  const bundled = market.bundledOf(series, entity).filter(isCounted);
  const recorded: Observation[] = [];
  for (let day: string = lastDayEver; ;) {
    const span = market.recordedAt(series, entity, day);
    if (span === undefined) return undefined;
    recorded.unshift(...span.items.filter(isCounted));
    const isWhole = span.after === '';
    const base =
      series === 'fx'
        ? bundled.filter(({ date }) => date > span.after).slice(-1)
        : bundled.filter(({ date }) => date > span.after);
    const all = [...base, ...recorded];
    if (all.length === 0) return [];
    const steps = series === 'mpc_meeting' ? meetingSteps(all) : stepsOf(series, all, isWhole);
    const reached = isWhole || (recorded.length > 0 && midnight(span.after) < since && (steps[0]?.at ?? since) < since);
    if (reached)
      return steps.filter(
        ({ at, before, after }) =>
          at >= since && (series !== 'fx' || (before !== undefined && before.date !== after!.date)),
      );
    day = span.after;
  }
}

/**
 * The changes of rates, prices and bank figures that were recorded since a moment, in no order. They follow from what
 * was recorded and withdrawn when, so every server on a store derives the same.
 *
 * @param wanted the kinds and countries; undefined for all
 */
export const marketEntries = (
  market: Market,
  wanted: {
    readonly kinds?: readonly ChangeKind[] | undefined;
    readonly countries?: readonly CountryCode[] | undefined;
  },
  since: string,
): readonly Entry[] =>
  followed(market)
    .filter(
      ({ kind, countries }) =>
        (wanted.kinds?.includes(kind) ?? true) &&
        (wanted.countries?.some((country) => countries.includes(country)) ?? true),
    )
    .flatMap((one) => stepsSince(market, one, since).map((step) => entryOf(market, one, step)));
