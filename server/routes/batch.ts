import { BatchItem, BatchRequest, CountryInfoQuery, type CountryInfoQueryOutput, largestAmount, TaxRequest, VatRequest } from '../../src/contract';
import { done, type Failure, type Outcome } from '../../src/contract/error';
import { type Answer, calculateTax, calculateVat, type Context, countryInfo, countryList } from '../../src/engine';
import type { BatchOperation } from '../../src/contract';
import type { Reference } from '../../src/reference';
import { metaFor } from '../door/answer';
import { successBody } from '../door/envelope';
import { checker, unknownFields } from '../door/validate';
import { errorAnswer } from '../errors/error-body';
import { type ErrorStyle, usualErrors, vatErrors } from '../errors/error-style';
import type { Route } from './route';

/** How an operation checks its input and answers. */
interface Operation {
  readonly check: ReturnType<typeof checker>;
  readonly errors: ErrorStyle;
  readonly answer: (reference: Reference, input: never, world: Context) => Outcome<Answer<object>>;
}

const operations: Readonly<Record<BatchOperation, Operation>> = {
  tax: { check: checker(TaxRequest, true), errors: usualErrors, answer: calculateTax },
  vat: { check: checker(VatRequest, true), errors: vatErrors, answer: calculateVat },
  country: {
    check: checker(CountryInfoQuery, true),
    errors: usualErrors,
    answer: (reference, { country, type }: CountryInfoQueryOutput, world) => (country === undefined ? done(countryList(reference, world)) : countryInfo(reference, { country, type }, world)),
  },
};

const mebibyte = 2 ** 20;
const checkItem = checker(BatchItem, true);

/** The fields of a payload that were asked for; fields it does not have are left out. */
function selected(data: Readonly<Record<string, unknown>>, select: readonly string[]): string {
  let text = '';
  for (const field of select) {
    const value = data[field];
    if (value !== undefined && Object.hasOwn(data, field)) text += `${text === '' ? '' : ','}${JSON.stringify(field)}:${JSON.stringify(value)}`;
  }
  return `{"success":true,"data":{${text}}}`;
}

interface Item {
  readonly operation: BatchOperation;
  readonly input: unknown;
  readonly select?: readonly string[];
}

/** The usual item is recognised without the schema, which would cost more than its whole computation; any other goes through the schema. */
function isPlainItem(item: unknown): item is Item {
  if (typeof item !== 'object' || item === null) return false;
  const { operation, input, select } = item as Record<string, unknown>;
  return Object.hasOwn(operations, operation as string) && typeof input === 'object' && input !== null && (select === undefined || (Array.isArray(select) && select.length <= 50 && select.every((field) => typeof field === 'string')));
}

/** Inputs that differ only in their amount, as those of a column of cells do, are checked once. */
const mostRecalled = 1_000;

/**
 * Checks inputs, remembering what was found for all but the amount.
 *
 * @returns a checker for the items of one batch
 */
function recalling(): (item: Item) => ReturnType<Operation['check']> {
  const known = new Map<string, Record<string, unknown>>();
  return ({ operation, input }) => {
    const { check } = operations[operation];
    const fields = input as Record<string, unknown>;
    const { amount } = fields;
    if (typeof amount !== 'number' || !(amount > 0) || amount > largestAmount) return check(input);
    let key: string = operation;
    for (const field in fields) {
      const value = fields[field];
      if (field === 'amount') continue;
      if (typeof value === 'object' || !Object.hasOwn(fields, field)) return check(input);
      // Lengths keep apart what only looks alike when it is joined.
      key += `|${field.length}${field}${typeof value}${String(value)}`;
    }
    const found = known.get(key);
    if (found !== undefined) return { value: { ...found, amount } };
    const checked = check(input);
    if ('value' in checked && unknownFields(checked.value).length === 0 && known.size < mostRecalled) known.set(key, checked.value as Record<string, unknown>);
    return checked;
  };
}

/** `POST /api/v1/batch`: up to 5,000 questions in one request. Each is answered by itself, so that one wrong item spoils no other, and each counts as a call. */
export const batchRoute: Route = (app, { reference, access, docs }) =>
  app.post('/api/v1/batch', { schema: { body: BatchRequest }, bodyLimit: 4 * mebibyte }, async (request, reply) => {
    const { items } = request.body;
    await access.countMore(request, reply, items.length - 1);
    const { world, caller } = request;
    const recall = recalling();
    const refused = ({ code, message }: Failure, style: ErrorStyle): string => errorAnswer({ code, message }, docs(), style).body;
    const results = items.map((sent): string => {
      let item: Item;
      if (isPlainItem(sent)) item = sent;
      else {
        const checkedItem = checkItem(sent);
        if ('error' in checkedItem) return refused(checkedItem.error.failure, usualErrors);
        item = checkedItem.value as Item;
      }
      const { answer, errors } = operations[item.operation];
      const checked = recall(item);
      if ('error' in checked) {
        const { error } = checked;
        const absent = error.absent && errors.missing !== undefined && errors.required?.includes(error.field) === true;
        return refused(absent ? { ...error.failure, code: errors.missing! } : error.failure, errors);
      }
      const found = answer(reference, checked.value as never, world);
      if (!found.ok) return refused(found.failure, errors);
      const { data, meta } = found.value;
      return item.select === undefined ? successBody(data, metaFor(meta, caller.sample, unknownFields(checked.value))) : selected(data as Record<string, unknown>, item.select);
    });
    const status = caller.sample ? 'sample' : 'current';
    const notice = 'Each result has its own dates and sources; they are left out where `select` is sent.';
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(`{"success":true,"data":{"results":[${results.join(',')}],"count":${results.length}},"meta":{"data_status":"${status}","as_of":null,"sources":[],"notices":[${JSON.stringify(notice)}]}}`);
  });
