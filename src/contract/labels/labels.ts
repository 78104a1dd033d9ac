import type { CircumstanceName, circumstanceWords } from '../words/circumstances';
import type { PayColumn, PayrollFigure } from '../words/payroll-columns';
import type { Period } from '../words/pay-periods';
import type { WorkedAmount } from '../words/worked';
import type { DetailName, FurtherFact } from '../details/list';

/** What a language calls a thing: the label it is shown under, then other names that a reader may use for it. */
export type Called = string | readonly [label: string, ...others: string[]];

/** The label under which a thing is shown. */
export const labelOf = (called: Called): string => (typeof called === 'string' ? called : called[0]);

/** All names that a reader may use for a thing. */
export const namesCalled = (called: Called): readonly string[] => (typeof called === 'string' ? [called] : called);

/** The facts about benefits in kind. Their names are made from the benefit and the fact. */
type BenefitFactDetail = Extract<DetailName, `in_kind_${string}_${FurtherFact}`>;

/** What a column of a payroll table may state. */
export type ColumnName = 'country' | PayColumn | DetailName;

type ChoicesOf<Name extends CircumstanceName> = (typeof circumstanceWords)[Name] extends {
  readonly choices: infer Choices;
}
  ? keyof Choices & string
  : never;
type ChoiceCircumstance = {
  [Name in CircumstanceName]: ChoicesOf<Name> extends never ? never : Name;
}[CircumstanceName];

/** The words around the columns of a table that is written into a sheet. */
interface TableWords {
  readonly payroll: string;
  readonly yearOfPay: string;
  readonly name: string;
  /** An example of a name; a letter follows. */
  readonly employee: string;
  readonly month: string;
  readonly total: string;
  /** The word for a column of each line of the payslips. */
  readonly lines: string;
  /** What a column means that is taken off net pay, and one that says nothing of the pay. */
  readonly deduction: string;
  readonly leaveOut: string;
  /** The heading above why a row has no figures. */
  readonly error: string;
  readonly note: string;
  readonly noteOnMonths: string;
}

/** What one language calls the columns of a payroll table, the words in its cells, and the figures of a payslip. */
export interface Labels {
  readonly columns: Readonly<Record<Exclude<ColumnName, BenefitFactDetail>, Called>>;
  readonly benefitFacts: Readonly<Record<FurtherFact, string>>;
  readonly choices: { readonly [Name in ChoiceCircumstance]: Readonly<Record<ChoicesOf<Name>, Called>> } & {
    readonly period: Readonly<Record<Period, Called>>;
    readonly worked_amount_is: Readonly<Record<WorkedAmount, Called>>;
  };
  readonly figures: Readonly<Record<PayrollFigure, Called>>;
  /** The word that is shown first, as in a drop-down. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly table: TableWords;
}
