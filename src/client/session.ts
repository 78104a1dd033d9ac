import type { AxiosAdapter } from 'axios';
import type { AddinConfig, Session, SessionRequest } from '../contract/add-in';
import { defined } from '../defined';
import { isErrorBody, localError, RequestRefused, ServiceUnreachable } from './failure';
import { createHttp, type HttpAnswer } from './http';
import type { TextStorage } from './storage';

export interface SessionOptions {
  /** Address of the gateway, for example `https://localhost:3000/addin`. */
  readonly baseUrl: string;
  /** Keeps the device's credential between visits. */
  readonly storage: TextStorage;
  /** Gives the user's single sign-on token, for gateways that ask for one. */
  readonly identity?: () => Promise<string>;
  readonly adapter?: AxiosAdapter;
}

/**
 * `code_required`: the user has to enter an access code. `offline`: the gateway did not answer, or nobody has asked it
 * yet.
 */
export type SessionState = 'open' | 'code_required' | 'offline';

type Headers = Readonly<Record<string, string>>;

const deviceName = 'svc.device';

/** The payload of a success envelope. */
function dataOf<Data>({ body }: HttpAnswer): Data {
  if (isErrorBody(body)) throw new RequestRefused(body);
  if (typeof body['data'] !== 'object' || body['data'] === null)
    throw new ServiceUnreachable('What answered is not the finance service.');
  return body['data'] as Data;
}

/**
 * A session at the gateway. The first call opens it, and so does the first call after the gateway has refused its
 * token. No API key is involved.
 *
 * @returns `headers` for `createClient`, `enterCode`, the state with `subscribe`, and the gateway's configuration
 */
export function createSession({ baseUrl, storage, identity, adapter }: SessionOptions) {
  const send = createHttp({ baseUrl, ...defined({ adapter }) });
  const listeners = new Set<(state: SessionState) => void>();
  let state: SessionState = 'offline';
  let bearer: Headers | undefined;
  let opening: Promise<Headers> | undefined;
  let gatewayConfig: AddinConfig | undefined;

  const enter = (next: SessionState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(state);
  };

  const codeRequired = (): RequestRefused =>
    new RequestRefused(localError('code_required', 'You need an access code. Open the pane and enter your code.'));

  async function config(): Promise<AddinConfig> {
    return (gatewayConfig ??= dataOf<AddinConfig>(await send({ method: 'get', path: '/config' })));
  }

  async function signedIn(): Promise<Headers> {
    try {
      return { authorization: `Bearer ${await identity!()}` };
    } catch {
      throw new RequestRefused(
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
    enter('open');
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

  /** Makes an attempt, and sets the state by its outcome. */
  async function tracked(attempt: () => Promise<Headers>): Promise<Headers> {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof RequestRefused && error.body.error.code === 'code_required') {
        storage.removeItem(deviceName);
        enter('code_required');
        throw codeRequired();
      }
      if (error instanceof ServiceUnreachable) enter('offline');
      // The gateway's configuration may have changed.
      gatewayConfig = undefined;
      throw error;
    }
  }

  return {
    /** The header that carries the session. Opens a session where there is none, or where `refused` is its header. */
    async headers(refused?: Headers): Promise<Headers> {
      if (bearer !== undefined && bearer['authorization'] !== refused?.['authorization']) return bearer;
      return (opening ??= tracked(open).finally(() => {
        opening = undefined;
      }));
    },
    /**
     * Opens the session with an access code, and keeps the device's credential for later visits.
     *
     * @throws RequestRefused when the code is wrong or was tried too often; ServiceUnreachable
     */
    async enterCode(code: string): Promise<void> {
      await tracked(() => request({ code: code.trim() }));
    },
    config,
    state: (): SessionState => state,
    /** Calls back at every change of the state; returns a function that ends this. */
    subscribe(listener: (state: SessionState) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
