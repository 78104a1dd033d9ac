import { useSyncExternalStore } from 'react';

const moved = 'svc-moved';

function watch(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener(moved, changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener(moved, changed);
  };
}

/** Opens a page of the dashboard without loading it again. */
export function open(address: string): void {
  history.pushState(null, '', address);
  scrollTo(0, 0);
  dispatchEvent(new Event(moved));
}

/** The path of the page, without a slash at its end. */
export const usePath = (): string => useSyncExternalStore(watch, () => location.pathname.replace(/\/$/, ''));

/** A parameter of the address; undefined where it is not there. */
export const useParameter = (name: string): string | undefined =>
  useSyncExternalStore(watch, () => new URLSearchParams(location.search).get(name) ?? undefined);
