import type { z } from 'zod';
import { contractOf, type ReturnFormat, type ReturnParams, type ReturnRequest, ReturnRow } from '../../src/contract';
import { done, fail } from '../../src/contract/error';
import { quoted } from '../../src/contract/refusal';
import { fillableReturn, type FillableReturn, filledReturn } from '../../src/engine';
import { message, type Message } from '../../src/language/message';
import { lawText } from '../../src/language/terms';
import type { AnswerMeta } from '../../src/truth/evidence';
import { whenLoaded } from '../operations/loaded';
import { returnFile } from '../returns/file';
import { inSlices } from '../work/in-slices';
import { letGo, takeRoom } from '../work/large-bodies';
import { routePath } from './contract-route';
import type { Door } from './door';

const mebibyte = 2 ** 20;

/** The most notices of payslips that an answer repeats. */
const mostNotices = 20;

/** The first member of a row that cannot be read. Its value is never repeated. */
function unreadable({ issues }: z.ZodError): string {
  const [issue] = issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  return [...(issue?.path ?? []), ...keys.slice(0, 1)].map(String).join('.').slice(0, 80);
}

/** The sentence for a return that there is not, with those of its country. */
function unknownReturn(id: string, known: readonly string[]) {
  const sent = quoted(id);
  const ofCountry = known.filter((one) => one.startsWith(`${id.slice(0, 2).toUpperCase()}-`));
  return ofCountry.length === 0
    ? message('return_unknown', { sent })
    : message('return_unknown_of_country', { sent, known: ofCountry });
}

/** Adds a row as it was sent. A row that cannot be read is a problem of the return, as a wrong identifier is. */
function addRow(filling: FillableReturn, sent: unknown, number: number): AnswerMeta | undefined {
  const row = ReturnRow.safeParse(sent);
  if (row.success) return filling.add(row.data, number);
  filling.addProblem({
    row: number,
    column: null,
    kind: 'malformed',
    message: message('return_row_unreadable', { field: unreadable(row.error) }),
  });
  return undefined;
}

/** Gathers what payslips rest on and say: payslips of one law share their list of sources. */
function gathered() {
  const metas = new Map<unknown, AnswerMeta>();
  const notices = new Map<string, Message>();
  return {
    add(meta: AnswerMeta | undefined): void {
      if (meta === undefined) return;
      metas.set(meta.sources, meta);
      for (const notice of notices.size < mostNotices ? meta.notices : []) notices.set(JSON.stringify(notice), notice);
    },
    metas: () => [...metas.values()],
    notices: () => [...notices.values()].slice(0, mostNotices),
  };
}

/**
 * `POST /api/v1/payroll/returns/{id}`: the return of up to 5,000 employees. Rows live as long as the request: nothing of
 * them is stored or logged. Each row counts as a call.
 */
export const returnsDoor: Door = (app, parts) => {
  const { access, work, budget } = parts;
  const { path, params, query, body, scope } = contractOf('fillPayrollReturn');
  app.post(
    routePath(path),
    {
      schema: { params: params!, querystring: query!, body: body! },
      bodyLimit: 4 * mebibyte,
      config: { takesSeat: true, scope: scope! },
      preParsing: takeRoom(work),
      onError: access.uncountRefused,
    },
    async (request, reply) => {
      const { id } = request.params as z.output<typeof ReturnParams>;
      const { format } = request.query as z.output<typeof ReturnFormat>;
      const { month, employer = {}, rows } = request.body as z.output<typeof ReturnRequest>;
      const { reference } = request.world;
      const { forms, identifiers } = reference.returns();
      const form = forms.get(id);
      if (form === undefined) return fail('not_found', unknownReturn(id, [...forms.keys()]));
      if (format === 'file' && form.file.kind === 'none')
        return fail('not_established', message('return_no_file', { name: lawText(form.name) }));
      await access.countMore(request, reply, rows.length - 1);

      const base = {
        form,
        identifiers: identifiers.get(form.country),
        country: reference.countries.get(form.country)!,
        month,
        employer,
      };
      // Rates that the law of the country needs are loaded with the first row.
      const context = await whenLoaded(request, ({ world }) => {
        addRow(fillableReturn({ ...base, context: world }), rows[0], 1);
        return world;
      });
      const filling = fillableReturn({ ...base, context });
      const gathering = gathered();
      const answered = await inSlices(rows, (row, at) => gathering.add(addRow(filling, row, at + 1)), {
        turn: () => work.turn(request.caller.line),
        isWanted: () => !reply.raw.destroyed,
        budget,
      });
      letGo(request);
      if (answered < rows.length) {
        access.giveBack(request, reply, rows.length);
        return fail('budget_exceeded', message('batch_time_used_up', { seconds: budget / 1_000 }));
      }
      const end = filling.end();
      const answer = filledReturn({ ...base, context }, end, gathering.metas(), gathering.notices());
      if (format === 'json') return done(answer);
      const file = await returnFile(form, end.records);
      return reply
        .header('content-type', file!.type)
        .header('content-disposition', `attachment; filename="${answer.data.file_name}"`)
        .header('x-svc-layout-confidence', form.confidence)
        .header('x-svc-problems', String(end.problems.length))
        .send(file!.bytes);
    },
  );
};
