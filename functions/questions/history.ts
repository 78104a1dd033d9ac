import type { SeriesResult } from '../../src/contract/status';
import { type SeriesId, seriesWords } from '../../src/contract/words/series';
import { serialOfDay } from '../../src/serial';
import type { Question, Reply } from '../batch/question';
import type { CellProgram } from '../cell/cell-program';
import { type CellValue, failureOf, wrong } from '../cell/failure';
import { gridOf } from '../cell/grid';
import { frequencySynonyms } from '../../src/contract/words/frequencies';
import { type Kind, presenter } from '../cell/figure';
import { listed } from '../cell/listed';
import { failureOn } from '../cell/workbook-1904';
import { countryText, dayOf, type Given, given, isUnset, textOf } from '../cell/values';
import { type Words, words } from '../cell/words';
import { currenciesOf } from './currency';
import { type HistoryColumn, layoutOf } from './history-columns';
import { rowTooOld } from './rate-age';
import { wordOf } from './word';

interface HistoryArguments {
  readonly series: Given;
  /** One currency, country or central bank, a list in text, or a range of them. */
  readonly entity: unknown;
  readonly start: Given;
  readonly end: Given;
  readonly frequency: Given;
  readonly columns: unknown;
  /** The currency of which one unit is priced, where an entity is one currency. */
  readonly base: Given;
}

type Observation = SeriesResult['observations'][number];

/** The most columns of entities in one table. */
const mostEntities = 54;

const kindOf = (series: SeriesId): Kind =>
  series === 'fx' ? 'rate' : seriesWords[series].entities === 'country' ? 'money' : 'percent';

/** The pairs of currencies, `ZAR/KES`, or currencies for the rate of one US dollar. Countries stand for their currencies. */
function* pairsOf(texts: readonly string[], base: Given): CellProgram<readonly string[]> {
  const pairs = texts.map((text) =>
    (isUnset(base) || text.includes('/') ? text : `${textOf(base)}/${text}`).split('/'),
  );
  const currencies = yield* currenciesOf(pairs.flat().map((side) => side.trim()));
  let next = 0;
  return pairs.map((sides) =>
    sides
      .map(() => currencies[next++]!)
      .join('/')
      .replace(/^USD\//, ''),
  );
}

/** The entities in their order. A country may have any of its names, and stands for its currency in a series of rates. */
function* entitiesOf(entity: unknown, series: SeriesId, base: Given): CellProgram<readonly string[]> {
  const texts = gridOf(entity)
    .flat()
    .filter((cell) => !isUnset(cell))
    .flatMap((cell) => listed(textOf(cell, 1_000)));
  if (texts.length === 0) throw wrong(words('entity_missing'));
  if (texts.length > mostEntities) throw wrong(words('entities_too_many', { most: mostEntities, count: texts.length }));
  if (seriesWords[series].entities === 'currency') return yield* pairsOf(texts, base);
  if (!isUnset(base)) throw wrong(words('base_of_rates_only'));
  return texts.map(countryText);
}

/** The frequency that a word means. Other words go to the service, which says what is wrong with them. */
function frequencyOf(given: Given): string {
  const word = textOf(given).toLowerCase();
  return frequencySynonyms[word] ?? word;
}

/**
 * One cell of a row; empty where the observation does not state it.
 *
 * @param aging what sentences call a value that is too old for its row; undefined where a value holds until the next one
 */
function cellOf(column: HistoryColumn, found: Observation | undefined, kind: Kind, aging?: Words): CellValue {
  if (found === undefined) return '';
  switch (column) {
    case 'observed':
      return presenter('date')(serialOfDay(found.observed ?? found.date));
    case 'source':
      return found.source.publisher;
    case 'observations':
      return found.observations ?? 1;
    case 'average':
      return found.average === undefined ? '' : presenter(kind)(found.average);
    case 'value': {
      const { observed, date, value } = found;
      const tooOld = aging === undefined || observed === undefined ? undefined : rowTooOld(aging, observed, date);
      return tooOld ?? presenter(kind)(value);
    }
  }
}

const headingOf = (column: HistoryColumn, entity: string, isOnly: boolean): CellValue =>
  column === 'value' ? entity : isOnly ? words(`heading_${column}`) : words(`heading_${column}_of`, { entity });

const observationsOf = (reply: Reply): readonly Observation[] =>
  reply.success ? (reply.data['observations'] as readonly Observation[]) : [];

/**
 * A series over time: a row for each day or period, oldest first, with the columns of each entity. An entity without an
 * answer has its own error in each row and affects no other.
 *
 * @throws CellError if an argument is wrong, or if no entity has an answer
 */
export function* historyTable({
  series,
  entity,
  start,
  end,
  frequency,
  columns,
  base,
}: HistoryArguments): CellProgram<CellValue[][]> {
  const id = wordOf(series, seriesWords, words('word_of_series'));
  const layout = layoutOf(columns);
  const entities = yield* entitiesOf(entity, id, base);
  if (isUnset(start)) throw wrong(words('start_missing'));
  const question = (one: string): Question => ({
    operation: 'series',
    input: {
      series: id,
      entity: one,
      start: dayOf(start),
      ...given({ end: [end, dayOf], frequency: [frequency, frequencyOf] }),
    },
    fields: ['observations'],
  });
  const replies = yield entities.map(question);
  const [first] = replies;
  if (!first!.success && replies.every(({ success }) => !success)) throw failureOn(first!, [start, end]);

  const kind = kindOf(id);
  // A rate is published each working day, and an average is that of its month. Other values hold until the next one.
  const ages = id === 'fx' && (isUnset(frequency) || frequencyOf(frequency) !== 'month-average');
  const byDate = replies.map((reply) => new Map(observationsOf(reply).map((one) => [one.date, one])));
  const dates = [...new Set(byDate.flatMap((found) => [...found.keys()]))].sort();
  const asDate = presenter('date');
  const rows = dates.map((date) => [
    asDate(serialOfDay(date)),
    ...replies.flatMap((reply, at) =>
      layout.columns.map((column) =>
        reply.success
          ? cellOf(
              column,
              byDate[at]!.get(date),
              kind,
              ages ? words('rate_of_currency', { currency: entities[at]! }) : undefined,
            )
          : failureOf(reply),
      ),
    ),
  ]);
  const head = [
    words('heading_date'),
    ...entities.flatMap((one) => layout.columns.map((column) => headingOf(column, one, entities.length === 1))),
  ];
  return layout.headings ? [head, ...rows] : rows;
}
