import { useEffect, useRef, useState } from 'react';

/** The pause in typing that sends the question, in milliseconds. */
const pause = 250;

/** The value when it last stopped changing. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const latest = useRef(value);
  latest.current = value;
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(latest.current), pause);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}
