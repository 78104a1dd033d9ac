import type { z } from 'zod';
import { centralBankColumns } from './bank-columns';
import { BatchRequest, BatchResult } from './batch';
import { CalculateRequest, CalculateResponse, ToolList } from './calculate';
import { fieldsOf, factColumns } from './columns';
import { CountryInfo, CountryInfoQuery, CountryList } from './country-info';
import { TaxCurve, TaxCurveQuery } from './curve';
import { vatErrorStyle } from './error-style';
import { success } from './envelope';
import { explanationOperations } from './explanation-operations';
import { ForexBody, ForexQuery, ForexResult, FxHistory, FxHistoryQuery, FxRates, FxRatesQuery } from './forex';
import { fuelColumns, FuelList, FuelQuery, FuelResult } from './fuel';
import { CurrencyList, FuelTypeList } from './lists';
import { TaxLaw, TaxLawQuery } from './law';
import type { BatchOperation } from './key-scopes';
import { labourOperations } from './labour-operations';
import type { OperationContract, PublicContract } from './operation';
import { PayeRequest, TaxRates } from './paye';
import { daysOperations } from './days-operations';
import { correctionOperations } from './correction-operations';
import { compareOperations } from './compare-operations';
import { journalOperations } from './journal-operations';
import { lawVersionOperations } from './law-versions';
import { payrollOperations } from './payroll-operations';
import { returnOperations } from './return-operations';
import { CentralBankList, CentralBankResult, RatesQuery } from './rates';
import { taxErrors, vatErrors } from './calculation-errors';
import { seriesOperations } from './series-operations';
import { incomeErrors } from './income-errors';
import { registerOperations } from './register-operations';
import { TaxRequest, TaxResult } from './tax';
import { Treaties, TreatiesQuery } from './treaty';
import { VatRequest, VatResult } from './vat';

const vat = {
  method: 'post',
  tag: 'VAT',
  scope: 'vat',
  body: VatRequest,
  response: success(VatResult),
} as const satisfies Partial<OperationContract>;
const fuelPrices = {
  method: 'get',
  tag: 'Fuel',
  scope: 'fuel',
  query: FuelQuery,
  response: success(FuelResult.or(FuelList)),
  errors: ['invalid_country', 'invalid_fuel_type', 'invalid_currency', 'invalid_date', 'plan_required'],
  csv: [factColumns(fieldsOf(FuelList.shape.countries.element)), factColumns(fuelColumns)],
} as const satisfies Partial<OperationContract>;
const centralBankData = {
  method: 'get',
  tag: 'Central banks',
  scope: 'rates',
  query: RatesQuery,
  response: success(CentralBankList.or(CentralBankResult)),
  errors: ['invalid_country', 'invalid_indicator', 'invalid_date', 'plan_required'],
  csv: [factColumns(centralBankColumns)],
} as const satisfies Partial<OperationContract>;

const table = [
  {
    id: 'calculateTax',
    method: 'post',
    path: '/api/tax',
    tag: 'Tax',
    scope: 'tax',
    summary: 'Calculate tax on an amount',
    description:
      'Income, corporate, withholding or capital gains tax, from gross to net or from net to gross. Income tax comes with every line of the payslip.',
    body: TaxRequest,
    item: TaxRequest,
    response: success(TaxResult),
    errors: taxErrors,
  },
  {
    id: 'getCountries',
    method: 'get',
    path: '/api/tax',
    tag: 'Tax',
    scope: 'country',
    summary: 'Look up countries and their tax rules',
    description:
      'Without `country`: the 54 countries and the types of tax available for each. With `country`: its brackets, contributions, rates and VAT.',
    query: CountryInfoQuery,
    item: CountryInfoQuery,
    response: success(CountryInfo.or(CountryList)),
    errors: ['invalid_country', 'invalid_tax_type'],
    csv: [factColumns(fieldsOf(CountryList.shape.countries.element)), factColumns(['group', 'value'])],
  },
  {
    ...vat,
    id: 'calculateVat',
    path: '/api/vat',
    summary: 'Add or extract VAT',
    description: 'VAT added to a net amount or extracted from a gross one.',
    errors: [
      'invalid_json',
      'missing_required_field',
      'invalid_country',
      'invalid_salary',
      'invalid_mode',
      'invalid_rate_type',
      'invalid_category',
      'invalid_law_version',
      'plan_required',
      'not_established',
    ],
    item: VatRequest,
    errorStyle: vatErrorStyle,
  },
  {
    id: 'calculatePaye',
    method: 'post',
    path: '/api/v1/tax/paye',
    tag: 'Tax',
    scope: 'tax',
    summary: 'Calculate income tax on pay',
    description: 'Income tax and contributions on pay, from gross to net or from net to gross.',
    body: PayeRequest,
    response: success(TaxResult),
    errors: [...incomeErrors, 'invalid_tax_type'],
  },
  ...explanationOperations,
  ...lawVersionOperations,
  ...payrollOperations,
  ...correctionOperations,
  ...returnOperations,
  ...daysOperations,
  ...labourOperations,
  {
    id: 'getTaxRates',
    method: 'get',
    path: '/api/v1/tax/rates',
    tag: 'Tax',
    scope: 'country',
    summary: 'List the PAYE and VAT rates of all countries',
    description:
      'One row a country with the top rate of PAYE, the VAT rate, when each was last confirmed and by which source.',
    response: success(TaxRates),
    errors: [],
    csv: [factColumns(fieldsOf(TaxRates.shape.countries.element))],
  },
  {
    id: 'getTaxCurve',
    method: 'get',
    path: '/api/v1/tax/curve',
    tag: 'Tax',
    scope: 'tax',
    summary: 'Calculate net pay, tax and rates over gross pay',
    description:
      'Every kink and jump of the income-tax law between a gross of 0 and `to`, exactly, so that straight lines between the points are the whole curve.',
    query: TaxCurveQuery,
    response: success(TaxCurve),
    errors: [
      'invalid_country',
      'invalid_tax_year',
      'invalid_date',
      'invalid_period',
      'invalid_currency',
      'invalid_include_pension',
      'invalid_amount',
      'invalid_tax_type',
      'invalid_law_version',
      'plan_required',
    ],
    csv: [factColumns(fieldsOf(TaxCurve.shape.points.element))],
  },
  {
    id: 'getTaxLaw',
    method: 'get',
    path: '/api/v1/tax/law',
    tag: 'Tax',
    scope: 'country',
    summary: 'Get the law of a country, with its sources',
    description:
      'Brackets, reliefs, credits, contributions, corporate tax, withholding by payment and residency, capital gains and VAT by category, in words and in numbers, as of a tax year or a day. Each part names its sources, when it was last confirmed, how sure it is and whether it is out of date.',
    query: TaxLawQuery,
    response: success(TaxLaw),
    errors: [
      'invalid_country',
      'invalid_tax_year',
      'invalid_law_version',
      'plan_required',
      'invalid_date',
      'invalid_currency',
    ],
  },
  {
    id: 'getTreaties',
    method: 'get',
    path: '/api/v1/tax/treaties',
    tag: 'Tax',
    scope: 'country',
    summary: 'Look up tax treaties and their rates',
    description:
      'The highest rates that tax treaties allow a country to withhold, by country of the payee and type of payment, with conditions and sources. The answer distinguishes a treaty signed but not in force, no treaty, and no record.',
    query: TreatiesQuery,
    response: success(Treaties),
    errors: [
      'invalid_country',
      'invalid_recipient_country',
      'invalid_payment_type',
      'invalid_law_version',
      'plan_required',
      'not_established',
    ],
    csv: [factColumns(fieldsOf(Treaties.shape.treaties.element))],
  },
  {
    ...vat,
    id: 'calculateVatV1',
    path: '/api/v1/vat/calculate',
    summary: 'Add or extract VAT (v1)',
    description: 'As `POST /api/vat`.',
    errors: vatErrors,
    twinOf: 'calculateVat',
  },
  {
    id: 'getExchangeRate',
    method: 'get',
    path: '/api/forex',
    tag: 'Exchange rates',
    scope: 'forex',
    summary: 'Get an exchange rate or convert an amount',
    description:
      'Mid-market rate with indicative bid and ask, the change since the business day before, and the conversion of an amount. Fixed parities are exact and available from their first day. With `date`, the latest rate on or before a past day (Pro plan and above).',
    query: ForexQuery,
    item: ForexBody,
    response: success(ForexResult),
    errors: ['invalid_currency', 'invalid_amount', 'invalid_date', 'plan_required'],
  },
  {
    id: 'getExchangeRates',
    method: 'get',
    path: '/api/v1/fx/rates',
    tag: 'Exchange rates',
    scope: 'forex',
    summary: 'List current exchange rates',
    description: 'The value of one unit of a base currency in the African and major currencies, or in those you name.',
    query: FxRatesQuery,
    response: success(FxRates),
    errors: ['invalid_currency', 'bad_request'],
    csv: [factColumns(fieldsOf(FxRates.shape.rates.element))],
  },
  {
    id: 'getCurrencies',
    method: 'get',
    path: '/api/v1/currencies',
    tag: 'Exchange rates',
    scope: 'forex',
    summary: 'List currencies',
    description:
      'Every currency and coin with rates, African ones first, with the countries that use it. A fixed parity comes with its first day.',
    response: success(CurrencyList),
    errors: ['invalid_format'],
    csv: [factColumns(fieldsOf(CurrencyList.shape.currencies.element))],
  },
  {
    id: 'getExchangeRateHistory',
    method: 'get',
    path: '/api/v1/fx/history',
    tag: 'Exchange rates',
    scope: 'forex',
    summary: 'Get past exchange rates',
    description:
      'The mid-market rate between two currencies on each day of publication from `start` to `end`. With `frequency`, the last rate of each week, month or year, or the average of each month. Anything older than the latest rate needs the Pro plan or above.',
    query: FxHistoryQuery,
    response: success(FxHistory),
    errors: ['invalid_currency', 'invalid_date', 'invalid_frequency', 'plan_required'],
    csv: [factColumns(fieldsOf(FxHistory.shape.observations.element))],
  },
  {
    ...fuelPrices,
    id: 'getFuelPrices',
    path: '/api/fuel',
    summary: 'Look up fuel prices',
    description:
      'Prices of petrol, diesel, kerosene and LPG in one country or all, in the local or another currency. With `date`, the latest price on or before a past day (Pro plan and above).',
    item: FuelQuery,
  },
  {
    ...fuelPrices,
    id: 'getFuelPricesV1',
    path: '/api/v1/fuel/prices',
    summary: 'Look up fuel prices (v1)',
    description: 'As `GET /api/fuel`.',
    twinOf: 'getFuelPrices',
  },
  {
    id: 'getFuelTypes',
    method: 'get',
    path: '/api/v1/fuels',
    tag: 'Fuel',
    scope: 'fuel',
    summary: 'List fuels',
    description: 'Every fuel with prices, its unit, and the countries with a price for it.',
    response: success(FuelTypeList),
    errors: ['invalid_format'],
    csv: [factColumns(fieldsOf(FuelTypeList.shape.fuels.element))],
  },
  {
    ...centralBankData,
    id: 'getCentralBankData',
    path: '/api/rates',
    summary: 'Look up central bank data',
    description:
      'Policy rate, inflation, treasury bill yields, growth and the next policy meeting, of one country or all. Unknown figures are left out. With `indicator`, only `country`, `country_name`, the group and `updated`. With `date`, the figures of a past day (Pro plan and above).',
    item: RatesQuery,
  },
  {
    ...centralBankData,
    id: 'getCentralBankDataV1',
    path: '/api/v1/rates/central-bank',
    summary: 'Look up central bank data (v1)',
    description:
      'As `GET /api/rates`. With `indicator`, it also has the origin of each figure and the period of growth.',
    twinOf: 'getCentralBankData',
  },
  ...seriesOperations,
  {
    id: 'calculate',
    method: 'post',
    path: '/api/v1/calculate',
    tag: 'Many at once',
    summary: 'Run a tool',
    description:
      'One tool, named by country and kind (`ng-paye`, `ke-vat`, `za-cit`, `gh-wht`, `eg-cgt`) or `fx-convert`, with its inputs. `GET /api/v1/tools` lists them with the JSON Schema of their inputs and results.',
    body: CalculateRequest,
    response: CalculateResponse,
    errors: [
      'invalid_json',
      'invalid_tool',
      'invalid_inputs',
      'invalid_amount',
      'invalid_employee',
      'invalid_employer',
      'invalid_pay',
      'invalid_in_kind',
      'invalid_paid',
      'invalid_year_to_date',
      'invalid_recipient_country',
      'not_established',
      'invalid_sector',
      'invalid_currency',
      'invalid_date',
      'plan_required',
    ],
  },
  {
    id: 'getTools',
    method: 'get',
    path: '/api/v1/tools',
    tag: 'Many at once',
    summary: 'List tools',
    description:
      'Every tool of `POST /api/v1/calculate` that can answer, with the JSON Schema of its inputs and result. A country has no tool for a tax that it does not levy or that is not recorded.',
    response: success(ToolList),
    errors: [],
  },
  {
    id: 'batch',
    method: 'post',
    path: '/api/v1/batch',
    tag: 'Many at once',
    summary: 'Ask up to 5,000 questions at once',
    description:
      'Each item names an operation and its input, and may select fields. Each is answered separately, so a wrong item does not affect the others, and each counts as a call. A batch that is refused as a whole (for its form, its size, or too few calls left) counts as none. A batch may take 10 seconds of computing, and its answer may be 32 MiB long: items beyond that are answered with `budget_exceeded` and do not count.',
    body: BatchRequest,
    response: success(BatchResult),
    errors: ['invalid_json', 'invalid_items', 'payload_too_large'],
  },
  ...registerOperations,
  ...journalOperations,
  ...compareOperations,
] as const satisfies readonly OperationContract[];

/** Every operation of the service. Routes, reference and clients are derived from this list. */
export const operations: readonly (OperationContract & { readonly id: OperationId })[] = table;
/** The exact type of each operation; it gives clients and handlers their types. */
export type Operation = (typeof table)[number];
/** Unique name of an operation. */
export type OperationId = Operation['id'];

/** The contract of an operation. */
export const contractOf = (id: OperationId): OperationContract => operations.find((contract) => contract.id === id)!;

/** An operation that batch items ask. */
export type ItemOperation = Extract<Operation, { readonly item: z.ZodObject }>;
/** The contract of an operation that batch items ask. */
export type ItemContract = OperationContract & Required<Pick<OperationContract, 'item' | 'scope'>>;

/** The name of the batch items of an operation; undefined if it has none. */
export const itemNameOf = ({
  item,
  itemName,
  scope,
}: Pick<PublicContract, 'item' | 'itemName' | 'scope'>): string | undefined =>
  item === undefined ? undefined : (itemName ?? scope);

/** The contract of the operation that answers batch items of a name. */
export const contractOfItems = (name: BatchOperation): ItemContract =>
  operations.find((contract) => itemNameOf(contract) === name) as ItemContract;
