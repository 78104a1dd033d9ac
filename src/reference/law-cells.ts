import type { CellState } from '../contract/words/cell-states';
import { mainPaymentTypes, type PaymentType, paymentTypes } from '../contract/words/payment-types';
import { residencies, type Residency } from '../contract/words/residencies';
import { taxpayers, type Taxpayer } from '../contract/words/taxpayers';
import { type SpecialVatCategory, specialVatCategories, type VatCellName, vatCellNames } from '../contract/words/vat';
import {
  type CapitalGainsRegime,
  type CorporateRegime,
  isNone,
  type NoneByLaw,
  type OwnEvidence,
  type VatRegime,
  type WithholdingCell,
  type WithholdingRegime,
} from './schema';

/** A cell of the law with what it states about itself; undefined where the law is not established. */
export type Cell = OwnEvidence | NoneByLaw | undefined;

/** What is known about a cell. */
export const stateOf = (cell: Cell): CellState =>
  cell === undefined ? 'not_established' : isNone(cell) ? 'none' : 'rate';

/** What is known about each of several cells. */
export const statesOf = <Name extends string>(cells: Readonly<Record<Name, Cell>>) =>
  Object.fromEntries(Object.entries<Cell>(cells).map(([name, cell]) => [name, stateOf(cell)])) as Record<
    Name,
    CellState
  >;

/** A recorded fact that states nothing about itself: its entry has the evidence. */
const recorded: OwnEvidence = {};

type CorporateCells = Readonly<Record<'standard_rate' | 'small_company' | 'minimum_tax', Cell>>;

/** The cells of corporate tax. */
export const corporateCells = ({ small_company, minimum_tax }: CorporateRegime): CorporateCells => ({
  standard_rate: recorded,
  small_company,
  minimum_tax,
});

/** A type of payment to a residency. */
export interface PaymentCell {
  readonly payment_type: PaymentType;
  readonly residency: Residency;
  readonly cell: WithholdingCell | undefined;
}

const isMain = (type: PaymentType): boolean => (mainPaymentTypes as readonly PaymentType[]).includes(type);

/** The cells of withholding tax: the main types of payment, and the others where they are recorded. */
export const withholdingCells = (regime: WithholdingRegime): readonly PaymentCell[] =>
  residencies.flatMap((residency) =>
    paymentTypes.flatMap((payment_type) => {
      const cell = regime[residency][payment_type];
      return cell !== undefined || isMain(payment_type) ? [{ payment_type, residency, cell }] : [];
    }),
  );

/** The cells of capital gains tax. An exempt gain is one that the law does not tax. */
export const gainCells = (regime: CapitalGainsRegime): Readonly<Record<Taxpayer, Cell>> => {
  const cellOf = (taxpayer: Taxpayer): Cell => {
    const treatment = regime[taxpayer];
    return treatment?.treatment === 'exempt' ? { ...treatment, none: true } : treatment;
  };
  return Object.fromEntries(taxpayers.map((taxpayer) => [taxpayer, cellOf(taxpayer)])) as Record<Taxpayer, Cell>;
};

type VatCells = Readonly<Record<VatCellName, Cell>>;

/** The cells of VAT. Where a country levies no such tax, each is none by law. */
export function vatCells({ kind, standard, reduced, categories }: VatRegime): VatCells {
  const none: NoneByLaw = { none: true };
  if (kind === 'none') return Object.fromEntries(vatCellNames.map((name) => [name, none])) as VatCells;
  return {
    standard_rate: standard === undefined ? undefined : recorded,
    reduced_rate: Array.isArray(reduced) ? recorded : reduced,
    ...(Object.fromEntries(specialVatCategories.map((category) => [category, categories[category]])) as Record<
      SpecialVatCategory,
      Cell
    >),
  };
}
