import './pane-in-english';
import type { SuccessOf } from '../../src/client';
import type { LawAsks } from '../../src/contract/asks';
import type { YearChange } from '../../taskpane/views/pay/year/changes';
import { monthsOfTaxYear } from '../../taskpane/views/pay/year/year-months';
import { yearAsked, type YearOf } from '../../taskpane/views/pay/year/year-request';
import { service } from './service';

interface Law {
  readonly asks: LawAsks;
  readonly tax_year: string;
  readonly tax_year_from: string;
}

/** An employee in the form of the pane, with 600,000 a month unless stated otherwise. */
export async function yearOf(country: string, differs: Partial<YearOf> = {}): Promise<YearOf> {
  const { body } = await service.get(`/api/v1/tax/law?country=${country}`);
  const { asks, tax_year, tax_year_from } = body.data as unknown as Law;
  return {
    country,
    taxYear: tax_year,
    months: monthsOfTaxYear(tax_year_from),
    currency: undefined,
    gross: 600_000,
    period: 'monthly',
    stated: { include_pension: true },
    asks,
    ...differs,
  };
}

type Answer = SuccessOf<'calculatePayrollYear'>;

/** The question of the pane about a year, and its answer. */
export async function answeredYear(of: YearOf, changes: readonly YearChange[]) {
  const { input } = yearAsked(of, changes);
  const { body } = await service.post('/api/v1/payroll/year', input!);
  return { input: input!, answer: body as unknown as Answer };
}
