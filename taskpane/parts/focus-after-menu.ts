import { type RefObject, useRef } from 'react';

/** Milliseconds in which a menu that closes has given the focus back to its button. */
const menuCloses = 50;

/**
 * Where lines are added and removed by a menu: the place that holds them, and a way to move the focus within it once
 * the menu is closed. A reader who types in one of its fields by then keeps the focus.
 */
export function useFocusAfterMenu(): { whole: RefObject<HTMLDivElement | null>; focus: (selector: string) => void } {
  const whole = useRef<HTMLDivElement>(null);
  const focus = (selector: string): void => {
    setTimeout(() => {
      const typedIn = document.activeElement?.closest('input');
      if (typedIn && whole.current?.contains(typedIn)) return;
      whole.current?.querySelector<HTMLElement>(selector)?.focus();
    }, menuCloses);
  };
  return { whole, focus };
}
