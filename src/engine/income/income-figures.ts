import { done, type Outcome } from '../../contract/error';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import type { Reference } from '../../reference';
import type { Context } from '../answer';
import { grossOf } from './calculate-income';
import { figureAt, figuresAt, leadingLines } from './figures';
import { incomeQuestion } from './income-question';

const places: Partial<Record<keyof TaxResult, number>> = {
  gross_amount: figureAt.gross,
  tax_amount: figureAt.tax,
  pension: figureAt.pension,
  net_amount: figureAt.net,
  effective_rate: figureAt.effectiveRate,
  employer_cost: figureAt.employerCost,
};

/** Single figures of a payslip by their amount, in the order in which they were asked for. */
export type FiguresOf = (amount: number) => Outcome<readonly number[]>;

/**
 * Single figures of many payslips that differ in their amount alone, without the payslips: for whole columns of pay.
 *
 * @param request as for a single payslip; its amount is not looked at
 * @param fields names of fields of the result
 * @returns undefined where one of the fields is no figure that every payslip has, or the question has no answer: then ask for the payslip
 */
export function incomeFigures(reference: Reference, request: TaxRequest, context: Context, fields: readonly string[]): FiguresOf | undefined {
  const country = reference.countries.get(request.country);
  const wanted = fields.map((field) => (Object.hasOwn(places, field) ? places[field as keyof TaxResult] : undefined)).filter((place) => place !== undefined);
  if (country === undefined || request.type !== 'income' || wanted.length < fields.length) return undefined;
  const asked = incomeQuestion(country, request, context);
  if (!asked.ok) return undefined;
  const question = asked.value;
  const { payroll } = question;
  if (payroll.compiled.contributions.length === 0 && wanted.includes(figureAt.pension)) return undefined;
  const lines = leadingLines(payroll);
  return (amount) => {
    const found = grossOf(question, amount, request.mode);
    if (!found.ok) return found;
    const figures = figuresAt(payroll, found.value.gross, lines);
    return done(wanted.map((place) => figures[place]!));
  };
}
