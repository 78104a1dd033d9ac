/** Persistent storage of texts by name: `localStorage` or similar. */
export interface TextStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

const memoryName = Symbol.for('svc.storage');

/** In-memory storage shared by all scripts of the page, so the functions read what the pane wrote. */
const pageMemory = ((globalThis as { [memoryName]?: Map<string, string> })[memoryName] ??= new Map<string, string>());

/** Runs an action on a storage. Returns `otherwise` if the frame refuses access. */
function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * A storage that never throws. Values the page's own storage refuses are kept until the page closes.
 *
 * @param page owner of the storage; a frame may block the property itself or each call
 */
export const pageStorage = (page: { readonly localStorage: TextStorage }): TextStorage => ({
  getItem: (name) => pageMemory.get(name) ?? attempt(() => page.localStorage.getItem(name), null),
  setItem(name, value) {
    const isStored = attempt(() => {
      page.localStorage.setItem(name, value);
      return true;
    }, false);
    if (isStored) pageMemory.delete(name);
    else pageMemory.set(name, value);
  },
  removeItem(name) {
    pageMemory.delete(name);
    attempt(() => page.localStorage.removeItem(name), undefined);
  },
});
