import type { AddinConfig, Session, SessionRequest } from '../contract/add-in';
import { isErrorBody, localError, RequestRefused, ServiceUnreachable } from './failure';
import { createHttp, type HttpAnswer } from './http';
import type { TextStorage } from './storage';

export interface SessionOptions {
  /** Address of the gateway, for example `https://localhost:3000/addin`. */
  readonly baseUrl: string;
  /** Stores the credential of the device between visits. */
  readonly storage: TextStorage;
  /** Returns the user's single sign-on token, for gateways that require one. */
  readonly identity?: () => Promise<string>;
}

/**
 * `code_required`: the user must enter an access code. `offline`: the gateway did not answer, or was not asked yet.
 */
export type SessionState = 'open' | 'code_required' | 'offline';

type Headers = Readonly<Record<string, string>>;

const deviceName = 'svc.device';

/** The payload of a success envelope. */
function dataOf<Data>({ body }: HttpAnswer): Data {
  if (isErrorBody(body)) throw new RequestRefused(body);
  if (typeof body['data'] !== 'object' || body['data'] === null)
    throw new ServiceUnreachable('What answered is not the finance service.', undefined, { why: 'is_other' });
  return body['data'] as Data;
}

/**
 * A session with the gateway. The first call opens it, as does the first call after the gateway refused its token. No
 * API key is involved.
 *
 * @returns `headers` for `createClient`, `enterCode`, the state with `subscribe`, and the gateway's configuration
 */
export function createSession({ baseUrl, storage, identity }: SessionOptions) {
  const send = createHttp({ baseUrl });
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

  /** Runs an attempt and sets the state from its outcome. */
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
    /** The header of the session. Opens a session if there is none, or if `refused` is the current header. */
    async headers(refused?: Headers): Promise<Headers> {
      if (bearer !== undefined && bearer['authorization'] !== refused?.['authorization']) return bearer;
      return (opening ??= tracked(open).finally(() => {
        opening = undefined;
      }));
    },
    /**
     * Opens the session with an access code and stores the credential of the device for later visits.
     *
     * @throws RequestRefused if the code is wrong or there were too many attempts; ServiceUnreachable
     */
    async enterCode(code: string): Promise<void> {
      await tracked(() => request({ code: code.trim() }));
    },
    config,
    state: (): SessionState => state,
    /** Calls the listener on every change of state. Returns a function that unsubscribes it. */
    subscribe(listener: (state: SessionState) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
