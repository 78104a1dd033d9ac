import type { FastifyRequest } from 'fastify';
import { amountsOf, type BatchOperation } from '../../src/contract';
import { isAmount } from '../../src/contract/amount';
import { done, type Failure, type Outcome } from '../../src/contract/error';
import type { ErrorStyle } from '../../src/contract/error-style';
import type { Ignored } from '../../src/contract/ignored';
import type { AnswerMeta } from '../../src/truth/evidence';
import { type Loading, NotLoaded } from '../../src/market';
import { createRecall, type Place } from '../../src/recall';
import { errorAnswer, errorText } from '../errors/error-body';
import type { Reader } from '../errors/reader';
import { ignoredFields } from '../input/checker';
import { askingOf } from '../operations/loaded';
import type { Asking } from '../operations/operation';
import { inSlices } from '../work/in-slices';
import { metaFor } from './answer';
import { gatherColumn, type GatheredColumn } from './batch-column';
import { bodyOf, valuesOf } from './batch-envelope';
import {
  columnOf,
  columnQuestionOf,
  type ColumnItem,
  idleParts,
  type Item,
  itemAt,
  itemOf,
  itemRules,
  looksLikeItem,
  questionOf,
  strangeFields,
} from './batch-items';
import type { DoorParts } from './door';
import { successBody } from './envelope';
import { said } from './said';
import { gatherIgnored, type GatheredIgnored, type IgnoredOfItem } from './gathered-ignored';
import { gatherMetas, type GatheredMetas } from './gathered-metas';
import { sampleData } from './sample';

/** Answers one item by its amount and its place among the items. */
type Ask = (amount: number, at: number) => string;

/** The values of the selected fields of an answer, what it rests on, and the fields of its question without effect. */
interface Selected {
  readonly values: readonly unknown[];
  readonly meta: AnswerMeta;
  readonly ignored: readonly Ignored[];
}

/** Answers the selected fields of a question about any amount. */
type AskSelected = (amount: number) => Outcome<Selected>;

/** The answer to one amount of a column, or why it has none. */
export type AmountAnswer = Outcome<Selected>;

/** Answers the amount at a place in a column. */
type AskAmount = (place: number) => AmountAnswer;

const none: readonly Ignored[] = [];

/** What is gathered from the answers of a batch: their `meta` and the fields without effect. */
export interface Gathered {
  readonly metas: GatheredMetas;
  readonly ignored: GatheredIgnored;
  /** Adds the fields without effect of an item itself. Items come in their order; one that is asked again adds none. */
  readonly addStrange: (at: number, list: readonly IgnoredOfItem[]) => void;
  /** What is gathered for the column at a place among the items. */
  readonly columnAt: (at: number) => GatheredColumn;
}

const ofInput = (list: readonly Ignored[]): readonly IgnoredOfItem[] =>
  list.map((one) => ({ ...one, within: 'input' }));

/**
 * The most places that are remembered for the items of one batch: enough for hundreds of questions with any amounts.
 */
const mostPlaces = 10_000;

/** @param items those of the request */
export function gather(items: readonly unknown[]): Gathered {
  const ignored = gatherIgnored();
  let latest = -1;
  const columns = new Map<number, GatheredColumn>();
  return {
    metas: gatherMetas(),
    ignored,
    columnAt(at) {
      let column = columns.get(at);
      if (column === undefined) columns.set(at, (column = gatherColumn((items[at] as ColumnItem).select)));
      return column;
    },
    addStrange(at, list) {
      if (at > latest) ignored.add(at, list);
      latest = at;
    },
  };
}

/** How the items of a request are answered. */
interface Answering {
  /** The answer to an item by its place among the items. */
  readonly answer: (sent: unknown, at: number) => string;
  /** The answer to an amount of a column by its place in it; as text, why the column is refused as a whole. */
  readonly amount: (sent: unknown, at: number, place: number) => AmountAnswer | string;
  /** A refused amount as JSON. */
  readonly errorOf: (sent: unknown, failure: Failure) => string;
  /** Why an answer refuses its item; undefined if it does not. */
  readonly failureOf: (text: string) => Failure | undefined;
}

/** What a batch is answered with, and who reads the answers. */
type BatchParts = DoorParts & { readonly reader: Reader };

/**
 * Answers the items of one request. Items that differ only in their amount are checked and prepared once. Throws
 * `NotLoaded` for figures that have to be loaded first.
 *
 * @param asking what the questions are answered with
 */
function answering(
  { operations, access, docs, reader }: BatchParts,
  request: FastifyRequest,
  asking: Asking,
  { metas, ignored, addStrange, columnAt }: Gathered,
): Answering {
  const { caller } = asking;
  const failures = new Map<string, Failure>();
  const { start, step, fields } = createRecall<Ask>(mostPlaces);
  function refused(failure: Failure, style: ErrorStyle): string {
    const text = errorAnswer(failure, docs(), style, reader).body;
    failures.set(text, failure);
    return text;
  }

  /** How an item is answered, for any amount if it has one. */
  function prepare(item: Item, byAmount: boolean): Ask {
    const ask = askFor(item, byAmount);
    if (byAmount) return ask;
    // Without an amount the same question has the same answer. It is made once, because lists are long.
    let answered: string | undefined;
    return (amount, at) => (answered ??= ask(amount, at));
  }

  function askFor(item: Item, byAmount: boolean): Ask {
    const { operation, select } = item;
    const { errorStyle } = itemRules[operation];
    const forbidden = access.operationFailure(request, itemRules[operation].permission);
    if (forbidden !== undefined) {
      const text = refused(forbidden, errorStyle);
      return () => text;
    }
    const checked = questionOf(item);
    if ('failure' in checked) {
      const text = refused(checked.failure, checked.style);
      return () => text;
    }
    const { value } = checked;
    const idle = idleParts(item, value);
    if (select !== undefined)
      return askFields(select, askSelected(operation, value, select, byAmount), errorStyle, idle);
    const { answer } = operations.items[operation].handler;
    return (amount) => {
      const found = answer((byAmount ? { ...value, amount } : value) as never, asking);
      if (!found.ok) return refused(found.failure, errorStyle);
      const answered = said(found.value, reader);
      const { meta, ignored: unasked = none } = answered;
      metas.add(meta);
      return successBody(
        answered,
        metaFor(meta, caller.sample, [...unasked, ...ignoredFields(value)]),
        caller.sample,
        reader,
      );
    };
  }

  /** Prepares the selected fields of a question, once for all amounts where its operation can. */
  function askSelected(
    operation: BatchOperation,
    question: object,
    select: readonly string[],
    byAmount: boolean,
  ): AskSelected {
    const { answer, column } = operations.items[operation].handler;
    const prepared = select.length === 0 ? undefined : column?.(question as never, select, asking);
    if (prepared !== undefined) {
      const { prepare, figures, meta, ignored: unasked } = prepared;
      return (amount) => {
        const found = prepare(amount);
        if (!found.ok) return found;
        return done({ values: figures.map((figure) => figure(found.value as never)), meta, ignored: unasked });
      };
    }
    return (amount) => {
      const found = answer((byAmount ? { ...question, amount } : question) as never, asking);
      if (!found.ok) return found;
      const { data, meta, ignored: unasked = none } = said(found.value, reader);
      const row = (caller.sample ? sampleData(data) : data) as Readonly<Record<string, unknown>>;
      return done({ values: valuesOf(row, select), meta, ignored: unasked });
    };
  }

  /** Answers an item with the fields that it selects. */
  function askFields(
    select: readonly string[],
    ask: AskSelected,
    errorStyle: ErrorStyle,
    idle: readonly IgnoredOfItem[],
  ): Ask {
    const body = bodyOf(select);
    return (amount, at) => {
      const found = ask(amount);
      if (!found.ok) return refused(found.failure, errorStyle);
      const { values, meta, ignored: unasked } = found.value;
      metas.add(meta);
      ignored.add(at, unasked.length === 0 ? idle : [...idle, ...ofInput(unasked)]);
      return body(values);
    };
  }

  /**
   * Where the answer to items like this one is remembered. The number of selected fields comes first: otherwise their
   * names could be mistaken for parameters.
   */
  function placeOf({ operation, input, select }: Item, byAmount: boolean): Place<Ask> | undefined {
    let place = step(start, operation);
    place = place && step(place, byAmount);
    place = place && step(place, select?.length);
    if (select !== undefined) for (let i = 0; i < select.length; i++) place = place && step(place, select[i]);
    return place && fields(place, input as Record<string, unknown>, byAmount ? 'amount' : undefined);
  }

  /**
   * Answers the first item of its kind. Only items that pass the schema are remembered, so the next one like it is not
   * checked again.
   */
  function askAnew(sent: unknown, at: number): string {
    const checked = itemOf(sent);
    if ('failure' in checked) return refused(checked.failure, checked.style);
    const item = checked.value;
    addStrange(at, strangeFields(sent as object));
    const { amount } = item.input as { amount: number };
    const byAmount = isAmount(amount) && itemRules[item.operation].hasAmount;
    const ask = prepare(item, byAmount);
    const place = placeOf(item, byAmount);
    if (place !== undefined) place.kept = ask;
    return ask(amount, at);
  }

  function answer(sent: unknown, at: number): string {
    if (!looksLikeItem(sent)) return askAnew(sent, at);
    const { amount } = sent.input as { amount: number };
    const known = placeOf(sent, isAmount(amount) && itemRules[sent.operation]?.hasAmount === true)?.kept;
    if (known === undefined) return askAnew(sent, at);
    addStrange(at, strangeFields(sent));
    return known(amount, at);
  }

  /** Prepares the amounts of a column. They are checked and prepared once where their route would take them. */
  function prepareAmounts(sent: unknown, at: number): AskAmount | string {
    const checked = columnOf(sent);
    if ('failure' in checked) return refused(checked.failure, checked.style);
    const item = checked.value;
    const { operation, select, amounts } = item;
    const forbidden = access.operationFailure(request, itemRules[operation].permission);
    if (forbidden !== undefined) return refused(forbidden, itemRules[operation].errorStyle);
    const question = columnQuestionOf(item);
    if ('failure' in question) return refused(question.failure, question.style);
    const ask = askSelected(operation, question.value, select, true);
    addStrange(at, [...strangeFields(sent as object), ...idleParts(item, question.value)]);
    return (place) => {
      const amount = amounts[place];
      if (isAmount(amount)) return ask(amount);
      const alone = questionOf(itemAt(item, amount));
      if ('failure' in alone) return { ok: false, failure: alone.failure };
      return askSelected(operation, alone.value, select, false)(0);
    };
  }

  const columns = new Map<number, AskAmount | string>();
  function amount(sent: unknown, at: number, place: number): AmountAnswer | string {
    let ask = columns.get(at);
    if (ask === undefined) columns.set(at, (ask = prepareAmounts(sent, at)));
    if (typeof ask === 'string') return ask;
    const found = ask(place);
    if (!found.ok) return found;
    const { meta, ignored: unasked } = found.value;
    metas.add(meta);
    // All amounts of a column have the same fields.
    if (columnAt(at).answered() === 0) ignored.add(at, ofInput(unasked));
    return found;
  }

  // A look-up would read each answer as a whole.
  const isRefusal = (text: string): boolean => failures.size > 0 && text.startsWith('{"success":false');
  return {
    answer,
    amount,
    errorOf: (sent, failure) =>
      errorText(failure, docs(), itemRules[(sent as ColumnItem).operation].errorStyle, reader),
    failureOf: (text) => (isRefusal(text) ? failures.get(text) : undefined),
  };
}

/** Items whose figures are loaded together: those from the first that lacks any. */
const mostTogether = 500;

/** Answers of one request, whose figures may have to be loaded first. */
export interface AnsweringOnceLoaded {
  /** Answers something about the item at a place. */
  readonly at: <Found>(at: number, find: (now: Answering) => Found) => Found | Promise<Found>;
  readonly errorOf: Answering['errorOf'];
  readonly failureOf: Answering['failureOf'];
}

/**
 * Answers the items of one request like `answering`, and loads the figures that items need. Where an item lacks some,
 * the next ones are tried too, so that what they need is loaded at once.
 */
export function answeringOnceLoaded(
  parts: BatchParts,
  request: FastifyRequest,
  items: readonly unknown[],
  gathered: Gathered,
): AnsweringOnceLoaded {
  let now = answering(parts, request, request, gathered);
  let loading: Loading | undefined;

  async function load(at: number, { begin }: NotLoaded): Promise<void> {
    loading = begin();
    const next = items.slice(at, at + mostTogether);
    const conditions = { turn: () => parts.work.turn(request.caller.line), isWanted: () => true, budget: parts.budget };
    const tried = loading;
    let lacks: boolean;
    do {
      lacks = false;
      let trial: Answering | undefined;
      await inSlices(
        next,
        (item, i) => {
          const lacksSome = tried.scout((known) => {
            trial ??= answering(parts, request, askingOf(request, known), gather(items));
            // All amounts of a column need the same figures.
            if (amountsOf(item) === undefined) trial.answer(item, at + i);
            else trial.amount(item, at + i, 0);
          });
          lacks ||= lacksSome;
        },
        conditions,
      );
      if (lacks) await tried.load();
    } while (lacks);
    now = loading.ask((known) => answering(parts, request, askingOf(request, known), gathered));
  }

  function find<Found>(at: number, from: (now: Answering) => Found): Found | Promise<Found> {
    try {
      return loading === undefined ? from(now) : loading.ask(() => from(now));
    } catch (problem) {
      if (!(problem instanceof NotLoaded)) throw problem;
      // The ledger may change after figures were loaded. Then they are loaded again.
      return load(at, problem).then(() => find(at, from));
    }
  }
  return {
    at: find,
    errorOf: (sent, failure) => now.errorOf(sent, failure),
    failureOf: (text) => now.failureOf(text),
  };
}
