import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PayrollDefaults } from '../../src/contract';
import { type Failure, fail } from '../../src/contract/error';
import type { Ignored } from '../../src/contract/ignored';
import { message } from '../../src/language/message';
import { inSlices } from '../work/in-slices';
import { letGo } from '../work/large-bodies';
import { answeringOnceLoaded } from './batch-loading';
import type { BatchParts } from './batch-questions';
import { gatherIgnored } from './gathered-ignored';
import { type GatheredMetas, gatherMetas } from './gathered-metas';
import { mostNamed, paidOut } from './register-columns';
import { type RowAnswer, registerRows } from './register-rows';
import type { NumberedRow } from './register-totals';
import { countItems } from './used-items';

const tax = { operation: 'tax' };

/** What is taken off net pay may not exceed it. */
function withDeductionsChecked(answer: RowAnswer): RowAnswer {
  const { found } = answer;
  if (!found.ok || (found.value.deductions ?? 0) === 0 || paidOut(found.value) >= 0) return answer;
  const { data, deductions = 0 } = found.value;
  const net = (data['net_amount'] as number | undefined) ?? 0;
  return { ...answer, found: fail('invalid_amount', message('register_deductions_exceed_net', { deductions, net })) };
}

/** The refusal of a label that no row has. */
export function labelFailure(label: string, rows: readonly NumberedRow[]): Failure | undefined {
  const labels = new Set(rows.flatMap(({ own }) => Object.keys(own.labels ?? {})));
  if (labels.has(label)) return undefined;
  const asked = JSON.stringify(label);
  const named = [...labels].slice(0, mostNamed);
  return {
    code: 'bad_request',
    message:
      named.length === 0
        ? message('register_without_labels', { label: asked })
        : message('register_label_unknown', { label: asked, labels: named }),
  };
}

/** The rows of a payroll with their payslips. */
export interface AnsweredRows {
  readonly rows: readonly NumberedRow[];
  readonly metas: GatheredMetas;
  /** The fields of rows that had no effect. */
  readonly ignored: () => Ignored[];
  /** Gives back the calls of all rows but one, for a request that is refused as a whole. */
  readonly giveBack: () => void;
}

/**
 * Works out the rows of a payroll in slices, and counts each as a call. Rows beyond the computing time that a request
 * may take have an error and do not count.
 *
 * @param nameOf how the row at a place is called in the request
 */
export async function answerRows(
  parts: BatchParts,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: readonly unknown[],
  usual: PayrollDefaults,
  nameOf: (at: number) => string = (at) => `rows[${at}]`,
): Promise<AnsweredRows> {
  const { access, usage, work, budget } = parts;
  const { key, line } = request.caller;
  await access.countMore(request, reply, sent.length - 1);
  const used = countItems(usage, key);
  const metas = gatherMetas([], message('rows_rest_on_assumptions'));
  const ignored = gatherIgnored((at, { field }) => `${nameOf(at)}.${field}`);
  const rows: NumberedRow[] = [];
  const answering = answeringOnceLoaded(parts, request, sent, {
    make: (asking) => registerRows(parts, request, usual, asking),
    tryOut: (now, row) => void now(row),
  });

  function add(at: number, answer: RowAnswer): void {
    const { found, own, meta, ignored: ofRow } = withDeductionsChecked(answer);
    used.add(tax, found.ok ? undefined : found.failure);
    if (meta !== undefined) metas.add(meta);
    if (ofRow.length > 0)
      ignored.add(
        at,
        ofRow.map((one) => ({ ...one, within: 'input' })),
      );
    rows.push({ found, own, number: at + 1 });
  }
  const answered = await inSlices(
    sent,
    (row, at) => {
      const answer = answering.at(at, (now) => now(row));
      return answer instanceof Promise ? answer.then((later) => add(at, later)) : add(at, answer);
    },
    { turn: () => work.turn(line), isWanted: () => !reply.raw.destroyed, budget },
  );
  letGo(request);
  used.end();
  if (answered < sent.length) {
    access.giveBack(request, reply, sent.length - answered);
    const late = fail('budget_exceeded', message('register_time_used_up', { seconds: budget / 1_000 }));
    for (let at = answered; at < sent.length; at++) rows.push({ found: late, own: {}, number: at + 1 });
  }

  return {
    rows,
    metas,
    ignored: ignored.all,
    giveBack: () => access.giveBack(request, reply, answered - 1),
  };
}
