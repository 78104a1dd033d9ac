import type { Opened } from './opened';

export function secretsConform(opened: () => Opened): void {
  test('several servers that start together share one secret of a name', async () => {
    const { store, openAnother } = opened();
    const servers = [store, await openAnother(), await openAnother()];
    const secrets = await Promise.all(servers.map((server, i) => server.secret('sessions', `secret ${i}`)));
    expect(new Set(secrets).size).toBe(1);
    expect(await store.secret('sessions', 'later')).toBe(secrets[0]);
    expect(await store.secret('other', 'another')).toBe('another');
  });

  test('a secret is replaced for every server, and read without being made', async () => {
    const { store, openAnother } = opened();
    const other = await openAnother();
    expect(await other.storedSecret('machine')).toBeUndefined();
    await store.replaceSecret('machine', 'first');
    expect(await other.storedSecret('machine')).toBe('first');
    await other.replaceSecret('machine', 'second');
    expect(await store.secret('machine', 'fresh')).toBe('second');
  });
}
