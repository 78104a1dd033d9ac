import { labelled } from '../../../../ui/language/terms';
import { paidLabel, partLabel } from '../../../words/labels';
import type { AskedCircumstance, LawAsks } from '../../../../src/contract/asks';
import {
  type CircumstanceName,
  circumstanceNames,
  circumstanceWords,
} from '../../../../src/contract/words/circumstances';
import { type PaidByEmployee, paymentsByEmployee } from '../../../../src/contract/words/paid-by-employee';
import { oncePaidParts, type PayPart, payParts } from '../../../../src/contract/words/pay-parts';
import { say } from '../../../../ui/language/say';

/** What changes: the regular pay, a part of pay, a circumstance, a payment, or the first or last month of pay. */
export type ChangeName =
  | 'amount'
  | 'joins'
  | 'leaves'
  | `pay.${PayPart}`
  | `employee.${CircumstanceName}`
  | `paid.${PaidByEmployee}`;

/** A change within the year, as the reader filled it in. */
export interface YearChange {
  readonly id: number;
  readonly name: ChangeName;
  /** The calendar month, 1 to 12. It is a month of whichever tax year is chosen. */
  readonly month: number;
  /** The new value as typed or chosen. */
  readonly text: string;
}

export const isPaidOnce = (part: PayPart): boolean => oncePaidParts.some((once) => once === part);

/** A change by its kind and the word within that kind. */
export type ChangeAbout =
  | { readonly kind: 'amount' }
  | { readonly kind: 'joins' }
  | { readonly kind: 'leaves' }
  | { readonly kind: 'pay'; readonly word: PayPart }
  | { readonly kind: 'employee'; readonly word: CircumstanceName }
  | { readonly kind: 'paid'; readonly word: PaidByEmployee };

export const aboutChange = (name: ChangeName): ChangeAbout => {
  const [kind, word] = name.split('.');
  return { kind, word } as ChangeAbout;
};

const changeNames: readonly ChangeName[] = [
  'amount',
  'joins',
  'leaves',
  ...payParts.map((part) => `pay.${part}` as const),
  ...circumstanceNames.map((name) => `employee.${name}` as const),
  ...paymentsByEmployee.map((payment) => `paid.${payment}` as const),
];

/** The heading of a change. */
export function labelOfChange(name: ChangeName): string {
  const about = aboutChange(name);
  switch (about.kind) {
    case 'amount':
      return say('new_pay');
    case 'joins':
      return say('joins');
    case 'leaves':
      return say('leaves');
    case 'pay':
      return partLabel(about.word);
    case 'employee':
      return labelled('circumstance', about.word, circumstanceWords[about.word].label);
    case 'paid':
      return paidLabel(about.word);
  }
}

/** The label of the month of a change. What is paid once counts in that month only, everything else from it on. */
export function labelOfMonth(name: ChangeName): string {
  const about = aboutChange(name);
  if (about.kind === 'joins') return say('first_month');
  if (about.kind === 'leaves') return say('last_month');
  return about.kind === 'pay' && isPaidOnce(about.word) ? say('paid_in') : say('from_month');
}

/** The circumstance that a change is about, where the law asks it. */
export function circumstanceOf(name: ChangeName, asks: LawAsks): AskedCircumstance | undefined {
  const about = aboutChange(name);
  return about.kind === 'employee' ? asks.circumstances.find((asked) => asked.name === about.word) : undefined;
}

/** Does the law ask what a change is about? What another country asks stays stored, and is not shown. */
export function isAsked(name: ChangeName, asks: LawAsks): boolean {
  const about = aboutChange(name);
  if (about.kind === 'employee') return circumstanceOf(name, asks) !== undefined;
  return about.kind !== 'paid' || asks.paid.some((payment) => payment.name === about.word);
}

/** What a new change of a circumstance says: the first value that differs from the default. */
function firstText(asked: AskedCircumstance | undefined): string {
  if (asked?.kind === 'flag') return String(asked.default !== true);
  return asked?.choices?.find(({ value }) => value !== asked.default)?.value ?? '';
}

/**
 * A new change.
 *
 * @param months the months of the tax year
 * @param thisMonth the current month, YYYY-MM
 */
export function newChange(
  name: ChangeName,
  changes: readonly YearChange[],
  asks: LawAsks,
  months: readonly string[],
  thisMonth: string,
): YearChange {
  const current = months.includes(thisMonth) ? thisMonth : months[0]!;
  const month = name === 'joins' ? months[0]! : name === 'leaves' ? months.at(-1)! : current;
  return {
    id: Math.max(0, ...changes.map(({ id }) => id)) + 1,
    name,
    month: name === 'pay.thirteenth' ? 12 : Number(month.slice(5)),
    text: firstText(circumstanceOf(name, asks)),
  };
}

const isChange = (value: unknown): value is YearChange => {
  const { id, name, month, text } = (value ?? {}) as Readonly<Record<keyof YearChange, unknown>>;
  return (
    Number.isInteger(id) &&
    changeNames.some((known) => known === name) &&
    Number.isInteger(month) &&
    (month as number) >= 1 &&
    (month as number) <= 12 &&
    typeof text === 'string'
  );
};

/** Drops changes that an earlier version stored, or that were edited by hand. */
export const areYearChanges = (value: unknown): value is readonly YearChange[] =>
  Array.isArray(value) && value.every(isChange);
