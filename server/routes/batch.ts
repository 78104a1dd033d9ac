import { BatchItem, BatchRequest, CountryInfoQuery, type CountryInfoQueryOutput, ForexQuery, FuelQuery, RatesQuery, TaxRequest, VatRequest } from '../../src/contract';
import { done, type Failure, type Outcome } from '../../src/contract/error';
import { type Answer, calculateTax, calculateVat, countryInfo, countryList, incomeFigures } from '../../src/engine';
import type { BatchOperation } from '../../src/contract';
import { isAmount } from '../../src/contract/amount';
import type { FastifyRequest, onErrorHookHandler } from 'fastify';
import { metaFor } from '../door/answer';
import { sampleData } from '../door/sample';
import { successBody } from '../door/envelope';
import { gatherMetas, type GatheredMetas } from '../door/gathered-metas';
import { createRecall, type Place } from '../../src/recall';
import { checker, unknownFields } from '../door/validate';
import { errorAnswer } from '../errors/error-body';
import { type ErrorStyle, inputFailure, usualErrors, vatErrors } from '../errors/error-style';
import { marketAnswers } from './market-answers';
import type { Parts, Route } from './route';

/** How an operation checks its input and answers. */
interface Operation {
  readonly check: ReturnType<typeof checker>;
  readonly errors: ErrorStyle;
  /** Does it ask about an amount? */
  readonly amount: boolean;
  readonly answer: (request: FastifyRequest, input: never) => Outcome<Answer<object>>;
}

function operationsOf(parts: Parts): Readonly<Record<BatchOperation, Operation>> {
  const { reference } = parts;
  const { forex, fuel, rates } = marketAnswers(parts);
  return {
    tax: { check: checker(TaxRequest, true), errors: usualErrors, amount: true, answer: ({ world }, input) => calculateTax(reference, input, world) },
    vat: { check: checker(VatRequest, true), errors: vatErrors, amount: true, answer: ({ world }, input) => calculateVat(reference, input, world) },
    country: {
      check: checker(CountryInfoQuery, true),
      errors: usualErrors,
      amount: false,
      answer: ({ world }, { country, type }: CountryInfoQueryOutput) => (country === undefined ? done(countryList(reference, world)) : countryInfo(reference, { country, type }, world)),
    },
    forex: { check: checker(ForexQuery, true), errors: usualErrors, amount: true, answer: forex },
    fuel: { check: checker(FuelQuery, true), errors: usualErrors, amount: false, answer: fuel },
    rates: { check: checker(RatesQuery, true), errors: usualErrors, amount: false, answer: rates },
  };
}

const mebibyte = 2 ** 20;
const checkItem = checker(BatchItem, true);

interface Item {
  readonly operation: BatchOperation;
  readonly input: unknown;
  readonly select?: readonly string[];
}

/** The fields of a payload that were asked for; fields it does not have are left out. */
function selected(payload: object, select: readonly string[], sample: boolean): string {
  const data = (sample ? sampleData(payload) : payload) as Readonly<Record<string, unknown>>;
  let text = '';
  for (const field of select) {
    const value = data[field];
    if (value !== undefined && Object.hasOwn(data, field)) text += `${text === '' ? '' : ','}${JSON.stringify(field)}:${JSON.stringify(value)}`;
  }
  return `{"success":true,"data":{${text}}}`;
}

/** Answers one item by its amount. */
type Ask = (amount: number) => string;

/** The most places at which the items of one batch are remembered: enough for hundreds of different questions, whatever their amounts. */
const mostPlaces = 10_000;

/** Answers the items of one request. What items have in common but for their amount is checked and prepared once. */
function answering(operations: Readonly<Record<BatchOperation, Operation>>, { reference, docs }: Parts, request: FastifyRequest, gathered: GatheredMetas): (sent: unknown) => string {
  const { world, caller } = request;
  const { start, step, fields } = createRecall<Ask>(mostPlaces);
  const refused = ({ code, message }: Failure, style: ErrorStyle): string => errorAnswer({ code, message }, docs(), style).body;

  /** How an item is answered, whatever its amount where it has one. */
  function prepare({ operation, input, select }: Item, byAmount: boolean): Ask {
    const { check, answer, errors } = operations[operation];
    const checked = check(input);
    if ('error' in checked) {
      const text = refused(inputFailure(checked.error, errors), errors);
      return () => text;
    }
    const { value } = checked;
    const strange = unknownFields(value);
    const column = operation === 'tax' && select !== undefined && select.length > 0 ? incomeFigures(reference, value as TaxRequest, world, select) : undefined;
    if (column !== undefined) {
      const { grossOf, figures, meta } = column;
      const names = select!.map((field, i) => `${i === 0 ? '{"success":true,"data":{' : ','}${JSON.stringify(field)}:`);
      return (amount) => {
        const found = grossOf(amount);
        if (!found.ok) return refused(found.failure, errors);
        gathered.add(meta);
        let text = '';
        for (let i = 0; i < names.length; i++) text += names[i]! + String(figures[i]!(found.value.gross));
        return `${text}}}`;
      };
    }
    return (amount) => {
      const found = answer(request, (byAmount ? { ...(value as object), amount } : value) as never);
      if (!found.ok) return refused(found.failure, errors);
      gathered.add(found.value.meta);
      return select === undefined ? successBody(found.value, metaFor(found.value.meta, caller.sample, strange), caller.sample) : selected(found.value.data, select, caller.sample);
    };
  }

  /** Where the answer to items like this one is remembered. How many fields are selected is said first, so that their names are not taken for parameters. */
  function placeOf({ operation, input, select }: Item, byAmount: boolean): Place<Ask> | undefined {
    let place = step(start, operation);
    place = place && step(place, byAmount);
    place = place && step(place, select?.length);
    if (select !== undefined) for (let i = 0; i < select.length; i++) place = place && step(place, select[i]);
    return place && fields(place, input as Record<string, unknown>, byAmount ? 'amount' : undefined);
  }

  /** Answers an item that is like none before. Only what the schema took is remembered, so that an item like it needs no second look. */
  function askAnew(sent: unknown): string {
    const checkedItem = checkItem(sent);
    if ('error' in checkedItem) return refused(checkedItem.error.failure, usualErrors);
    const item = checkedItem.value as Item;
    const { amount } = item.input as { amount: number };
    const byAmount = isAmount(amount) && operations[item.operation].amount;
    const ask = prepare(item, byAmount);
    const place = placeOf(item, byAmount);
    if (place !== undefined) place.kept = ask;
    return ask(amount);
  }

  return (sent) => {
    if (!looksLikeItem(sent)) return askAnew(sent);
    const { amount } = sent.input as { amount: number };
    const known = placeOf(sent, isAmount(amount) && operations[sent.operation]?.amount === true)?.kept;
    return known === undefined ? askAnew(sent) : known(amount);
  };
}

/** Has it the form of an item, whatever its values are? */
function looksLikeItem(sent: unknown): sent is Item {
  if (typeof sent !== 'object' || sent === null) return false;
  const { operation, input, select } = sent as Record<string, unknown>;
  return typeof operation === 'string' && typeof input === 'object' && input !== null && !Array.isArray(input) && (select === undefined || Array.isArray(select));
}

/** `POST /api/v1/batch`: up to 5,000 questions in one request. Each is answered by itself, so that one wrong item spoils no other, and each counts as a call. A batch that is refused as a whole counts as none. */
export const batchRoute: Route = (app, parts) => {
  const operations = operationsOf(parts);
  const onError: onErrorHookHandler = (request, reply, _error, done) => {
    parts.access.uncount(request, reply);
    done();
  };
  return app.post('/api/v1/batch', { schema: { body: BatchRequest }, bodyLimit: 4 * mebibyte, onError }, async (request, reply) => {
    const { items } = request.body;
    await parts.access.countMore(request, reply, items.length - 1);
    const gathered = gatherMetas();
    const results = items.map(answering(operations, parts, request, gathered));
    const meta = metaFor(gathered.together(), request.caller.sample, []);
    const text = `{"success":true,"data":{"results":[${results.join(',')}],"count":${results.length}},"meta":${JSON.stringify(meta)}}`;
    // As bytes, because a long text would be gone through twice: for its length, and to be sent.
    return reply.header('content-type', 'application/json; charset=utf-8').send(Buffer.from(text));
  });
};
