import type { TaxRequest } from '../../contract/tax';
import { circumstanceNames } from '../../contract/words/circumstances';
import type { PayPart } from '../../contract/words/pay-parts';
import { benefitKindsOf } from '../../reference/benefit-kinds';
import type { Where } from '../../reference/schema';
import type { IncomeLaw } from '../law/income-law';
import { entriesOf, isFor } from '../law/is-for';
import { circumstancesSent } from './circumstances-sent';
import { circumstanceOf, usualEmployee } from './employee';

/** May a rule be for the employee of a request? Only circumstances that it does not state rule one out. */
function mayBeFor(where: Where | undefined, request: TaxRequest): boolean {
  const stated = circumstancesSent(request);
  return (
    where === undefined ||
    entriesOf(where).some((entry) =>
      circumstanceNames.every(
        (name) =>
          entry[name] === undefined ||
          stated[name] !== undefined ||
          isFor({ [name]: entry[name] }, () => circumstanceOf(usualEmployee, name)),
      ),
    )
  );
}

/**
 * The law without the rules that cannot apply to a request: contributions of others, rules for parts of pay and benefits
 * that it does not state, and the year so far where the law adds up months only.
 */
export function lawInPlay(whole: IncomeLaw, request: TaxRequest): IncomeLaw {
  const { pay: parts, in_kind, period, include_pension } = request;
  const contributions = whole.contributions.filter(
    ({ contribution: { payer }, rule }) =>
      (include_pension || payer === 'employer') &&
      (rule.benefit === undefined || in_kind?.[rule.benefit] !== undefined) &&
      mayBeFor(rule.where, request),
  );
  const law = { ...whole, contributions };
  if (law.pay === undefined) return law;
  const { bonus, accumulation } = law.pay;
  const isSent = (part: PayPart): boolean => parts?.[part] !== undefined;
  const pay = {
    ...law.pay,
    parts: law.pay.parts.filter((rule) => rule.parts.some(isSent)),
    benefits: law.pay.benefits.filter((rule) => benefitKindsOf(rule).some((kind) => in_kind?.[kind] !== undefined)),
    bonus: bonus?.parts.some(isSent) === true ? bonus : undefined,
    accumulation: period === 'monthly' ? accumulation : undefined,
  };
  return { ...law, pay };
}
