import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { grouped } from '../words/typed';

/**
 * The events of a field for a number. When the reader leaves it, what was typed gets its thousands apart. A text that
 * the pane put there stays as it is, and is replaced by what the reader types, even where it comes after the reader.
 */
export function useGrouped(text: string, onType: (text: string) => void) {
  const typed = useRef<string>(undefined);
  const entered = useRef<HTMLInputElement>(undefined);
  useLayoutEffect(() => {
    if (text !== typed.current) entered.current?.select();
  }, [text]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLInputElement>): void => {
      entered.current = target;
      target.select();
    },
    onChange: (_: unknown, { value }: { readonly value: string }): void => {
      typed.current = value;
      onType(value);
    },
    onBlur: (): void => {
      const left = grouped(text);
      if (typed.current !== undefined && left !== text) onType(left);
      typed.current = undefined;
      entered.current = undefined;
    },
  };
}
