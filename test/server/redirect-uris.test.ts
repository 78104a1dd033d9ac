import fc from 'fast-check';
import { isRedirectUri, isRegistered } from '../../server/doors/oauth/redirect';

const host = fc.constantFrom(
  'agent.example',
  'evil.example',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '127.0.0.1.evil.example',
);
const uri = fc
  .tuple(
    fc.constantFrom('http:', 'https:', 'HTTP:', 'javascript:', 'file:'),
    fc.constantFrom('', 'user@', '127.0.0.1@'),
    host,
    fc.constantFrom('', ':80', ':8443', ':33418'),
    fc.constantFrom('', '/', '/callback', '/callback/', '/%63allback', '/callback?x=1', '/callback#x', '\\callback'),
  )
  .map(([scheme, user, name, port, path]) => `${scheme}//${user}${name}${port}${path}`);

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

test('an address that may be registered is encrypted, or on the machine of the person, and names nobody', () => {
  fc.assert(
    fc.property(uri, (text) => {
      if (!isRedirectUri(text)) return;
      const { protocol, hostname, username, hash } = new URL(text);
      expect(protocol === 'https:' || (protocol === 'http:' && ownMachine.has(hostname))).toBe(true);
      expect([username, hash]).toEqual(['', '']);
    }),
  );
});

test('an answer goes to a registered address only: exactly, or to another port of the own machine', () => {
  fc.assert(
    fc.property(uri, fc.array(uri.filter(isRedirectUri), { minLength: 1, maxLength: 3 }), (asked, registered) => {
      if (!isRegistered(asked, registered)) return;
      const same = registered.some((one) => {
        const [a, b] = [new URL(asked), new URL(one)];
        return (
          a.hostname === b.hostname && a.protocol === b.protocol && a.pathname + a.search === b.pathname + b.search
        );
      });
      expect(same).toBe(true);
      if (!registered.includes(asked)) expect(ownMachine.has(new URL(asked).hostname)).toBe(true);
    }),
  );
});

test.each([
  ['http://127.0.0.1:50123/callback', true],
  ['http://[::1]:50123/callback', false],
  ['https://127.0.0.1:50123/callback', false],
  ['http://127.0.0.1:50123/callback?x=1', false],
])('registered on 127.0.0.1 without a port: %s may be answered: %s', (asked, expected) => {
  expect(isRegistered(asked, ['http://127.0.0.1/callback'])).toBe(expected);
});
