import type { z } from 'zod';
import { type Message, message } from '../language/message';
import { earlierFieldNames } from './earlier-fields';
import { employeeFieldNames } from './employee';
import { CountryInfoQuery, type CountryInfoQueryOutput } from './country-info';
import type { Ignored } from './ignored';
import { PayrollCalendarQuery } from './calendar';
import { WorkingDaysQuery } from './days';
import { TaxRequest } from './tax';
import { VatRequest } from './vat';
import type { TaxType } from './words/tax-types';

/** The tax types that each field of a tax request affects. Fields that are not listed affect all of them. */
export const taxTypesOf: Partial<Readonly<Record<keyof TaxRequest, readonly TaxType[]>>> = {
  period: ['income'],
  pay_periods: ['income'],
  include_pension: ['income'],
  worked: ['income'],
  currency: ['income'],
  ...Object.fromEntries([...earlierFieldNames, ...employeeFieldNames].map((name) => [name, ['income']])),
  turnover: ['corporate'],
  sector: ['corporate'],
  payment_type: ['withholding'],
  residency: ['withholding'],
  payee: ['withholding'],
  recipient_country: ['withholding'],
  taxpayer: ['capital_gains'],
};

/** Why a field has no effect on a question; undefined if it has one. */
type Reason<Question> = (question: Question, field: string) => Message | undefined;

/** What each tax is called inside a sentence. */
const subjects = {
  income: 'subject_income_tax',
  corporate: 'subject_corporate_tax',
  withholding: 'subject_withholding_tax',
  capital_gains: 'subject_capital_gains_tax',
} as const satisfies Readonly<Record<TaxType, string>>;

const inTax: Reason<TaxRequest> = ({ type }, field) =>
  taxTypesOf[field as keyof TaxRequest]?.includes(type) === false
    ? message('no_effect_on_tax', { field, tax: message(subjects[type]) })
    : undefined;
const inVat: Reason<VatRequest> = ({ category }, field) =>
  field === 'rate_type' && category !== undefined
    ? message('no_effect_beside', { field, other: 'category' })
    : undefined;
const inCountryInfo: Reason<CountryInfoQueryOutput> = ({ country }, field) =>
  field === 'type' && country === undefined ? message('no_effect_without', { field, other: 'country' }) : undefined;

const inCalendar: Reason<PayrollCalendarQuery> = ({ due_in }, field) =>
  field === 'month' && due_in !== undefined ? message('no_effect_beside', { field, other: 'due_in' }) : undefined;

const inWorkingDays: Reason<WorkingDaysQuery> = ({ end }, field) =>
  field === 'days' && end !== undefined ? message('no_effect_beside', { field, other: 'end' }) : undefined;

const reasons = new Map<z.ZodType, Reason<never>>([
  [TaxRequest, inTax],
  [VatRequest, inVat],
  [CountryInfoQuery, inCountryInfo],
  [PayrollCalendarQuery, inCalendar],
  [WorkingDaysQuery, inWorkingDays],
]);

/**
 * Known fields in a request that have no effect on the question.
 *
 * @param schema schema of the question
 * @param question the question as parsed by the schema
 * @param sent names of the fields in the request
 */
export function withoutEffect(schema: z.ZodType, question: object, sent: readonly string[]): Ignored[] {
  const reasonOf = reasons.get(schema);
  return reasonOf === undefined
    ? []
    : sent.flatMap((field) => {
        const why = reasonOf(question as never, field);
        return why === undefined ? [] : [{ field, why }];
      });
}
