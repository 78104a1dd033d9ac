/** A line that serves callers in turn, however many entries each of them has in it. */
export interface Line<Entry> {
  readonly add: (caller: string, entry: Entry) => void;
  /** Removes the next entry of the first caller who may go; undefined if there is none. */
  readonly next: (mayGo?: (caller: string) => boolean) => Entry | undefined;
  readonly isEmpty: () => boolean;
}

export function createLine<Entry>(): Line<Entry> {
  /** The caller whose turn is next comes first. */
  const callers = new Map<string, Entry[]>();
  return {
    add(caller, entry) {
      const entries = callers.get(caller);
      if (entries === undefined) callers.set(caller, [entry]);
      else entries.push(entry);
    },
    next(mayGo = () => true) {
      for (const [caller, entries] of callers) {
        if (!mayGo(caller)) continue;
        callers.delete(caller);
        const entry = entries.shift();
        if (entries.length > 0) callers.set(caller, entries);
        return entry;
      }
      return undefined;
    },
    isEmpty: () => callers.size === 0,
  };
}
