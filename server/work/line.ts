/** A line in which callers come one after the other, however many entries each of them has in it. */
export interface Line<Entry> {
  readonly add: (caller: string, entry: Entry) => void;
  /** Takes the next entry out, of the first caller who may go; undefined where there is none. */
  readonly next: (mayGo?: (caller: string) => boolean) => Entry | undefined;
  readonly isEmpty: () => boolean;
}

export function createLine<Entry>(): Line<Entry> {
  /** Whose turn is next stands first. */
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
