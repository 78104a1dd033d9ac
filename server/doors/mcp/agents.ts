import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { contractOf, productVersion } from '../../../src/contract';
import type { Failure } from '../../../src/contract/error';
import { message, type Sentence } from '../../../src/language/message';
import { say } from '../../../src/language/say';
import { checker, ignoredFields } from '../../input/checker';
import { hideKeys } from '../../keys/hide-keys';
import { metaFor } from '../answer';
import type { DoorParts } from '../door';
import { metaOut } from '../envelope';
import { sampleData } from '../sample';
import { answerText } from './text';
import { agentTools, inputOf, listedTools } from './tools';

const refused = (sentence: Sentence) => ({
  isError: true,
  content: [{ type: 'text' as const, text: hideKeys(say(sentence)) }],
});

/**
 * Answers agents: each request gets a server of its own, so nothing is kept between requests and any replica answers.
 */
export function createAgents({ operations, access, work }: DoorParts) {
  const tools = listedTools();
  const checks = new Map(
    agentTools.map(({ name, asks }) => [
      name,
      checker(inputOf(contractOf(asks)), true, (field) => message('not_an_input_of_tool', { field })),
    ]),
  );

  async function call(request: FastifyRequest, name: string, sent: unknown) {
    const tool = agentTools.find((each) => each.name === name);
    const check = checks.get(name);
    if (tool === undefined || check === undefined) return refused(message('agent_tool_unknown', { name }));
    const contract = contractOf(tool.asks);
    const { operation } = contract;
    const forbidden: Failure | undefined =
      operation === undefined ? undefined : access.operationFailure(request, operation);
    if (forbidden !== undefined) return refused(forbidden.message);
    const checked = check(sent ?? {});
    if ('error' in checked) return refused(checked.error.failure.message);
    await work.turn(request.caller.line);
    const { handler } = operations.all.find((each) => each.contract.id === contract.id)!;
    const found = await handler.answer(checked.value as never, request);
    if (!found.ok) return refused(found.failure.message);
    const { sample } = request.caller;
    const { ignored = [], meta: own } = found.value;
    const meta = metaOut(metaFor(own, sample, [...ignored, ...ignoredFields(checked.value)]));
    const data = sample ? (sampleData(found.value.data) as object) : found.value.data;
    return {
      content: [{ type: 'text' as const, text: answerText(data, meta) }],
      structuredContent: { success: true, data, meta },
    };
  }

  return async (request: FastifyRequest, url: string): Promise<Response> => {
    const handler = createMcpHandler(
      () => {
        const server = new Server(
          { name: 'svc-finance-africa', version: productVersion },
          { capabilities: { tools: {} } },
        );
        server.setRequestHandler('tools/list', () => ({ tools }));
        server.setRequestHandler('tools/call', ({ params }) => call(request, params.name, params.arguments));
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
