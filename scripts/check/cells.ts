import { type CellState, cellStates } from '../../src/contract/words/cell-states';
import { mainPaymentTypes, type PaymentType } from '../../src/contract/words/payment-types';
import { residencies, type Residency } from '../../src/contract/words/residencies';
import { taxpayers } from '../../src/contract/words/taxpayers';
import { vatCellNames } from '../../src/contract/words/vat';
import { entryOn } from '../../src/engine/law/dated';
import { type Cell, corporateCells, gainCells, stateOf, vatCells } from '../../src/reference/law-cells';
import type { Country } from '../../src/reference/schema';

/** How many cells of the law are in each state. */
export type CellCounts = Readonly<Record<CellState, number>>;

/** What is known about the cells of a country on a day. */
export interface CountedCells extends CellCounts {
  /** The cells that are not established, such as `withholding resident: rent`. */
  readonly open: readonly string[];
}

type NamedCell = readonly [name: string, cell: Cell];

const corporateNames = ['standard_rate', 'small_company', 'minimum_tax'] as const;

const inWords = (name: string): string => name.replaceAll('_', ' ');

/**
 * The cells that every country is measured by: 3 of corporate tax, 14 of withholding tax, 2 of capital gains tax and 7
 * of VAT. A tax without an entry on the day has cells that are not established.
 */
function cellsOf(country: Country, today: string): NamedCell[] {
  const [corporate, withholding, gains, vat] = [
    entryOn(country, country.corporate, today),
    entryOn(country, country.withholding, today),
    entryOn(country, country.capital_gains, today),
    entryOn(country, country.vat, today),
  ];
  const withheld = (residency: Residency, type: PaymentType): NamedCell => [
    `withholding ${inWords(residency)}: ${inWords(type)}`,
    withholding?.[residency][type],
  ];
  return [
    ...corporateNames.map((name): NamedCell => [
      `corporate: ${inWords(name)}`,
      corporate && corporateCells(corporate)[name],
    ]),
    ...residencies.flatMap((residency) => mainPaymentTypes.map((type) => withheld(residency, type))),
    ...taxpayers.map((taxpayer): NamedCell => [`gains: ${taxpayer}`, gains && gainCells(gains)[taxpayer]]),
    ...vatCellNames.map((name): NamedCell => [`VAT: ${inWords(name)}`, vat && vatCells(vat)[name]]),
  ];
}

const countsOf = (states: readonly CellState[]): CellCounts =>
  Object.fromEntries(cellStates.map((wanted) => [wanted, states.filter((state) => state === wanted).length])) as Record<
    CellState,
    number
  >;

/** The cells of a country in each state on a day. */
export function countCells(country: Country, today: string): CountedCells {
  const cells = cellsOf(country, today).map(([name, cell]) => ({ name, state: stateOf(cell) }));
  return {
    ...countsOf(cells.map(({ state }) => state)),
    open: cells.flatMap(({ name, state }) => (state === 'not_established' ? [name] : [])),
  };
}

/** The sum over several countries. */
export const sumOfCells = (counted: readonly CellCounts[]): CellCounts =>
  Object.fromEntries(
    cellStates.map((state) => [state, counted.reduce((sum, { [state]: count }) => sum + count, 0)]),
  ) as Record<CellState, number>;
