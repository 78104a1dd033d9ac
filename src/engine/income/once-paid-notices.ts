import type { Period } from '../../contract/tax';
import type { OncePaidTreatment } from '../../contract/words/once-paid';
import { type OncePaidPart, oncePaidParts } from '../../contract/words/pay-parts';
import { message, type Message } from '../../language/message';
import type { IncomeLaw } from '../law/income-law';
import { isSettledByYear } from './once-paid';
import { oncePaidTreatment } from './once-paid-treatment';
import type { PayslipForm } from './payslip/form';

const labels = (parts: readonly OncePaidPart[]): Message[] => parts.map((part) => message(`pay_part_${part}`));

/** Says by which rule each part of a payslip that is paid once was taxed. */
export function oncePaidNotices(
  law: IncomeLaw,
  { lines, used, isOfYearSoFar }: PayslipForm,
  period: Period,
): Message[] {
  const onSlip = new Set<string>(lines.parts.flatMap(({ parts }) => parts));
  const paid = oncePaidParts.filter((part) => onSlip.has(part));
  const own = law.pay?.bonus;
  const treatments = new Map(oncePaidTreatment(law).map((each) => [each.part, each]));
  const isTreatedBy = (part: OncePaidPart, treatment: OncePaidTreatment): boolean =>
    treatments.get(part)?.treatment === treatment;
  const ofItsOwn = paid.filter((part) => isTreatedBy(part, 'own_tax'));
  const others = paid.filter(
    (part) => own?.parts.includes(part) !== true && !isTreatedBy(part, 'own_tax') && !isTreatedBy(part, 'exempt'),
  );
  const [byLaw, byDifference, asPay] = [
    paid.filter((part) => own?.parts.includes(part) === true),
    others.filter((part) => used.once.some(({ parts }) => parts.includes(part))),
    others.filter((part) => !used.once.some(({ parts }) => parts.includes(part))),
  ];
  const said = (parts: readonly OncePaidPart[], notice: (parts: Message[]) => Message): Message[] =>
    parts.length === 0 ? [] : [notice(labels(parts))];
  if (isOfYearSoFar) return said(paid, (parts) => message('once_paid_so_far', { parts }));
  if (period === 'annual' && isSettledByYear(law))
    return said(paid, (parts) => message('once_paid_in_year', { parts }));
  return [
    ...said(byLaw, (parts) => message('once_paid_by_own_rule', { parts, rule: message(`bonus_rule_${own!.method}`) })),
    ...said(ofItsOwn, (parts) => message('once_paid_by_own_rule', { parts, rule: message('bonus_rule_own_tax') })),
    ...said(byDifference, (parts) => message('once_paid_by_difference', { parts })),
    ...said(
      asPay.filter((part) => treatments.get(part)?.isRecorded === false),
      (parts) => message('once_paid_as_pay_assumed', { parts }),
    ),
    ...said(
      asPay.filter((part) => treatments.get(part)?.isRecorded !== false),
      (parts) => message(period === 'monthly' ? 'once_paid_as_pay' : 'once_paid_in_one_month', { parts }),
    ),
  ];
}
