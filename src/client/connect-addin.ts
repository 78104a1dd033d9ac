import { defined } from '../defined';
import { type ClientOptions, createClient } from './client';
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
 * @param fixedHeaders headers of each call
 */
export function connectAddin(page: AddinPage, { fixedHeaders }: Pick<ClientOptions, 'fixedHeaders'> = {}) {
  const baseUrl = new URL('.', page.location.href).href.replace(/\/$/, '');
  const session = createSession({
    baseUrl,
    storage: pageStorage(page),
    identity: async () => page.Office!.auth.getAccessToken({ allowSignInPrompt: true }),
  });
  return { session, client: createClient({ baseUrl, headers: session.headers, ...defined({ fixedHeaders }) }) };
}
