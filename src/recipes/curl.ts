import type { KeyScope } from '../contract/key-scopes';

/** A small question for each operation of keys: its path, and its body where it is sent as JSON. */
const questions: Readonly<Record<KeyScope, readonly [path: string, body?: object]>> = {
  tax: ['api/tax', { country: 'KE', amount: 85_000, type: 'income' }],
  vat: ['api/v1/vat/calculate', { country: 'KE', amount: 1_000, mode: 'add' }],
  country: ['api/tax?country=KE'],
  forex: ['api/forex?from=USD&to=KES&amount=100'],
  fuel: ['api/fuel?country=KE'],
  rates: ['api/rates?country=KE'],
  minimum_wage: ['api/v1/payroll/minimum-wage?country=KE'],
  calendar: ['api/v1/payroll/calendar?country=KE'],
  holidays: ['api/v1/calendar/holidays?country=KE'],
  working_days: ['api/v1/calendar/working-days?country=KE&start=2026-12-01&end=2026-12-31'],
  series: ['api/v1/series?series=policy_rate&entity=KE'],
  changes: ['api/v1/changes?country=KE'],
};

/**
 * A small question that a key may ask, to show how to use it.
 *
 * @param service address of the service, without a slash at its end
 * @param operations what the key may be used for; null: everything
 */
export function questionFor(service: string, operations: readonly KeyScope[] | null) {
  const [path, body] = questions[operations?.[0] ?? 'tax'];
  return { method: body === undefined ? 'get' : 'post', address: `${service}/${path}`, body };
}

/** A line for a shell that asks a question with a key. */
export function curlLine({ address, body }: ReturnType<typeof questionFor>, key: string): string {
  const sent = body === undefined ? '' : ` -H "content-type: application/json" -d '${JSON.stringify(body)}'`;
  return `curl "${address}" -H "x-api-key: ${key}"${sent}`;
}
