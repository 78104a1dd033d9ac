import { pageStorage } from '../../src/client';

const refuse = (): never => {
  throw new Error('Access is denied for this document.');
};
const refusesCalls = { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } };
const refusesProperty = {
  get localStorage(): never {
    return refuse();
  },
};
const hasNone = { localStorage: null } as never;

describe.each([
  ['refuses every call', refusesCalls],
  ['refuses the property', refusesProperty],
  ['has none', hasNone],
])('a page that %s', (name, page) => {
  test('keeps values while the page is open, for every script of the page', () => {
    pageStorage(page).setItem(name, 'kept');
    expect(pageStorage(page).getItem(name)).toBe('kept');
    pageStorage(page).removeItem(name);
    expect(pageStorage(page).getItem(name)).toBeNull();
  });
});

test('full storage can still be read, and the newer value wins', () => {
  const values = new Map([['a', 'old']]);
  const localStorage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: refuse,
    removeItem: (name: string) => void values.delete(name),
  };
  const storage = pageStorage({ localStorage });
  expect(storage.getItem('a')).toBe('old');
  storage.setItem('a', 'new');
  expect(storage.getItem('a')).toBe('new');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

test('a page that allows storage keeps values there', () => {
  const values = new Map<string, string>();
  const storage = pageStorage({
    localStorage: {
      getItem: (name) => values.get(name) ?? null,
      setItem: (name, value) => void values.set(name, value),
      removeItem: (name) => void values.delete(name),
    },
  });
  storage.setItem('b', 'kept');
  expect([...values]).toEqual([['b', 'kept']]);
  expect(storage.getItem('b')).toBe('kept');
});
