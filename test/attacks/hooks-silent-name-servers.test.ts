import { makeCertificate } from '../support/certificate';
import { asking, type NameServer, playNameServer } from '../support/name-server';
import { removeDirectory, startedServers, temporaryDirectory } from '../support/server-process';
import { playSource, says, type Source } from '../support/source';
import { until } from '../support/until';
import { type Subscriber, subscribers } from '../support/webhook-attack';

const startServer = startedServers({ SVC_WEBHOOK_PRIVATE: 'on' });
const folder = temporaryDirectory();
let names: NameServer;
let receiver: Source;
let attacker: Subscriber;
let other: Subscriber;
beforeAll(async () => {
  names = await playNameServer((name) => (name.endsWith('.silent.test') ? undefined : ['127.0.0.1']));
  const { authority, pem } = await makeCertificate(folder, ['other.test']);
  receiver = await playSource(says(''), pem);
  const server = await startServer({ ...asking(names), NODE_EXTRA_CA_CERTS: authority });
  [attacker, other] = (await subscribers(server, 2)) as [Subscriber, Subscriber];
});
afterAll(async () => {
  await receiver.close();
  await names.close();
  removeDirectory(folder);
});

test('24 receivers whose name servers never answer delay no other account, neither its look-ups nor its deliveries', async () => {
  const attack = await Promise.all(
    Array.from({ length: 24 }, (_, i) => attacker.subscribe(`https://r${i}.silent.test/hook`)),
  );
  await Promise.all(attack.map((id) => attacker.send(id, 2)));
  await until(() => new Set(names.asked.filter((name) => name.endsWith('.silent.test'))).size >= 16);

  const mine = await other.subscribe(`https://other.test:${new URL(receiver.url).port}/hook`);
  const known = names.asked.filter((name) => name === 'other.test').length;
  await other.send(mine);
  await until(() => receiver.asked.length > 0);
  // It was looked up and sent while the first look-ups of the attacker still waited.
  expect(names.asked.filter((name) => name === 'other.test').length).toBeGreaterThan(known);
  const attempted = (await attacker.deliveries(attack)).filter(({ problem }) => problem !== null);
  expect(attempted).toEqual([]);

  await until(async () => (await attacker.deliveries(attack)).some(({ problem }) => problem !== null));
  const failed = (await attacker.deliveries(attack)).filter(({ problem }) => problem !== null);
  expect(new Set(failed.map(({ problem }) => problem))).toEqual(
    new Set(['The receiver cannot be reached (ETIMEOUT).']),
  );
});

test('an account has a few names looked up at once when it subscribes, and is not kept waiting for more', async () => {
  const asked = names.asked.length;
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, i) => attacker.subscribe(`https://door${i}.silent.test/hook`)),
  );
  expect(new Set(ids).size).toBe(20);
  const door = new Set(names.asked.slice(asked).filter((name) => name.startsWith('door')));
  expect(door.size).toBeLessThan(20);
});
