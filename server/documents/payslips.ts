import { addDays, lastDayOfMonth } from '../../src/day';
import { employerSettings } from '../../src/contract/words/circumstances';
import { codesOf } from '../../src/contract/words/vocabulary';
import { done, fail, type Failure, type Outcome } from '../../src/contract/error';
import type { PayslipsRequest } from '../../src/contract/payslips';
import type { TaxRequest } from '../../src/contract/tax';
import { defined } from '../../src/defined';
import { payslipDocument, type PayslipSetting } from '../../src/documents/payslip';
import type { PayslipDocument, PayslipPrint } from '../../src/documents/payslip-document';
import { calculateTax, charged } from '../../src/engine';
import { message } from '../../src/language/message';
import type { Reader } from '../errors/reader';
import type { World } from '../world';
import { checkedRow, questionOf } from './payslip-rows';
import { refusedRow } from './refused-row';

/** How long after its month pay may be paid, in days. */
const latestPayment = 31;

/** The day of payment; a failure where it does not belong to the month. */
function payDateOf({ month, pay_date: paid }: PayslipsRequest): Outcome<string> {
  const last = lastDayOfMonth(month);
  if (paid === undefined) return done(last);
  return paid < `${month}-01` || paid > addDays(last, latestPayment)
    ? fail('invalid_date', message('pay_date_outside_month'))
    : done(paid);
}

/** What the law asks of the employer. */
const employerOf = ({ employer }: PayslipsRequest): TaxRequest['employer'] =>
  defined(Object.fromEntries(codesOf(employerSettings).map((name) => [name, employer[name]])));

/** Payslips that are calculated one by one, for a caller who does not keep others waiting. */
interface PayslipsInWork {
  /** Calculates a payslip; why its row is refused otherwise. */
  readonly add: (row: unknown, at: number) => Failure | undefined;
  readonly print: PayslipPrint;
  /** The payslips so far, in the order of their rows. */
  readonly slips: readonly PayslipDocument[];
}

/** Prepares the payslips of a request. Nothing that a row says is in a failure. */
export function payslipsInWork(
  request: PayslipsRequest,
  world: World,
  { language, say }: Reader,
): Outcome<PayslipsInWork> {
  const payDate = payDateOf(request);
  if (!payDate.ok) return payDate;
  const { reference } = world;
  const { country, include_pension, paper, files, logo } = request;
  const common = { country, include_pension, pay_date: payDate.value, employer: employerOf(request) };
  const lawVersion = reference.edition.version;
  const setting: PayslipSetting = { request, payDate: payDate.value, lawVersion, language, say };
  const slips: PayslipDocument[] = [];

  function slipOf(sent: unknown, place: number): Outcome<PayslipDocument> {
    const row = checkedRow(sent);
    if (!row.ok) return row;
    if (row.value.password !== undefined && files !== 'each')
      return fail('invalid_format', message('password_needs_own_files'));
    const question = questionOf(row.value, common);
    const found = calculateTax(reference, question, world);
    if (!found.ok) return found;
    const { data, meta } = found.value;
    const month = { data, charged: charged(reference, question, data, world), notices: meta.notices };
    return done(payslipDocument(setting, row.value, month, place));
  }

  return done({
    add(row, at) {
      const slip = slipOf(row, at + 1);
      if (!slip.ok) return refusedRow(slip.failure, at + 1);
      slips.push(slip.value);
      return undefined;
    },
    print: { language, paper, files, logo, title: `${say(message('payslip_title'))} ${request.month}` },
    slips,
  });
}
