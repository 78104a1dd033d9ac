import { TaxRequest, type TaxResult } from '../../../src/contract/tax';
import { calculateTax, type Context, preparedPay } from '../../../src/engine';
import type { PayFunctions } from '../../../src/engine/income/pay-functions';
import { toMajor } from '../../../src/engine/money';
import { say } from '../../../src/language/say';
import { createReference } from '../../../src/reference';
import { countryFiles } from '../../../src/reference/data';
import { type CorpusEmployee, minorOf, today } from '../../support/corpus';
import { asking } from '../../support/law-days';
import { everyDay } from '../../support/rate';

export const reference = createReference(countryFiles);

/** Units of one currency in one of another, whichever they are. */
export const rate = 27.5;

/** Contexts without and with exchange rates. Each is one object, because law is prepared once for it. */
const contexts = [
  { today },
  { today, exchangeRate: (from: string, to: string) => everyDay(from === to ? 1 : rate)() },
] as const;

/** A gross that the service found for a net, in minor units, and whether it leaves exactly that. */
export interface GrossFound {
  readonly gross: number;
  readonly isExact: boolean;
}

interface EmployeeCase {
  readonly employee: CorpusEmployee;
  readonly context: Context;
  /** Minor units in a major one. */
  readonly minor: number;
}

/** An employee with what the service answers before it has prepared the law for any pay. */
export interface Computed extends EmployeeCase {
  readonly request: TaxRequest;
  readonly data: TaxResult;
  /** What the service answers to the net of the payslip. */
  readonly back: GrossFound | string;
}

/** The request for an amount in minor units. */
export const requestFor = (
  { day, period, includePension, details }: CorpusEmployee,
  amount: number,
  mode: TaxRequest['mode'] = 'gross_to_net',
): TaxRequest =>
  TaxRequest.parse({
    ...asking(day),
    amount: toMajor(amount, minorOf(day)),
    period,
    include_pension: includePension,
    mode,
    ...details,
  });

/** What the service answers to a net in minor units; the code of its error if it refuses. */
export function grossFor({ employee, context, minor }: EmployeeCase, net: number): GrossFound | string {
  const answer = calculateTax(reference, requestFor(employee, net, 'net_to_gross'), context);
  if (!answer.ok) return answer.failure.code;
  const { data, meta } = answer.value;
  return {
    gross: Math.round(data.gross_amount * minor),
    isExact: !meta.notices.some((notice) => say(notice).startsWith('No gross pay leaves exactly')),
  };
}

/** @throws Error with the sentence of the service, if it refuses */
export function computed(employee: CorpusEmployee): Computed {
  const context = contexts[employee.hasRates ? 1 : 0];
  const request = requestFor(employee, employee.gross);
  const answer = calculateTax(reference, request, context);
  if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${say(answer.failure.message)}`);
  const { data } = answer.value;
  const asked = { employee, context, minor: minorOf(employee.day) };
  const net = Math.round(data.net_amount * asked.minor);
  const back = net < 1 ? 'invalid_amount' : grossFor(asked, net);
  return { ...asked, request, data, back };
}

/** The law of an employee prepared for any pay; undefined where the tax is not piecewise linear in pay. */
export function prepared({ employee: { day }, request, context }: Computed): PayFunctions | undefined {
  const found = preparedPay(reference.countries.get(day.country.code)!, request, context);
  return found.ok ? found.value : undefined;
}

/** What is wrong with an employee's answers; nothing where all is in order. */
export type Invariant = (computed: Computed) => readonly string[];
