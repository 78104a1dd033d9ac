import { contractOf, RegisterQuery, RegisterRequest } from '../../src/contract';
import type { Failure } from '../../src/contract/error';
import { inSlices } from '../work/in-slices';
import { varyBy } from '../runtime/vary';
import { takeRoom } from '../work/large-bodies';
import { writeBody } from '../work/write-body';
import { ignoredIn, metaFor } from './answer';
import { headingLanguage, marked, wantsCsv } from './csv';
import type { Door } from './door';
import { metaOut } from './envelope';
import { answerRows, labelFailure } from './register-answers';
import { type ShownColumn, shownColumns } from './register-columns';
import type { RegisterPayslip } from './register-rows';
import { registerTable } from './register-table';
import { registerTexts } from './register-texts';
import { currencyOf, totalOf, totalsBy } from './register-totals';
import { spokenTo } from './spoken-to';

const mebibyte = 2 ** 20;

/**
 * `POST /api/v1/payroll/register`: rows of employees in, the lines of their payslips out, with totals, or as a table.
 * Each row counts as a call, as an item of a batch does. A register that is refused as a whole does not count.
 */
export const registerDoor: Door = (app, parts) => {
  const { access, work, docs } = parts;
  const { path, scope } = contractOf('calculateRegister');
  app.post(
    path,
    {
      schema: { body: RegisterRequest, querystring: RegisterQuery },
      bodyLimit: 4 * mebibyte,
      config: { scope, takesSeat: true, countsItself: true },
      preParsing: takeRoom(work),
      onError: access.uncountRefused,
    },
    async (request, reply) => {
      const { rows: sent, columns: texts, totals_by: label, lang, ...usual } = request.body;
      varyBy(reply, 'accept');
      const reader = spokenTo(request, reply, lang);
      const { line, sample } = request.caller;
      const turn = (): Promise<void> => work.turn(line);
      const { rows, metas, ignored, giveBack } = await answerRows({ ...parts, reader }, request, reply, sent, usual);

      function refuse(failure: Failure) {
        giveBack();
        return { ok: false, failure };
      }
      const payslips = rows.flatMap(({ found }): RegisterPayslip[] => (found.ok ? [found.value] : []));
      const unknown = label === undefined ? undefined : labelFailure(label, rows);
      if (unknown !== undefined) return refuse(unknown);
      const shown = shownColumns(texts, payslips, reader.language);
      if (!shown.ok) return refuse(shown.failure);
      const columns = shown.value;

      const meta = metaFor(metas.together(), sample, [...ignoredIn(request, true), ...ignored()]);
      const body = writeBody();
      const slices = { turn, isWanted: () => true, budget: Infinity };

      if (wantsCsv(request)) {
        const table = registerTable(rows, columns, { language: lang ?? headingLanguage(request), meta, reader });
        body.write(marked(request, table.head));
        await inSlices(rows, (row) => body.write(table.lineOf(row)), slices);
        return reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="payroll-register.csv"')
          .send(await body.bytes(turn));
      }
      const { errorOf, totalText } = registerTexts(docs(), reader);
      body.write(
        `{"success":true,"data":{"columns":${JSON.stringify(columns.map(({ described }) => described))},"rows":[`,
      );
      await inSlices(
        rows,
        ({ found }, at) => {
          const text = found.ok ? payslipText(found.value, columns) : `{"error":${errorOf(found.failure)}}`;
          body.write(at === 0 ? text : `,${text}`);
        },
        slices,
      );
      body.write(']');
      if (label !== undefined) body.write(`,"totals":[${totalsBy(label, rows, columns).map(totalText).join(',')}]`);
      body.write(
        `,"total":${totalText(totalOf(rows, columns))},"count":${rows.length}},"meta":${JSON.stringify(metaOut(meta, reader))}}`,
      );
      return reply.header('content-type', 'application/json; charset=utf-8').send(await body.bytes(turn));
    },
  );
};

const payslipText = (payslip: RegisterPayslip, columns: readonly ShownColumn[]): string =>
  `{"currency":${JSON.stringify(currencyOf(payslip))},"amounts":[${columns.map(({ amount }) => amount(payslip)).join(',')}]}`;
