import fc from 'fast-check';
import { joinedBytes } from '../../server/doors/joined-bytes';

const texts = fc.string({ unit: 'binary', maxLength: 9_000, size: 'max' });

test('are the bytes of the text and then the others, in any language and of any length', () => {
  fc.assert(
    fc.property(texts, texts, (text, rest) => {
      expect(joinedBytes(text, Buffer.from(rest)).equals(Buffer.from(text + rest))).toBe(true);
    }),
  );
});

test('stay as they are when others are made', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(texts, texts), { maxLength: 10 }), (parts) => {
      const made = parts.map(([text, rest]) => joinedBytes(text, Buffer.from(rest)));
      expect(made.map(String)).toEqual(parts.map(([text, rest]) => String(Buffer.from(text + rest))));
    }),
  );
});
