import type { FastifyRequest } from 'fastify';
import { isAmount } from '../../src/contract/amount';
import type { Failure, Outcome } from '../../src/contract/error';
import type { ErrorStyle } from '../../src/contract/error-style';
import { oncePer } from '../../src/once';
import { createRecall, type Place } from '../../src/recall';
import type { AnswerMeta } from '../../src/truth/evidence';
import { errorAnswer, errorText } from '../errors/error-body';
import { ignoredFields } from '../input/checker';
import type { Asking } from '../operations/operation';
import { metaFor } from './answer';
import type { Places } from './batch-column';
import { bodyOf } from './batch-envelope';
import {
  columnOf,
  type ColumnItem,
  columnQuestion,
  idleParts,
  type Item,
  itemOf,
  itemRules,
  looksLikeItem,
  type Refused,
  strangeFields,
} from './batch-items';
import { amountIn, type BatchParts, batchQuestions, type Selected } from './batch-questions';
import { successBody } from './envelope';
import type { IgnoredOfItem } from './gathered-ignored';

/** The result of an item. */
export interface ItemAnswer {
  /** The result as JSON. */
  readonly text: string;
  /** Why the item is refused; undefined if it is answered. */
  readonly failure?: Failure;
  /** What the answer rests on. */
  readonly meta?: AnswerMeta;
  /** The fields of the item that had no effect and that its result does not name. */
  readonly ignored: readonly IgnoredOfItem[];
}

/** The answers to some amounts of a column. */
export interface AmountAnswers {
  readonly found: readonly Outcome<Selected>[];
  /** The fields of the column that had no effect, whatever the amount. */
  readonly ofColumn: readonly IgnoredOfItem[];
}

/** Answers items that are equal except for their amount. */
type AskItem = (amount: number | undefined) => ItemAnswer;

/** A checked column. */
interface Column {
  readonly ask: (amount: unknown) => Outcome<Selected>;
  readonly amounts: readonly unknown[];
  readonly ignored: readonly IgnoredOfItem[];
}

/** How the items of a request are answered. */
export interface Answering {
  /** The answer to an item. */
  readonly answer: (sent: unknown) => ItemAnswer;
  /** The answers to the amounts of a column at some places, or why it is refused as a whole. */
  readonly amounts: (sent: object, places: Places) => AmountAnswers | ItemAnswer;
  /** A refused amount of a column as JSON. */
  readonly errorOf: (sent: unknown, failure: Failure) => string;
}

const none: readonly IgnoredOfItem[] = [];

/**
 * The most places that are remembered for the items of one batch: enough for hundreds of questions with any amounts.
 */
const mostPlaces = 10_000;

/** How deep a question may be nested to be remembered: an employee's allowances are lists of objects in a field. */
const deepest = 3;

const and = (first: readonly IgnoredOfItem[], second: readonly IgnoredOfItem[]): readonly IgnoredOfItem[] =>
  first.length === 0 ? second : second.length === 0 ? first : [...first, ...second];

/** An item that is asked about no other amount has one answer. It is made once, because lists are long. */
function madeOnce(ask: AskItem): AskItem {
  let answered: ItemAnswer | undefined;
  return (amount) => (amount === undefined ? (answered ??= ask(amount)) : ask(amount));
}

/**
 * Answers the items of one request. Items that are equal except for their amount are one question, which is checked and
 * prepared once. Throws `NotLoaded` for figures that have to be loaded first.
 *
 * @param asking what the questions are answered with
 */
export function answering(parts: BatchParts, request: FastifyRequest, asking: Asking): Answering {
  const { docs, reader } = parts;
  const { sample } = asking.caller;
  const questions = batchQuestions(parts, request, asking);
  const { start, step, fields } = createRecall<AskItem>(mostPlaces, Infinity, deepest);

  const refused = (failure: Failure, style: ErrorStyle): ItemAnswer => ({
    text: errorAnswer(failure, docs(), style, reader).body,
    failure,
    ignored: none,
  });
  const refusedAs = ({ failure, style }: Refused): ItemAnswer => refused(failure, style);

  /** Answers a question with its `meta`. */
  function askWhole({ operation }: Item, question: object): AskItem {
    const ask = questions.whole(operation, question);
    return (amount) => {
      const found = ask(amount);
      if (!found.ok) return refused(found.failure, itemRules[operation].errorStyle);
      const { meta, ignored = [] } = found.value;
      const metaOfItem = metaFor(meta, sample, [...ignored, ...ignoredFields(question)]);
      return { text: successBody(found.value, metaOfItem, sample, reader), meta, ignored: none };
    };
  }

  /** Answers a question with the fields that its item selects. */
  function askSelected(item: Item, question: object, select: readonly string[]): AskItem {
    const ask = questions.selected(item.operation, question, select);
    const body = bodyOf(select);
    const idle = idleParts(item, question);
    return (amount) => {
      const found = ask(amount);
      if (!found.ok) return refused(found.failure, itemRules[item.operation].errorStyle);
      const { values, meta, ignored } = found.value;
      return { text: body(values), meta, ignored: and(idle, ignored) };
    };
  }

  /** Checks the question of an item and prepares it for any amount. */
  function prepare(item: Item): AskItem {
    const checked = questions.check(item);
    if ('failure' in checked) {
      const refusal = refusedAs(checked);
      return () => refusal;
    }
    const { select } = item;
    return madeOnce(select === undefined ? askWhole(item, checked.value) : askSelected(item, checked.value, select));
  }

  /**
   * Where the answer to items like this one is remembered. The number of selected fields comes first: otherwise their
   * names could be mistaken for parameters.
   */
  function placeOf(item: Item): Place<AskItem> | undefined {
    const { operation, input, select = [] } = item;
    const byAmount = amountIn(item) !== undefined;
    let place = step(start, operation);
    place = place && step(place, byAmount);
    place = place && step(place, item.select?.length);
    for (let i = 0; i < select.length; i++) place = place && step(place, select[i]);
    return fields(place, input as Record<string, unknown>, byAmount ? 'amount' : undefined);
  }

  /** Prepares a checked item, and remembers it for the next ones like it. */
  function prepareOnce(item: Item): AskItem {
    const place = placeOf(item);
    const ask = prepare(item);
    if (place !== undefined) place.kept = ask;
    return ask;
  }

  function answer(sent: unknown): ItemAnswer {
    let known = looksLikeItem(sent) ? placeOf(sent)?.kept : undefined;
    if (known === undefined) {
      const checked = itemOf(sent);
      if ('failure' in checked) return refusedAs(checked);
      known = prepareOnce(checked.value);
    }
    const answered = known(amountIn(sent as Item));
    const strange = strangeFields(sent as Item);
    return strange.length === 0 ? answered : { ...answered, ignored: and(strange, answered.ignored) };
  }

  /** Checks and prepares a column, or refuses it as a whole. */
  function prepareColumn(sent: object): Column | Refused {
    const checked = columnOf(sent);
    if ('failure' in checked) return checked;
    const column = checked.value;
    const { operation, select, amounts } = column;
    const question = questions.check(columnQuestion(column));
    if ('failure' in question) return question;
    const ask = questions.selected(operation, question.value, select);
    return {
      ask: (amount) => (isAmount(amount) ? ask(amount) : questions.alone(column, amount)),
      amounts,
      ignored: and(strangeFields(sent), idleParts(column, question.value)),
    };
  }
  const columnFor = oncePer(prepareColumn);

  return {
    answer,
    amounts(sent, { from, to }) {
      const column = columnFor(sent);
      if ('failure' in column) return refusedAs(column);
      return { found: column.amounts.slice(from, to).map(column.ask), ofColumn: column.ignored };
    },
    errorOf: (sent, failure) =>
      errorText(failure, docs(), itemRules[(sent as ColumnItem).operation].errorStyle, reader),
  };
}
