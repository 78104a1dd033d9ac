import type { FastifyRequest } from 'fastify';
import type { BatchOperation } from '../../src/contract';
import { isAmount } from '../../src/contract/amount';
import { done, type Outcome } from '../../src/contract/error';
import type { Ignored } from '../../src/contract/ignored';
import type { Answer } from '../../src/engine';
import type { AnswerMeta } from '../../src/truth/evidence';
import type { Reader } from '../errors/reader';
import type { Asking } from '../operations/operation';
import { valuesOf } from './batch-envelope';
import { type Checked, type ColumnItem, type Item, itemAt, itemRules, questionOf } from './batch-items';
import type { DoorParts } from './door';
import type { IgnoredOfItem } from './gathered-ignored';
import { said } from './said';
import { sampleData } from './sample';

/** What a batch is answered with, and who reads the answers. */
export type BatchParts = DoorParts & { readonly reader: Reader };

/** The values of the selected fields of an answer, what it rests on, and the fields of its question without effect. */
export interface Selected {
  readonly values: readonly unknown[];
  readonly meta: AnswerMeta;
  readonly ignored: readonly IgnoredOfItem[];
}

/** Answers a prepared question about an amount. Undefined is the amount that it was asked with, or none. */
type AskAmount<Found> = (amount: number | undefined) => Outcome<Found>;

const ofInput = (list: readonly Ignored[] = []): readonly IgnoredOfItem[] =>
  list.map((one) => ({ ...one, within: 'input' }));

/** The amount of an item; undefined if its question is about none, or if its own route may refuse the amount. */
export function amountIn({ operation, input }: Item): number | undefined {
  const { amount } = input as { readonly amount?: unknown };
  // The operation may not have been checked yet.
  return isAmount(amount) && (itemRules[operation] as { readonly hasAmount: boolean } | undefined)?.hasAmount === true
    ? amount
    : undefined;
}

/** The questions of one batch: whether its caller may ask them, and what answers them. */
export function batchQuestions({ operations, access, reader }: BatchParts, request: FastifyRequest, asking: Asking) {
  const { sample } = asking.caller;

  /** Checks that the caller may use the operation of an item, and its question as its own route would. */
  function check(item: Item): Checked<object> {
    const { operation } = item;
    const failure = access.operationFailure(request, itemRules[operation].permission);
    return failure === undefined ? questionOf(item) : { failure, style: itemRules[operation].errorStyle };
  }

  /** Answers a question as a whole. */
  const whole =
    (operation: BatchOperation, question: object): AskAmount<Answer<object>> =>
    (amount) => {
      const { answer } = operations.items[operation].handler;
      const found = answer((amount === undefined ? question : { ...question, amount }) as never, asking);
      return found.ok ? done(said(found.value, reader)) : found;
    };

  /** Answers selected fields by the whole answer. */
  function ofWhole(operation: BatchOperation, question: object, select: readonly string[]): AskAmount<Selected> {
    const ask = whole(operation, question);
    return (amount) => {
      const found = ask(amount);
      if (!found.ok) return found;
      const { data, meta, ignored } = found.value;
      const row = (sample ? sampleData(data) : data) as Readonly<Record<string, unknown>>;
      return done({ values: valuesOf(row, select), meta, ignored: ofInput(ignored) });
    };
  }

  /** Answers selected fields. The law and its facts are looked up once for all amounts, where the operation can. */
  function selected(operation: BatchOperation, question: object, select: readonly string[]): AskAmount<Selected> {
    const ask = ofWhole(operation, question, select);
    const { column } = operations.items[operation].handler;
    const prepared = select.length === 0 ? undefined : column?.(question as never, select, asking);
    if (prepared === undefined) return ask;
    const { prepare, figures, meta } = prepared;
    const ignored = ofInput(prepared.ignored);
    return (amount) => {
      if (amount === undefined) return ask(amount);
      const found = prepare(amount);
      return found.ok ? done({ values: figures.map((figure) => figure(found.value as never)), meta, ignored }) : found;
    };
  }

  /** Answers one amount that the question of its column may not be asked about: mostly, why it is wrong. */
  function alone(column: ColumnItem, amount: unknown): Outcome<Selected> {
    const checked = questionOf(itemAt(column, amount));
    return 'failure' in checked
      ? { ok: false, failure: checked.failure }
      : ofWhole(column.operation, checked.value, column.select)(undefined);
  }

  return { check, whole, selected, alone };
}
