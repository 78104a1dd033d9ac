import { message } from '../../src/language/message';
import { say } from '../../src/language/say';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  CalculateRequest,
  type CountryTool,
  type CountryToolKind,
  ForexBody,
  type ForexQuery,
  type ForexResult,
  TaxRequest,
  type Tool,
  type ToolKind,
  toolKinds,
  type ToolList,
  tools,
  toolTitle,
  toolVersion,
  VatRequest,
} from '../../src/contract';
import { done, fail, type Outcome } from '../../src/contract/error';
import { type Answer, calculateTax, calculateVat, type Context } from '../../src/engine';
import type { Reference } from '../../src/reference';
import { ignoredIn, metaFor } from '../door/answer';
import { metaOut } from '../door/envelope';
import { withTextOnce } from '../door/with-text-once';
import { inSlices } from '../work/in-slices';
import { checker, ignoredFields } from '../door/validate';
import { marketAnswers } from './market-answers';
import type { Route } from './route';

const rateText = (rate: number): string => `${rate.toFixed(2)}%`;

type Inputs<Kind extends ToolKind> = z.output<(typeof toolKinds)[Kind]['inputs']>;
type Results<Kind extends ToolKind> = z.output<(typeof toolKinds)[Kind]['result']>;

/** An answer with its payload in the shape of a tool. */
const shaped = <Data, Result>(found: Outcome<Answer<Data>>, shape: (data: Data) => Result): Outcome<Answer<Result>> =>
  found.ok ? done({ data: shape(found.value.data), meta: found.value.meta, ignored: found.value.ignored }) : found;

type Runner<Kind extends ToolKind> = (
  reference: Reference,
  country: string,
  inputs: Inputs<Kind>,
  world: Context,
) => Outcome<Answer<Results<Kind>>>;

const runners: { readonly [Kind in CountryToolKind]: Runner<Kind> } = {
  paye: (reference, country, { grossAnnual, pension }, world) =>
    shaped(
      calculateTax(
        reference,
        TaxRequest.parse({ country, type: 'income', amount: grossAnnual, period: 'annual', include_pension: pension }),
        world,
      ),
      (data) => ({
        tax: data.tax_amount,
        netAnnual: data.net_amount,
        effectiveRate: rateText(data.effective_rate),
      }),
    ),
  vat: (reference, country, { amount, mode, category }, world) =>
    shaped(calculateVat(reference, VatRequest.parse({ country, amount, mode, category }), world), (data) => ({
      net: data.net_amount,
      vat: data.vat_amount,
      gross: data.gross_amount,
      rate: data.vat_rate,
    })),
  cit: (reference, country, { profit, turnover }, world) =>
    shaped(
      calculateTax(reference, TaxRequest.parse({ country, type: 'corporate', amount: profit, turnover }), world),
      (data) => ({ tax: data.tax_amount, net: data.net_amount, effectiveRate: rateText(data.effective_rate) }),
    ),
  wht: (reference, country, { amount, paymentType, residency }, world) =>
    shaped(
      calculateTax(
        reference,
        TaxRequest.parse({ country, type: 'withholding', amount, payment_type: paymentType, residency }),
        world,
      ),
      (data) => ({ tax: data.tax_amount, net: data.net_amount, rate: data.brackets[0]!.rate }),
    ),
  cgt: (reference, country, { gain, taxpayer }, world) =>
    shaped(
      calculateTax(reference, TaxRequest.parse({ country, type: 'capital_gains', amount: gain, taxpayer }), world),
      (data) => ({ tax: data.tax_amount, net: data.net_amount, effectiveRate: rateText(data.effective_rate) }),
    ),
};

/** A tool of a country is run with inputs that are checked. */
const runCountryTool = (
  { kind, country }: CountryTool,
  inputs: Inputs<CountryToolKind>,
  reference: Reference,
  world: Context,
): Outcome<Answer<object>> =>
  (runners[kind] as Runner<CountryToolKind>)(reference, country, inputs, world) as Outcome<Answer<object>>;

/** The inputs that a tool asks for and gives no default, all of them amounts. */
function plainInputs(kind: CountryToolKind): Inputs<CountryToolKind> {
  const { inputs } = toolKinds[kind];
  const required = Object.entries(inputs.shape).flatMap(([name, schema]) =>
    schema.safeParse(undefined).success ? [] : [name],
  );
  return inputs.parse(Object.fromEntries(required.map((name) => [name, 1_000]))) as Inputs<CountryToolKind>;
}

const plain = Object.fromEntries(
  (Object.keys(runners) as CountryToolKind[]).map((kind) => [kind, plainInputs(kind)]),
) as Readonly<Record<CountryToolKind, Inputs<CountryToolKind>>>;

/** Why a tool cannot answer even what it must be asked and no more; undefined where it can. */
function unanswerable(tool: Tool, reference: Reference, world: Context): string | undefined {
  if (tool.kind === 'convert') return undefined;
  const found = runCountryTool(tool, plain[tool.kind], reference, world);
  return found.ok ? undefined : say(found.failure.message);
}

const checkConversion = checker(ForexBody, true);

const checkInputs = Object.fromEntries(
  Object.entries(toolKinds).map(([kind, { inputs }]) => [
    kind,
    checker(inputs, true, (field) => message('not_an_input_of_tool', { field })),
  ]),
) as Readonly<Record<ToolKind, ReturnType<typeof checker>>>;

/** An amount converted, from the same rate as `GET /api/forex`. */
function converted(
  { amount, ...asked }: Inputs<'convert'>,
  forex: (query: ForexQuery) => Outcome<Answer<ForexResult>>,
): Outcome<Answer<Results<'convert'>>> {
  const checked = checkConversion({ ...asked, amount });
  if ('error' in checked) return { ok: false, failure: checked.error.failure };
  return shaped(forex(checked.value as ForexQuery), (data) => ({
    from: data.from,
    to: data.to,
    amount,
    rate: data.rate,
    converted: data.amount!,
  }));
}

/** `POST /api/v1/calculate`: one tool with its inputs, in the envelope of section 2.1 of the specification. */
export const calculateRoute: Route = (app, parts) => {
  const { reference, access, clock } = parts;
  const { forex } = marketAnswers(parts);

  function run(tool: Tool, sent: unknown, request: FastifyRequest): Outcome<Answer<object>> {
    const inputs = checkInputs[tool.kind](sent);
    if ('error' in inputs) return fail('invalid_inputs', inputs.error.failure.message);
    const { value } = inputs;
    const found =
      tool.kind === 'convert'
        ? converted(value as Inputs<'convert'>, (query) => forex(request, query))
        : runCountryTool(tool, value as Inputs<CountryToolKind>, reference, request.world);
    return found.ok
      ? done({ ...found.value, ignored: [...(found.value.ignored ?? []), ...ignoredFields(value)] })
      : found;
  }

  return app.post('/api/v1/calculate', { schema: { body: CalculateRequest } }, async (request, reply) => {
    const { tool, inputs } = request.body;
    const named = tools.get(tool)!;
    const forbidden = access.operationFailure(request, toolKinds[named.kind].operation);
    if (forbidden !== undefined) return { ok: false, failure: forbidden };
    const found = run(named, inputs, request);
    if (!found.ok) {
      const why = unanswerable(named, reference, request.world);
      return why === undefined ? found : fail('invalid_tool', `"${tool}" cannot answer: ${why}`);
    }
    const { data, meta, ignored = [] } = found.value;
    const usage = await access.usage(request);
    const timestamp = new Date(clock.now()).toISOString();
    reply.header('content-type', 'application/json; charset=utf-8');
    return {
      result: data,
      meta: {
        tool,
        version: toolVersion,
        timestamp,
        usage,
        ...metaOut(metaFor(meta, request.caller.sample, [...ignored, ...ignoredIn(request, false)])),
      },
    };
  });
};

/** `GET /api/v1/tools`: every tool that can answer, with the JSON Schema of its inputs and result. */
export const toolsRoute: Route = (app, { reference, work }) => {
  const schemaOf = (kind: ToolKind) => ({
    inputs: { ...z.toJSONSchema(toolKinds[kind].inputs, { io: 'input' }) },
    result: { ...z.toJSONSchema(toolKinds[kind].result) },
  });
  const schemas = new Map((Object.keys(toolKinds) as ToolKind[]).map((kind) => [kind, schemaOf(kind)]));
  const lists = new WeakMap<Context, Promise<Outcome<Answer<z.infer<typeof ToolList>>>>>();

  // Every tool is asked whether it can answer, which takes the law of every country.
  async function listFor(world: Context, line: string): Promise<Outcome<Answer<z.infer<typeof ToolList>>>> {
    const list: z.infer<typeof ToolList>['tools'] = [];
    const add = ([id, tool]: readonly [string, Tool]): void => {
      if (unanswerable(tool, reference, world) === undefined)
        list.push({ id, title: toolTitle(tool), version: toolVersion, ...schemas.get(tool.kind)! });
    };
    await inSlices([...tools], add, { turn: () => work.turn(line), isWanted: () => true, budget: Infinity });
    return done(
      withTextOnce({ data: { tools: list, count: list.length }, meta: { as_of: null, sources: [], notices: [] } }),
    );
  }

  return app.get('/api/v1/tools', ({ world, caller }) => {
    let list = lists.get(world);
    if (list === undefined) lists.set(world, (list = listFor(world, caller.line)));
    return list;
  });
};
