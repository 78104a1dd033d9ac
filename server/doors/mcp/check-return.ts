import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ReturnEmployer, ReturnParams, ReturnRequest } from '../../../src/contract';
import { done } from '../../../src/contract/error';
import { refusal } from '../../../src/contract/refusal';
import { returnAsked } from '../../../src/engine';
import { message } from '../../../src/language/message';
import type { Answered } from '../../operations/operation';
import { filledInSlices } from '../fill-return';
import type { inSlices } from '../../work/in-slices';

/** The most rows of one check by an agent. */
const mostRows = 200;

const rowsWrong = refusal(message('return_rows_not_a_list', { most: mostRows }));

/** An object that is read later, so that the list of tools names its fields in words only. */
const anyObject = (wrong: ReturnType<typeof refusal>) => z.looseObject({}, wrong);

/** The rows of a return, before it is handed in. */
export const CheckReturnRequest = z.object({
  id: ReturnParams.shape.id.describe('As in `payroll_returns`, which names the fields of `person` and `employer`.'),
  month: ReturnRequest.shape.month.describe('YYYY-MM.'),
  employer: anyObject(
    refusal(message('not_an_object_like', { field: 'employer', example: '{ "name": "Example Ltd" }' })),
  )
    .pipe(ReturnEmployer)
    .optional(),
  rows: z
    .array(anyObject(rowsWrong), rowsWrong)
    .min(1, rowsWrong)
    .max(mostRows, rowsWrong)
    .describe(`1 to ${mostRows} employees: { person, amount }.`),
});
export type CheckReturnRequest = z.output<typeof CheckReturnRequest>;

/** What an authority would reject, by row. Neither cells nor sums of the return are in it: an agent keeps what it reads. */
export async function checkReturn(
  { id, month, employer = {}, rows }: CheckReturnRequest,
  request: FastifyRequest,
  conditions: Parameters<typeof inSlices>[2],
): Promise<Answered> {
  const { reference } = request.world;
  const form = returnAsked(reference, id);
  if (!form.ok) return form;
  const filled = await filledInSlices(request, reference, { form: form.value, month, employer, rows }, conditions);
  if (!filled.ok) return filled;
  const { data, meta, unsaid } = filled.value.answer;
  const { name, layout_confidence, heading, months, problems } = data;
  return done({ data: { name, layout_confidence, heading, months, rows: rows.length, problems }, meta, unsaid });
}
