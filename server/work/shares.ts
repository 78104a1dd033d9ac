/** Gives back what was taken; doing so again changes nothing. */
export type Leave = () => void;

/** Counts what each caller has taken of something that callers share. */
export function createShares() {
  const taken = new Map<string, number>();
  let total = 0;

  const add = (caller: string, amount: number): void => {
    const own = (taken.get(caller) ?? 0) + amount;
    if (own === 0) taken.delete(caller);
    else taken.set(caller, own);
    total += amount;
  };

  return {
    total: (): number => total,
    of: (caller: string): number => taken.get(caller) ?? 0,
    /**
     * Takes an amount for a caller.
     *
     * @param onLeave called once, when it has been given back
     */
    take(caller: string, amount: number, onLeave: () => void = () => undefined): Leave {
      add(caller, amount);
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        add(caller, -amount);
        onLeave();
      };
    },
  };
}
