import type { FunctionValue, ResultCell } from '../../../src/client/function-value';
import type { FormulaCell } from '../../sheet';
import { addressOf } from '../../sheet/place';

/** What the check found in a cell. */
type FindingKind =
  | 'not_loaded'
  | 'unknown_name'
  | 'busy'
  | 'spill'
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
  /** Where a result has several cells: the first one that differs, what it shows, and how many do. */
  readonly within?: { readonly address: string; readonly shown: Shown; readonly count: number } | undefined;
  readonly meta?: FunctionValue['meta'];
  /** The formula that repairs it; undefined where nothing can be repaired here. */
  readonly repair?: string | undefined;
}

type Shown = FormulaCell['shown'];

/** A formula with the names that Excel knows once the add-in is loaded. */
export const withOwnNames = (formula: string): string => formula.replace(/_xldudf_SVC_/g, 'SVC.');

const isError = (shown: FormulaCell['shown']): boolean => typeof shown === 'string' && shown.startsWith('#');

/** Does a cell show this value? Excel keeps 15 digits. */
const shows = (shown: FormulaCell['shown'], value: string | number | boolean): boolean =>
  typeof shown === 'number' && typeof value === 'number'
    ? Math.abs(shown - value) <= Math.abs(value) * 1e-12
    : shown === value;

/** Does a number of a table, or an error, differ from what its formula gives? Texts are in the language of Excel. */
const differs = (shown: Shown, now: ResultCell): boolean =>
  'error' in now
    ? typeof shown === 'number'
    : isError(shown) || (typeof shown === 'number' && typeof now.value === 'number' && !shows(shown, now.value));

/** The differences of a result in several cells. */
function differencesOf({ place }: FormulaCell, { rows }: FunctionValue, shown: readonly (readonly Shown[])[]) {
  const found = rows.flatMap((row, r) =>
    row.flatMap((now, c) => (differs(shown[r]![c]!, now) ? [{ r, c, now, shown: shown[r]![c]! }] : [])),
  );
  const [first] = found;
  if (first === undefined) return undefined;
  const at = { ...place, row: place.row + first.r, column: place.column + first.c };
  return { now: first.now, within: { address: addressOf(at), shown: first.shown, count: found.length } };
}

/**
 * What is to be said of a cell; undefined where it is as it should be.
 *
 * @param value what its formula gives now; undefined where only Excel can compute it
 * @param shownNow what the cells of the result show, where it has several
 */
export function findingOf(
  cell: FormulaCell,
  value: FunctionValue | undefined,
  shownNow?: readonly (readonly Shown[])[],
): Finding | undefined {
  const { formula, shown } = cell;
  const now = value?.rows[0]?.[0];
  const found = (kind: FindingKind, repair?: string): Finding => ({ cell, kind, now, meta: value?.meta, repair });
  const named = withOwnNames(formula);
  if (named !== formula) return found('not_loaded', named);
  if (shown === '#NAME?') return found('unknown_name', formula);
  if (shown === '#BUSY!') return found('busy', formula);
  if (shown === '#SPILL!') return found('spill');
  if (now === undefined) return isError(shown) ? found('error', formula) : found('not_compared');
  if ('error' in now) return isError(shown) ? found('error') : found('differs', formula);
  if (isError(shown)) return found('answers_now', formula);
  if (shownNow !== undefined) {
    const differences = differencesOf(cell, value!, shownNow);
    if (differences !== undefined) return { ...found('differs', formula), ...differences };
  } else if (!shows(shown, now.value)) return found('differs', formula);
  return value?.meta?.data_status === 'stale' ? found('old') : undefined;
}
