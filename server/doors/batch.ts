import type { FastifyRequest, onErrorHookHandler } from 'fastify';
import { BatchRequest, contractOf } from '../../src/contract';
import { isAmount } from '../../src/contract/amount';
import type { Failure } from '../../src/contract/error';
import { type ErrorStyle, usualErrorStyle } from '../../src/contract/error-style';
import type { Ignored } from '../../src/contract/ignored';
import { type Loading, NotLoaded } from '../../src/market';
import { createRecall, type Place } from '../../src/recall';
import { errorAnswer } from '../errors/error-body';
import { readerOf } from '../errors/reader';
import { ignoredFields } from '../input/checker';
import { askingOf } from '../operations/loaded';
import type { Asking, Column } from '../operations/operation';
import { inSlices } from '../work/in-slices';
import { letGo, takeRoom } from '../work/large-bodies';
import { type AboutAmount, firstOf, isRepeat, type Repeat, writtenOut } from '../work/repeat';
import { writeBody } from '../work/write-body';
import { ignoredIn, metaFor } from './answer';
import { batchEnd, batchStart, selectedBody } from './batch-envelope';
import { idleParts, type Item, itemOf, itemRules, looksLikeItem, questionOf, strangeFields } from './batch-items';
import type { Door, DoorParts } from './door';
import { successBody } from './envelope';
import { countItems } from './used-items';
import { gatherIgnored, type GatheredIgnored, type IgnoredOfItem } from './gathered-ignored';
import { gatherMetas, type GatheredMetas } from './gathered-metas';
import { sampleData } from './sample';
import { message } from '../../src/language/message';

const mebibyte = 2 ** 20;

/** Answers one item by its amount and its place among the items. */
type Ask = (amount: number, at: number) => string;

/** What is gathered from the answers of a batch: their `meta` and the fields without effect. */
interface Gathered {
  readonly metas: GatheredMetas;
  readonly ignored: GatheredIgnored;
  /** Adds the fields without effect of an item itself. Items come in their order; one that is asked again adds none. */
  readonly addStrange: (at: number, list: readonly IgnoredOfItem[]) => void;
}

const ofInput = (list: readonly Ignored[]): readonly IgnoredOfItem[] =>
  list.map((one) => ({ ...one, within: 'input' }));

/**
 * The most places that are remembered for the items of one batch: enough for hundreds of questions with any amounts.
 */
const mostPlaces = 10_000;

function gather(): Gathered {
  const ignored = gatherIgnored();
  let latest = -1;
  return {
    metas: gatherMetas(),
    ignored,
    addStrange(at, list) {
      if (at > latest) ignored.add(at, list);
      latest = at;
    },
  };
}

/** How the items of a request are answered. */
interface Answering<Text> {
  /** The answer to an item by its place among the items. */
  readonly answer: (sent: unknown, at: number) => Text;
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
  { metas, ignored, addStrange }: Gathered,
): Answering<string> {
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
  // A look-up would read each answer as a whole.
  const isRefusal = (text: string): boolean => failures.size > 0 && text.startsWith('{"success":false');
  return { answer, failureOf: (text) => (isRefusal(text) ? failures.get(text) : undefined) };
}

/** Items whose figures are loaded together: those from the first that lacks any. */
const mostTogether = 500;

/**
 * Answers the items of one request like `answering`, and loads the figures that items need. Where an item lacks some,
 * the next ones are tried too, so that what they need is loaded at once.
 */
function answeringOnceLoaded(
  parts: DoorParts,
  request: FastifyRequest,
  items: readonly unknown[],
  gathered: Gathered,
): Answering<string | Promise<string>> {
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
      let trial: Answering<string> | undefined;
      await inSlices(
        next,
        (item, i) => {
          const lacksSome = tried.scout((known) => {
            trial ??= answering(parts, request, askingOf(request, known), gather());
            trial.answer(item, at + i);
          });
          lacks ||= lacksSome;
        },
        conditions,
      );
      if (lacks) await tried.load();
    } while (lacks);
    now = loading.ask((known) => answering(parts, request, askingOf(request, known), gathered));
  }

  const answer: Answering<string | Promise<string>>['answer'] = (sent, at) => {
    try {
      return loading === undefined ? now.answer(sent, at) : loading.ask(() => now.answer(sent, at));
    } catch (problem) {
      if (!(problem instanceof NotLoaded)) throw problem;
      // The ledger may change after figures were loaded. Then they are loaded again.
      return load(at, problem).then(() => answer(sent, at));
    }
  };
  return { answer, failureOf: (text) => now.failureOf(text) };
}

/** The longest answer to a batch, in characters. */
const longestAnswer = 32 * mebibyte;

/**
 * `POST /api/v1/batch`: up to 5,000 questions in one request. Each is answered separately, so a wrong item does not
 * affect the others, and each counts as a call. A batch that is refused as a whole does not count. Items beyond the
 * request's computing time or length do not count either.
 */
export const batchDoor: Door = (app, parts) => {
  const { access, usage, work, budget, docs } = parts;
  const onError: onErrorHookHandler = (request, reply, _error, done) => {
    access.uncount(request, reply);
    done();
  };
  app.post(
    contractOf('batch').path,
    {
      schema: { body: BatchRequest },
      bodyLimit: 4 * mebibyte,
      config: { takesSeat: true, countsItself: true },
      preParsing: takeRoom(work),
      onError,
    },
    async (request, reply) => {
      const { items } = request.body;
      await access.countMore(request, reply, items.length - 1);
      const gathered = gather();
      const { answer, failureOf } = answeringOnceLoaded(parts, request, items, gathered);
      const used = countItems(usage, request.caller.key);
      const body = writeBody();
      const turn = (): Promise<void> => work.turn(request.caller.line);
      body.write(batchStart);
      const answered = await inSlices(
        items,
        (item, at) => {
          const write = (text: string): void => {
            used.add(isRepeat(item) ? firstOf(item) : item, failureOf(text));
            body.write(at === 0 ? text : `,${text}`);
          };
          const text = answer(item, at);
          return typeof text === 'string' ? write(text) : text.then(write);
        },
        {
          turn,
          isWanted: () => body.length() < longestAnswer && !reply.raw.destroyed,
          budget,
        },
      );
      letGo(request);
      used.end();
      const left = items.length - answered;
      if (left > 0) {
        access.giveBack(request, reply, left);
        const why =
          body.length() < longestAnswer
            ? message('batch_time_used_up', { seconds: budget / 1_000 })
            : message('batch_length_used_up', { mebibytes: longestAnswer / mebibyte });
        const refusal = errorAnswer(
          { code: 'budget_exceeded', message: why },
          docs(),
          usualErrorStyle,
          readerOf(request),
        ).body;
        for (let at = answered; at < items.length; at++) body.write(`${at === 0 ? '' : ','}${refusal}`);
      }
      const meta = metaFor(gathered.metas.together(), request.caller.sample, [
        ...ignoredIn(request, false),
        ...gathered.ignored.all(),
      ]);
      body.write(batchEnd(items.length, meta, readerOf(request)));
      return reply.header('content-type', 'application/json; charset=utf-8').send(await body.bytes(turn));
    },
  );
};
