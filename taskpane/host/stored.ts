import { useCallback, useState } from 'react';
import { pageStorage } from '../../src/client/storage';

const prefix = 'svc.pane.';

/** The storage of the page. Where a frame refuses it, values last as long as the page. */
export const storage = pageStorage(window);

function read(name: string): unknown {
  try {
    return JSON.parse(storage.getItem(prefix + name) ?? 'null');
  } catch {
    return undefined;
  }
}

/** What an earlier visit stored; undefined where there is nothing valid. */
export function storedValue<Value>(name: string, isValid: (value: unknown) => value is Value): Value | undefined {
  const stored = read(name);
  return isValid(stored) ? stored : undefined;
}

/** Keeps a value for the next visit. */
export const storeValue = (name: string, value: unknown): void => storage.setItem(prefix + name, JSON.stringify(value));

/**
 * State that outlives the pane.
 *
 * @param isValid drops values that an older version stored, or that were edited by hand
 */
export function useStored<Value>(
  name: string,
  initial: Value,
  isValid: (value: unknown) => value is Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => storedValue(name, isValid) ?? initial);
  const set = useCallback(
    (next: Value) => {
      setValue(next);
      storeValue(name, next);
    },
    [name],
  );
  return [value, set];
}

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
export const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value);
