import type { IncomingMessage, ServerResponse } from 'node:http';
import { startedServers } from '../support/server-process';
import { playSource, says, type Source } from '../support/source';
import { until } from '../support/until';
import { type Subscriber, subscribers } from '../support/webhook-attack';

const startServer = startedServers({ SVC_WEBHOOK_PRIVATE: 'on' });
let attacker: Subscriber;
let other: Subscriber;
let receiver: Source;
const ports: Source[] = [];
beforeAll(async () => {
  const server = await startServer();
  [attacker, other] = (await subscribers(server, 2)) as [Subscriber, Subscriber];
  receiver = await playSource(says(''));
});
afterAll(async () => {
  await Promise.all([receiver, ...ports].map((source) => source.close()));
});

const begin = async (count: number, answer: Source['answer']): Promise<readonly Source[]> => {
  const started = await Promise.all(Array.from({ length: count }, () => playSource(answer)));
  ports.push(...started);
  return started;
};
const heard = (sources: readonly Source[]): number => sources.reduce((sum, { asked }) => sum + asked.length, 0);

test('350 calls to 50 ports of a host that never answers take four places, and delay no other account', async () => {
  const silent = await begin(50, () => undefined);
  const attack = await Promise.all(silent.map(({ url }) => attacker.subscribe(`${url}/slow`)));
  await Promise.all(attack.map((id) => attacker.send(id, 7)));
  await until(() => heard(silent) >= 4);
  const mine = await other.subscribe(`${receiver.url}/quick`);
  for (let i = 1; i <= 3; i++) {
    await other.send(mine);
    await until(() => receiver.asked.length === i);
  }
  const attempts = (await attacker.deliveries(attack)).reduce((sum, one) => sum + one.attempts, 0);
  const over = (await attacker.deliveries(attack)).filter(({ problem }) => problem !== null).length;
  // Four under way at a time: what was begun and is not over.
  expect(attempts - over).toBeLessThanOrEqual(4);
});

test('a receiver whose answer drips has no place once its status is known', async () => {
  let ended = 0;
  const drip = (_: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200);
    const more = setInterval(() => response.write('.'), 50);
    response.on('close', () => {
      ended += 1;
      clearInterval(more);
    });
  };
  const [dripping] = await begin(1, drip);
  const id = await other.subscribe(`${dripping!.url}/drip`);
  await other.send(id, 12);
  await until(async () => (await other.deliveries([id])).every(({ state }) => state === 'delivered'));
  // All twelve were accepted, and none of their answers has an end.
  expect([dripping!.asked.length, ended]).toEqual([12, 0]);
});
