import { bankFigures } from '../../src/contract/bank-figures';
import type { CitedSource, Meta } from '../../src/contract/meta';
import type { CentralBankResult } from '../../src/contract/rates';
import { ask, type CellProgram } from '../cell/cell-program';
import { absent, type CellValue, wrong } from '../cell/failure';
import { presenter } from '../cell/figure';
import { serialOfDay } from '../../src/serial';
import { countryText, dayOf, type Given, given, isUnset, textOf } from '../cell/values';
import { type Words, words } from '../cell/words';
import { citedIn } from './cited';
import { currenciesOf } from './currency';
import { figures } from './figures';
import { wordOf } from './word';

/** The fact whose date or sources a cell needs. */
interface Fact {
  readonly figure: Given;
  readonly country: Given;
  /** Names one fact, for functions that use several. */
  readonly indicator: Given;
  /** Default: today. */
  readonly day: Given;
}

/** Date and sources of a fact. */
interface Origin {
  readonly date: string | null;
  readonly sources: readonly CitedSource[];
  /** That pages were read again and still state the fact. */
  readonly reading?: Words | undefined;
}

/**
 * Date and sources of the fact behind a function. For the exchange rate of a country or a currency, this is the rate of
 * the US dollar in it.
 */
function* originOf({ figure, country, indicator, day }: Fact): CellProgram<Origin> {
  const name = wordOf(figure, figures, words('word_of_figure'));
  const { operation, part, day: dayField, ...figureAsked } = figures[name];
  if (!isUnset(day) && dayField === undefined) throw wrong(words('takes_no_day', { name }));
  const input = { ...figureAsked.input, ...(dayField === undefined ? {} : given({ [dayField]: [day, dayOf] })) };
  const code = countryText(country);
  if (isUnset(indicator)) {
    if (operation !== 'forex') return wholeOf(yield* ask({ operation, input: { country: code, ...input } }));
    const [currency] = yield* currenciesOf([code]);
    return wholeOf(yield* ask({ operation, input: { ...input, to: currency! } }));
  }
  if (part === undefined) throw wrong(words('takes_no_indicator', { name }));
  if (part !== 'indicator')
    return wholeOf(
      yield* ask({ operation, input: { country: code, ...input, [part]: textOf(indicator).toLowerCase() } }),
    );
  const bankFigure = wordOf(indicator, bankFigures, words('word_of_indicator'));
  const { data } = yield* ask({
    operation,
    input: { country: code, ...input, indicator: bankFigures[bankFigure].group },
    fields: ['figures'],
  });
  const found = (data as Partial<CentralBankResult>).figures?.[bankFigure];
  if (found === undefined) throw absent(words('no_value_of_country', { what: bankFigure, country: code }));
  return found;
}

/** That pages were read again and still state the fact; undefined where they were not. */
const readingOf = ({
  confirmed_by,
  confirmed_on: day,
  confirmed_publishers: publishers = [],
}: Meta): Words | undefined =>
  confirmed_by === 're-read' && day !== undefined ? words('read_again', { day, publishers }) : undefined;

type Answer = ReturnType<typeof ask> extends CellProgram<infer Success> ? Success : never;

/** Date and sources of all facts in an answer. */
function wholeOf({ meta }: Answer): Origin {
  if (meta === undefined) throw absent(words('sources_not_sent'));
  return { date: meta.as_of, sources: meta.sources, reading: readingOf(meta) };
}

/** The date of the fact as a serial date. Its format says whether pages were read again on it. */
export function* factDate(fact: Fact): CellProgram<CellValue> {
  const { date, reading } = yield* originOf(fact);
  if (date === null) throw absent(words('figure_without_date'));
  return presenter(reading === undefined ? 'date' : 'date_read_again')(serialOfDay(date));
}

/** The sources of the fact, as one text, with the last reading of them. */
export function* factSource(fact: Fact): CellProgram<CellValue> {
  const { sources, reading } = yield* originOf(fact);
  if (sources.length === 0) throw absent(words('figure_without_source'));
  const text = citedIn(sources);
  return reading === undefined ? text : words('source_and_reading', { text, reading });
}
