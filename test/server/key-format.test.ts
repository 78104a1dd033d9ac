import { hashOf, isWellFormed, newKey } from '../../server/keys/key-format';

test('keys are well formed, and any single typing error is detected', () => {
  for (let i = 0; i < 200; i++) {
    const key = newKey(i % 2 === 0 ? 'live' : 'test');
    expect(isWellFormed(key)).toBe(true);
    const place = 9 + (i % 38);
    const slip = key.slice(0, place) + (key[place] === 'a' ? 'b' : 'a') + key.slice(place + 1);
    expect(isWellFormed(slip)).toBe(false);
  }
  expect(hashOf('x')).toMatch(/^[0-9a-f]{64}$/);
  expect(isWellFormed('')).toBe(false);
});
