import { amountsOf, BatchRequest, contractOf } from '../../src/contract';
import type { Failure } from '../../src/contract/error';
import { usualErrorStyle } from '../../src/contract/error-style';
import { errorAnswer, errorText } from '../errors/error-body';
import { inSlices } from '../work/in-slices';
import { letGo, takeRoom } from '../work/large-bodies';
import { ignoredIn } from './answer';
import { answering as answeringOf } from './batch-answering';
import { allShares, callsIn, type Share } from './batch-column';
import { answeringOnceLoaded } from './batch-loading';
import { batchResults } from './batch-results';
import type { Door } from './door';
import { spokenTo } from './spoken-to';
import { countItems } from './used-items';
import { message } from '../../src/language/message';

const mebibyte = 2 ** 20;

const callsOfAll = (shares: readonly Share[]): number => shares.reduce((calls, share) => calls + callsIn(share), 0);

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
      const shares = allShares(items);
      const calls = callsOfAll(shares);
      await access.countMore(request, reply, calls - 1);
      const turn = (): Promise<void> => work.turn(request.caller.line);
      const answering = answeringOnceLoaded(parts, request, items, {
        make: (asking) => answeringOf({ ...parts, reader }, request, asking),
        // All amounts of a column need the same figures.
        tryOut: (now, item) =>
          void (amountsOf(item) === undefined ? now.answer(item) : now.amounts(item as object, { from: 0, to: 1 })),
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

      function answerShare({ at, amounts }: Share): void | Promise<void> {
        if (amounts === undefined) {
          const answer = answering.at(at, (now) => now.answer(items[at]));
          return answer instanceof Promise
            ? answer.then((later) => results.addItem(at, later))
            : results.addItem(at, answer);
        }
        const answers = answering.at(at, (now) => now.amounts(items[at] as object, amounts));
        return answers instanceof Promise
          ? answers.then((later) => results.addAmounts(at, amounts, later))
          : results.addAmounts(at, amounts, answers);
      }
      const isWanted = (): boolean => results.length() < longestAnswer && !reply.raw.destroyed;
      const answered = await inSlices(shares, answerShare, { turn, isWanted, budget });
      letGo(request);
      used.end();

      /** Refuses the calls for which there was no room or no time. They do not count. */
      async function refuseRest({ at, amounts }: Share): Promise<void> {
        access.giveBack(request, reply, callsOfAll(shares.slice(answered)));
        const why =
          results.length() < longestAnswer
            ? message('batch_time_used_up', { seconds: budget / 1_000 })
            : message('batch_length_used_up', { mebibytes: longestAnswer / mebibyte });
        const failure: Failure = { code: 'budget_exceeded', message: why };
        const isWithinColumn = amounts !== undefined && amounts.from > 0;
        if (isWithinColumn) await results.endColumn(at, errorText(failure, docs(), usualErrorStyle, reader));
        const { body } = errorAnswer(failure, docs(), usualErrorStyle, reader);
        results.refuseFrom(isWithinColumn ? at + 1 : at, body);
      }
      if (answered < shares.length) await refuseRest(shares[answered]!);
      const bytes = await results.end(ignoredIn(request, false));
      return reply.header('content-type', 'application/json; charset=utf-8').send(bytes);
    },
  );
};
