// Generated from the contract by `npm run data:generate`; `npm run data:check` fails when it is out of date.
import { Caller } from '../caller';
import type { CallOptions } from '../options';
import { byCursor, byYear, type Period } from '../paging';
import type {
  AccountDetails,
  AccountKey,
  AccountKeyList,
  AccountUsage,
  Answer,
  AuditTrail,
  AuditTrailEntry,
  BatchRequest,
  BatchResult,
  CalculateRequest,
  CalculateResponse,
  CentralBankList,
  CentralBankResult,
  Change,
  ChangeAccountRequest,
  ChangeKeyInput,
  ChangeMemberInput,
  ChangeSubscriptionInput,
  Changes,
  CountryInfo,
  CountryList,
  CreateKeyRequest,
  CreateSubscriptionRequest,
  CreateTokenRequest,
  CurrencyList,
  DeleteKeyInput,
  DeleteSubscriptionInput,
  DeletedKey,
  DeletedSubscription,
  Delivery,
  DeliveryList,
  DisableKeyInput,
  DisconnectProgramInput,
  DisconnectedProgram,
  EnableKeyInput,
  ForexResult,
  FuelList,
  FuelResult,
  FuelTypeList,
  FxHistory,
  FxHistoryObservation,
  FxRates,
  GetAuditTrailInput,
  GetCentralBankDataInput,
  GetCentralBankDataV1Input,
  GetChangesInput,
  GetCountriesInput,
  GetExchangeRateHistoryInput,
  GetExchangeRateInput,
  GetExchangeRatesInput,
  GetFuelPricesInput,
  GetFuelPricesV1Input,
  GetKeyInput,
  GetLabourLawInput,
  GetMinimumWagesInput,
  GetPayrollCalendarInput,
  GetSeriesInput,
  GetSubscriptionInput,
  GetTaxCurveInput,
  GetTaxLawInput,
  GetTreatiesInput,
  GetUsageInput,
  InvitationList,
  InviteRequest,
  LabourLaw,
  LeaveAnswer,
  LeaveRequest,
  ListDeliveriesInput,
  MemberList,
  MinimumWages,
  NewAccountKey,
  NewInvitation,
  NewSubscription,
  NewToken,
  NoInput,
  NoticeAnswer,
  NoticeRequest,
  OvertimeAnswer,
  OvertimeRequest,
  PayeRequest,
  PayrollCalendar,
  PayrollYear,
  PayrollYearRequest,
  Plans,
  ProgramList,
  RemoveMemberInput,
  RemovedMember,
  RequestPlanRequest,
  RetryDeliveryInput,
  RevokeInvitationInput,
  RevokeTokenInput,
  RevokedInvitation,
  RevokedToken,
  RotateKeyInput,
  RotateSecretInput,
  RotatedSubscription,
  SeniorityAnswer,
  SeniorityRequest,
  SeriesResult,
  SeriesResultObservation,
  SeveranceAnswer,
  SeveranceRequest,
  Status,
  Subscription,
  SubscriptionList,
  TaxCurve,
  TaxExplanation,
  TaxLaw,
  TaxRates,
  TaxRequest,
  TaxResult,
  TestSubscriptionInput,
  TokenList,
  ToolList,
  Treaties,
  VatExplanation,
  VatRequest,
  VatResult,
} from './models';

/** Every operation that answers questions, each as a function. */
export class FinanceOperations extends Caller {
  /**
   * Calculate tax on an amount.
   *
   * Income, corporate, withholding or capital gains tax, from gross to net or from net to gross. Income tax comes with every line of the payslip.
   */
  calculateTax(input: TaxRequest, options?: CallOptions): Promise<Answer<TaxResult>> {
    return this.call({ verb: 'POST', path: '/api/tax', sendsBody: true, reads: true }, input, options);
  }

  /**
   * Look up countries and their tax rules.
   *
   * Without `country`: the 54 countries and the types of tax available for each. With `country`: its brackets, contributions, rates and VAT.
   */
  getCountries(input: GetCountriesInput = {}, options?: CallOptions): Promise<Answer<CountryInfo | CountryList>> {
    return this.call({ verb: 'GET', path: '/api/tax', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Add or extract VAT.
   *
   * VAT added to a net amount or extracted from a gross one.
   *
   * @deprecated Use `calculateVatV1`, which answers the same.
   */
  calculateVat(input: VatRequest, options?: CallOptions): Promise<Answer<VatResult>> {
    return this.call({ verb: 'POST', path: '/api/vat', sendsBody: true, reads: true }, input, options);
  }

  /**
   * Calculate income tax on pay.
   *
   * Income tax and contributions on pay, from gross to net or from net to gross.
   */
  calculatePaye(input: PayeRequest, options?: CallOptions): Promise<Answer<TaxResult>> {
    return this.call({ verb: 'POST', path: '/api/v1/tax/paye', sendsBody: true, reads: true }, input, options);
  }

  /**
   * Explain a tax line by line.
   *
   * The answer of `POST /api/tax` to the same request, explained line by line from gross to net: how each amount is calculated, the rule of law in words, the day from which it applies and its sources.
   */
  explainTax(input: TaxRequest, options?: CallOptions): Promise<Answer<TaxExplanation>> {
    return this.call({ verb: 'POST', path: '/api/v1/tax/explain', sendsBody: true, reads: true }, input, options);
  }

  /**
   * Explain VAT line by line.
   *
   * The answer of `POST /api/vat` to the same request, with the parts of its rate, the law of the country and its sources.
   */
  explainVat(input: VatRequest, options?: CallOptions): Promise<Answer<VatExplanation>> {
    return this.call({ verb: 'POST', path: '/api/v1/vat/explain', sendsBody: true, reads: true }, input, options);
  }

  /**
   * Calculate a year of pay.
   *
   * The months of a tax year, each by the law of its own day and with what the earlier months paid and withheld. `months` says what changes in which month: regular pay and circumstances from that month on, a bonus or a thirteenth month in that month only. Includes the year-end reconciliation where the law requires one.
   */
  calculatePayrollYear(input: PayrollYearRequest, options?: CallOptions): Promise<Answer<PayrollYear>> {
    return this.call({ verb: 'POST', path: '/api/v1/payroll/year', sendsBody: true, reads: true }, input, options);
  }

  /**
   * Look up minimum wages.
   *
   * The wages that laws fix, of one country or all, on a day: the general minimum wage and those of sectors, each with its sources. Amounts are as the law states them, by the month, the day or the hour.
   */
  getMinimumWages(input: GetMinimumWagesInput = {}, options?: CallOptions): Promise<Answer<MinimumWages>> {
    return this.call({ verb: 'GET', path: '/api/v1/payroll/minimum-wage', sendsBody: false, reads: true }, input, options);
  }

  /**
   * List what employers owe, and when.
   *
   * The returns and payments of employers for a month of payroll, with authority and due date. Those for a quarter or a year are listed in its last month. With `due_in`: what falls due in a month. Weekends and public holidays do not move the days.
   */
  getPayrollCalendar(input: GetPayrollCalendarInput = {}, options?: CallOptions): Promise<Answer<PayrollCalendar>> {
    return this.call({ verb: 'GET', path: '/api/v1/payroll/calendar', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Look up the labour law of a country.
   *
   * Hours, overtime, leave, notice, severance and what else an employment owes by law, in words and as data, with article, date, confidence and sources. It is the legal minimum. What no good source states is in `not_established`.
   */
  getLabourLaw(input: GetLabourLawInput, options?: CallOptions): Promise<Answer<LabourLaw>> {
    return this.call({ verb: 'GET', path: '/api/v1/labour', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Calculate pay for overtime.
   *
   * Pay of hours of overtime with the premium of the law, tier by tier.
   */
  calculateOvertime(input: OvertimeRequest, options?: CallOptions): Promise<Answer<OvertimeAnswer>> {
    return this.call({ verb: 'POST', path: '/api/v1/labour/overtime', sendsBody: true, reads: true }, input, options);
  }

  /**
   * Calculate annual leave.
   *
   * Days of paid annual leave by seniority and, with `pay`, what they are paid.
   */
  calculateLeave(input: LeaveRequest, options?: CallOptions): Promise<Answer<LeaveAnswer>> {
    return this.call({ verb: 'POST', path: '/api/v1/labour/leave', sendsBody: true, reads: true }, input, options);
  }

  /**
   * Calculate notice.
   *
   * The notice that an employer gives and, with `pay`, the pay instead of it.
   */
  calculateNotice(input: NoticeRequest, options?: CallOptions): Promise<Answer<NoticeAnswer>> {
    return this.call({ verb: 'POST', path: '/api/v1/labour/notice', sendsBody: true, reads: true }, input, options);
  }

  /**
   * Calculate severance pay.
   *
   * What is due by years of service when an employment ends by dismissal, redundancy, the end of a fixed term or retirement.
   */
  calculateSeverance(input: SeveranceRequest, options?: CallOptions): Promise<Answer<SeveranceAnswer>> {
    return this.call({ verb: 'POST', path: '/api/v1/labour/severance', sendsBody: true, reads: true }, input, options);
  }

  /**
   * Calculate a seniority bonus.
   *
   * The bonus for years of service that the law requires.
   */
  calculateSeniority(input: SeniorityRequest, options?: CallOptions): Promise<Answer<SeniorityAnswer>> {
    return this.call({ verb: 'POST', path: '/api/v1/labour/seniority', sendsBody: true, reads: true }, input, options);
  }

  /**
   * List the PAYE and VAT rates of all countries.
   *
   * One row a country with the top rate of PAYE, the VAT rate, when each was last confirmed and by which source.
   */
  getTaxRates(input: NoInput = {}, options?: CallOptions): Promise<Answer<TaxRates>> {
    return this.call({ verb: 'GET', path: '/api/v1/tax/rates', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Calculate net pay, tax and rates over gross pay.
   *
   * Every kink and jump of the income-tax law between a gross of 0 and `to`, exactly, so that straight lines between the points are the whole curve.
   */
  getTaxCurve(input: GetTaxCurveInput, options?: CallOptions): Promise<Answer<TaxCurve>> {
    return this.call({ verb: 'GET', path: '/api/v1/tax/curve', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Get the law of a country, with its sources.
   *
   * Brackets, reliefs, credits, contributions, corporate tax, withholding by payment and residency, capital gains and VAT by category, in words and in numbers, as of a tax year or a day. Each part names its sources, when it was last confirmed, how sure it is and whether it is out of date.
   */
  getTaxLaw(input: GetTaxLawInput, options?: CallOptions): Promise<Answer<TaxLaw>> {
    return this.call({ verb: 'GET', path: '/api/v1/tax/law', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Look up tax treaties and their rates.
   *
   * The highest rates that tax treaties allow a country to withhold, by country of the payee and type of payment, with conditions and sources. The answer distinguishes a treaty signed but not in force, no treaty, and no record.
   */
  getTreaties(input: GetTreatiesInput = {}, options?: CallOptions): Promise<Answer<Treaties>> {
    return this.call({ verb: 'GET', path: '/api/v1/tax/treaties', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Add or extract VAT (v1).
   *
   * As `POST /api/vat`.
   */
  calculateVatV1(input: VatRequest, options?: CallOptions): Promise<Answer<VatResult>> {
    return this.call({ verb: 'POST', path: '/api/v1/vat/calculate', sendsBody: true, reads: true }, input, options);
  }

  /**
   * Get an exchange rate or convert an amount.
   *
   * Mid-market rate with indicative bid and ask, the change since the business day before, and the conversion of an amount. Fixed parities are exact and available from their first day. With `date`, the latest rate on or before a past day (Pro plan and above).
   */
  getExchangeRate(input: GetExchangeRateInput, options?: CallOptions): Promise<Answer<ForexResult>> {
    return this.call({ verb: 'GET', path: '/api/forex', sendsBody: false, reads: true }, input, options);
  }

  /**
   * List current exchange rates.
   *
   * The value of one unit of a base currency in the African and major currencies, or in those you name.
   */
  getExchangeRates(input: GetExchangeRatesInput = {}, options?: CallOptions): Promise<Answer<FxRates>> {
    return this.call({ verb: 'GET', path: '/api/v1/fx/rates', sendsBody: false, reads: true }, input, options);
  }

  /**
   * List currencies.
   *
   * Every currency and coin with rates, African ones first, with the countries that use it. A fixed parity comes with its first day.
   */
  getCurrencies(input: NoInput = {}, options?: CallOptions): Promise<Answer<CurrencyList>> {
    return this.call({ verb: 'GET', path: '/api/v1/currencies', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Get past exchange rates.
   *
   * The mid-market rate between two currencies on each day of publication from `start` to `end`. With `frequency`, the last rate of each week, month or year, or the average of each month. Anything older than the latest rate needs the Pro plan or above.
   */
  getExchangeRateHistory(input: GetExchangeRateHistoryInput, options?: CallOptions): Promise<Answer<FxHistory>> {
    return this.call({ verb: 'GET', path: '/api/v1/fx/history', sendsBody: false, reads: true }, input, options);
  }

  /** Every entry of `getExchangeRateHistory`, oldest first, asked for year by year. Each year is one call. */
  iterateExchangeRateHistory(input: Omit<GetExchangeRateHistoryInput, 'start' | 'end'> & Period, options?: CallOptions): AsyncGenerator<FxHistoryObservation, void, undefined> {
    return byYear(input, async (span) => {
      const { data } = await this.getExchangeRateHistory({ ...input, ...span }, options);
      return data.observations;
    });
  }

  /**
   * Look up fuel prices.
   *
   * Prices of petrol, diesel, kerosene and LPG in one country or all, in the local or another currency. With `date`, the latest price on or before a past day (Pro plan and above).
   *
   * @deprecated Use `getFuelPricesV1`, which answers the same.
   */
  getFuelPrices(input: GetFuelPricesInput = {}, options?: CallOptions): Promise<Answer<FuelResult | FuelList>> {
    return this.call({ verb: 'GET', path: '/api/fuel', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Look up fuel prices (v1).
   *
   * As `GET /api/fuel`.
   */
  getFuelPricesV1(input: GetFuelPricesV1Input = {}, options?: CallOptions): Promise<Answer<FuelResult | FuelList>> {
    return this.call({ verb: 'GET', path: '/api/v1/fuel/prices', sendsBody: false, reads: true }, input, options);
  }

  /**
   * List fuels.
   *
   * Every fuel with prices, its unit, and the countries with a price for it.
   */
  getFuelTypes(input: NoInput = {}, options?: CallOptions): Promise<Answer<FuelTypeList>> {
    return this.call({ verb: 'GET', path: '/api/v1/fuels', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Look up central bank data.
   *
   * Policy rate, inflation, treasury bill yields, growth and the next policy meeting, of one country or all. Unknown figures are left out. With `indicator`, only `country`, `country_name`, the group and `updated`. With `date`, the figures of a past day (Pro plan and above).
   *
   * @deprecated Use `getCentralBankDataV1`, which answers the same.
   */
  getCentralBankData(input: GetCentralBankDataInput = {}, options?: CallOptions): Promise<Answer<CentralBankList | CentralBankResult>> {
    return this.call({ verb: 'GET', path: '/api/rates', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Look up central bank data (v1).
   *
   * As `GET /api/rates`. With `indicator`, it also has the origin of each figure and the period of growth.
   */
  getCentralBankDataV1(input: GetCentralBankDataV1Input = {}, options?: CallOptions): Promise<Answer<CentralBankList | CentralBankResult>> {
    return this.call({ verb: 'GET', path: '/api/v1/rates/central-bank', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Get the history of a series.
   *
   * The history of an exchange rate, a fuel price or a central bank figure, each value with its source. With `frequency`, the last value of each week, month or year, or the average of each month. With `as_known_on`, as it was known on that day, without later corrections. Pro plan and above.
   */
  getSeries(input: GetSeriesInput, options?: CallOptions): Promise<Answer<SeriesResult>> {
    return this.call({ verb: 'GET', path: '/api/v1/series', sendsBody: false, reads: true }, input, options);
  }

  /** Every entry of `getSeries`, oldest first, asked for year by year. Each year is one call. */
  iterateSeries(input: Omit<GetSeriesInput, 'start' | 'end'> & Period, options?: CallOptions): AsyncGenerator<SeriesResultObservation, void, undefined> {
    return byYear(input, async (span) => {
      const { data } = await this.getSeries({ ...input, ...span }, options);
      return data.observations;
    });
  }

  /**
   * List what changed.
   *
   * Law, policy rates, inflation, treasury bills, central bank meetings, fuel prices and exchange rates that changed, newest first: before and after, from which day, when it was recorded and by which source. Law appears when it is recorded and again at midnight UTC of its first day. An exchange rate appears once for each new day of the African currencies and those they have a parity to. Follow it with `position`. More than 31 days back needs the Pro plan or above.
   */
  getChanges(input: GetChangesInput = {}, options?: CallOptions): Promise<Answer<Changes>> {
    return this.call({ verb: 'GET', path: '/api/v1/changes', sendsBody: false, reads: true }, input, options);
  }

  /** Every entry of `getChanges`, newest first, page by page. Each page is one call. */
  iterateChanges(input: Omit<GetChangesInput, 'cursor'> = {}, options?: CallOptions): AsyncGenerator<Change, void, undefined> {
    return byCursor(async (cursor) => {
      const { data } = await this.getChanges({ ...input, cursor }, options);
      return { entries: data.changes, next: data.next_cursor };
    });
  }

  /**
   * Check how old each series is.
   *
   * The latest observation of each series, its age, whether it is on schedule, and how its feeds are doing. Open to everybody, without a key.
   */
  getStatus(input: NoInput = {}, options?: CallOptions): Promise<Answer<Status>> {
    return this.call({ verb: 'GET', path: '/api/v1/status', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Run a tool.
   *
   * One tool, named by country and kind (`ng-paye`, `ke-vat`, `za-cit`, `gh-wht`, `eg-cgt`) or `fx-convert`, with its inputs. `GET /api/v1/tools` lists them with the JSON Schema of their inputs and results.
   */
  calculate(input: CalculateRequest, options?: CallOptions): Promise<CalculateResponse> {
    return this.call({ verb: 'POST', path: '/api/v1/calculate', sendsBody: true, reads: true }, input, options);
  }

  /**
   * List tools.
   *
   * Every tool of `POST /api/v1/calculate` that can answer, with the JSON Schema of its inputs and result. A country has no tool for a tax that it does not levy or that is not recorded.
   */
  getTools(input: NoInput = {}, options?: CallOptions): Promise<Answer<ToolList>> {
    return this.call({ verb: 'GET', path: '/api/v1/tools', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Ask up to 5,000 questions at once.
   *
   * Each item names an operation and its input, and may select fields. Each is answered separately, so a wrong item does not affect the others, and each counts as a call. A batch that is refused as a whole (for its form, its size, or too few calls left) counts as none. A batch may take 10 seconds of computing, and its answer may be 32 MiB long: items beyond that are answered with `budget_exceeded` and do not count.
   */
  batch(input: BatchRequest, options?: CallOptions): Promise<Answer<BatchResult>> {
    return this.call({ verb: 'POST', path: '/api/v1/batch', sendsBody: true, reads: true }, input, options);
  }

  /**
   * Subscribe to changes.
   *
   * From now on, changes of the kinds and countries you name are sent to your address, signed according to Standard Webhooks. With `thresholds`, an exchange rate is sent when it crosses one. The answer shows the secret of the signature once. An active subscription with the same address and filter is not made twice.
   */
  createSubscription(input: CreateSubscriptionRequest, options?: CallOptions): Promise<Answer<NewSubscription>> {
    return this.call({ verb: 'POST', path: '/api/v1/subscriptions', sendsBody: true, reads: false }, input, options);
  }

  /**
   * List subscriptions.
   *
   * The subscriptions of your key, oldest first. Ended ones stay for 30 days.
   */
  listSubscriptions(input: NoInput = {}, options?: CallOptions): Promise<Answer<SubscriptionList>> {
    return this.call({ verb: 'GET', path: '/api/v1/subscriptions', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Get a subscription.
   *
   * What is sent where, and whether it has ended.
   */
  getSubscription(input: GetSubscriptionInput, options?: CallOptions): Promise<Answer<Subscription>> {
    return this.call({ verb: 'GET', path: '/api/v1/subscriptions/{id}', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Change a subscription.
   *
   * Changes the address, the kinds, the countries, the thresholds or the name, ends a subscription, or makes an ended one active again. Fields you leave out stay as they are, and so does the secret. What waits to be sent goes to the new address.
   */
  changeSubscription(input: ChangeSubscriptionInput, options?: CallOptions): Promise<Answer<Subscription>> {
    return this.call({ verb: 'PATCH', path: '/api/v1/subscriptions/{id}', sendsBody: true, reads: false }, input, options);
  }

  /**
   * Replace the secret of a subscription.
   *
   * Makes a new secret and shows it once. Until the overlap ends, each event has one signature for every secret, separated by spaces, as Standard Webhooks has it, so your receiver may know the old one or the new one.
   */
  rotateSecret(input: RotateSecretInput, options?: CallOptions): Promise<Answer<RotatedSubscription>> {
    return this.call({ verb: 'POST', path: '/api/v1/subscriptions/{id}/rotate', sendsBody: true, reads: false }, input, options);
  }

  /**
   * Delete a subscription.
   *
   * Deletes a subscription with its deliveries. Nothing more is sent, except what is on its way. A second call is answered with `not_found`.
   */
  deleteSubscription(input: DeleteSubscriptionInput, options?: CallOptions): Promise<Answer<DeletedSubscription>> {
    return this.call({ verb: 'DELETE', path: '/api/v1/subscriptions/{id}', sendsBody: false, reads: false }, input, options);
  }

  /**
   * Send a test event.
   *
   * Queues an event of the type `test` with the latest change of these kinds and countries, or of law where there is none. Its delivery is in the list of deliveries.
   */
  testSubscription(input: TestSubscriptionInput, options?: CallOptions): Promise<Answer<Delivery>> {
    return this.call({ verb: 'POST', path: '/api/v1/subscriptions/{id}/test', sendsBody: false, reads: false }, input, options);
  }

  /**
   * List what was sent.
   *
   * The latest deliveries of a subscription, newest first, with their attempts and the last answer of the receiver. They stay for 30 days.
   */
  listDeliveries(input: ListDeliveriesInput, options?: CallOptions): Promise<Answer<DeliveryList>> {
    return this.call({ verb: 'GET', path: '/api/v1/subscriptions/{id}/deliveries', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Send a delivery again.
   *
   * Sends a delivery again at once, with the same id and body, whatever its last result.
   */
  retryDelivery(input: RetryDeliveryInput, options?: CallOptions): Promise<Answer<Delivery>> {
    return this.call({ verb: 'POST', path: '/api/v1/subscriptions/{id}/deliveries/{delivery}/retry', sendsBody: false, reads: false }, input, options);
  }
}

/** Every operation that manages an account, each as a function. */
export class AccountOperations extends Caller {
  /**
   * List keys.
   *
   * Every key with its limits, its state and its last use, oldest first. The keys themselves are not stored.
   */
  listKeys(input: NoInput = {}, options?: CallOptions): Promise<Answer<AccountKeyList>> {
    return this.call({ verb: 'GET', path: '/api/v1/keys', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Make a key.
   *
   * A key on the plan of the account. The answer shows it once.
   */
  createKey(input: CreateKeyRequest, options?: CallOptions): Promise<Answer<NewAccountKey>> {
    return this.call({ verb: 'POST', path: '/api/v1/keys', sendsBody: true, reads: false }, input, options);
  }

  /**
   * Get a key.
   *
   * A key with its limits, its state and its last use.
   */
  getKey(input: GetKeyInput, options?: CallOptions): Promise<Answer<AccountKey>> {
    return this.call({ verb: 'GET', path: '/api/v1/keys/{id}', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Change a key.
   *
   * Changes the name, the last day, the networks or the operations of a key. Fields you leave out stay as they are.
   */
  changeKey(input: ChangeKeyInput, options?: CallOptions): Promise<Answer<AccountKey>> {
    return this.call({ verb: 'PATCH', path: '/api/v1/keys/{id}', sendsBody: true, reads: false }, input, options);
  }

  /**
   * Delete a key.
   *
   * Deletes a key for good. Its usage and its entries in the audit trail stay.
   */
  deleteKey(input: DeleteKeyInput, options?: CallOptions): Promise<Answer<DeletedKey>> {
    return this.call({ verb: 'DELETE', path: '/api/v1/keys/{id}', sendsBody: false, reads: false }, input, options);
  }

  /**
   * Replace a key.
   *
   * Makes a successor with the same name, last day and limits, and shows it once. The old key works until the overlap ends. A key gets one successor.
   */
  rotateKey(input: RotateKeyInput, options?: CallOptions): Promise<Answer<NewAccountKey>> {
    return this.call({ verb: 'POST', path: '/api/v1/keys/{id}/rotate', sendsBody: true, reads: false }, input, options);
  }

  /**
   * Disable a key.
   *
   * From now on the key is refused. Servers notice within a second.
   */
  disableKey(input: DisableKeyInput, options?: CallOptions): Promise<Answer<AccountKey>> {
    return this.call({ verb: 'POST', path: '/api/v1/keys/{id}/disable', sendsBody: false, reads: false }, input, options);
  }

  /**
   * Enable a key.
   *
   * Makes a disabled key work again.
   */
  enableKey(input: EnableKeyInput, options?: CallOptions): Promise<Answer<AccountKey>> {
    return this.call({ verb: 'POST', path: '/api/v1/keys/{id}/enable', sendsBody: false, reads: false }, input, options);
  }

  /**
   * Get the usage of keys.
   *
   * Calls by day, operation and outcome, the share of the month’s quota with the day on which it is used up at this pace, and the latest refused calls with their reason. Servers add their counts once a minute.
   */
  getUsage(input: GetUsageInput = {}, options?: CallOptions): Promise<Answer<AccountUsage>> {
    return this.call({ verb: 'GET', path: '/api/v1/usage', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Compare plans.
   *
   * What each plan allows, the plan of the account, and what the account asked for.
   */
  getPlans(input: NoInput = {}, options?: CallOptions): Promise<Answer<Plans>> {
    return this.call({ verb: 'GET', path: '/api/v1/plans', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Ask for a higher plan.
   *
   * Higher plans are by agreement. The request reaches whoever runs the service.
   */
  requestPlan(input: RequestPlanRequest, options?: CallOptions): Promise<Answer<Plans>> {
    return this.call({ verb: 'POST', path: '/api/v1/plans/requests', sendsBody: true, reads: false }, input, options);
  }

  /**
   * List who changed what.
   *
   * Every change of keys, plan, members and settings, newest first, up to 1,000 entries at once.
   */
  getAuditTrail(input: GetAuditTrailInput = {}, options?: CallOptions): Promise<Answer<AuditTrail>> {
    return this.call({ verb: 'GET', path: '/api/v1/audit', sendsBody: false, reads: true }, input, options);
  }

  /** Every entry of `getAuditTrail`, newest first, page by page. Each page is one call. */
  iterateAuditTrail(input: Omit<GetAuditTrailInput, 'before'> = {}, options?: CallOptions): AsyncGenerator<AuditTrailEntry, void, undefined> {
    return byCursor(async (before) => {
      const { data } = await this.getAuditTrail({ ...input, before }, options);
      return { entries: data.entries, next: data.more ? String(data.entries.at(-1)!.id) : null };
    });
  }

  /**
   * Get the account.
   *
   * Its name, its plan, and the role of whoever asks.
   */
  getAccount(input: NoInput = {}, options?: CallOptions): Promise<Answer<AccountDetails>> {
    return this.call({ verb: 'GET', path: '/api/v1/account', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Rename the account.
   *
   * Gives the account another name.
   */
  changeAccount(input: ChangeAccountRequest, options?: CallOptions): Promise<Answer<AccountDetails>> {
    return this.call({ verb: 'PATCH', path: '/api/v1/account', sendsBody: true, reads: false }, input, options);
  }

  /**
   * List members.
   *
   * The people of the account with their roles, oldest first.
   */
  listMembers(input: NoInput = {}, options?: CallOptions): Promise<Answer<MemberList>> {
    return this.call({ verb: 'GET', path: '/api/v1/members', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Change the role of a member.
   *
   * Gives a member another role. Only owners can add or remove owners, and one owner must always remain.
   */
  changeMember(input: ChangeMemberInput, options?: CallOptions): Promise<Answer<MemberList>> {
    return this.call({ verb: 'PATCH', path: '/api/v1/members/{id}', sendsBody: true, reads: false }, input, options);
  }

  /**
   * Remove a member.
   *
   * Removes a person from the account. Only owners remove owners, and one owner always stays.
   */
  removeMember(input: RemoveMemberInput, options?: CallOptions): Promise<Answer<RemovedMember>> {
    return this.call({ verb: 'DELETE', path: '/api/v1/members/{id}', sendsBody: false, reads: false }, input, options);
  }

  /**
   * List invitations.
   *
   * Who was invited into the account, newest first.
   */
  listInvitations(input: NoInput = {}, options?: CallOptions): Promise<Answer<InvitationList>> {
    return this.call({ verb: 'GET', path: '/api/v1/invitations', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Invite a person.
   *
   * Sends a link that lets one person into the account. It works once, within a week, for this address only.
   */
  invite(input: InviteRequest, options?: CallOptions): Promise<Answer<NewInvitation>> {
    return this.call({ verb: 'POST', path: '/api/v1/invitations', sendsBody: true, reads: false }, input, options);
  }

  /**
   * Revoke an invitation.
   *
   * The invitation link no longer works.
   */
  revokeInvitation(input: RevokeInvitationInput, options?: CallOptions): Promise<Answer<RevokedInvitation>> {
    return this.call({ verb: 'DELETE', path: '/api/v1/invitations/{id}', sendsBody: false, reads: false }, input, options);
  }

  /**
   * List tokens.
   *
   * The tokens with which programs manage the account, oldest first. The tokens themselves are not stored.
   */
  listTokens(input: NoInput = {}, options?: CallOptions): Promise<Answer<TokenList>> {
    return this.call({ verb: 'GET', path: '/api/v1/tokens', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Make a token.
   *
   * A token for a program that manages the account. The answer shows it once. Only owners make tokens with the role `owner`.
   */
  createToken(input: CreateTokenRequest, options?: CallOptions): Promise<Answer<NewToken>> {
    return this.call({ verb: 'POST', path: '/api/v1/tokens', sendsBody: true, reads: false }, input, options);
  }

  /**
   * Revoke a token.
   *
   * From now on the token is refused.
   */
  revokeToken(input: RevokeTokenInput, options?: CallOptions): Promise<Answer<RevokedToken>> {
    return this.call({ verb: 'DELETE', path: '/api/v1/tokens/{id}', sendsBody: false, reads: false }, input, options);
  }

  /**
   * List connected programs.
   *
   * The programs, such as AI agents, that members connected to the account, oldest first. Each asks for figures like a key of the account.
   */
  listPrograms(input: NoInput = {}, options?: CallOptions): Promise<Answer<ProgramList>> {
    return this.call({ verb: 'GET', path: '/api/v1/programs', sendsBody: false, reads: true }, input, options);
  }

  /**
   * Disconnect a program.
   *
   * From now on the program is refused. Its usage and its entries in the audit trail stay.
   */
  disconnectProgram(input: DisconnectProgramInput, options?: CallOptions): Promise<Answer<DisconnectedProgram>> {
    return this.call({ verb: 'DELETE', path: '/api/v1/programs/{id}', sendsBody: false, reads: false }, input, options);
  }
}
