import fp from 'fastify-plugin';
import { type Changes, changesPage, pollEvery, pollOperations } from '../../src/contract';
import { defined } from '../../src/defined';
import type { Materials } from '../materials';
import type { Handler } from '../operations/operation';
import { byContract } from './door';
import { said } from './said';
import { sampleData } from './sample';
import { spokenTo } from './spoken-to';

const [contract] = pollOperations;

/**
 * `GET /api/v1/changes/poll`: the list of changes for flows that poll, as the Power Platform and Logic Apps ask. The
 * flow keeps the address of its next question, so nothing is remembered here. More changes than fit into an answer
 * follow at once; what is recorded meanwhile follows after them.
 */
export const polling = fp<Pick<Materials, 'address'>>(
  async (app, { address }) => {
    const { handler } = app.operations.all.find(({ contract: { id } }) => id === 'getChanges')!;
    const ask: Handler['answer'] = handler.answer;

    byContract(app).get(
      contract.path,
      { schema: { querystring: contract.query }, config: { scope: contract.scope, takesTurns: true } },
      async (request, reply) => {
        const { since, cursor, until, ...filter } = request.query;
        const begins = since === undefined;
        const limit = begins ? 1 : changesPage.most;
        const found = await ask(defined({ ...filter, since, cursor, limit }) as never, request);
        if (!found.ok) return found;
        const { changes, next_cursor, position } = said(found.value, spokenTo(request, reply)).data as Changes;
        const reached = until ?? position;
        const rest = begins ? null : next_cursor;
        const state = rest === null ? { since: reached } : { since, cursor: rest, until: reached };
        const next = new URLSearchParams(
          defined({ kind: filter.kind?.join(','), country: filter.country?.join(','), ...state }),
        );
        reply.headers({
          location: `${address()}${contract.path}?${String(next)}`,
          'retry-after': rest === null ? pollEvery : 0,
        });
        if (begins || changes.length === 0) return reply.code(202).send();
        reply.header('content-type', 'application/json; charset=utf-8');
        return request.caller.sample ? sampleData(changes) : changes;
      },
    );
  },
  { name: 'polling', dependencies: ['operations', 'answers', 'errors', 'observation'] },
);
