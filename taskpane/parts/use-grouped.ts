import { useRef } from 'react';
import { grouped } from '../words/typed';

/**
 * The events of a field for a number. When the reader leaves it, what was typed gets its thousands apart. A text that
 * the pane put there stays as it is.
 */
export function useGrouped(text: string, onType: (text: string) => void) {
  const typed = useRef(false);
  return {
    onChange: (_: unknown, { value }: { readonly value: string }): void => {
      typed.current = true;
      onType(value);
    },
    onBlur: (): void => {
      const left = grouped(text);
      if (typed.current && left !== text) onType(left);
      typed.current = false;
    },
  };
}
