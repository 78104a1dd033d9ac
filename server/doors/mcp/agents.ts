import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contractOf, type OperationId, productVersion } from '../../../src/contract';
import { done, fail } from '../../../src/contract/error';
import { message, type Sentence } from '../../../src/language/message';
import { type Reader, readerOf } from '../../errors/reader';
import { Refused } from '../../errors/refused';
import { checker, ignoredFields } from '../../input/checker';
import { hideKeys } from '../../keys/hide-keys';
import type { Answered } from '../../operations/operation';
import { metaFor } from '../answer';
import type { DoorParts } from '../door';
import { metaOut } from '../envelope';
import { said } from '../said';
import { sampleData } from '../sample';
import { bounded } from './bounded';
import { checkReturn, type CheckReturnRequest } from './check-return';
import { compareCountries } from './compare-countries';
import type { CompareRequest } from './compare-request';
import { instructions } from './instructions';
import { filledPrompt, listedPrompts } from './prompts';
import { formOf, listedResources, listedTemplates, resourceAt } from './resources';
import { answerText } from './text';
import { type AgentTool, agentTools, inputOf, listedTools } from './tools';

const refused = (sentence: Sentence, reader: Reader) => ({
  isError: true,
  content: [{ type: 'text' as const, text: hideKeys(reader.say(sentence)) }],
});

/** What tools take that counts as more than one call. */
interface Sent {
  readonly skip?: number;
  readonly countries?: readonly string[];
  readonly rows?: readonly unknown[];
}

/** A comparison counts like a batch, one call for each country, and a return one for each row. */
const callsOf = ({ countries, rows }: Sent): number => rows?.length ?? (new Set(countries).size || 1);

/**
 * Answers agents: each request gets a server of its own, so nothing is kept between requests and any replica answers.
 */
export function createAgents({
  operations,
  access,
  usage,
  work,
  budget,
}: Pick<DoorParts, 'operations' | 'access' | 'usage' | 'work' | 'budget'>) {
  const tools = listedTools();
  const checks = new Map(
    agentTools.map((tool) => [
      tool.name,
      checker(inputOf(tool), true, (field) => message('not_an_input_of_tool', { field })),
    ]),
  );

  const asking =
    (request: FastifyRequest) =>
    async (id: OperationId, input: object): Promise<Answered> =>
      operations.all.find(({ contract }) => contract.id === id)!.handler.answer(input as never, request);

  /** The answer of a tool: that of its operation, or of the tool itself where it takes something else. */
  function answered(request: FastifyRequest, { name, asks }: AgentTool, input: object): Promise<Answered> {
    const ask = asking(request);
    if (name === 'compare_countries') return compareCountries(input as CompareRequest, ask, readerOf(request));
    if (name !== 'check_return') return ask(asks, input);
    const conditions = { turn: () => work.turn(request.caller.line), isWanted: () => true, budget };
    return checkReturn(input as CheckReturnRequest, request, conditions);
  }

  async function answerTo(request: FastifyRequest, tool: AgentTool, value: { readonly skip?: number }) {
    await work.turn(request.caller.line);
    const { skip = 0, ...input } = value;
    const found = await answered(request, tool, input);
    if (!found.ok) return found;
    const { sample } = request.caller;
    const { data, ignored = [], meta: own } = said(found.value, readerOf(request));
    const meta = metaFor(own, sample, [...ignored, ...ignoredFields(value)]);
    return done(bounded(sample ? (sampleData(data) as object) : data, meta, skip));
  }

  /** Answers a call of a tool and counts it as its operation. A key that may not use the operation is not counted. */
  async function counted(request: FastifyRequest, reply: FastifyReply, name: string, sent: unknown) {
    const tool = agentTools.find((each) => each.name === name);
    if (tool === undefined) return fail('bad_request', message('agent_tool_unknown', { name }));
    const { scope } = contractOf(tool.asks);
    request.usedFor = scope ?? null;
    for (const needed of [scope, tool.alsoNeeds]) {
      const forbidden = needed && access.operationFailure(request, needed);
      if (forbidden !== undefined) return { ok: false as const, failure: forbidden };
    }
    await access.countOne(request, reply);
    const checked = checks.get(name)!(sent ?? {});
    if ('error' in checked) return { ok: false as const, failure: checked.error.failure };
    const value = checked.value as Sent;
    const calls = callsOf(value);
    await access.countMore(request, reply, calls - 1);
    const found = await answerTo(request, tool, value);
    if (found.ok) usage.answered(request.caller.key, scope ?? 'other', calls);
    return found;
  }

  /** An answer for agents. A refusal is one too, because agents read its sentence and act on it. */
  async function call(request: FastifyRequest, reply: FastifyReply, name: string, sent: unknown) {
    const reader = readerOf(request);
    const found = await counted(request, reply, name, sent).catch((problem: unknown) => {
      if (!(problem instanceof Refused)) throw problem;
      reply.headers(problem.headers);
      return { ok: false as const, failure: problem.failure };
    });
    if (!found.ok) {
      request.failure = found.failure;
      return refused(found.failure.message, reader);
    }
    const { data, meta } = found.value;
    return {
      content: [{ type: 'text' as const, text: answerText(data, metaOut(meta, reader)) }],
      structuredContent: { success: true, data, meta: metaOut(meta, reader) },
    };
  }

  const wrong = (sentence: Sentence, { say }: Reader) =>
    new ProtocolError(ProtocolErrorCode.InvalidParams, hideKeys(say(sentence)));

  /** The text of a resource. The law of a country is the answer of its tool, and counts like it. */
  async function read(request: FastifyRequest, reply: FastifyReply, uri: string) {
    const resource = resourceAt(uri);
    if (resource === undefined) throw wrong(message('agent_resource_unknown', { uri }), readerOf(request));
    if ('text' in resource) return resource.text;
    const answer = await call(request, reply, 'tax_law', { country: resource.country });
    if ('isError' in answer) throw new ProtocolError(ProtocolErrorCode.InvalidParams, answer.content[0]!.text);
    return answer.content[0]!.text;
  }

  function prompted(reader: Reader, name: string, given: Readonly<Record<string, string>> = {}) {
    const prompt = filledPrompt(name, given);
    if (prompt === undefined) throw wrong(message('agent_prompt_unknown', { name }), reader);
    if ('missing' in prompt)
      throw wrong(message('agent_prompt_incomplete', { name, argument: prompt.missing }), reader);
    const { description, text } = prompt;
    return { description, messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
  }

  function serverFor(request: FastifyRequest, reply: FastifyReply): Server {
    const server = new Server(
      { name: 'svc-finance-africa', version: productVersion },
      { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions },
    );
    server.setRequestHandler('tools/list', () => ({ tools }));
    server.setRequestHandler('tools/call', ({ params }) => call(request, reply, params.name, params.arguments));
    server.setRequestHandler('resources/list', () => ({ resources: listedResources() }));
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: listedTemplates() }));
    server.setRequestHandler('resources/read', async ({ params: { uri } }) => ({
      contents: [{ uri, ...formOf(uri), text: await read(request, reply, uri) }],
    }));
    server.setRequestHandler('prompts/list', () => ({ prompts: listedPrompts() }));
    server.setRequestHandler('prompts/get', ({ params }) => prompted(readerOf(request), params.name, params.arguments));
    return server;
  }

  return async (request: FastifyRequest, reply: FastifyReply, url: string): Promise<Response> => {
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    // Every answer is one JSON object, so a client that takes JSON only gets it too.
    const accepting = { ...Object.fromEntries(headers), accept: 'application/json, text/event-stream' };
    const asked = new Request(url, { method: 'POST', headers: accepting });
    const given = { parsedBody: request.body };
    const make = (): Server => serverFor(request, reply);
    if (!(await isLegacyRequest(asked, request.body)))
      return createMcpHandler(make, { responseMode: 'json' }).fetch(asked, given);
    // For earlier versions of the protocol the handler would answer with a stream of events.
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await make().connect(transport);
    return transport.handleRequest(asked, given);
  };
}
