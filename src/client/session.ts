import type { AxiosAdapter } from 'axios';
import type { AddinConfig, Session, SessionRequest } from '../contract/add-in';
import { isErrorBody, localError, Refused, ServiceUnreachable } from './failure';
import { createHttp, type HttpAnswer } from './http';

/** Where the device's credential is kept between visits: `localStorage`, or anything like it. */
export interface SessionStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

export interface SessionOptions {
  /** Address of the gateway, for example `https://localhost:3000/addin`. */
  readonly baseUrl: string;
  readonly storage: SessionStorage;
  /** The single sign-on token of the user, where the gateway asks for one. */
  readonly identity?: () => Promise<string>;
  readonly adapter?: AxiosAdapter;
}

/**
 * `code_required`: somebody has to enter an access code. `offline`: the gateway did not answer, or nobody has asked it
 * yet.
 */
export type SessionState = 'open' | 'code_required' | 'offline';

type Headers = Readonly<Record<string, string>>;

const deviceName = 'svc.device';

/** The payload of a success envelope. */
function dataOf<Data>({ body }: HttpAnswer): Data {
  if (isErrorBody(body)) throw new Refused(body);
  if (typeof body['data'] !== 'object' || body['data'] === null)
    throw new ServiceUnreachable('What answered is not the finance service.');
  return body['data'] as Data;
}

/**
 * A session at the gateway: opened when the first call needs it, and again when the gateway no longer takes its token.
 * No API key is involved.
 *
 * @returns `headers`, to be given to `createClient`; `enterCode`; the state with `subscribe`; what the gateway says of
 *   itself
 */
export function createSession({ baseUrl, storage, identity, adapter }: SessionOptions) {
  const send = createHttp({ baseUrl, ...(adapter === undefined ? {} : { adapter }) });
  const listeners = new Set<(state: SessionState) => void>();
  let state: SessionState = 'offline';
  let bearer: Headers | undefined;
  let opening: Promise<Headers> | undefined;
  let known: AddinConfig | undefined;

  const become = (next: SessionState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(state);
  };

  const codeRequired = (): Refused =>
    new Refused(
      localError('code_required', 'An access code is needed: open the pane and enter the one you were given.'),
    );

  async function config(): Promise<AddinConfig> {
    return (known ??= dataOf<AddinConfig>(await send({ method: 'get', path: '/config' })));
  }

  async function signedIn(): Promise<Headers> {
    try {
      return { authorization: `Bearer ${await identity!()}` };
    } catch {
      throw new Refused(
        localError(
          'sign_in_failed',
          'Excel could not sign you in. Sign in to Office with your work account and try again.',
        ),
      );
    }
  }

  async function request(body: SessionRequest, headers: Headers = {}): Promise<Headers> {
    const { token, device } = dataOf<Session>(await send({ method: 'post', path: '/session', input: body, headers }));
    if (device !== undefined) storage.setItem(deviceName, device);
    bearer = { authorization: `Bearer ${token}` };
    become('open');
    return bearer;
  }

  async function open(): Promise<Headers> {
    const { access } = await config();
    if (access === 'local') return request({});
    if (access === 'entra') return request({}, identity === undefined ? {} : await signedIn());
    const device = storage.getItem(deviceName);
    if (device === null) throw codeRequired();
    return request({ device });
  }

  /** Keeps the state true to what an attempt came to. */
  async function observed(attempt: () => Promise<Headers>): Promise<Headers> {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof Refused && error.body.error.code === 'code_required') {
        storage.removeItem(deviceName);
        become('code_required');
        throw codeRequired();
      }
      if (error instanceof ServiceUnreachable) become('offline');
      // The gateway may have been set up anew meanwhile.
      known = undefined;
      throw error;
    }
  }

  return {
    /** The header that carries the session; opens one where there is none or `refused` names it. */
    async headers(refused?: Headers): Promise<Headers> {
      if (bearer !== undefined && bearer['authorization'] !== refused?.['authorization']) return bearer;
      return (opening ??= observed(open).finally(() => {
        opening = undefined;
      }));
    },
    /**
     * Opens the session with an access code and keeps the device's credential for later visits.
     *
     * @throws Refused when the code is wrong or was tried too often; ServiceUnreachable
     */
    async enterCode(code: string): Promise<void> {
      await observed(() => request({ code: code.trim() }));
    },
    config,
    state: (): SessionState => state,
    /** Calls back at every change of the state; returns how to stop that. */
    subscribe(listener: (state: SessionState) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
