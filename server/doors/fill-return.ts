import type { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import { type ReturnEmployer, ReturnRow } from '../../src/contract';
import { done, fail } from '../../src/contract/error';
import { fillableReturn, type FillableReturn, filledReturn } from '../../src/engine';
import { message, type Message } from '../../src/language/message';
import type { Reference } from '../../src/reference';
import type { ReturnForm } from '../../src/reference/schema';
import type { AnswerMeta } from '../../src/truth/evidence';
import { whenLoaded } from '../operations/loaded';
import { inSlices } from '../work/in-slices';

/** The most notices of payslips that an answer repeats. */
const mostNotices = 20;

/** The first member of a row that cannot be read. Its value is never repeated. */
function unreadable({ issues }: z.ZodError): string {
  const [issue] = issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  return [...(issue?.path ?? []), ...keys.slice(0, 1)].map(String).join('.').slice(0, 80) || 'rows';
}

/** Takes a row as it was sent. A row that cannot be read is a problem of the return, as a wrong identifier is. */
function takeRow(filling: FillableReturn, sent: unknown, number: number): void {
  const row = ReturnRow.safeParse(sent);
  if (row.success) filling.take(row.data, number);
  else
    filling.addProblem({
      row: number,
      column: null,
      kind: 'malformed',
      message: message('return_row_unreadable', { field: unreadable(row.error) }),
    });
}

/** Gathers what payslips rest on and say: payslips of one law share their list of sources. */
function gathered() {
  const metas = new Map<unknown, AnswerMeta>();
  const notices = new Map<string, Message>();
  return {
    add(of: readonly AnswerMeta[]): void {
      for (const meta of of) {
        metas.set(meta.sources, meta);
        for (const notice of notices.size < mostNotices ? meta.notices : [])
          notices.set(JSON.stringify(notice), notice);
      }
    },
    metas: () => [...metas.values()],
    notices: () => [...notices.values()].slice(0, mostNotices),
  };
}

/** What a return is filled from. */
interface ReturnAsked {
  readonly form: ReturnForm;
  readonly month: string;
  readonly employer: ReturnEmployer;
  /** Rows as they were sent. */
  readonly rows: readonly unknown[];
}

/**
 * Fills a return in slices. Rows live as long as the request: nothing of them is stored or logged.
 *
 * @returns `budget_exceeded` where the result is no longer wanted, or the time for it was used up
 */
export async function filledInSlices(
  request: FastifyRequest,
  reference: Reference,
  { form, month, employer, rows }: ReturnAsked,
  conditions: Parameters<typeof inSlices>[2],
) {
  const base = {
    form,
    identifiers: reference.returns().identifiers.get(form.country),
    country: reference.countries.get(form.country)!,
    month,
    employer,
  };
  // Rates that the law of the country needs are loaded with the first row.
  const context = await whenLoaded(request, ({ world }) => {
    const trial = fillableReturn({ ...base, context: world });
    takeRow(trial, rows[0], 1);
    for (const employee of trial.employees()) trial.add(employee);
    return world;
  });
  const filling = fillableReturn({ ...base, context });
  const gathering = gathered();
  const taken = await inSlices(rows, (row, at) => takeRow(filling, row, at + 1), conditions);
  const employees = filling.employees();
  const answered = await inSlices(employees, (employee) => gathering.add(filling.add(employee)), conditions);
  if (taken < rows.length || answered < employees.length)
    return fail('budget_exceeded', message('batch_time_used_up', { seconds: conditions.budget / 1_000 }));
  const end = filling.end();
  return done({ end, answer: filledReturn({ ...base, context }, end, gathering.metas(), gathering.notices()) });
}
