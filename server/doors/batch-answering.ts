import type { FastifyRequest } from 'fastify';
import { amountsOf } from '../../src/contract';
import { isAmount } from '../../src/contract/amount';
import type { Failure } from '../../src/contract/error';
import type { ErrorStyle } from '../../src/contract/error-style';
import type { Ignored } from '../../src/contract/ignored';
import type { AnswerMeta } from '../../src/truth/evidence';
import { type Loading, NotLoaded } from '../../src/market';
import { createRecall, type Place } from '../../src/recall';
import { errorAnswer, errorText } from '../errors/error-body';
import { readerOf } from '../errors/reader';
import { ignoredFields } from '../input/checker';
import { askingOf } from '../operations/loaded';
import type { Asking, Column } from '../operations/operation';
import { inSlices } from '../work/in-slices';
import { type AboutAmount, firstOf, isRepeat, type Repeat, writtenOut } from '../work/repeat';
import { metaFor } from './answer';
import { type AmountAnswer, gatherColumn, type GatheredColumn } from './batch-column';
import { selectedBody } from './batch-envelope';
import {
  columnOf,
  type ColumnItem,
  idleParts,
  type Item,
  itemOf,
  itemRules,
  looksLikeItem,
  questionOf,
  strangeFields,
} from './batch-items';
import type { DoorParts } from './door';
import { successBody } from './envelope';
import { gatherIgnored, type GatheredIgnored, type IgnoredOfItem } from './gathered-ignored';
import { gatherMetas, type GatheredMetas } from './gathered-metas';
import { sampleData } from './sample';

/** Answers one item by its amount and its place among the items. */
type Ask = (amount: number, at: number) => string;

/** Answers the amount at a place in a column. */
type AskAmount = (place: number) => AmountAnswer;

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

export function gather(): Gathered {
  const ignored = gatherIgnored();
  let latest = -1;
  const columns = new Map<number, GatheredColumn>();
  return {
    metas: gatherMetas(),
    ignored,
    columnAt(at) {
      let column = columns.get(at);
      if (column === undefined) columns.set(at, (column = gatherColumn()));
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

/**
 * Answers the items of one request. Items that differ only in their amount are checked and prepared once. Throws
 * `NotLoaded` for figures that have to be loaded first.
 *
 * @param asking what the questions are answered with
 */
function answering(
  { operations, access, docs }: DoorParts,
  request: FastifyRequest,
  asking: Asking,
  { metas, ignored, addStrange, columnAt }: Gathered,
): Answering {
  const { caller } = asking;
  const reader = readerOf(request);
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
    const forbidden = access.operationFailure(request, operation);
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
    const { answer, column } = operations.items[operation].handler;
    const idle = idleParts(item, value);
    if (select !== undefined && select.length > 0) {
      const found = column?.(value as never, select, asking);
      if (found !== undefined) return askColumn(found, select, errorStyle, idle);
    }
    return (amount, at) => {
      const found = answer((byAmount ? { ...value, amount } : value) as never, asking);
      if (!found.ok) return refused(found.failure, errorStyle);
      const { data, meta, ignored: unasked = [] } = found.value;
      metas.add(meta);
      if (select === undefined)
        return successBody(
          found.value,
          metaFor(meta, caller.sample, [...unasked, ...ignoredFields(value)]),
          caller.sample,
          reader,
        );
      ignored.add(at, [...idle, ...ofInput(unasked)]);
      return selectedBody((caller.sample ? sampleData(data) : data) as Readonly<Record<string, unknown>>, select);
    };
  }

  /** Answers items that differ only in their amount and select the same figures. */
  function askColumn(
    { prepare, figures, meta, ignored: unasked }: Column,
    select: readonly string[],
    errorStyle: ErrorStyle,
    idle: readonly IgnoredOfItem[],
  ): Ask {
    const names = select.map((field, i) => `${i === 0 ? '{"success":true,"data":{' : ','}${JSON.stringify(field)}:`);
    const idleHere = [...idle, ...ofInput(unasked)];
    return (amount, at) => {
      const prepared = prepare(amount);
      if (!prepared.ok) return refused(prepared.failure, errorStyle);
      metas.add(meta);
      ignored.add(at, idleHere);
      let text = '';
      for (let i = 0; i < names.length; i++) text += names[i]! + String(figures[i]!(prepared.value as never));
      return `${text}}}`;
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

  /** How repeats are answered, by the item that they repeat. */
  const repeated = new Map<AboutAmount, { readonly ask: Ask; readonly strange: readonly IgnoredOfItem[] }>();

  /** Prepares the answer to items like a repeat; undefined if its form is wrong or no amount belongs to it. */
  function prepareRepeats(repeat: Repeat) {
    // The amount of the first item may be a wrong one.
    const sent = writtenOut(repeat);
    const checked = itemOf(sent);
    if ('failure' in checked || !itemRules[checked.value.operation].hasAmount) return undefined;
    const prepared = {
      ask: placeOf(checked.value, true)?.kept ?? prepare(checked.value, true),
      strange: strangeFields(sent),
    };
    repeated.set(firstOf(repeat), prepared);
    return prepared;
  }

  function answerRepeat(repeat: Repeat, at: number): string {
    const { amount } = repeat;
    const known = isAmount(amount) ? (repeated.get(firstOf(repeat)) ?? prepareRepeats(repeat)) : undefined;
    if (known === undefined) return answer(writtenOut(repeat), at);
    addStrange(at, known.strange);
    return known.ask(amount, at);
  }

  function answer(sent: unknown, at: number): string {
    if (isRepeat(sent)) return answerRepeat(sent, at);
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
    const { operation, input, select, amounts } = item;
    const forbidden = access.operationFailure(request, operation);
    if (forbidden !== undefined) return refused(forbidden, itemRules[operation].errorStyle);
    const asked = (amount: unknown) => questionOf({ operation, input: { ...(input as object), amount } });
    const question = asked(amounts.find(isAmount) ?? 1);
    if ('failure' in question) return refused(question.failure, question.style);

    const { answer, column } = operations.items[operation].handler;
    const gathered = columnAt(at);
    function note(meta: AnswerMeta, unasked: readonly Ignored[]): void {
      metas.add(meta);
      gathered.addMeta(meta);
      ignored.add(at, ofInput(unasked));
    }
    function valuesOf(value: object): AmountAnswer {
      const found = answer(value as never, asking);
      if (!found.ok) return found;
      const { data, meta, ignored: unasked = [] } = found.value;
      note(meta, gathered.isEmpty() ? unasked : []);
      const row = (caller.sample ? sampleData(data) : data) as Readonly<Record<string, unknown>>;
      return { values: select.map((field) => (Object.hasOwn(row, field) ? row[field] : undefined)) };
    }
    const prepared = column?.(question.value as never, select, asking);
    if (prepared !== undefined) note(prepared.meta, prepared.ignored);
    addStrange(at, strangeFields(sent as object));
    ignored.add(at, idleParts(item, question.value));
    return (place) => {
      const amount = amounts[place];
      if (!isAmount(amount)) {
        const alone = asked(amount);
        return 'failure' in alone ? alone : valuesOf(alone.value);
      }
      if (prepared === undefined) return valuesOf({ ...question.value, amount });
      const one = prepared.prepare(amount);
      return one.ok ? { values: prepared.figures.map((figure) => figure(one.value as never)) } : one;
    };
  }

  const columns = new Map<number, AskAmount | string>();
  function amount(sent: unknown, at: number, place: number): AmountAnswer | string {
    let ask = columns.get(at);
    if (ask === undefined) columns.set(at, (ask = prepareAmounts(sent, at)));
    return typeof ask === 'string' ? ask : ask(place);
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
  parts: DoorParts,
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
            trial ??= answering(parts, request, askingOf(request, known), gather());
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
