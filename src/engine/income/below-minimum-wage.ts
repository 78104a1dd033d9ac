import type { MinimumWage } from '../../contract/wages';
import { message } from '../../language/message';
import { oncePer } from '../../once';
import { exactNumber, lawText } from '../../language/terms';
import type { AnswerMeta } from '../../truth/evidence';

/** What an answer rests on, with a notice that the pay is below a minimum wage. */
export type BelowMinimumWage = (meta: AnswerMeta, wage: MinimumWage) => AnswerMeta;

/**
 * Adds the notice. The same `meta` and wage give the same object, so that its text is made once for a whole payroll.
 *
 * @param currency of the pay and of the wage
 */
export function belowMinimumWage(currency: string): BelowMinimumWage {
  const noticeOf = oncePer(({ period_amount, name }: MinimumWage) =>
    message('pay_below_minimum_wage', {
      wage: exactNumber(period_amount!),
      currency,
      name: lawText(name),
    }),
  );
  const withNotice = oncePer((meta: AnswerMeta) =>
    oncePer((wage: MinimumWage): AnswerMeta => ({ ...meta, notices: [...meta.notices, noticeOf(wage)] })),
  );
  return (meta, wage) => withNotice(meta)(wage);
}
