import {
  type BatchOperation,
  batchOperations,
  contractOfItems,
  type ItemOperation,
  type OperationContract,
  operations,
} from '../../src/contract';
import { handler as calculateLeave } from './calculate-leave';
import { handler as calculateCorrection } from './calculate-correction';
import { handler as calculateLeaver } from './calculate-leaver';
import { handler as calculateNotice } from './calculate-notice';
import { handler as calculateOvertime } from './calculate-overtime';
import { handler as calculatePaye } from './calculate-paye';
import { handler as calculatePayrollYear } from './calculate-payroll-year';
import { handler as calculateSeniority } from './calculate-seniority';
import { handler as calculateSeverance } from './calculate-severance';
import { handler as calculateTax } from './calculate-tax';
import { handler as calculateVat } from './calculate-vat';
import { handler as explainTax } from './explain-tax';
import { handler as explainVat } from './explain-vat';
import { handler as getCentralBankData } from './get-central-bank-data';
import { handler as getChanges } from './get-changes';
import { handler as getCountries } from './get-countries';
import { handler as getCurrencies } from './get-currencies';
import { handler as getExchangeRate } from './get-exchange-rate';
import { handler as getExchangeRateHistory } from './get-exchange-rate-history';
import { handler as getExchangeRates } from './get-exchange-rates';
import { handler as getFuelPrices } from './get-fuel-prices';
import { handler as getFuelTypes } from './get-fuel-types';
import { handler as getHolidays } from './get-holidays';
import { handler as getLawVersions } from './get-law-versions';
import { handler as getLabourLaw } from './get-labour-law';
import { handler as getMinimumWages } from './get-minimum-wages';
import { handler as getPayrollCalendar } from './get-payroll-calendar';
import { handler as getPayrollReturns } from './get-payroll-returns';
import { handler as getSeries } from './get-series';
import { handler as getStatus } from './get-status';
import { handler as getTaxCurve } from './get-tax-curve';
import { handler as getTaxLaw } from './get-tax-law';
import { handler as getTaxRates } from './get-tax-rates';
import { handler as getTreaties } from './get-treaties';
import { handler as getWorkingDays } from './get-working-days';
import { whenLoaded } from './loaded';
import type { Answered, Asking, HandledId, Handler, MakeHandler, Parts } from './operation';

/** The handler of each operation of the contract that answers by itself. */
const handlers: { readonly [Id in HandledId]: MakeHandler<Id> } = {
  calculateLeave,
  calculateCorrection,
  calculateLeaver,
  calculateNotice,
  calculateOvertime,
  calculatePaye,
  calculatePayrollYear,
  calculateSeniority,
  calculateSeverance,
  calculateTax,
  calculateVat,
  explainTax,
  explainVat,
  getCentralBankData,
  getChanges,
  getCountries,
  getCurrencies,
  getExchangeRate,
  getExchangeRateHistory,
  getExchangeRates,
  getFuelPrices,
  getFuelTypes,
  getHolidays,
  getLawVersions,
  getLabourLaw,
  getMinimumWages,
  getPayrollCalendar,
  getPayrollReturns,
  getSeries,
  getStatus,
  getTaxCurve,
  getTaxLaw,
  getTaxRates,
  getTreaties,
  getWorkingDays,
};

/** An operation: its contract and its handler. */
export interface BoundOperation {
  readonly contract: OperationContract;
  readonly handler: Handler;
}

/** An operation that items of a batch may ask. It throws `NotLoaded` for figures that have to be loaded first. */
interface ItemAnswerer {
  readonly contract: ReturnType<typeof contractOfItems>;
  readonly handler: Omit<Handler, 'answer'> & { readonly answer: (input: never, asking: Asking) => Answered };
}

/** Every operation, for doors to iterate. */
export interface Operations {
  /** Each at its address, twins included. */
  readonly all: readonly BoundOperation[];
  /** Those that items of a batch may ask, by the name that items use. */
  readonly items: Readonly<Record<BatchOperation, ItemAnswerer>>;
}

/** The handler, which first works out what it prepares, and loads the figures that it needs if they are not in memory. */
const loading = (handler: Handler): Handler => {
  const answer: Handler['answer'] = (input, asking) => whenLoaded(asking, (same) => handler.answer(input, same));
  return {
    ...handler,
    answer: (input, asking) =>
      handler.prepare?.(input, asking)?.then(() => answer(input, asking)) ?? answer(input, asking),
  };
};

/** Binds the contract of each operation to its handler. */
export function bindOperations(parts: Parts): Operations {
  const made = Object.fromEntries(
    Object.entries(handlers).map(([id, make]) => [id, (make as (parts: Parts) => Handler)(parts)]),
  );
  const all = operations.flatMap((contract) => {
    const handler = made[contract.twinOf ?? contract.id];
    return handler === undefined ? [] : [{ contract, handler: loading(handler) }];
  });
  const itemAnswerer = (name: BatchOperation): ItemAnswerer => {
    const contract = contractOfItems(name);
    return { contract, handler: made[contract.id as ItemOperation['id']] as ItemAnswerer['handler'] };
  };
  return {
    all,
    items: Object.fromEntries(batchOperations.map((name) => [name, itemAnswerer(name)])) as Operations['items'],
  };
}
