import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contractOf, type Meta, type Outcome, productVersion } from '../../../src/contract';
import { done, fail } from '../../../src/contract/error';
import { message, type Sentence } from '../../../src/language/message';
import { say } from '../../../src/language/say';
import { Refused } from '../../errors/refused';
import { checker, ignoredFields } from '../../input/checker';
import { hideKeys } from '../../keys/hide-keys';
import { metaFor } from '../answer';
import type { DoorParts } from '../door';
import { metaOut } from '../envelope';
import { sampleData } from '../sample';
import { answerText } from './text';
import { type AgentTool, agentTools, inputOf, listedTools } from './tools';

const refused = (sentence: Sentence) => ({
  isError: true,
  content: [{ type: 'text' as const, text: hideKeys(say(sentence)) }],
});

/**
 * Answers agents: each request gets a server of its own, so nothing is kept between requests and any replica answers.
 */
export function createAgents({ operations, access, usage, work }: DoorParts) {
  const tools = listedTools();
  const checks = new Map(
    agentTools.map(({ name, asks }) => [
      name,
      checker(inputOf(contractOf(asks)), true, (field) => message('not_an_input_of_tool', { field })),
    ]),
  );

  async function answerTo(
    request: FastifyRequest,
    { asks, name }: AgentTool,
    sent: unknown,
  ): Promise<Outcome<{ readonly data: object; readonly meta: Meta }>> {
    const checked = checks.get(name)!(sent ?? {});
    if ('error' in checked) return { ok: false, failure: checked.error.failure };
    await work.turn(request.caller.line);
    const { handler } = operations.all.find(({ contract }) => contract.id === asks)!;
    const found = await handler.answer(checked.value as never, request);
    if (!found.ok) return found;
    const { sample } = request.caller;
    const { ignored = [], meta: own } = found.value;
    const meta = metaOut(metaFor(own, sample, [...ignored, ...ignoredFields(checked.value)]));
    return done({ data: sample ? (sampleData(found.value.data) as object) : found.value.data, meta });
  }

  /** Answers a call of a tool and counts it as its operation. A key that may not use the operation is not counted. */
  async function counted(request: FastifyRequest, reply: FastifyReply, name: string, sent: unknown) {
    const tool = agentTools.find((each) => each.name === name);
    if (tool === undefined) return fail('bad_request', message('agent_tool_unknown', { name }));
    const { operation } = contractOf(tool.asks);
    request.usedFor = operation ?? null;
    const forbidden = operation && access.operationFailure(request, operation);
    if (forbidden !== undefined) return { ok: false as const, failure: forbidden };
    await access.countOne(request, reply);
    const found = await answerTo(request, tool, sent);
    if (found.ok) usage.answered(request.caller.key, operation ?? 'other');
    return found;
  }

  /** An answer for agents. A refusal is one too, because agents read its sentence and act on it. */
  async function call(request: FastifyRequest, reply: FastifyReply, name: string, sent: unknown) {
    const found = await counted(request, reply, name, sent).catch((problem: unknown) => {
      if (!(problem instanceof Refused)) throw problem;
      reply.headers(problem.headers);
      return { ok: false as const, failure: problem.failure };
    });
    if (!found.ok) {
      request.failure = found.failure;
      return refused(found.failure.message);
    }
    const { data, meta } = found.value;
    return {
      content: [{ type: 'text' as const, text: answerText(data, meta) }],
      structuredContent: { success: true, data, meta },
    };
  }

  return async (request: FastifyRequest, reply: FastifyReply, url: string): Promise<Response> => {
    const handler = createMcpHandler(
      () => {
        const server = new Server(
          { name: 'svc-finance-africa', version: productVersion },
          { capabilities: { tools: {} } },
        );
        server.setRequestHandler('tools/list', () => ({ tools }));
        server.setRequestHandler('tools/call', ({ params }) => call(request, reply, params.name, params.arguments));
        return server;
      },
      { responseMode: 'json' },
    );
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    return handler.fetch(new Request(url, { method: 'POST', headers }), { parsedBody: request.body });
  };
}
