import {
  commonBankOf,
  type Details,
  localCurrency,
  type Market,
  type ObservationSource,
  type SeriesId,
} from '../../src/market';
import { countryNames } from '../../src/contract/countries';
import { type FuelType, fuelTypes } from '../../src/contract/fuel';
import { nearest } from '../../src/contract/nearest';
import { parityOn } from '../../src/market/parity';
import { endOfPeriod } from '../../src/market/publishing';
import { growthPeriod, statisticPeriod } from '../../src/reference/market/schema';
import { type Cells, cellsOf } from './cells';
import type { ImportKind } from './columns';
import { type Problem, wrong } from './problem';
import type { TableRow } from './table';

/** A complete figure from a row. */
export interface ImportedFigure {
  readonly series: SeriesId;
  readonly entity: string;
  readonly date: string;
  readonly value: number;
  readonly details: Details;
  readonly source: ObservationSource;
  readonly authority: 'official' | 'compiled';
}

/** The result of reading a row: its figure, or its problems. */
export interface Candidate {
  readonly row: number;
  /** The subject of the row in words, such as `KE petrol`. */
  readonly what: string;
  readonly figure: ImportedFigure | undefined;
  readonly problems: readonly Problem[];
}

/** The figure without its source. Its problems are collected in the cells. */
type Subject = Pick<ImportedFigure, 'series' | 'entity' | 'date' | 'value' | 'details'>;

const guess = (text: string, known: Iterable<string>): string => {
  const meant = nearest(text, known);
  return meant === undefined ? '' : `: did you mean ${meant}?`;
};

function countryIn(cells: Cells): string | undefined {
  const written = cells.needed('country')?.toUpperCase();
  if (written === undefined || Object.hasOwn(countryNames, written)) return written;
  cells.problems.push(
    wrong('unknown', `"${written}" is not one of the 54 countries${guess(written, Object.keys(countryNames))}`),
  );
  return undefined;
}

const noDetails: Details = {};

function fuelSubject(cells: Cells, market: Market): Subject | undefined {
  const country = countryIn(cells);
  const written = cells.needed('fuel')?.toLowerCase();
  const fuel = fuelTypes.find((type) => type === written);
  if (written !== undefined && fuel === undefined)
    cells.problems.push(wrong('unknown', `"${written}" is not a supported fuel: ${fuelTypes.join(', ')}`));
  const currency = cells.needed('currency')?.toUpperCase();
  const own = country === undefined ? undefined : localCurrency(market, country);
  if (currency !== undefined && !market.currencies.has(currency))
    cells.problems.push(
      wrong('unknown', `"${currency}" is not a supported currency${guess(currency, market.currencies.keys())}`),
    );
  else if (currency !== undefined && own !== undefined && currency !== own)
    cells.problems.push(
      wrong(
        'currency',
        `prices in ${country} are recorded in ${own}, but this one is in ${currency}: enter the local price`,
      ),
    );
  const [value, date] = [cells.number('price'), cells.day('date')];
  if (value !== undefined && value <= 0) cells.problems.push(wrong('unreadable', 'a price must be more than 0'));
  return country === undefined || fuel === undefined || value === undefined || date === undefined
    ? undefined
    : {
        series: `fuel_${fuel}` as const satisfies `fuel_${FuelType}`,
        entity: country,
        date,
        value,
        details: noDetails,
      };
}

function fxSubject(cells: Cells, market: Market): Subject | undefined {
  const written = cells.needed('currency')?.toUpperCase();
  const currency = written === undefined ? undefined : market.currencies.get(written);
  if (written !== undefined && currency === undefined) {
    const retired = market.retired.get(written);
    cells.problems.push(
      wrong(
        'unknown',
        retired === undefined
          ? `"${written}" is not a supported currency${guess(written, market.currencies.keys())}`
          : `${written} was replaced by ${retired.successor}: enter that currency`,
      ),
    );
  }
  if (currency?.code === 'USD')
    cells.problems.push(wrong('unknown', 'rates are quoted in US dollars, so the dollar has none'));
  const [value, date] = [cells.number('per_usd'), cells.day('date')];
  if (value !== undefined && value <= 0) cells.problems.push(wrong('unreadable', 'a rate must be more than 0'));
  const parity = date === undefined ? undefined : parityOn(currency, date);
  if (parity !== undefined)
    cells.problems.push(
      wrong(
        'pegged',
        `${written} is pegged to ${parity.anchor} at ${parity.units}, and a quotation does not change a legal parity`,
      ),
    );
  return currency === undefined || value === undefined || date === undefined
    ? undefined
    : { series: 'fx', entity: currency.code, date, value, details: noDetails };
}

const indicators = [
  'policy_rate',
  'inflation',
  'inflation_core',
  'inflation_food',
  'tbill_91',
  'tbill_182',
  'tbill_364',
  'gdp_growth',
  'mpc',
] as const;
type Indicator = (typeof indicators)[number];
/** Indicators that describe a period. The others apply to a day. */
const statistics: readonly Indicator[] = ['inflation', 'inflation_core', 'inflation_food', 'gdp_growth'];
/** Indicators that a common central bank sets for all its members. */
const common: readonly Indicator[] = ['policy_rate', 'mpc'];

function bankIn(cells: Cells, market: Market, indicator: Indicator | undefined): string | undefined {
  const written = cells.needed('country')?.toUpperCase();
  if (written === undefined) return undefined;
  if (Object.hasOwn(market.banks.unions, written)) {
    if (indicator === undefined || common.includes(indicator)) return written;
    cells.problems.push(
      wrong(
        'unknown',
        `${indicator} is recorded by country, but ${written} is a common central bank: enter it for each member`,
      ),
    );
    return undefined;
  }
  const country = countryIn(cells);
  if (country === undefined) return undefined;
  const commonBank = commonBankOf(market, country);
  if (commonBank === undefined || indicator === undefined || !common.includes(indicator)) return country;
  cells.problems.push(
    wrong(
      'unknown',
      `the ${commonBank} sets the ${indicator === 'mpc' ? 'meetings' : 'policy rate'} for ${country}: write ${commonBank} in \`country\``,
    ),
  );
  return undefined;
}

function statisticSubject(cells: Cells, entity: string | undefined, indicator: Indicator): Subject | undefined {
  const period = cells.needed('period');
  const basis = cells.text('basis').toLowerCase();
  const value = cells.number('value');
  if (basis !== '' && basis !== 'estimate' && basis !== 'forecast')
    cells.problems.push(
      wrong('unreadable', `\`basis\` is "${basis}": write estimate or forecast, or leave it empty for a final figure`),
    );
  if (period === undefined) return undefined;
  const isGrowth = indicator === 'gdp_growth';
  if (!(isGrowth ? growthPeriod : statisticPeriod).safeParse(period).success) {
    cells.problems.push(
      wrong(
        'unreadable',
        `\`period\` is "${period}": write it like ${isGrowth ? '2026-Q3, 2026 or, for several quarters, 2026-Q1/2026-Q3' : '2026-10, 2026-Q3 or 2026'}`,
      ),
    );
    return undefined;
  }
  const annual = period.length === 4;
  if (annual && indicator !== 'inflation' && indicator !== 'gdp_growth')
    cells.problems.push(wrong('unreadable', `${indicator} is recorded by month: write a period like 2026-10`));
  const date = basis === 'forecast' ? cells.day('date') : endOfPeriod(period).end;
  if (basis !== 'forecast' && !['', date].includes(cells.text('date')))
    cells.problems.push(wrong('unreadable', `leave \`date\` empty: the period ${period} dates the figure`));
  const series =
    annual && (indicator === 'inflation' || indicator === 'gdp_growth')
      ? (`${indicator}_annual` as const)
      : (indicator as Exclude<Indicator, 'mpc'>);
  return entity === undefined || value === undefined || date === undefined
    ? undefined
    : {
        series,
        entity,
        date,
        value,
        details: { period, ...(basis === 'estimate' || basis === 'forecast' ? { basis } : {}) },
      };
}

const meetingValues: ReadonlyMap<string, number> = new Map([
  ['planned', 1],
  ['cancelled', 0],
]);

function meetingSubject(cells: Cells, entity: string | undefined, today: string): Subject | undefined {
  const written = cells.needed('value')?.toLowerCase();
  const value = written === undefined ? undefined : meetingValues.get(written);
  if (written !== undefined && value === undefined)
    cells.problems.push(wrong('unreadable', `\`value\` of a meeting is "${written}": write planned or cancelled`));
  const date = cells.day('date');
  const announced = cells.text('announced') === '' ? today : cells.day('announced');
  if (announced !== undefined && announced > today)
    cells.problems.push(wrong('unreadable', `the meeting was announced on ${announced}, which is in the future`));
  if (entity === undefined || value === undefined || date === undefined || announced === undefined) return undefined;
  // A meeting was announced on its own day at the latest.
  return { series: 'mpc_meeting', entity, date, value, details: { announced: announced < date ? announced : date } };
}

function bankSubject(cells: Cells, market: Market, today: string): Subject | undefined {
  const written = cells
    .needed('indicator')
    ?.toLowerCase()
    .replace(/[\s-]+/g, '_');
  const indicator = indicators.find((one) => one === written);
  if (written !== undefined && indicator === undefined)
    cells.problems.push(
      wrong(
        'unknown',
        `"${written}" is not a supported indicator${guess(written, indicators) || `: ${indicators.join(', ')}`}`,
      ),
    );
  const entity = bankIn(cells, market, indicator);
  if (indicator === undefined) return undefined;
  if (statistics.includes(indicator)) return statisticSubject(cells, entity, indicator);
  if (cells.text('period') !== '' || cells.text('basis') !== '')
    cells.problems.push(wrong('unreadable', `leave \`period\` and \`basis\` empty: ${indicator} belongs to a day`));
  if (indicator === 'mpc') return meetingSubject(cells, entity, today);
  if (cells.text('announced') !== '')
    cells.problems.push(wrong('unreadable', 'leave `announced` empty: it is for meetings'));
  const [value, date] = [cells.number('value'), cells.day('date')];
  return entity === undefined || value === undefined || date === undefined
    ? undefined
    : { series: indicator as Exclude<Indicator, 'mpc'>, entity, date, value, details: noDetails };
}

/** The columns that name the subject of a row. */
const named: Readonly<Record<ImportKind, readonly string[]>> = {
  fuel: ['country', 'fuel'],
  'central-bank': ['country', 'indicator'],
  fx: ['currency'],
};

/**
 * Reads a row.
 *
 * @param market the recorded countries, currencies and banks
 * @param today YYYY-MM-DD
 */
export function candidateOf(row: TableRow, kind: ImportKind, market: Market, today: string): Candidate {
  const cells = cellsOf(row);
  const subject =
    kind === 'fuel'
      ? fuelSubject(cells, market)
      : kind === 'fx'
        ? fxSubject(cells, market)
        : bankSubject(cells, market, today);
  const [source, official] = [cells.source(), cells.official()];
  const complete = subject !== undefined && source !== undefined && cells.problems.length === 0;
  return {
    row: row.row,
    what:
      named[kind]
        .map((column) => cells.text(column))
        .join(' ')
        .trim() || '(empty)',
    figure: complete ? { ...subject, source, authority: official ? 'official' : 'compiled' } : undefined,
    problems: cells.problems,
  };
}
