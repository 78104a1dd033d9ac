import type { onErrorHookHandler } from 'fastify';
import { amountsOf, BatchRequest, contractOf } from '../../src/contract';
import type { Failure } from '../../src/contract/error';
import { usualErrorStyle } from '../../src/contract/error-style';
import { errorAnswer, errorText } from '../errors/error-body';
import { inSlices } from '../work/in-slices';
import { letGo, takeRoom } from '../work/large-bodies';
import { writeBody } from '../work/write-body';
import { ignoredIn, metaFor } from './answer';
import { type AmountAnswer, answeringOnceLoaded, gather } from './batch-answering';
import { callsOf } from './batch-column';
import { batchEnd, batchStart } from './batch-envelope';
import type { Door } from './door';
import { spokenTo } from './spoken-to';
import { countItems } from './used-items';
import { message } from '../../src/language/message';

const mebibyte = 2 ** 20;

/** Characters of a column that are written in one turn. */
const writtenAtOnce = mebibyte;

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
      const { items, lang } = request.body;
      const reader = spokenTo(request, reply, lang);
      const calls = callsOf(items);
      await access.countMore(request, reply, calls.length - 1);
      const gathered = gather(items);
      const answering = answeringOnceLoaded({ ...parts, reader }, request, items, gathered);
      const used = countItems(usage, request.caller.key);
      const body = writeBody();
      const turn = (): Promise<void> => work.turn(request.caller.line);
      body.write(batchStart);
      /** Characters of the column that is being answered. */
      let held = 0;
      /** Writes the result of the item at a place. */
      const write = (at: number, text: string): void => body.write(at === 0 ? text : `,${text}`);
      async function writeColumn(at: number): Promise<void> {
        const column = gathered.columnAt(at);
        held = 0;
        let turnAt = body.length() + writtenAtOnce;
        write(at, '');
        for (const part of column.parts(metaFor(column.meta(), request.caller.sample, []), reader)) {
          body.write(part);
          if (body.length() < turnAt) continue;
          await turn();
          turnAt = body.length() + writtenAtOnce;
        }
      }
      function answerItem(at: number): void | Promise<void> {
        const item = items[at];
        const take = (text: string): void => {
          used.add(item, answering.failureOf(text));
          write(at, text);
        };
        const text = answering.at(at, (now) => now.answer(item, at));
        return typeof text === 'string' ? take(text) : text.then(take);
      }
      function answerAmount(at: number, place: number): void | Promise<void> {
        const item = items[at];
        function take(answer: AmountAnswer | string): void | Promise<void> {
          if (typeof answer === 'string') {
            used.add(item, answering.failureOf(answer));
            if (place === 0) write(at, answer);
            return;
          }
          const column = gathered.columnAt(at);
          used.add(item, answer.ok ? undefined : answer.failure);
          if (answer.ok) column.add(answer.value.values, answer.value.meta);
          else column.refuse(answering.errorOf(item, answer.failure));
          held = column.length();
          if (column.count() === amountsOf(item)!.length) return writeColumn(at);
        }
        const answer = answering.at(at, (now) => now.amount(item, at, place));
        return answer instanceof Promise ? answer.then(take) : take(answer);
      }
      const length = (): number => body.length() + held;
      const answered = await inSlices(
        calls,
        ({ at, place }) => (place === undefined ? answerItem(at) : answerAmount(at, place)),
        {
          turn,
          isWanted: () => length() < longestAnswer && !reply.raw.destroyed,
          budget,
        },
      );
      letGo(request);
      used.end();
      const left = calls.length - answered;
      if (left > 0) {
        access.giveBack(request, reply, left);
        const why =
          length() < longestAnswer
            ? message('batch_time_used_up', { seconds: budget / 1_000 })
            : message('batch_length_used_up', { mebibytes: longestAnswer / mebibyte });
        const failure: Failure = { code: 'budget_exceeded', message: why };
        const refusal = errorAnswer(failure, docs(), usualErrorStyle, reader).body;
        const error = errorText(failure, docs(), usualErrorStyle, reader);
        const { at: first, place: begun = 0 } = calls[answered]!;
        if (begun > 0) {
          const column = gathered.columnAt(first);
          // A column that was refused as a whole has no answers, and is written.
          if (column.count() > 0) {
            while (column.count() < amountsOf(items[first])!.length) column.refuse(error);
            await writeColumn(first);
          }
        }
        for (let at = begun > 0 ? first + 1 : first; at < items.length; at++) write(at, refusal);
      }
      const meta = metaFor(gathered.metas.together(), request.caller.sample, [
        ...ignoredIn(request, false),
        ...gathered.ignored.all(),
      ]);
      body.write(batchEnd(items.length, meta, reader));
      return reply.header('content-type', 'application/json; charset=utf-8').send(await body.bytes(turn));
    },
  );
};
