import type { Leave } from './seats';

interface Limits {
  readonly bytes: number;
  /** Bytes that one caller may take at a time. */
  readonly each: number;
}

/**
 * Room for bodies that are being read or wait to be worked on.
 *
 * @returns takes room for so many bytes; undefined where there is not enough
 */
export function createRoom({ bytes: most, each }: Limits): (caller: string, bytes: number) => Leave | undefined {
  const taken = new Map<string, number>();
  let inAll = 0;

  return (caller, bytes) => {
    const own = taken.get(caller) ?? 0;
    if (inAll + bytes > most || own + bytes > each) return undefined;
    inAll += bytes;
    taken.set(caller, own + bytes);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      inAll -= bytes;
      const rest = taken.get(caller)! - bytes;
      if (rest === 0) taken.delete(caller);
      else taken.set(caller, rest);
    };
  };
}
