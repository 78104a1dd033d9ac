import type { Opened } from './opened';

export function openingConforms(opened: () => Opened): void {
  test('several servers open an empty database at once', async () => {
    const { openAnother } = opened();
    const servers = await Promise.all([openAnother(), openAnother(), openAnother()]);
    for (const server of servers) await server.check();
  });

  test('stored data survives a close', async () => {
    const { store, database } = opened();
    const first = await database.open();
    await first.secret('name', 'kept');
    await first.close();
    const second = await database.open();
    expect(await second.secret('name', 'fresh')).toBe('kept');
    await second.close();
    // A server that closes does not affect the others.
    await store.check();
  });

  test('a closed store does not answer', async () => {
    const { database } = opened();
    const store = await database.open();
    await store.close();
    await expect(store.check()).rejects.toHaveProperty('message');
    await expect(store.listKeys()).rejects.toHaveProperty('message');
  });
}
