import type { FastifyRequest } from 'fastify';
import { type PayrollDefaults, RegisterRowOwn } from '../../src/contract';
import { fail, type Outcome, done } from '../../src/contract/error';
import type { Ignored } from '../../src/contract/ignored';
import { message } from '../../src/language/message';
import { type Line, linesOf, type Slip } from '../../src/register/payslip-lines';
import type { AnswerMeta } from '../../src/truth/evidence';
import { checker, ignoredFields } from '../input/checker';
import type { Asking } from '../operations/operation';
import { type BatchParts, batchQuestions } from './batch-questions';

/** The payslip of a row, and what the row says beside its pay. A row without pay has an empty payslip. */
export interface RegisterPayslip extends RegisterRowOwn {
  readonly data: Readonly<Record<string, unknown>>;
  readonly lines: readonly Line[];
}

/** The answer to a row. */
export interface RowAnswer {
  readonly found: Outcome<RegisterPayslip>;
  /** What the row says beside its pay, also where it is refused. */
  readonly own: RegisterRowOwn;
  /** What the payslip rests on; undefined without one. */
  readonly meta?: AnswerMeta;
  /** The fields of the row that had no effect. */
  readonly ignored: readonly Ignored[];
}

const isObject = (sent: unknown): sent is Readonly<Record<string, unknown>> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent);

const checkOwn = checker(RegisterRowOwn, true);

/** Pay, and what it may consist of. Without all of it, a row has nothing to be taxed. */
const hasNoPay = ({ amount, pay, in_kind }: Readonly<Record<string, unknown>>): boolean =>
  amount === 0 && pay === undefined && in_kind === undefined;

/** Answers the rows of one register. It throws `NotLoaded` for figures that have to be loaded first. */
export function registerRows(
  parts: BatchParts,
  request: FastifyRequest,
  usual: PayrollDefaults,
  asking: Asking,
): (sent: unknown) => RowAnswer {
  const questions = batchQuestions(parts, request, asking);

  return (sent) => {
    if (!isObject(sent))
      return {
        found: fail('invalid_json', message('register_row_not_an_object', { example: '{ "amount": 85000 }' })),
        own: {},
        ignored: [],
      };
    const { labels, deductions, type, ...question } = sent;
    const checkedOwn = checkOwn({ labels, deductions });
    if ('error' in checkedOwn) return { found: { ok: false, failure: checkedOwn.error.failure }, own: {}, ignored: [] };
    const own = checkedOwn.value as RegisterRowOwn;
    const isUnpaid = hasNoPay(question);
    const input = { ...usual, ...question, ...(isUnpaid ? { amount: 1 } : {}), type: 'income' };
    const checked = questions.check({ operation: 'tax', input });
    if ('failure' in checked) return { found: { ok: false, failure: checked.failure }, own, ignored: [] };
    const strange: readonly Ignored[] =
      type === undefined || type === 'income'
        ? []
        : [{ field: 'type', why: message('not_a_parameter_of_operation', { field: 'type', operation: 'register' }) }];
    const ofQuestion = [...strange, ...ignoredFields(checked.value)];
    if (isUnpaid) return { found: done({ ...own, data: {}, lines: [] }), own, ignored: ofQuestion };
    const answered = questions.whole('tax', checked.value)(undefined);
    if (!answered.ok) return { found: answered, own, ignored: ofQuestion };
    const { data, meta, ignored = [] } = answered.value;
    return {
      found: done({ ...own, data: data as RegisterPayslip['data'], lines: linesOf(data as Slip) }),
      own,
      meta,
      ignored: [...ofQuestion, ...ignored],
    };
  };
}
