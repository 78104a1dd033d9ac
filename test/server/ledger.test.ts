import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { changesAfter } from '../../server/store/changes';
import type { NewObservation } from '../../server/store/ledger';
import { migrations } from '../../server/store/migrations';
import { Database } from '../../server/store/sqlite-engine';
import { openSqlite } from '../../server/store/sqlite';
import type { Store } from '../../server/store/store';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

let directory: string;
let store: Store;
const file = (): string => join(directory, 'service.sqlite');
beforeEach(() => {
  directory = temporaryDirectory();
  store = openSqlite(file());
});
afterEach(async () => {
  await store.close();
  removeDirectory(directory);
});

const seen = (date: string, value: number, more: Partial<NewObservation> = {}): NewObservation => ({
  series: 'policy_rate',
  entity: 'KE',
  date,
  value,
  source: { title: 'MPC statement', publisher: 'Central Bank of Kenya', url: 'https://www.centralbank.go.ke/' },
  retrievedAt: '2026-01-10T08:00:00.000Z',
  origin: 'import:1',
  authority: 'official',
  ...more,
});
const at = (date: string, asKnownOn?: string) => store.observationAt('policy_rate', 'KE', date, asKnownOn);

test('the latest observation at or before a date is found; a correction counts from the day it became known', async () => {
  await store.addObservations([seen('2026-01-10', 9), seen('2026-02-10', 8.75)], '2026-02-10T12:00:00.000Z');
  await store.addObservations(
    [seen('2026-02-10', 8.5, { details: { precision: 'month' } })],
    '2026-02-12T00:00:00.000Z',
  );
  expect(await at('2026-01-09')).toBeUndefined();
  expect(await at('2026-02-09')).toMatchObject({
    value: 9,
    date: '2026-01-10',
    source: { publisher: 'Central Bank of Kenya' },
  });
  expect(await at('2030-01-01')).toMatchObject({ value: 8.5, details: { precision: 'month' } });
  expect(await at('2030-01-01', '2026-02-11')).toMatchObject({ value: 8.75 });
  expect(await at('2030-01-01', '2026-02-12')).toMatchObject({ value: 8.5 });
  expect(await at('2030-01-01', '2026-02-09')).toBeUndefined();
  expect((await store.history('policy_rate', 'KE', '2026-01-10', '2026-02-10')).map(({ value }) => value)).toEqual([
    9, 8.5, 8.75,
  ]);
  expect(
    (await store.history('policy_rate', 'KE', '2026-01-11', '2026-02-10', '2026-02-11')).map(({ value }) => value),
  ).toEqual([8.75]);
  expect((await store.newestObservations()).map(({ value }) => value)).toEqual([8.5]);
});

test('on one day an official source comes before a compilation that came later', async () => {
  await store.addObservations([seen('2026-02-10', 8.75)], '2026-02-10T12:00:00.000Z');
  await store.addObservations(
    [seen('2026-02-10', 8, { authority: 'compiled', origin: 'other' })],
    '2026-02-11T12:00:00.000Z',
  );
  expect(await at('2026-02-10')).toMatchObject({ value: 8.75 });
});

test('quarantine answers nothing until it is released, and a refused one never does', async () => {
  const [first, second] = await store.addObservations(
    [seen('2026-02-10', 80, { doubt: 'ten times the last' }), seen('2026-03-10', 90, { doubt: 'ten times the last' })],
    '2026-02-10T12:00:00.000Z',
  );
  expect(await at('2026-12-01')).toBeUndefined();
  expect((await store.quarantined()).map(({ value, doubt }) => [value, doubt])).toEqual([
    [80, 'ten times the last'],
    [90, 'ten times the last'],
  ]);
  expect(await store.releaseObservations({ ids: [first!] }, 'a person', '2026-02-11T12:00:00.000Z')).toBe(1);
  expect(await store.withdrawObservations({ ids: [second!] }, 'a person', '2026-02-11T12:00:00.000Z')).toBe(1);
  expect(await store.quarantined()).toEqual([]);
  expect(await at('2026-12-01')).toMatchObject({ value: 80, knownFrom: '2026-02-11T12:00:00.000Z' });
  expect(await at('2026-12-01', '2026-02-10')).toBeUndefined();
  expect(await store.releaseObservations({ ids: [second!] }, 'a person', '2026-02-12T12:00:00.000Z')).toBe(0);
});

test('an undone import answers no more, and still answers what was known before it was undone', async () => {
  await store.addObservations([seen('2026-01-10', 9)], '2026-01-10T12:00:00.000Z');
  await store.addObservations([seen('2026-02-10', 7, { origin: 'import:2' })], '2026-02-10T12:00:00.000Z');
  expect(await store.withdrawObservations({ origin: 'import:2' }, 'import:2 undone', '2026-02-20T12:00:00.000Z')).toBe(
    1,
  );
  expect(await at('2026-12-01')).toMatchObject({ value: 9 });
  expect(await at('2026-12-01', '2026-02-19')).toMatchObject({ value: 7, withdrawnBy: 'import:2 undone' });
  expect(await store.withdrawObservations({ origin: 'import:2' }, 'again', '2026-02-21T12:00:00.000Z')).toBe(0);
});

test('every change moves the version, and only changes are reported', async () => {
  expect(await store.ledgerVersion()).toBe(0);
  const [first] = await store.addObservations(
    [seen('2026-01-10', 9, { doubt: 'x' }), seen('2026-01-11', 9)],
    '2026-01-10T12:00:00.000Z',
  );
  const before = await changesAfter(store, 0);
  expect(before.observations).toHaveLength(2);
  const other = openSqlite(file());
  await other.releaseObservations({ ids: [first!] }, 'y', '2026-01-12T12:00:00.000Z');
  await other.close();
  expect(await store.ledgerVersion()).toBeGreaterThan(before.version);
  expect((await changesAfter(store, before.version)).observations.map(({ id }) => id)).toEqual([first]);
});

test('changes are read in pages, and none is missed or repeated', async () => {
  const many = Array.from({ length: 1_203 }, (_, i) => seen('2026-01-10', i));
  const ids = await store.addObservations(many, '2026-01-10T12:00:00.000Z');
  const read = changesAfter(store, 0);
  // What is added while it is read is left for the next time.
  const [later] = await store.addObservations([seen('2026-01-11', 1)], '2026-01-11T12:00:00.000Z');
  const { version, observations } = await read;
  expect(observations.map(({ id }) => id)).toEqual(ids);
  expect((await changesAfter(store, version)).observations.map(({ id }) => id)).toEqual([later]);
});

test('the database itself refuses to change or delete a value', async () => {
  await store.addObservations([seen('2026-01-10', 9)], '2026-01-10T12:00:00.000Z');
  const raw = new Database(file());
  expect(() => raw.exec('UPDATE observations SET value = 10')).toThrow(/not changed/);
  expect(() => raw.exec('DELETE FROM observations')).toThrow(/not deleted/);
  expect(() => raw.exec("UPDATE observations SET known_from = '2020-01-01'")).toThrow(/once/);
  raw.close();
});

test('if one observation cannot be stored, none is', async () => {
  const broken = { ...seen('2026-01-11', 9), authority: 'rumour' } as unknown as NewObservation;
  await expect(
    store.addObservations([seen('2026-01-10', 9), broken], '2026-01-10T12:00:00.000Z'),
  ).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_CHECK' });
  expect(await store.observationsOf('import:1')).toEqual([]);
  expect(await store.ledgerVersion()).toBe(0);
});

test('observations of the previous schema survive', async () => {
  const old = join(directory, 'old.sqlite');
  const raw = new Database(old);
  for (const migration of migrations.slice(0, 2)) raw.exec(migration);
  raw.exec("INSERT INTO observations VALUES ('policy_rate', 'KE', '2026-01-10', 9, 'CBK', '2026-01-10')");
  raw.pragma('user_version = 2');
  raw.close();
  const opened = openSqlite(old);
  expect(await opened.observationAt('policy_rate', 'KE', '2026-02-01')).toMatchObject({
    value: 9,
    source: { publisher: 'CBK' },
  });
  await opened.close();
});

test('a process that is killed in the middle of a write leaves nothing half-stored', async () => {
  const child = fork(join(__dirname, '../support/killed-while-writing.ts'), [file()], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [string];
  expect(message).toBe('in the middle');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await store.observationsOf('killed')).toEqual([]);
  expect(await store.ledgerVersion()).toBe(0);
  await store.addObservations([seen('2026-01-10', 9)], '2026-01-10T12:00:00.000Z');
  expect(await at('2026-12-01')).toMatchObject({ value: 9 });
}, 30_000);
