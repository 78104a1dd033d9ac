import { type RefObject, useEffect, useRef, useState } from 'react';

/** Width of one character of a label in the widest common font, in CSS pixels. */
export const characterWidth = 8.5;

/** An element, and its width in the layout in CSS pixels. The width is 0 until the element is laid out. */
export function useElementWidth<Part extends Element>(): readonly [RefObject<Part | null>, number] {
  const element = useRef<Part>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
