import type { TaxResult } from '../../src/contract/tax';
import { Exact } from './decimal';
import type { OraclePayslip } from './payslip';

interface Line {
  readonly id: string;
  readonly amount: number | string;
}

const same = (shown: number | undefined, exact: string): boolean => new Exact(shown ?? 0).equals(exact);

/** The lines that are not zero, in the order of their ids. */
const filled = (lines: readonly Line[] | undefined): string =>
  (lines ?? [])
    .filter(({ amount }) => !new Exact(amount).isZero())
    .map(({ id, amount }) => `${id} ${new Exact(amount).toString()}`)
    .sort()
    .join(', ');

/** What an answer of the service and the payslip of the oracle do not agree on. */
export function differences(data: TaxResult, exact: OraclePayslip): string[] {
  const numbers = (
    [
      ['tax', data.tax_amount, exact.tax],
      ['pension', data.pension, exact.pension],
      ['net', data.net_amount, exact.net],
      ['taxable', data.taxable_amount, exact.taxable],
      ['employer cost', data.employer_cost, exact.employerCost],
      ['family', data.family?.number, exact.family],
    ] as const
  ).map(([name, shown, due]) => (same(shown, due) ? [] : `${name} ${shown} / ${due}`));
  const lists = (
    [
      ['contributions', data.contributions, exact.contributions],
      ['employer contributions', data.employer_contributions, exact.employer],
      ['reliefs', data.reliefs, exact.reliefs],
      ['credits', data.credits, exact.credits],
      ['surcharges', data.surcharges, exact.surcharges],
      ['benefits', data.benefits, exact.benefits],
      ['parts', parts(data.taxable_parts), parts(exact.parts)],
    ] as const
  ).map(([name, shown, due]) => (filled(shown) === filled(due) ? [] : `${name} ${filled(shown)} / ${filled(due)}`));
  return [...numbers, ...lists].flat();
}

/** The figures of parts of pay as lines. */
function parts(list: readonly PartFigures[] | undefined): Line[] {
  return (list ?? []).flatMap(({ parts: names, paid, taxable, contributory }) =>
    Object.entries({ paid, taxable, contributory }).map(([figure, amount]) => ({
      id: `${figure} ${[...names].sort().join('+')}`,
      amount,
    })),
  );
}

interface PartFigures {
  readonly parts: readonly string[];
  readonly paid: number | string;
  readonly taxable: number | string;
  readonly contributory: number | string;
}
