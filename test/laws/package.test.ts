import fc from 'fast-check';
import { trustedKeys } from '../../server/laws/keys';
import { filesOf, headOf } from '../../server/laws/package';
import { LawRefused } from '../../server/laws/refused';
import { checksumOf, lawPackage, maker } from '../support/law-package';

const keys = trustedKeys([maker.publicKey], new Set());
const good = lawPackage({ version: '2027.1.1' });

/** The content of a package as far as it is believed, or that it is refused. */
function believed(bytes: Uint8Array): string {
  try {
    const head = headOf(bytes, keys);
    const files = filesOf(bytes, head);
    return [...files]
      .map(([name, content]) => `${name} ${checksumOf(content)}`)
      .sort()
      .join('\n');
  } catch (problem) {
    if (problem instanceof LawRefused) return 'refused';
    throw problem;
  }
}
const whole = believed(good);

test('the same law makes the same package', () => {
  expect(checksumOf(lawPackage({ version: '2027.1.1' }))).toBe(checksumOf(good));
});

test('a package in which bytes were altered is refused with a sentence, or says the same', () => {
  const byte = fc.record({ at: fc.nat({ max: good.length - 1 }), value: fc.nat({ max: 255 }) });
  fc.assert(
    fc.property(fc.array(byte, { minLength: 1, maxLength: 4 }), (bytes) => {
      const changed = Uint8Array.from(good);
      for (const { at, value } of bytes) changed[at] = value;
      expect(['refused', whole]).toContain(believed(changed));
    }),
    { numRuns: 150 },
  );
});

test('a package that is cut anywhere is refused with a sentence', () => {
  fc.assert(
    fc.property(fc.nat({ max: good.length - 1 }), (length) => {
      expect(believed(good.subarray(0, length))).toBe('refused');
    }),
    { numRuns: 60 },
  );
});

test('bytes that are no package are refused with a sentence', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
      expect(believed(bytes)).toBe('refused');
    }),
  );
});
