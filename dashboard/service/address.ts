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

/** The address of a page about one thing: the page with a parameter. */
export const addressAbout = (page: string, name: string, value: string): string =>
  `${page}?${name}=${encodeURIComponent(value)}`;

/** The path of the page, without a slash at its end. */
export const pathNow = (): string => location.pathname.replace(/\/$/, '');

/** The path of the page, as it changes. */
export const usePath = (): string => useSyncExternalStore(watch, pathNow);

/** A parameter of the address; undefined where it is not there. */
export const useParameter = (name: string): string | undefined =>
  useSyncExternalStore(watch, () => new URLSearchParams(location.search).get(name) ?? undefined);
