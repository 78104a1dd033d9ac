import { hideKeys } from '../../server/keys/hide-keys';
import { hashOf, isGrantSecret, isWellFormed, newGrantSecret, newKey } from '../../server/keys/key-format';

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

test('codes and tokens of connected programs have a form of their own, and are hidden, also without their prefix', () => {
  for (const kind of ['code', 'access', 'refresh'] as const) {
    const secret = newGrantSecret(kind);
    expect(isGrantSecret(kind, secret)).toBe(true);
    expect(isWellFormed(secret)).toBe(false);
    expect((['code', 'access', 'refresh'] as const).filter((other) => isGrantSecret(other, secret))).toEqual([kind]);
    expect(isGrantSecret(kind, `${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`)).toBe(false);
    for (const written of [secret, secret.slice(8), encodeURIComponent(`x ${secret}`)])
      expect(hideKeys(written)).not.toContain(secret.slice(10, 30));
  }
});
