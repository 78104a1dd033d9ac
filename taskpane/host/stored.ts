import { useCallback, useState } from 'react';

const prefix = 'svc.pane.';

const kept = new Map<string, string>();

/** The storage of the page; where a frame is refused it, what is stored lasts as long as the pane. */
export const safeStorage = {
  getItem(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return kept.get(name) ?? null;
    }
  },
  setItem(name: string, value: string): void {
    try {
      localStorage.setItem(name, value);
    } catch {
      kept.set(name, value);
    }
  },
  removeItem(name: string): void {
    try {
      localStorage.removeItem(name);
    } catch {
      kept.delete(name);
    }
  },
};

function read(name: string): unknown {
  try {
    return JSON.parse(safeStorage.getItem(prefix + name) ?? 'null');
  } catch {
    return undefined;
  }
}

/**
 * State that outlives the pane.
 *
 * @param isValid what was stored by an older version, or by hand, is dropped unless it passes
 */
export function useStored<Value>(
  name: string,
  initial: Value,
  isValid: (value: unknown) => value is Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    const stored = read(name);
    return isValid(stored) ? stored : initial;
  });
  const set = useCallback(
    (next: Value) => {
      setValue(next);
      safeStorage.setItem(prefix + name, JSON.stringify(next));
    },
    [name],
  );
  return [value, set];
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
export const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value);
