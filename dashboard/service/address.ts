import { useLocation, useSearchParams } from 'wouter';
import { withoutSlash } from './without-slash';

/** The address of a page about one thing: the page with a parameter. */
export const addressAbout = (page: string, name: string, value: string): string =>
  `${page}?${name}=${encodeURIComponent(value)}`;

/** The path of the page, as it changes. */
export const usePath = (): string => withoutSlash(useLocation()[0]);

/** Opens a page of the dashboard without loading it again. */
export const useOpen = (): ((address: string) => void) => useLocation()[1];

/** A parameter of the address; undefined where it is not there. */
export const useParameter = (name: string): string | undefined => useSearchParams()[0].get(name) ?? undefined;
