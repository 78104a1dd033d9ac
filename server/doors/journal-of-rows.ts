import type { Journal, JournalRequest } from '../../src/contract';
import { done, fail, type Outcome } from '../../src/contract/error';
import type { Ignored } from '../../src/contract/ignored';
import { figureLabel } from '../../src/contract/labels';
import type { JournalPurpose } from '../../src/contract/words/journal';
import type { PayrollFigure } from '../../src/contract/words/payroll-columns';
import { minorUnits, toMajor, toMinor } from '../../src/engine/money';
import { accountsOf, entryOf } from '../../src/journal/entry';
import { type Posting, postingsOf } from '../../src/journal/postings';
import { message } from '../../src/language/message';
import { planOfCountry, plansOfAccounts } from '../../src/reference/journal-plans';
import type { Slip } from '../../src/register/payslip-lines';
import { groupsBy, twoCurrencies } from '../../src/register/totals';
import type { Reader } from '../errors/reader';
import { labelFailure } from './register-answers';
import type { RegisterPayslip } from './register-rows';
import { currencyOf, labelOf, type NumberedRow } from './register-totals';

/** The figures whose names postings have that the law does not name. */
const figureOfPurpose: { readonly [Purpose in JournalPurpose]?: PayrollFigure } = {
  gross_pay: 'gross_amount',
  tax: 'tax_amount',
  net_pay: 'net_amount',
};

/** A payslip that a row surely has. */
interface PaidRow {
  readonly row: NumberedRow;
  readonly payslip: RegisterPayslip;
}

/** The name of a posting for which the law has none. */
function textsFor(reader: Reader, payslips: readonly RegisterPayslip[]): (posting: Posting) => string {
  const hasParts = payslips.some(({ data }) => data['taxable_parts'] !== undefined);
  return ({ purpose }) => {
    if (purpose === 'gross_pay' && hasParts) return reader.say(message('journal_pay_without_parts'));
    const figure = figureOfPurpose[purpose];
    return figure === undefined ? reader.say(message('journal_deductions')) : figureLabel(figure, reader.language);
  };
}

/** Own accounts for lines that no payslip of the rows has. */
const unusedAccounts = ({ accounts = [] }: JournalRequest, { entries }: Journal): Ignored[] =>
  accounts.flatMap(({ purpose, line }, at) =>
    line === undefined || entries.some(({ lines }) => lines.some((one) => one.purpose === purpose && one.line === line))
      ? []
      : [{ field: `accounts[${at}]`, why: message('journal_account_unused', { field: `accounts[${at}]` }) }],
  );

/** A journal, and the own accounts that had no effect. */
export interface MadeJournal {
  readonly journal: Journal;
  readonly ignored: readonly Ignored[];
}

/**
 * The journal of rows with their payslips. It has every row or is refused: a wrong row, or a second currency, would
 * make it wrong as a whole.
 *
 * @param today the day of entries for which none is asked
 */
export function journalOfRows(
  rows: readonly NumberedRow[],
  request: JournalRequest,
  reader: Reader,
  today: string,
): Outcome<MadeJournal> {
  const { by, country, accounts = [] } = request;
  const paid: PaidRow[] = [];
  for (const row of rows) {
    const { found, number } = row;
    if (!found.ok) {
      const { code, message: why } = found.failure;
      return fail(code, message('journal_row_failed', { row: number, why }));
    }
    paid.push({ row, payslip: found.value });
  }
  const payslips = paid.map(({ payslip }) => payslip);
  const currencies = twoCurrencies(payslips.map(({ data }) => data));
  if (currencies !== undefined) return fail('invalid_currency', message('journal_in_two_currencies', currencies));
  const unknown = by === undefined ? undefined : labelFailure(by, rows);
  if (unknown !== undefined) return { ok: false, failure: unknown };

  const currency = payslips.map(currencyOf).find((one) => one !== null) ?? null;
  const minor = minorUnits(currency ?? '');
  const plan = plansOfAccounts[request.plan ?? planOfCountry(country)];
  const parts = { accountOf: accountsOf(plan, accounts), textOf: textsFor(reader, payslips), minor };
  const posted = paid.map(({ row, payslip }) => ({
    row,
    postings: postingsOf(payslip.data as Slip, payslip.deductions ?? 0, minor),
  }));
  // Beyond it, sums of minor units are not exact, and an entry would not balance.
  const size = posted.flatMap(({ postings }) => postings).reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  if (!Number.isSafeInteger(size)) return fail('invalid_amount', message('journal_too_large'));
  const entries = groupsBy(posted, ({ row }) => (by === undefined ? '' : labelOf(row, by))).map(
    ({ value, rows: group }) =>
      entryOf(
        value === '' ? null : value,
        group.length,
        group.flatMap(({ postings }) => postings),
        parts,
      ),
  );
  const total = toMajor(
    entries.reduce((sum, { debits }) => sum + toMinor(debits, minor), 0),
    minor,
  );
  const journal = {
    plan: plan.id,
    plan_name: plan.name,
    plan_sources: plan.sources,
    date: request.date ?? request.pay_date ?? today,
    currency,
    entries,
    debits: total,
    credits: total,
    count: rows.length,
  };
  return done({ journal, ignored: unusedAccounts(request, journal) });
}
