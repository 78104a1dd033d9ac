import fc from 'fast-check';
import { positionText, readPosition } from '../../src/changes/position';
import { isLawVersion, isNewerLaw, nextLawVersion } from '../../src/reference';

const version = fc
  .tuple(fc.integer({ min: 2026, max: 2030 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 30 }))
  .map((parts) => parts.join('.'));

test.each(['2026.12.1', '2027.1.10'])('%s is a version', (text) => {
  expect(isLawVersion(text)).toBe(true);
});

test.each([
  '',
  '2026',
  '2026.12',
  '2026.13.1',
  '2026.0.1',
  '2026.01.1',
  '2026.1.0',
  '2026.1.01',
  ' 2026.1.1',
  '2026.1.1\n',
])('%j is no version', (text) => {
  expect(isLawVersion(text)).toBe(false);
});

test('versions have one order, by number and not by text', () => {
  expect(isNewerLaw('2026.10.1', '2026.9.12')).toBe(true);
  expect(isNewerLaw('2026.9.12', '2026.9.2')).toBe(true);
  fc.assert(
    fc.property(version, version, (a, b) => {
      expect([isNewerLaw(a, b), isNewerLaw(b, a), a === b].filter(Boolean)).toHaveLength(1);
    }),
  );
});

test('the next version is newer, and of its month', () => {
  expect(nextLawVersion('2026.11.1', '2026-11-26')).toBe('2026.11.2');
  expect(nextLawVersion('2026.11.1', '2026-12-01')).toBe('2026.12.1');
  fc.assert(fc.property(version, (newest) => isNewerLaw(nextLawVersion(newest, '2028-06-15'), newest)));
});

test('a position says how far law packages were read, and one of before there were any still counts', () => {
  const before = 'p~12~20261126093000000~20261123';
  expect(readPosition(before)).toMatchObject({ version: 12, law: 0 });
  expect(positionText(readPosition(before)!)).toBe(before);
  const after = { ...readPosition(before)!, law: 3 };
  expect(positionText(after)).toBe(`${before}~3`);
  expect(readPosition(positionText(after))).toEqual(after);
});
