import { defined } from '../../src/defined';

test('properties whose value is undefined are absent; null, 0 and empty text stay', () => {
  const made = defined({ a: undefined, b: null, c: 0, d: '' });
  expect(Object.keys(made)).toEqual(['b', 'c', 'd']);
});
