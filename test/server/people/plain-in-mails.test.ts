import fc from 'fast-check';
import { typed, typedLines } from '../../../server/people/plain-in-mails';

test('whatever is typed, a mail shows it in quotes, on one line and without a link', () => {
  const seeds = fc.constantFrom('https://evil.example', 'www.evil.example', 'a@b.example', 'Ltd.', '\n', '\u202e', 'é');
  fc.assert(
    fc.property(fc.array(fc.oneof(seeds, fc.string({ unit: 'grapheme' })), { maxLength: 6 }), (parts) => {
      const shown = typed(parts.join(''));
      expect(shown).toMatch(/^“.*”$/u);
      expect(shown.slice(1, -1)).not.toMatch(/[.:@][^\s.:@]|[\p{Cc}\u202e]/u);
    }),
  );
  expect(typed('Kamau & Sons Ltd.')).toBe('“Kamau & Sons Ltd.”');
  expect(typedLines('40 companies\nsee https://evil.example')).toBe('> 40 companies\n> see https: //evil. example');
});
