import type { TaxRequest } from '../../../src/contract/tax';
import { calculateTax, incomeFigures } from '../../../src/engine';
import { type Computed, type Invariant, prepared, reference, requestFor } from './computed';

const fields = ['net_amount', 'tax_amount', 'gross_amount', 'pension', 'effective_rate', 'employer_cost'] as const;

/** The text of a payslip is its data, and the figures for a column of pay are those of the payslip, or refused with it. */
function differently({ context }: Computed, request: TaxRequest): string[] {
  const answer = calculateTax(reference, request, context);
  // A payslip without contributions lacks the pension.
  const hasPension = !answer.ok || answer.value.data.contributions!.length > 0;
  const wanted = fields.filter((field) => field !== 'pension' || hasPension);
  const column = incomeFigures(reference, request, context, wanted);
  if (column === undefined) return answer.ok ? ['there are no single figures'] : [];
  const pay = column.grossOf(request.amount);
  if (!answer.ok || !pay.ok)
    return JSON.stringify(pay) === JSON.stringify(answer) ? [] : [`${JSON.stringify(pay)} for a column`];
  const { data } = answer.value;
  const [text, written] = [JSON.stringify(data), answer.value.json!()];
  return [
    ...(written === text ? [] : [`the text is ${written}, not ${text}`]),
    ...wanted.flatMap((field, at) => {
      const figure = column.figures[at]!(pay.value.gross);
      return Object.is(figure, data[field]) ? [] : [`the single figure ${field} is ${figure}, not ${data[field]}`];
    }),
  ];
}

/**
 * A payslip is the same worked out by itself and by law prepared for any pay, as text and as data, and as single figures,
 * from gross to net and back.
 */
export const isSameInThreeWays: Invariant = (computed) => {
  const { employee, data, request, context, minor } = computed;
  const net = Math.round(data.net_amount * minor);
  const requests = [request, ...(net < 1 ? [] : [requestFor(employee, net, 'net_to_gross')])];
  const before = requests.flatMap((one) => differently(computed, one));
  if (prepared(computed) === undefined) return before;
  const again = calculateTax(reference, request, context);
  const [byItself, byPrepared] = [JSON.stringify(data), again.ok ? JSON.stringify(again.value.data) : 'a refusal'];
  return [
    ...before,
    ...(byItself === byPrepared ? [] : [`by prepared law ${byPrepared}, not ${byItself}`]),
    ...requests.flatMap((one) => differently(computed, one)),
  ];
};
