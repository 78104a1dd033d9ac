import { service } from './service';

export interface Options {
  readonly period?: 'monthly' | 'annual' | 'weekly' | 'biweekly';
  readonly mode?: 'gross_to_net' | 'net_to_gross';
  readonly tax_year?: string;
  readonly pay_date?: string;
  readonly include_pension?: boolean;
  readonly currency?: string;
  readonly basic?: number;
  readonly dependants?: number;
  readonly age?: number;
  readonly turnover?: number;
  readonly payment_type?: string;
  readonly residency?: string;
  readonly taxpayer?: string;
}

/** The answer's `data` for an income tax request, through the front door. */
export const income = (country: string, amount: number, options: Options) => tax('income', country, amount, options);

/** The answer's `data` for a tax request of any type, through the front door. */
export async function tax(
  type: 'income' | 'corporate' | 'withholding' | 'capital_gains',
  country: string,
  amount: number,
  options: Options,
) {
  const answer = await service.post('/api/tax', { country, amount, type, ...options });
  if (answer.status !== 200) throw new Error(`${country} ${amount}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

/** The answer's `data` for a VAT request, through the front door. */
export async function vat(
  country: string,
  amount: number,
  mode: 'add' | 'extract',
  options: { readonly category?: string; readonly rate_type?: string } = {},
) {
  const answer = await service.post('/api/vat', { country, amount, mode, ...options });
  if (answer.status !== 200) throw new Error(`${country} ${amount}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}
