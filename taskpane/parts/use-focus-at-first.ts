import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives an element the focus when it appears: what the reader pressed to come here is gone.
 *
 * @param wanted false where the reader did not come here by a button, as when the pane opens
 */
export function useFocusAtFirst<Element extends HTMLElement>(wanted = true): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (wanted) element.current?.focus();
    // Later changes leave the focus where it is.
  }, []);
  return element;
}
