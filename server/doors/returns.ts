import type { z } from 'zod';
import { contractOf, type ReturnFormat, type ReturnParams, type ReturnRequest } from '../../src/contract';
import { done, fail } from '../../src/contract/error';
import { returnAsked } from '../../src/engine';
import { message } from '../../src/language/message';
import { lawText } from '../../src/language/terms';
import { returnFile } from '../returns/file';
import { filledInSlices } from './fill-return';
import { letGo, takeRoom } from '../work/large-bodies';
import { routePath } from './contract-route';
import type { Door } from './door';

const mebibyte = 2 ** 20;

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
      const asked = returnAsked(reference, id);
      if (!asked.ok) return asked;
      const form = asked.value;
      if (format === 'file' && form.file.kind === 'none')
        return fail('not_established', message('return_no_file', { name: lawText(form.name) }));
      await access.countMore(request, reply, rows.length - 1);

      const filled = await filledInSlices(
        request,
        reference,
        { form, month, employer, rows },
        { turn: () => work.turn(request.caller.line), isWanted: () => !reply.raw.destroyed, budget },
      );
      letGo(request);
      if (!filled.ok) {
        access.giveBack(request, reply, rows.length);
        return filled;
      }
      const { end, answer } = filled.value;
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
