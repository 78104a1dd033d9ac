import type { AxiosAdapter } from 'axios';
import { defined } from '../defined';
import { createClient } from './client';
import { createSession } from './session';
import { pageStorage, type TextStorage } from './storage';

/** The parts of `window` that a connection needs. */
export interface AddinPage {
  readonly location: { readonly href: string };
  readonly localStorage: TextStorage;
  /** Absent on a plain web page. */
  readonly Office?: {
    readonly auth: { getAccessToken(options: { readonly allowSignInPrompt: boolean }): Promise<string> };
  };
}

/**
 * Connects the functions or the pane to the gateway that served their page.
 * The session opens with the first call and holds the token. The client sends, retries and cancels.
 *
 * @param adapter axios adapter; the platform default if left out
 * @param fixedHeaders headers of each call
 */
export function connectAddin(
  page: AddinPage,
  {
    adapter,
    fixedHeaders,
  }: { readonly adapter?: AxiosAdapter; readonly fixedHeaders?: Readonly<Record<string, string>> } = {},
) {
  const baseUrl = new URL('.', page.location.href).href.replace(/\/$/, '');
  const http = { baseUrl, ...defined({ adapter }) };
  const session = createSession({
    ...http,
    storage: pageStorage(page),
    identity: async () => page.Office!.auth.getAccessToken({ allowSignInPrompt: true }),
  });
  return { session, client: createClient({ ...http, headers: session.headers, ...defined({ fixedHeaders }) }) };
}
