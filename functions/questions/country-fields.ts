import type { CountryInfo } from '../../src/contract/country-info';
import type { Kind } from '../cell/figure';

interface CountryFieldReader {
  /** The group of the answer that contains the field. */
  readonly field: keyof CountryInfo;
  readonly read: (info: Partial<CountryInfo>) => string | number | boolean | null | undefined;
  readonly kind: Kind;
  readonly help: string;
}

/** Each surcharge with its rate, or with its rule if the rate depends on the profit; undefined where there is none. */
const surchargesInWords = (
  surcharges: NonNullable<CountryInfo['corporate_tax']>['surcharges'] = [],
): string | undefined =>
  surcharges.length === 0
    ? undefined
    : surcharges.map(({ name, rate, rule }) => `${name}: ${rate === null ? rule : `${rate} %`}`).join('; ');

/** The fields of COUNTRY, by name. */
export const countryFields = {
  name: { field: 'country', read: ({ country }) => country?.name, kind: 'plain', help: 'Name in English' },
  currency: { field: 'country', read: ({ country }) => country?.currency, kind: 'plain', help: 'Currency code' },
  tax_year: {
    field: 'tax_year',
    read: ({ tax_year }) => tax_year,
    kind: 'plain',
    help: 'Current tax year, as the country writes it',
  },
  tax_types: {
    field: 'country',
    read: ({ country }) => country?.tax_types.join(', '),
    kind: 'plain',
    help: 'Types of tax available for the country',
  },
  top_rate: {
    field: 'income_tax',
    read: ({ income_tax }) => (income_tax?.tables?.at(-1) ?? income_tax)?.brackets.at(-1)?.rate,
    kind: 'percent',
    help: 'Top rate of income tax, percent',
  },
  pay_period: {
    field: 'income_tax',
    read: ({ income_tax }) => income_tax?.period,
    kind: 'plain',
    help: 'Period in which the law writes its income tax brackets',
  },
  pension_employee: {
    field: 'pension',
    read: ({ pension }) => pension?.employee_rate,
    kind: 'percent',
    help: "Employee's pension contribution, percent of pay",
  },
  pension_employer: {
    field: 'pension',
    read: ({ pension }) => pension?.employer_rate,
    kind: 'percent',
    help: "Employer's pension contribution, percent of pay",
  },
  corporate_rate: {
    field: 'corporate_tax',
    read: ({ corporate_tax }) => corporate_tax?.standard_rate,
    kind: 'percent',
    help: 'Standard rate of corporate tax, percent, without surcharges',
  },
  corporate_effective_rate: {
    field: 'corporate_tax',
    read: ({ corporate_tax }) => corporate_tax?.effective_standard_rate,
    kind: 'percent',
    help: 'Standard rate of corporate tax with every surcharge, percent of profit',
  },
  corporate_surcharges: {
    field: 'corporate_tax',
    read: ({ corporate_tax }) => surchargesInWords(corporate_tax?.surcharges),
    kind: 'plain',
    help: 'Surcharges on corporate tax, in percent of profit',
  },
  small_company_rate: {
    field: 'corporate_tax',
    read: ({ corporate_tax }) => corporate_tax?.small_company_rate,
    kind: 'percent',
    help: 'Rate of corporate tax for small companies, percent',
  },
  small_company_threshold: {
    field: 'corporate_tax',
    read: ({ corporate_tax }) => corporate_tax?.small_company_threshold,
    kind: 'money',
    help: 'Turnover up to which a company is small',
  },
  gains_individual: {
    field: 'capital_gains_tax',
    read: ({ capital_gains_tax }) => capital_gains_tax?.individual,
    kind: 'plain',
    help: 'Tax treatment of capital gains of individuals',
  },
  gains_company: {
    field: 'capital_gains_tax',
    read: ({ capital_gains_tax }) => capital_gains_tax?.company,
    kind: 'plain',
    help: 'Tax treatment of capital gains of companies',
  },
  vat_name: {
    field: 'vat',
    read: ({ vat }) => vat?.name,
    kind: 'plain',
    help: 'Name of VAT, or of the tax levied in its place',
  },
  vat_rate: {
    field: 'vat',
    read: ({ vat }) => vat?.standard_rate,
    kind: 'percent',
    help: 'Standard VAT rate with levies on the same supply, percent',
  },
} as const satisfies Readonly<Record<string, CountryFieldReader>>;
