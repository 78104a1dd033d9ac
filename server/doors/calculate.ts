import { z } from 'zod';
import {
  CalculateRequest,
  contractOf,
  type Tool,
  type ToolKind,
  toolKinds,
  type ToolList,
  tools,
  toolTitle,
  productVersion,
} from '../../src/contract';
import { done, fail } from '../../src/contract/error';
import type { Context } from '../../src/engine';
import { whenLoaded } from '../operations/loaded';
import type { Answered, Asking } from '../operations/operation';
import { oncePer } from '../../src/once';
import { inSlices } from '../work/in-slices';
import { ignoredIn, metaFor } from './answer';
import type { Door } from './door';
import { metaOut } from './envelope';
import { said } from './said';
import { spokenTo } from './spoken-to';
import { createTools, scopeOfTool } from './tools';
import { message, type Sentence } from '../../src/language/message';

/** `POST /api/v1/calculate`: one tool with its inputs, in the envelope of section 2.1 of the specification. */
export const calculateDoor: Door = (app, { operations, access, clock }) => {
  const { run, unanswerable } = createTools(operations);

  app.post(contractOf('calculate').path, { schema: { body: CalculateRequest } }, async (request, reply) => {
    const { tool: id, inputs } = request.body;
    const tool = tools.get(id)!;
    const operation = scopeOfTool(tool);
    request.usedFor = operation;
    const forbidden = access.operationFailure(request, operation);
    if (forbidden !== undefined) return { ok: false, failure: forbidden };
    const found = await whenLoaded<Answered>(request, (asking) => run(tool, inputs, asking));
    if (!found.ok) {
      const why = await whenLoaded(request, (asking) => unanswerable(tool, asking));
      return why === undefined ? found : fail('invalid_tool', message('tool_cannot_answer', { tool: id, why }));
    }
    const reader = spokenTo(request, reply);
    const { data, meta, ignored = [] } = said(found.value, reader);
    const usage = await access.usage(request);
    const timestamp = new Date(clock.now()).toISOString();
    reply.header('content-type', 'application/json; charset=utf-8');
    return {
      result: data,
      meta: {
        tool: id,
        version: productVersion,
        timestamp,
        usage,
        ...metaOut(metaFor(meta, request.caller.sample, [...ignored, ...ignoredIn(request, false)]), reader),
      },
    };
  });
};

type List = z.infer<typeof ToolList>;

/** `GET /api/v1/tools`: every tool that can answer, with the JSON Schema of its inputs and result. */
export const toolsDoor: Door = (app, { operations, work }) => {
  const { unanswerable } = createTools(operations);
  const schemaOf = oncePer(({ inputs, result }: (typeof toolKinds)[ToolKind]) => ({
    inputs: { ...z.toJSONSchema(inputs, { io: 'input' }) },
    result: { ...z.toJSONSchema(result) },
  }));
  const lists = new WeakMap<Context, Promise<Answered<List>>>();

  // Every tool is asked whether it can answer. That needs the law of every country, so it is done in slices.
  async function listFor(asking: Asking): Promise<Answered<List>> {
    const list: List['tools'] = [];
    const addIf = (why: Sentence | undefined, id: string, tool: Tool): void => {
      if (why === undefined)
        list.push({ id, title: toolTitle(tool), version: productVersion, ...schemaOf(toolKinds[tool.kind]) });
    };
    const add = ([id, tool]: readonly [string, Tool]): void | Promise<void> => {
      const why = whenLoaded(asking, (same) => unanswerable(tool, same));
      if (!(why instanceof Promise)) return addIf(why, id, tool);
      return why.then((later) => addIf(later, id, tool));
    };
    await inSlices([...tools], add, {
      turn: () => work.turn(asking.caller.line),
      isWanted: () => true,
      budget: Infinity,
    });
    const data = { tools: list, count: list.length };
    return done({ data, meta: { as_of: null, sources: [], notices: [] }, isShared: true as const });
  }

  app.get(contractOf('getTools').path, (request) => {
    const { world } = request;
    let list = lists.get(world);
    if (list === undefined) lists.set(world, (list = listFor(request)));
    return list;
  });
};
