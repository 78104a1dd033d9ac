import type { FunctionValue, ResultCell } from '../../../src/client/function-value';
import type { FormulaCell } from '../../sheet';

/** What the check found in a cell. */
type FindingKind =
  | 'not_loaded'
  | 'unknown_name'
  | 'busy'
  | 'answers_now'
  | 'error'
  | 'differs'
  | 'old'
  | 'not_compared';

export interface Finding {
  readonly cell: FormulaCell;
  readonly kind: FindingKind;
  /** What the cell would show now, where that is known. */
  readonly now?: ResultCell | undefined;
  readonly meta?: FunctionValue['meta'];
  /** The formula that repairs it; undefined where nothing can be repaired here. */
  readonly repair?: string | undefined;
}

/** A formula with the names that Excel knows once the add-in is loaded. */
export const withOwnNames = (formula: string): string => formula.replace(/_xldudf_SVC_/g, 'SVC.');

const isError = (shown: FormulaCell['shown']): boolean => typeof shown === 'string' && shown.startsWith('#');

/** Does a cell show this value? Excel keeps 15 digits. */
const shows = (shown: FormulaCell['shown'], value: string | number | boolean): boolean =>
  typeof shown === 'number' && typeof value === 'number'
    ? Math.abs(shown - value) <= Math.abs(value) * 1e-12
    : shown === value;

/**
 * What is to be said of a cell; undefined where it is as it should be.
 *
 * @param value what its formula gives now; undefined where only Excel can compute it
 */
export function findingOf(cell: FormulaCell, value: FunctionValue | undefined): Finding | undefined {
  const { formula, shown } = cell;
  const now = value?.rows[0]?.[0];
  const found = (kind: FindingKind, repair?: string): Finding => ({ cell, kind, now, meta: value?.meta, repair });
  const named = withOwnNames(formula);
  if (named !== formula) return found('not_loaded', named);
  if (shown === '#NAME?') return found('unknown_name', formula);
  if (shown === '#BUSY!') return found('busy', formula);
  if (now === undefined) return isError(shown) ? found('error', formula) : found('not_compared');
  if ('error' in now) return isError(shown) ? found('error') : found('differs', formula);
  if (isError(shown)) return found('answers_now', formula);
  if (!shows(shown, now.value)) return found('differs', formula);
  return value?.meta?.data_status === 'stale' ? found('old') : undefined;
}
