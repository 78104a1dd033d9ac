import { stringify } from 'csv-stringify/sync';
import { contractOf, type Journal, JournalQuery, JournalRequest } from '../../src/contract';
import { done, type Failure, fail, type Outcome } from '../../src/contract/error';
import type { JournalFormat } from '../../src/contract/words/journal';
import { dayOfMoment } from '../../src/day';
import { type FileTable, mostXeroLines, plainTable, quickBooksTable, xeroTable } from '../../src/journal/files';
import { message } from '../../src/language/message';
import { takeRoom } from '../work/large-bodies';
import { cellOf } from './csv';
import type { Door } from './door';
import { journalOfRows } from './journal-of-rows';
import { answerRows } from './register-answers';
import { spokenTo } from './spoken-to';

const mebibyte = 2 ** 20;

/** The file of a journal as a table. Xero finds accounts by number and takes a limited number of lines. */
function fileTable(
  journal: Journal,
  format: Exclude<JournalFormat, 'json'>,
  { by, reference = `PAYROLL ${journal.date}`, tax_rate: taxRate }: JournalRequest,
): Outcome<FileTable> {
  const parts = { journal, reference };
  if (format === 'csv') return done(plainTable(parts));
  if (format === 'quickbooks') return done(quickBooksTable(parts));
  if (taxRate === undefined) return fail('bad_request', message('journal_tax_rate_missing'));
  const lines = journal.entries.flatMap((entry) => entry.lines);
  const unnumbered = lines.find(({ account }) => account.number === null);
  if (unnumbered !== undefined)
    return fail('bad_request', message('journal_account_without_number', { purpose: unnumbered.purpose }));
  if (lines.length > mostXeroLines)
    return fail('bad_request', message('journal_too_long', { lines: lines.length, most: mostXeroLines }));
  return done(xeroTable(parts, by, taxRate));
}

/** A table as CSV without a byte order mark, which importing programs would read as part of the first heading. */
const csvOf = (table: FileTable): string =>
  stringify(
    table.map((row) => row.map(cellOf)),
    { record_delimiter: 'windows' },
  );

/**
 * `POST /api/v1/payroll/journal`: rows as the register takes them, their accounting entries out. Rows live as long as
 * the request: nothing of them is stored or logged. Each row counts as a call. A refused journal counts as one.
 */
export const journalDoor: Door = (app, parts) => {
  const { access, work, clock } = parts;
  const { path, scope } = contractOf('makePayrollJournal');
  app.post(
    path,
    {
      schema: { body: JournalRequest, querystring: JournalQuery },
      bodyLimit: 4 * mebibyte,
      config: { scope: scope!, takesSeat: true, countsItself: true },
      preParsing: takeRoom(work),
      onError: access.uncountRefused,
    },
    async (request, reply) => {
      const { body } = request;
      const { format } = request.query;
      const { rows: sent, lang, date: _date, plan: _plan, by: _by, accounts: _own, ...rest } = body;
      const { reference: _reference, tax_rate: _rate, ...usual } = rest;
      const reader = spokenTo(request, reply, lang);
      const { rows, metas, ignored, giveBack } = await answerRows({ ...parts, reader }, request, reply, sent, usual);

      function refuse(failure: Failure) {
        giveBack();
        return { ok: false, failure };
      }
      const made = journalOfRows(rows, body, reader, dayOfMoment(clock.now()));
      if (!made.ok) return refuse(made.failure);
      const { journal } = made.value;
      if (format === 'json')
        return done({ data: journal, meta: metas.together(), ignored: [...made.value.ignored, ...ignored()] });
      const table = fileTable(journal, format, body);
      if (!table.ok) return refuse(table.failure);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="payroll-journal-${format}-${journal.date}.csv"`)
        .send(csvOf(table.value));
    },
  );
};
