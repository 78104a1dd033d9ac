import { amountsOf, BatchRequest, contractOf } from '../../src/contract';
import type { Failure } from '../../src/contract/error';
import { usualErrorStyle } from '../../src/contract/error-style';
import { errorAnswer, errorText } from '../errors/error-body';
import { inSlices } from '../work/in-slices';
import { letGo, takeRoom } from '../work/large-bodies';
import { ignoredIn } from './answer';
import { answering as answeringOf } from './batch-answering';
import { type Call, callsOf } from './batch-column';
import { answeringOnceLoaded } from './batch-loading';
import { batchResults } from './batch-results';
import type { Door } from './door';
import { spokenTo } from './spoken-to';
import { countItems } from './used-items';
import { message } from '../../src/language/message';

const mebibyte = 2 ** 20;

/** The longest answer to a batch, in characters. */
const longestAnswer = 32 * mebibyte;

/**
 * `POST /api/v1/batch`: up to 5,000 questions in one request. Each is answered separately, so a wrong item does not
 * affect the others, and each counts as a call. A batch that is refused as a whole does not count. Items beyond the
 * request's computing time or length do not count either.
 */
export const batchDoor: Door = (app, parts) => {
  const { access, usage, work, budget, docs } = parts;
  app.post(
    contractOf('batch').path,
    {
      schema: { body: BatchRequest },
      bodyLimit: 4 * mebibyte,
      config: { takesSeat: true, countsItself: true },
      preParsing: takeRoom(work),
      onError: access.uncountRefused,
    },
    async (request, reply) => {
      const { items, lang } = request.body;
      const reader = spokenTo(request, reply, lang);
      const calls = callsOf(items);
      await access.countMore(request, reply, calls.length - 1);
      const turn = (): Promise<void> => work.turn(request.caller.line);
      const answering = answeringOnceLoaded(parts, request, items, {
        make: (asking) => answeringOf({ ...parts, reader }, request, asking),
        // All amounts of a column need the same figures.
        tryOut: (now, item) => void (amountsOf(item) === undefined ? now.answer(item) : now.amount(item as object, 0)),
      });
      const used = countItems(usage, request.caller.key);
      const { sample } = request.caller;
      const results = batchResults({
        items,
        reader,
        sample,
        used,
        turn,
        errorOf: (sent, failure) => answering.now().errorOf(sent, failure),
      });

      function answerCall({ at, place }: Call): void | Promise<void> {
        if (place === undefined) {
          const answer = answering.at(at, (now) => now.answer(items[at]));
          return answer instanceof Promise
            ? answer.then((later) => results.addItem(at, later))
            : results.addItem(at, answer);
        }
        const answer = answering.at(at, (now) => now.amount(items[at] as object, place));
        return answer instanceof Promise
          ? answer.then((later) => results.addAmount(at, place, later))
          : results.addAmount(at, place, answer);
      }
      const isWanted = (): boolean => results.length() < longestAnswer && !reply.raw.destroyed;
      const answered = await inSlices(calls, answerCall, { turn, isWanted, budget });
      letGo(request);
      used.end();

      /** Refuses the calls for which there was no room or no time. They do not count. */
      async function refuseRest({ at, place = 0 }: Call): Promise<void> {
        access.giveBack(request, reply, calls.length - answered);
        const why =
          results.length() < longestAnswer
            ? message('batch_time_used_up', { seconds: budget / 1_000 })
            : message('batch_length_used_up', { mebibytes: longestAnswer / mebibyte });
        const failure: Failure = { code: 'budget_exceeded', message: why };
        if (place > 0) await results.endColumn(at, errorText(failure, docs(), usualErrorStyle, reader));
        const { body } = errorAnswer(failure, docs(), usualErrorStyle, reader);
        results.refuseFrom(place > 0 ? at + 1 : at, body);
      }
      if (answered < calls.length) await refuseRest(calls[answered]!);
      const bytes = await results.end(ignoredIn(request, false));
      return reply.header('content-type', 'application/json; charset=utf-8').send(bytes);
    },
  );
};
