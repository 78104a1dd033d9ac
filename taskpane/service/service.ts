import { QueryClient } from '@tanstack/react-query';
import { connectAddin } from '../../src/client';
import { sheetReader } from '../../src/contract/sheet-reader';
import { readerLanguage } from '../../ui/language/reader';
import { Problem } from './problem';

export const { session, client } = connectAddin(window, {
  fixedHeaders: {
    ...sheetReader,
    get 'accept-language'() {
      return readerLanguage();
    },
  },
});

const minute = 60_000;

/**
 * Keeps answers for a while: going back and forth between views asks nothing twice. The client itself retries failed
 * calls.
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

/** Asks again for everything on the screen. */
export const refreshAnswers = (): Promise<void> => queries.invalidateQueries();
