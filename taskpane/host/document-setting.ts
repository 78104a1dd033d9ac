import { useCallback, useState } from 'react';
import { storedValue, storeValue } from './stored';

const prefix = 'svc.';

interface DocumentSettings {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  saveAsync(done: (result: unknown) => void): void;
}

/** The settings of the open workbook; undefined outside Excel. */
const settings = (): DocumentSettings | undefined =>
  typeof Office === 'undefined'
    ? undefined
    : ((Office.context as { readonly document?: { readonly settings?: DocumentSettings } } | undefined)?.document
        ?.settings ?? undefined);

/**
 * State that is kept in the open workbook, which its other users share. Outside Excel, the page keeps it.
 *
 * @param isValid drops values that an older version stored
 */
export function useDocumentSetting<Value>(
  name: string,
  initial: Value,
  isValid: (value: unknown) => value is Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    const stored = settings()?.get(prefix + name);
    return isValid(stored) ? stored : (storedValue(name, isValid) ?? initial);
  });
  const set = useCallback(
    (next: Value) => {
      setValue(next);
      const kept = settings();
      if (kept === undefined) return storeValue(name, next);
      kept.set(prefix + name, next);
      // Where the workbook cannot keep it, it lasts as long as the pane.
      kept.saveAsync(() => undefined);
    },
    [name],
  );
  return [value, set];
}
