import type { IncomeLaw } from '../law/income-law';
import { toMinor } from '../money';
import type { ScheduledLine } from '../pay/schedule';

/** How the tax of a pay period is rounded. */
export type TaxRounding = Pick<ScheduledLine, 'unit' | 'direction'>;

/** To a multiple of `unit` minor units; to the minor unit, half up, unless the law says otherwise. */
export const taxRounding = ({ regime: { tax_rounding } }: IncomeLaw, minor: number): TaxRounding =>
  tax_rounding === undefined
    ? { unit: 1, direction: 'nearest' }
    : { unit: toMinor(tax_rounding.to, minor), direction: tax_rounding.direction };
