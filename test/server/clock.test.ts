import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { issueCode } from '../../server/access/access-codes';
import { issueKey } from '../../server/access/keys';
import { neverBack } from '../../server/clock';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { setClock, type SetClock } from '../support/clock';
import { ask as asked } from '../support/http';
import { raw } from '../support/raw';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server-process';

const hour = 3_600_000;
const day = 24 * hour;

/** Slightly longer than a server caches what it knows about a key, in milliseconds. */
const remembered = 1_200;

describe('a server whose clock is set back', () => {
  const perMonth = 20;
  let dataDir: string;
  let clock: SetClock;
  let server: ServerProcess;
  let store: Store;
  beforeEach(async () => {
    dataDir = temporaryDirectory();
    clock = setClock(dataDir);
    writeFileSync(
      join(dataDir, 'plans.json'),
      JSON.stringify({
        free: { per_month: perMonth, per_minute: null },
        pro: { per_month: null, per_minute: perMonth },
      }),
    );
    server = await startServer({
      ...clock.environment,
      SVC_DATA_DIR: dataDir,
      SVC_PLANS_FILE: join(dataDir, 'plans.json'),
      SVC_ADDIN_ACCESS: 'code',
      SVC_LOG_LEVEL: 'warn',
    });
    store = await openStore({ dataDir });
  });
  afterEach(async () => {
    await store.close();
    await server.stop();
    removeDirectory(dataDir);
  });

  const make = (plan: 'free' | 'pro') => issueKey(store, { name: plan, environment: 'live', plan, now: new Date() });
  const status = async (key: string): Promise<number> =>
    (await asked(new URL('/api/tax', server.url), { headers: { 'x-api-key': key } })).status;
  const taken = async (key: string, calls: number): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: calls }, () => status(key)));
    return answers.filter((one) => one === 200).length;
  };

  test('does not revive a key that was disabled', async () => {
    const { key, stored } = await make('free');
    expect(await status(key)).toBe(200);
    clock.set(-hour);
    await store.changeKey(stored.id, { disabledAt: new Date().toISOString() });
    await pause(remembered);
    expect(await status(key)).toBe(403);
  });

  test('does not revive an expired key', async () => {
    const { key, stored } = await make('free');
    await store.changeKey(stored.id, { expiresAt: new Date(Date.now() + hour).toISOString() });
    expect(await status(key)).toBe(200);
    clock.set(2 * hour);
    await pause(remembered);
    expect(await status(key)).toBe(403);
    clock.set(0);
    await pause(remembered);
    expect(await status(key)).toBe(403);
    // The log is written asynchronously.
    while (!server.output().includes('The clock of this machine was set back')) await pause(20);
  });

  test('does not grant the quota of a month or minute twice', async () => {
    const [{ key: free }, { key: pro }] = [await make('free'), await make('pro')];
    // Starts in the middle of a minute, to avoid a new minute during the calls.
    const toHalf = 30_000 - (Date.now() % 60_000);
    clock.set(toHalf + 40 * day);
    expect([await taken(free, 2 * perMonth), await taken(pro, 2 * perMonth)]).toEqual([perMonth, perMonth]);
    clock.set(toHalf - 40 * day);
    expect([await taken(free, perMonth), await taken(pro, perMonth)]).toEqual([0, 0]);
  });

  test('does not revive add-in sessions and devices', async () => {
    const code = async (ends: number): Promise<string> =>
      (
        await issueCode(store, {
          name: 'clock',
          mostDevices: 1,
          expiresAt: new Date(Date.now() + ends).toISOString(),
          now: new Date(),
        })
      ).code;
    const open = async (body: object) => raw(`${server.url}/addin/session`, { method: 'POST', body });
    const countries = async (token: unknown): Promise<number> =>
      (await raw(`${server.url}/addin/api/tax`, { headers: { authorization: `Bearer ${String(token)}` } })).status;
    const [short, long] = [await open({ code: await code(hour / 10) }), await open({ code: await code(30 * day) })];
    const [ended, kept] = [short.body.data, long.body.data];
    expect([await countries(ended['token']), await countries(kept['token'])]).toEqual([200, 200]);
    clock.set(2 * hour);
    const renewed = (await open({ device: kept['device'] })).body.data;
    expect([await countries(kept['token']), await countries(renewed['token'])]).toEqual([401, 200]);
    clock.set(0);
    expect([
      await countries(ended['token']),
      await countries(kept['token']),
      await countries(renewed['token']),
    ]).toEqual([401, 401, 200]);
    expect((await open({ device: ended['device'] })).status).toBe(401);
    expect((await open({ device: kept['device'] })).status).toBe(200);
  });
});

describe('a clock that never goes back', () => {
  const machine = { now: 0, elapsed: 0 };
  const setBack: number[] = [];
  const passes = (milliseconds: number): void => {
    machine.now += milliseconds;
    machine.elapsed += milliseconds;
  };
  const start = () => {
    Object.assign(machine, { now: 1_000 * hour, elapsed: 5 });
    setBack.length = 0;
    return neverBack({ now: () => machine.now, elapsed: () => machine.elapsed }, (milliseconds) =>
      setBack.push(milliseconds),
    );
  };

  test('continues from the date it had reached until the machine catches up', () => {
    const clock = start();
    machine.now -= 2 * hour;
    passes(hour);
    expect([clock.now(), setBack]).toEqual([1_001 * hour, [2 * hour]]);
    passes(hour);
    expect(clock.now()).toBe(1_002 * hour);
    machine.now += 2 * hour;
    expect(clock.now()).toBe(1_002 * hour);
    passes(hour);
    expect([clock.now(), machine.now]).toEqual([1_003 * hour, 1_003 * hour]);
  });

  test('follows steps forward, such as after the machine has slept', () => {
    const clock = start();
    machine.now += 8 * hour;
    expect(clock.now()).toBe(machine.now);
    machine.now -= 8 * hour;
    expect(clock.now()).toBe(1_008 * hour);
    expect(clock.elapsed()).toBe(5);
  });

  test('waits for the machine after a small step back', () => {
    const clock = start();
    machine.now -= 500;
    expect([clock.now(), setBack]).toEqual([1_000 * hour, []]);
    passes(700);
    expect(clock.now()).toBe(1_000 * hour + 200);
  });
});
