import type { AnswerMeta } from '../../truth/evidence';
import type { Outcome } from '../../contract/error';
import type { Ignored } from '../../contract/ignored';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import type { Reference } from '../../reference';
import type { Context } from '../answer';
import { type GrossOf, grossOf } from './gross-of';
import { toMajor } from '../money';
import { netPay, type Payroll } from './payroll';
import { totalAt } from '../pay/schedule';
import { figureAt, figuresAt } from './payslip/figures';
import { incomeQuestion } from './income-question';

const taxAt = ({ schedule }: Payroll, gross: number): number => totalAt(schedule, gross, 1);

/** Figures that every payslip has, each computed on its own for a gross pay in minor units. */
const figures: Partial<Record<keyof TaxResult, (payroll: Payroll, gross: number) => number>> = {
  gross_amount: ({ minor }, gross) => toMajor(gross, minor),
  tax_amount: (payroll, gross) => toMajor(taxAt(payroll, gross), payroll.minor),
  net_amount: (payroll, gross) => toMajor(netPay(payroll, gross), payroll.minor),
  effective_rate: (payroll, gross) => (taxAt(payroll, gross) * 100) / gross,
  pension: (payroll, gross) => figuresAt(payroll, gross)[figureAt.pension]!,
  employer_cost: (payroll, gross) => figuresAt(payroll, gross)[figureAt.employerCost]!,
};

/** Single payslip figures for a column of amounts: the gross pay for an amount, and each figure at a gross pay. */
export interface IncomeFigures {
  /** Gross pay in minor units; `invalid_amount` if there is none. */
  readonly grossOf: (amount: number) => Outcome<GrossOf>;
  /** In the order of the requested fields; major units, rates in percent. */
  readonly figures: readonly ((gross: number) => number)[];
  /** As for a payslip, without notices about its amount. */
  readonly meta: AnswerMeta;
  /** Circumstances in the request that the law does not ask about. */
  readonly ignored: readonly Ignored[];
}

/**
 * Single figures of many payslips that differ only in amount, without building the payslips: for whole columns of pay.
 *
 * @param request as for a single payslip; its amount does not matter
 * @param fields names of fields of the result
 * @returns undefined if a field is not a figure that every payslip has, or if the question has no answer. Then ask for
 *   the payslip.
 */
export function incomeFigures(
  reference: Reference,
  request: TaxRequest,
  context: Context,
  fields: readonly string[],
): IncomeFigures | undefined {
  const country = reference.countries.get(request.country);
  const wanted = fields
    .map((field) => (Object.hasOwn(figures, field) ? figures[field as keyof TaxResult] : undefined))
    .filter((figure) => figure !== undefined);
  if (country === undefined || request.type !== 'income' || wanted.length < fields.length) return undefined;
  const asked = incomeQuestion(country, request, context);
  if (!asked.ok) return undefined;
  const question = asked.value;
  const { payroll } = question;
  if (payroll.compiled.contributions.length === 0 && fields.includes('pension')) return undefined;
  return {
    grossOf: (amount) => grossOf(question, amount, request.mode),
    figures: wanted.map((figure) => (gross: number) => figure(payroll, gross)),
    meta: question.meta,
    ignored: question.ignored,
  };
}
