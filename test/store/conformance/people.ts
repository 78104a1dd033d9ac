import type { Opened } from './opened';

const [at, later, latest] = ['2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z'];
const person = {
  id: 'p1',
  name: 'Amina',
  email: 'amina@example.com',
  email_verified: 1,
  image: null,
  second_factor: null,
  welcomed_at: null,
  created_at: at,
  updated_at: at,
};

export function peopleConform(opened: () => Opened): void {
  test('a link is used once, before its end, for its own purpose', async () => {
    const { store, openAnother } = opened();
    const another = await openAnother();
    const link = { purpose: 'verify', hash: 'h' };
    expect(await store.keepLink(link, 'value', at, later)).toBe(true);
    expect(await another.keepLink(link, 'other', at, latest)).toBe(false);
    expect(await store.useLink({ purpose: 'first', hash: 'h' }, at)).toBeUndefined();
    expect(await store.useLink(link, later)).toBeUndefined();
    const uses = await Promise.all([store.useLink(link, at), another.useLink(link, at)]);
    expect(uses.filter((value) => value === 'value')).toHaveLength(1);
  });

  test('a person has data, is welcomed, and leaves nothing behind', async () => {
    const { store } = opened();
    expect(await store.anyPerson()).toBe(false);
    const { database } = await store.peopleDatabase();
    await database.insertInto('people').values(person).execute();
    const session = { id: 's1', person_id: 'p1', ip_address: '10.0.0.1', user_agent: null, created_at: at };
    await database
      .insertInto('sessions')
      .values({ ...session, token: 'secret', updated_at: at, expires_at: latest })
      .execute();
    expect(await store.anyPerson()).toBe(true);
    await store.markWelcomed('p1', later);
    const welcomed = await database.selectFrom('people').select('welcomed_at').executeTakeFirst();
    expect(welcomed).toEqual({ welcomed_at: later });
    const data = await store.personalData('p1');
    expect(data).toMatchObject({
      person: { id: 'p1', email: 'amina@example.com', email_verified: true, second_factor: false },
      ways_to_sign_in: [],
      sessions: [{ id: 's1', ip_address: '10.0.0.1', expires_at: latest }],
    });
    expect(JSON.stringify(data)).not.toContain('secret');
    await database.deleteFrom('people').where('id', '=', 'p1').execute();
    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await store.personalData('p1')).toBeUndefined();
  });

  test('what has expired is swept, and what refers to somebody who was deleted', async () => {
    const { store } = opened();
    for (const [hash, value, end] of [
      ['a', 'p1', latest],
      ['b', 'p2', later],
      ['c', 'p2', latest],
    ] as const)
      await store.keepLink({ purpose: 'trust', hash }, value, at, end);
    await store.sweepPeople('p1', later);
    const left = await Promise.all(['a', 'b', 'c'].map((hash) => store.useLink({ purpose: 'trust', hash }, at)));
    expect(left).toEqual([undefined, undefined, 'p2']);
  });
}
