import { QueryClient } from '@tanstack/react-query';
import { createClient, createSession } from '../../src/client';
import { identity } from '../host/office';
import { safeStorage } from '../host/stored';
import { Problem } from './problem';

const gateway = new URL('.', window.location.href).href.replace(/\/$/, '');

export const session = createSession({ baseUrl: gateway, storage: safeStorage, identity });

export const client = createClient({ baseUrl: gateway, headers: session.headers });

const minute = 60_000;

/**
 * What was answered is kept for a while, so that going back and forth between views asks nothing twice. The client
 * repeats calls by itself.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 10 * minute,
      gcTime: 30 * minute,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: (query) => query.state.error instanceof Problem,
    },
  },
});

/** Asks again for everything that is shown. */
export const refreshAnswers = (): Promise<void> => queries.invalidateQueries();
