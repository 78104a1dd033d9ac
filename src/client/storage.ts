/** Texts by name that outlive the page: `localStorage`, or anything like it. */
export interface TextStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

const memoryName = Symbol.for('svc.storage');

/** The memory of the page. Every script of the page shares it: the functions read what the pane wrote. */
const pageMemory = ((globalThis as { [memoryName]?: Map<string, string> })[memoryName] ??= new Map<string, string>());

/** Runs an action on a storage. Gives `otherwise` where the frame refuses the storage. */
function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * A storage that never fails. What the page's own storage refuses lasts as long as the page.
 *
 * @param page owner of the storage; a frame may refuse the property itself, or each call
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
