import { calculateTax } from '../../../src/engine';
import { netPay, type PayFunctions } from '../../../src/engine/income/pay-functions';
import { type Computed, grossFor, type Invariant, prepared, reference, requestFor } from './computed';

/** What the payslip of a gross leaves, as the service answers it. */
function leftOf({ employee, context, minor }: Computed, gross: number): number {
  const answer = calculateTax(reference, requestFor(employee, gross), context);
  return answer.ok ? Math.round(answer.value.data.net_amount * minor) : -Infinity;
}

/** The named parts of the pay, in minor units: no gross is smaller. */
function leastOf({ employee: { details }, minor }: Computed): number {
  const amounts = Object.values(details.pay ?? {}).map((part) => {
    if (typeof part === 'number') return part;
    return part !== undefined && 'amount' in part ? part.amount : 0;
  });
  return Math.max(1, Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * minor));
}

/**
 * What is wrong with the gross that the service finds for a net: it leaves exactly the net, or more where no gross
 * nearby leaves exactly that, and no smaller gross nearby does.
 *
 * @param law prepared for any pay; without it, fewer amounts nearby are tried
 * @param target in minor units, at least 1
 */
export function faultsOfGross(computed: Computed, law: PayFunctions | undefined, target: number): string[] {
  const found = grossFor(computed, target);
  const net = (gross: number) => (law === undefined ? leftOf(computed, gross) : netPay(law, gross));
  const wrong = (what: string): string[] => [`net ${target}: ${what}, answered ${JSON.stringify(found)}`];
  const least = leastOf(computed);
  if (typeof found === 'string') return net(least) > target ? [] : wrong(`${least} leaves ${net(least)}`);
  const { gross, isExact } = found;
  const [left, answered] = [net(gross), leftOf(computed, gross)];
  if (answered !== left) return wrong(`its payslip leaves ${answered}, not ${left}`);
  if (isExact ? left !== target : left <= target) return wrong(`it leaves ${left}`);
  const nearby = law === undefined ? 12 : 300;
  for (let other = Math.max(least, gross - nearby); other < gross + (isExact ? 0 : nearby); other++) {
    const leaves = net(other);
    if (leaves === target || (!isExact && other < gross && leaves > target)) return wrong(`${other} leaves ${leaves}`);
  }
  return [];
}

/** The largest pay that numbers hold to the minor unit, with room for the search. */
const largest = 2 ** 50;

/**
 * From net to gross and back, for the net of the payslip, its neighbours, and a net next to a kink or a jump of the law.
 * The search finds the same before and after the law is prepared for any pay.
 */
export const isSmallestGross: Invariant = (computed) => {
  const { employee, data, minor, back } = computed;
  if (employee.gross > largest) return [];
  const own = Math.round(data.net_amount * minor);
  const law = prepared(computed);
  const starts = law?.curve.starts.filter((start) => start > 1 && start < largest) ?? [];
  const kink = starts[employee.gross % Math.max(1, starts.length)];
  const atKink = kink === undefined ? [] : [netPay(law!, kink + (own % 3) - 1) + (employee.gross % 3) - 1];
  const again = own < 1 ? back : grossFor(computed, own);
  return [
    ...(JSON.stringify(back) === JSON.stringify(again)
      ? []
      : [`net ${own}: ${JSON.stringify(back)} leap by leap, ${JSON.stringify(again)} by prepared law`]),
    ...[own, own + 1, own - 1, ...atKink]
      .filter((target) => target >= 1)
      .flatMap((target) => faultsOfGross(computed, law, target)),
  ];
};
