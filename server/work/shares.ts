/** Gives back what was taken. Calling it again has no effect. */
export type Leave = () => void;

/** Counts how much of a shared resource each caller has taken. */
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
