import type { onErrorHookHandler } from 'fastify';
import { contractOf, RegisterRequest } from '../../src/contract';
import { type Failure, fail } from '../../src/contract/error';
import { usualErrorStyle } from '../../src/contract/error-style';
import { payrollFigures } from '../../src/contract/words/payroll-columns';
import { message } from '../../src/language/message';
import { errorText } from '../errors/error-body';
import { inSlices } from '../work/in-slices';
import { letGo, takeRoom } from '../work/large-bodies';
import { writeBody } from '../work/write-body';
import { worldIn } from '../world';
import { ignoredIn, metaFor } from './answer';
import { answeringOnceLoaded } from './batch-loading';
import type { Door } from './door';
import { metaOut } from './envelope';
import { gatherIgnored } from './gathered-ignored';
import { gatherMetas } from './gathered-metas';
import { paidOut, type ShownColumn, shownColumns } from './register-columns';
import { type RegisterPayslip, type RowAnswer, registerRows } from './register-rows';
import { currencyOf, type NumberedRow, type Total, totalOf, totalsBy } from './register-totals';
import { spokenTo } from './spoken-to';
import { countItems } from './used-items';

const mebibyte = 2 ** 20;
const tax = { operation: 'tax' };

/** The most lines that a sentence names. */
const mostNamed = 30;

/** What is taken off net pay may not exceed it. */
function withDeductionsChecked(answer: RowAnswer): RowAnswer {
  const { found } = answer;
  if (!found.ok || (found.value.deductions ?? 0) === 0 || paidOut(found.value) >= 0) return answer;
  const { data, deductions = 0 } = found.value;
  const net = (data['net_amount'] as number | undefined) ?? 0;
  return { ...answer, found: fail('invalid_amount', message('register_deductions_exceed_net', { deductions, net })) };
}

/** The refusal of a label that no row has. */
function labelFailure(label: string, rows: readonly NumberedRow[]): Failure | undefined {
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

/**
 * `POST /api/v1/payroll/register`: rows of employees in, the lines of their payslips out, with totals. Each row counts
 * as a call, as an item of a batch does. A register that is refused as a whole does not count.
 */
export const registerDoor: Door = (app, parts) => {
  const { access, usage, work, budget, docs } = parts;
  const { path, scope } = contractOf('calculateRegister');
  const onError: onErrorHookHandler = (request, reply, _error, done) => {
    access.uncount(request, reply);
    done();
  };
  app.post(
    path,
    {
      schema: { body: RegisterRequest },
      bodyLimit: 4 * mebibyte,
      config: { scope, takesSeat: true, countsItself: true },
      preParsing: takeRoom(work),
      onError,
    },
    async (request, reply) => {
      const { rows: sent, columns: texts, totals_by: label, lang } = request.body;
      const reader = spokenTo(request, reply, lang);
      request.world = worldIn(request.world, reader.language);
      await access.countMore(request, reply, sent.length - 1);
      const { key, line, sample } = request.caller;
      const turn = (): Promise<void> => work.turn(line);
      const used = countItems(usage, key);
      const metas = gatherMetas([]);
      const ignored = gatherIgnored((at, { field }) => `rows[${at}].${field}`);
      const rows: NumberedRow[] = [];
      const answering = answeringOnceLoaded(parts, request, sent, {
        make: (asking) => registerRows({ ...parts, reader }, request, request.body, asking),
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
        { turn, isWanted: () => !reply.raw.destroyed, budget },
      );
      letGo(request);
      used.end();
      if (answered < sent.length) {
        access.giveBack(request, reply, sent.length - answered);
        const late = fail('budget_exceeded', message('register_time_used_up', { seconds: budget / 1_000 }));
        for (let at = answered; at < sent.length; at++) rows.push({ found: late, own: {}, number: at + 1 });
      }

      function refuse(failure: Failure) {
        access.giveBack(request, reply, answered - 1);
        return { ok: false, failure };
      }
      const payslips = rows.flatMap(({ found }): RegisterPayslip[] => (found.ok ? [found.value] : []));
      const unknown = label === undefined ? undefined : labelFailure(label, rows);
      if (unknown !== undefined) return refuse(unknown);
      const columns = shownColumns(texts, payslips, reader.language);
      if ('unknown' in columns) {
        const lines = columns.columns.filter(({ name }) => name !== '').slice(0, mostNamed);
        const values = {
          text: JSON.stringify(columns.unknown),
          figures: payrollFigures,
          lines: lines.map(({ id }) => id),
        };
        return refuse({ code: 'bad_request', message: message('register_line_unknown', values) });
      }

      const errorOf = (failure: Failure): string => errorText(failure, docs(), usualErrorStyle, reader);
      const totalText = (total: Total): string => {
        if (!('failure' in total)) return JSON.stringify(total);
        const { failure, ...rest } = total;
        return `${JSON.stringify(rest).slice(0, -1)},"error":${errorOf(failure)}}`;
      };
      const body = writeBody();
      body.write(
        `{"success":true,"data":{"columns":${JSON.stringify(columns.map(({ described }) => described))},"rows":[`,
      );
      await inSlices(
        rows,
        ({ found }, at) => {
          const text = found.ok ? payslipText(found.value, columns) : `{"error":${errorOf(found.failure)}}`;
          body.write(at === 0 ? text : `,${text}`);
        },
        { turn, isWanted: () => true, budget: Infinity },
      );
      body.write(']');
      if (label !== undefined) body.write(`,"totals":[${totalsBy(label, rows, columns).map(totalText).join(',')}]`);
      const meta = metaFor(metas.together(), sample, [...ignoredIn(request, false), ...ignored.all()]);
      body.write(
        `,"total":${totalText(totalOf(rows, columns))},"count":${rows.length}},"meta":${JSON.stringify(metaOut(meta, reader))}}`,
      );
      return reply.header('content-type', 'application/json; charset=utf-8').send(await body.bytes(turn));
    },
  );
};

const payslipText = (payslip: RegisterPayslip, columns: readonly ShownColumn[]): string =>
  `{"currency":${JSON.stringify(currencyOf(payslip))},"amounts":[${columns.map(({ amount }) => amount(payslip)).join(',')}]}`;
