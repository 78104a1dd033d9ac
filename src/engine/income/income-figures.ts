import type { AnswerMeta } from '../../truth/evidence';
import type { Outcome } from '../../contract/error';
import type { Ignored } from '../../contract/ignored';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import type { Reference } from '../../reference';
import type { Context } from '../answer';
import { type GrossOf, grossOf } from './gross-of';
import { toMajor } from '../money';
import { netPay, type PayFunctions } from './pay-functions';
import { totalAt } from '../pay/scheduled-amounts';
import { figureAt, figuresOf } from './payslip/figures';
import type { IncomeQuestion } from './employee-question';
import { asksPart } from '../part-month/part-asked';
import { incomeQuestion } from './income-question';

const taxAt = ({ schedule }: PayFunctions, gross: number): number => totalAt(schedule, gross, 1);

/** A figure that every payslip has: its place among all figures, and a faster way where only it is wanted. */
interface SingleFigure {
  readonly place: number;
  readonly alone?: (pay: PayFunctions, gross: number) => number;
}

const figures: Partial<Record<keyof TaxResult, SingleFigure>> = {
  gross_amount: { place: figureAt.gross, alone: ({ minor }, gross) => toMajor(gross, minor) },
  tax_amount: { place: figureAt.tax, alone: (pay, gross) => toMajor(taxAt(pay, gross), pay.minor) },
  net_amount: { place: figureAt.net, alone: (pay, gross) => toMajor(netPay(pay, gross), pay.minor) },
  effective_rate: { place: figureAt.effectiveRate, alone: (pay, gross) => (taxAt(pay, gross) * 100) / gross },
  pension: { place: figureAt.pension },
  employer_cost: { place: figureAt.employerCost },
};

/** The figure of a question at a gross pay in minor units. */
function figureOf(question: IncomeQuestion, { place, alone }: SingleFigure, gross: number): number {
  const pay = question.prepared();
  if (pay !== undefined && alone !== undefined) return alone(pay, gross);
  const { form, amounts } = question.payslipAt(gross);
  return figuresOf(form, gross, amounts)[place]!;
}

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
  if (country === undefined || request.type !== 'income' || wanted.length < fields.length || asksPart(request))
    return undefined;
  const asked = incomeQuestion(country, request, context);
  if (!asked.ok) return undefined;
  const question = asked.value;
  const { form } = question.payslipAt(1);
  if (form.lines.contributions.length === 0 && fields.includes('pension')) return undefined;
  return {
    grossOf: (amount) => grossOf(question, { amount, mode: request.mode }),
    figures: wanted.map((figure) => (gross: number) => figureOf(question, figure, gross)),
    meta: question.said.metaOf(form),
    ignored: question.said.ignored,
  };
}
