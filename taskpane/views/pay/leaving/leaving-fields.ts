import { leaverNoticeWords, leaverReasonWords } from '../../../../src/contract/words/labour';
import { isText } from '../../../host/stored';

/** How an employment ends, as the reader filled it in. Texts may be empty. */
export interface LeavingFields {
  /** The first and the last day, YYYY-MM-DD. */
  readonly started: string;
  readonly ends: string;
  readonly reason: (typeof leaverReasonWords)[number];
  /** The group of the employee, as the law calls it. */
  readonly category: string;
  /** Days of leave that were not taken. */
  readonly leave: string;
  readonly notice: (typeof leaverNoticeWords)[number];
  /** Days of the last month that are paid, and of how many; empty or left out for the calendar days until the last one. */
  readonly daysPaid?: string;
  readonly daysOf?: string;
  /** Pay that the seniority bonus is a percentage of, where regular pay does not include the bonus. */
  readonly seniorityBase?: string;
}

export const noFields: LeavingFields = {
  started: '',
  ends: '',
  reason: 'dismissal',
  category: '',
  leave: '',
  notice: 'worked',
};

const isAmong = (words: readonly string[], value: unknown): boolean => words.includes(value as string);

/** Drops fields that an earlier version stored, or that were edited by hand. */
export function isLeavingFields(value: unknown): value is LeavingFields {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<keyof LeavingFields, unknown>>;
  return (
    isAmong(leaverReasonWords, fields.reason) &&
    isAmong(leaverNoticeWords, fields.notice) &&
    [fields.started, fields.ends, fields.category, fields.leave].every(isText) &&
    [fields.daysPaid, fields.daysOf, fields.seniorityBase].every((text) => text === undefined || isText(text))
  );
}
