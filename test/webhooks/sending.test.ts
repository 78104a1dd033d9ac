import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { openStore } from '../../server/store/open';
import Database from 'better-sqlite3';
import type { Store } from '../../server/store/store';
import { createPost } from '../../server/webhooks/post';
import { createSender } from '../../server/webhooks/sender';
import { removeDirectory, temporaryDirectory } from '../support/server-process';
import { madeBy, storedSubscription } from '../support/stored-subscription';
import { playSource, says, type Source } from '../support/source';
import { until } from '../support/until';

const secret = `whsec_${randomBytes(24).toString('base64')}`;
const once200 = says('{}');

let receiver: Source;
beforeEach(async () => (receiver = await playSource(once200)));
afterEach(() => receiver.close());

const body = '{"type":"test"}';
const send = (within?: number) =>
  createPost(
    'private',
    undefined,
    within,
  )({ id: 'm1', body, secrets: [secret], callbackUrl: `${receiver.url}/hook?sig=a` }, Date.now());

/** Answers after it has read the body. */
const reading =
  (use: (text: string, request: IncomingMessage) => void, answer = once200) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      use(text, request);
      answer(request, response);
    });
  };

describe('one attempt', () => {
  test('the receiver verifies the signature with the library of the standard, and an altered body fails', async () => {
    let got: { text: string; headers: Record<string, string> } | undefined;
    receiver.answer = reading((text, { headers }) => (got = { text, headers: headers as Record<string, string> }));
    expect(await send()).toMatchObject({ status: 200, problem: undefined });
    const webhook = new Webhook(secret);
    expect(webhook.verify(got!.text, got!.headers)).toEqual({ type: 'test' });
    expect(got!.headers['webhook-id']).toBe('m1');
    expect(() => webhook.verify(`${got!.text} `, got!.headers)).toThrow();
  });

  test('a redirect is not followed', async () => {
    receiver.answer = says('', { location: 'http://169.254.169.254/latest/meta-data' }, 307);
    expect(await send()).toMatchObject({ status: 307, problem: { code: 'attempt_redirected' } });
    expect(receiver.asked).toHaveLength(1);
  });

  test('a receiver that does not answer is left, and so is one whose answer has no end', async () => {
    receiver.answer = () => undefined;
    expect(await send(50)).toMatchObject({ status: null, problem: { code: 'attempt_slow' } });
    receiver.answer = (_, response) => {
      response.writeHead(200);
      const more = (): void => {
        if (!response.destroyed) response.write('x'.repeat(65_536), () => setImmediate(more));
      };
      more();
    };
    expect(await send()).toMatchObject({ status: 200, problem: undefined });
  });

  test('inside addresses are refused when the connection is made, by name and by number', async () => {
    const { port } = new URL(receiver.url);
    const at = (host: string) =>
      createPost('internet', () => Promise.resolve(['127.0.0.1', '::1']))(
        { id: 'm', body, secrets: [secret], callbackUrl: `https://${host}:${port}` },
        Date.now(),
      );
    for (const host of ['rebound.example.com', '127.0.0.1', '[::1]', '2130706433'])
      expect(await at(host)).toMatchObject({ status: null, problem: { code: 'attempt_inside_network' } });
    expect(receiver.asked).toEqual([]);
  });
});

describe('the queue', () => {
  let directory: string;
  let store: Store;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    directory = temporaryDirectory();
    store = await openStore({ dataDir: directory });
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await store.close();
    removeDirectory(directory);
  });

  async function sender(): Promise<ChildProcess> {
    const child = fork(join(__dirname, '../support/one-sender.ts'), [directory], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.push(child);
    await once(child, 'message');
    return child;
  }

  /** Sends from this process while the work goes on. */
  async function sendingHere(work: () => Promise<void>): Promise<void> {
    const post = createPost('private');
    const { wake, stop } = createSender({
      queue: store,
      send: (delivery) => post(delivery, Date.now()),
      now: Date.now,
      chance: () => 0,
      onProblem: (problem) => {
        throw problem;
      },
      onEnd: () => undefined,
    });
    wake();
    await work();
    await stop();
  }

  async function queue(id: string, url: string, count: number, account = 'a'): Promise<void> {
    const one = storedSubscription(id, { account, callbackUrl: url, secret, filter: id });
    await store.addSubscription(one, 100, madeBy('test', id));
    const deliveries = Array.from({ length: count }, (_, i) => ({ id: `${id}-${i}`, type: 'test', body }));
    await store.moveSubscription(one, { ...one, position: 'p~1' }, deliveries);
  }
  const delivered = async (id: string): Promise<number> =>
    (await store.deliveriesOf(id, 1_000)).filter(({ state }) => state === 'delivered').length;
  const ids = (): string[] => receiver.asked.map(({ headers }) => String(headers['webhook-id']));

  test('two processes on one store send each delivery once', async () => {
    await queue('s', receiver.url, 60);
    await Promise.all([sender(), sender()]);
    await until(async () => (await delivered('s')) === 60);
    expect([ids().length, new Set(ids()).size]).toEqual([60, 60]);
  });

  test('a process killed in the middle loses nothing, and what it had under way is sent again', async () => {
    await queue('s', receiver.url, 40);
    let answered = 0;
    receiver.answer = (request, response) => {
      if (++answered < 15) once200(request, response);
    };
    const first = await sender();
    await until(() => answered >= 15);
    const exit = once(first, 'exit');
    first.kill('SIGKILL');
    await exit;
    receiver.answer = once200;
    const before = await delivered('s');
    expect(before).toBeLessThan(40);
    // The claims of the dead process expire.
    const file = new Database(join(directory, 'service.sqlite'));
    file.exec('UPDATE deliveries SET due = 1 WHERE due IS NOT NULL');
    file.close();
    await sender();
    await until(async () => (await delivered('s')) === 40);
    expect(new Set(ids()).size).toBe(40);
  });

  test('a host that does not answer keeps no other waiting, of its account or of another', async () => {
    const slow = await playSource(() => undefined);
    await queue('slow', slow.url, 50);
    await queue('quick', receiver.url.replace('127.0.0.1', 'localhost'), 30);
    await queue('other', receiver.url, 30, 'b');
    await sendingHere(async () => {
      await until(async () => (await delivered('quick')) === 30 && (await delivered('other')) === 30);
      expect(slow.asked.length).toBeLessThanOrEqual(4);
      expect(await delivered('slow')).toBe(0);
      await slow.close();
    });
  });

  test('status 410 ends the subscription, and its reason is stored', async () => {
    receiver.answer = says('', {}, 410);
    await queue('s', receiver.url, 9);
    await sendingHere(() => until(async () => (await store.subscription('s'))!.endedAt !== null));
    expect((await store.subscription('s'))!.endedBecause).toEqual({ code: 'subscription_gone' });
    expect((await store.deliveriesOf('s', 9)).map(({ state }) => state)).toEqual(Array(9).fill('failed'));
  });
});
