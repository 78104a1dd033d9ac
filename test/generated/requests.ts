import fc from 'fast-check';
import {
  batchOperations,
  contractOf,
  contractOfItems,
  type OperationContract,
  operations,
  toolKinds,
  tools,
} from '../../src/contract';
import type { LabourKind } from '../../src/contract/words/labour';
import { createMarket, type SeriesId, seriesStates } from '../../src/market';
import { countryFiles } from '../../src/reference/data';
import { marketFiles } from '../../src/reference/market/data';
import { defined } from '../../src/defined';
import { absurd, type Fields, hostile, nearlyValid, valid } from './values';

type Kind = 'valid' | 'nearly valid' | 'hostile';

/** A request as sent. */
export interface GeneratedRequest {
  readonly operation: OperationContract;
  readonly kind: Kind;
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The arguments of an operation, in its body or its query. */
const schemaOf = ({ body, query }: OperationContract) => body ?? query;

const { states } = seriesStates(createMarket(marketFiles), Date.parse('2026-11-20T12:00:00Z'));

/** Entities with observations in a series. */
const knownOf = (series: SeriesId): string[] =>
  states.filter((state) => state.series === series).map(({ entity }) => entity);

/** What the operations of labour law ask for. */
const labourKindOf: Readonly<Record<string, LabourKind>> = {
  calculateOvertime: 'overtime',
  calculateLeave: 'annual_leave',
  calculateNotice: 'notice',
  calculateSeverance: 'severance',
  calculateSeniority: 'seniority_bonus',
};

/** Countries whose labour law states a kind. Most laws are not established. */
const statedIn = (kind: LabourKind): string[] =>
  countryFiles.filter(({ labour }) => labour?.[kind] !== undefined).map(({ code }) => code);

/**
 * Fields for an operation that follow the contract. If the fields contain requests to other operations, those follow it
 * as well.
 */
function goodFields(operation: OperationContract): fc.Arbitrary<Fields> {
  // A server has had few versions of the law, and any other is refused.
  return fieldsOf(operation).map(({ law_version: _, ...fields }) => fields);
}

const withoutVersion = (setting: unknown): unknown =>
  setting === undefined ? undefined : { ...(setting as Fields), law_version: undefined };

function fieldsOf(operation: OperationContract): fc.Arbitrary<Fields> {
  const schema = schemaOf(operation);
  if (schema === undefined) return fc.constant({});
  if (operation.id === 'calculate')
    return valid(schema).chain((fields) =>
      valid(toolKinds[tools.get(String(fields['tool']).trim().toLowerCase())!.kind].inputs).map((inputs) => ({
        ...fields,
        inputs,
      })),
    );
  if (operation.id === 'batch')
    return fc.array(item(goodFields), { minLength: 1, maxLength: 4 }).map((items) => ({ items }));
  if (operation.id === 'calculateRegister')
    return fc
      .tuple(valid(schema), fc.array(goodFields(contractOf('calculatePaye')), { minLength: 1, maxLength: 4 }))
      .map(([{ columns: _, totals_by: _by, rows: _rows, ...fields }, rows]) => ({ ...fields, rows }));
  // A version that a setting names refuses the comparison as a whole.
  if (operation.id === 'comparePayroll')
    return fc
      .tuple(valid(schema), fc.array(goodFields(contractOf('calculatePaye')), { minLength: 1, maxLength: 4 }))
      .map(([{ columns: _, totals_by: _by, rows: _rows, a, b, ...fields }, rows]) =>
        defined({ ...fields, a: withoutVersion(a), b: withoutVersion(b) ?? {}, rows }),
      );
  // A journal is refused for one wrong row, and for two currencies. Registers have years and currencies that do not fit.
  if (operation.id === 'makePayrollJournal')
    return fc
      .tuple(valid(schema), goodFields(contractOf('calculatePaye')))
      .map(([{ by, rows: _, currency: _currency, tax_year: _year, ...fields }, row]) =>
        by === undefined
          ? { ...fields, rows: [row] }
          : { ...fields, by, rows: [{ ...row, labels: { [by as string]: 'Sales' } }] },
      );
  if (operation.id === 'getSeries')
    return valid(schema).chain((fields) =>
      fc.constantFrom(...knownOf(fields['series'] as SeriesId)).map((entity) => ({ ...fields, entity })),
    );
  if (operation.id === 'getPayrollReturns')
    return fc
      .tuple(valid(schema), fc.constantFrom(undefined, 'KE-p10', 'CI-cnps', 'MA-9421'))
      .map(([fields, id]) => defined({ ...fields, id }));
  // An employment begins before the days that are asked about, and groups are words of each country.
  const kind = labourKindOf[operation.id];
  if (kind !== undefined)
    return fc
      .tuple(valid(schema), fc.constantFrom(...statedIn(kind)), fc.integer({ min: 2000, max: 2022 }))
      .map(([{ category: _, ...fields }, country, year]) =>
        'started' in fields ? { ...fields, country, started: `${year}-03-01` } : { ...fields, country },
      );
  // A leaver is employed before the last day, and details that are drawn at random contradict it.
  if (operation.id === 'calculateLeaver')
    return fc
      .tuple(valid(schema), fc.integer({ min: 2000, max: 2022 }), fc.constantFrom(true, true, true, false))
      .map(([{ category: _, worked, parts, leave_days_taken, ...fields }, year, isPlain]) => {
        const dated = { ...fields, started: `${year}-03-01`, ends: '2026-11-20' };
        return isPlain ? dated : defined({ ...dated, worked, parts, leave_days_taken });
      });
  // Months that are drawn at random contradict each other, or have no law.
  if (operation.id === 'calculateCorrection')
    return fc
      .tuple(valid(schema), fc.integer({ min: 1, max: 9 }), fc.constantFrom(true, true, true, false))
      .map(([{ months, paid_in, ...fields }, at, isPlain]) => {
        const [paid, due] = [{ amount: 80_000 }, { amount: 85_000 }];
        return isPlain
          ? { ...fields, months: [{ month: `2026-0${at}`, paid, due }] }
          : defined({ ...fields, months, paid_in });
      });
  // Months and pay of their own seldom fit together.
  if (operation.id === 'calculatePayrollYear')
    return fc
      .tuple(valid(schema), fc.constantFrom(true, true, true, false))
      .map(([{ months, from, to, tax_year, pay, ...fields }, isPlain]) =>
        isPlain ? fields : defined({ ...fields, months, from, to, tax_year, pay }),
      );
  return valid(schema);
}

/** Fields with one fault, in the request itself or in a nested one. */
function nearlyGood(operation: OperationContract): fc.Arbitrary<Fields> {
  const whole = nearlyValid(goodFields(operation));
  if (operation.id === 'calculate')
    return fc.oneof(
      whole,
      goodFields(operation).chain((fields) =>
        nearlyValid(fc.constant(fields['inputs'] as Fields)).map((inputs) => ({ ...fields, inputs })),
      ),
    );
  if (operation.id === 'batch')
    return fc.oneof(
      {
        arbitrary: fc
          .array(fc.oneof(item(nearlyGood), nearlyValid(item(goodFields)), absurd), { minLength: 1, maxLength: 4 })
          .map((items) => ({ items })),
        weight: 4,
      },
      whole,
    );
  return whole;
}

const namesOf = (operation: OperationContract): readonly string[] => Object.keys(schemaOf(operation)?.shape ?? {});

const item = (fieldsOf: (operation: OperationContract) => fc.Arbitrary<Fields>): fc.Arbitrary<Fields> =>
  fc
    .constantFrom(...batchOperations)
    .chain((operation) =>
      fieldsOf(contractOfItems(operation)).chain((input) =>
        fc
          .option(
            fc.array(
              fc.oneof(
                fc.constantFrom('net_amount', 'tax_amount', 'country', 'rate', 'fuels', 'toString'),
                fc.string(),
              ),
              { maxLength: 3 },
            ),
            { nil: undefined },
          )
          .map((select) => ({ operation, input, ...(select === undefined ? {} : { select }) })),
      ),
    );

const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
// Half a surrogate pair has no percent-encoding, so it is replaced, as any client would do.
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Fields as query parameters: a list is one parameter, repeated for each entry. */
const queryOf = (fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(written(one))}`),
    )
    .join('&');

/** A damaged text. */
const damaged = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.nat(text.length),
      fc.oneof(
        fc.constantFrom('', '"', '}', '[', ',', ':', '\\', '\u0000', '\\u', '1e999', '__proto__'),
        fc.string({ unit: 'binary', maxLength: 4 }),
      ),
      fc.nat(6),
    )
    .map(([at, put, dropped]) => text.slice(0, at) + put + text.slice(at + dropped));

const rawBodies = (good: fc.Arbitrary<Fields>): fc.Arbitrary<string> =>
  fc.oneof(
    good.map((fields) => JSON.stringify(fields)).chain(damaged),
    fc.json(),
    fc.string({ unit: 'binary' }),
    absurd.map(written),
  );
const rawQueries = (good: fc.Arbitrary<Fields>): fc.Arbitrary<string> =>
  fc.oneof(
    good.map(queryOf).chain(damaged).map(visible),
    fc.stringMatching(/^[a-z_&=%[\]0-9?;+.]{0,60}$/),
    good.map((fields) => `${queryOf(fields)}&${queryOf(fields)}`),
    good.map((fields) =>
      Object.entries(fields)
        .map(([name, value]) => `${encoded(name)}[]=${encoded(written(value))}&${encoded(name)}[a]=1`)
        .join('&'),
    ),
  );

/** Characters that an address may contain unescaped; others are left out. */
function visible(text: string): string {
  return text.replace(/[^!-~]/g, '').replaceAll('#', '');
}

const usualHeaders = (operation: OperationContract): Readonly<Record<string, string>> =>
  operation.method === 'post' ? { 'content-type': 'application/json' } : {};

/** Sometimes makes something unusual about the request other than its fields. */
function unusually(request: GeneratedRequest): fc.Arbitrary<GeneratedRequest> {
  const with_ = (headers: Readonly<Record<string, string>>): GeneratedRequest => ({
    ...request,
    headers: { ...request.headers, ...headers },
  });
  const and = request.address.includes('?') ? '&' : '?';
  return fc.oneof(
    { arbitrary: fc.constant(request), weight: 12 },
    fc
      .constantFrom('text/csv', 'application/json', '*/*', 'text/html;q=0.9', 'text/csv;q=0', ',,;')
      .map((accept) => with_({ accept })),
    fc
      .constantFrom('csv', 'json', 'CSV', 'xml', '')
      .map((format) => ({ ...request, address: `${request.address}${and}format=${format}` })),
    fc.constant({ ...request, address: request.address.replace(/(\?|$)/, '/$1') }),
    fc
      .constantFrom(
        'application/json; charset=utf-8',
        'application/json; charset=utf-16',
        'text/plain',
        'APPLICATION/JSON',
        'application/json;',
        ';',
        'multipart/form-data',
      )
      .map((type) => with_({ 'content-type': type })),
    fc.constantFrom('gzip', 'identity', 'br', 'none at all').map((encoding) => with_({ 'content-encoding': encoding })),
    fc
      .constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'GET', 'POST')
      .map((method) => ({ ...request, method })),
  );
}

/** The path with the examples of its parameters. */
const pathOf = ({ path, params }: OperationContract): string =>
  Object.entries((params?.meta()?.['example'] ?? {}) as Readonly<Record<string, string>>).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, value),
    path,
  );

function requestsOf(operation: OperationContract): fc.Arbitrary<GeneratedRequest> {
  const good = goodFields(operation);
  const build = (kind: Kind, fields: Fields): GeneratedRequest => {
    const query = operation.method === 'get' ? queryOf(fields) : '';
    return {
      operation,
      kind,
      method: operation.method.toUpperCase(),
      address: pathOf(operation) + (query === '' ? '' : `?${query}`),
      headers: usualHeaders(operation),
      body: operation.method === 'post' ? JSON.stringify(fields) : undefined,
    };
  };
  const raw: fc.Arbitrary<GeneratedRequest> = (operation.method === 'post' ? rawBodies(good) : rawQueries(good)).map(
    (text) => ({
      ...build('hostile', {}),
      ...(operation.method === 'post' ? { body: text } : { address: `${pathOf(operation)}?${text}` }),
    }),
  );
  return fc.oneof(
    { arbitrary: good.map((fields) => build('valid', fields)), weight: 4 },
    {
      arbitrary: nearlyGood(operation)
        .map((fields) => build('nearly valid', fields))
        .chain(unusually),
      weight: 4,
    },
    {
      arbitrary: hostile(namesOf(operation))
        .map((fields) => build('hostile', fields))
        .chain(unusually),
      weight: 2,
    },
    { arbitrary: raw.chain(unusually), weight: 2 },
  );
}

/**
 * Requests to every operation of the contract, in equal shares. A third are valid, a third nearly valid, a third
 * hostile.
 */
export const generatedRequests: fc.Arbitrary<GeneratedRequest> = fc.oneof(...operations.map(requestsOf));
