import fc from 'fast-check';
import { confidences, type SourceKind, sourceKinds } from '../../src/contract/words/truth';
import { confidenceOf } from '../../src/truth/confidence';
import { kindsOfPublisher, sharePublisher } from '../../src/truth/publishers';

const source = (kind: SourceKind, publisher = 'A') => ({ kind, publisher });

test.each([
  ['the law', [source('law')], 'high'],
  ['an authority', [source('authority'), source('other')], 'high'],
  ['two advisers', [source('adviser', 'PwC'), source('adviser', 'KPMG')], 'high'],
  ['one adviser', [source('adviser')], 'medium'],
  [
    'one adviser under two names',
    [
      source('adviser', 'PwC'),
      source('adviser', 'PwC Worldwide Tax Summaries'),
      source('adviser', 'Copy of PwC, stored'),
    ],
    'medium',
  ],
  ['an adviser and the press', [source('adviser', 'PwC'), source('press', 'The Times')], 'medium'],
  ['newspapers', [source('press', 'A'), source('press', 'B'), source('press', 'C')], 'medium'],
  ['blogs', [source('other', 'A'), source('other', 'B'), source('other', 'C')], 'medium'],
  ['other software', [source('code', 'A'), source('code', 'B')], 'low'],
  ['nobody', [], 'low'],
] as const)('%s', (_, sources, expected) => {
  expect(confidenceOf(undefined, sources)).toBe(expected);
  expect(confidenceOf('high', sources)).toBe(expected);
  expect(confidenceOf('low', sources)).toBe('low');
});

const anySource = fc.record({
  kind: fc.constantFrom(...sourceKinds),
  publisher: fc.oneof(
    fc.constantFrom('PwC', 'PwC, copy', 'EY', 'EY (issuu copy)', 'The Brief', 'Paymaster / PaySpace', 'PaySpace', ''),
    fc.string(),
  ),
});
const anySources = fc.array(anySource, { maxLength: 6 });
const rank = (confidence: (typeof confidences)[number]): number => confidences.indexOf(confidence);

test('another source never lowers confidence, in any order, and confidence never exceeds the recorded one', () => {
  fc.assert(
    fc.property(anySources, anySource, fc.constantFrom(undefined, ...confidences), (sources, further, recorded) => {
      const before = confidenceOf(recorded, sources);
      expect(rank(confidenceOf(recorded, [...sources, further]))).toBeLessThanOrEqual(rank(before));
      expect(confidenceOf(recorded, [...sources].reverse())).toBe(before);
      expect(confidenceOf(recorded, [...sources, ...sources])).toBe(before);
      if (recorded !== undefined) expect(rank(before)).toBeGreaterThanOrEqual(rank(recorded));
    }),
  );
});

test.each([
  ['PwC', 'PwC South Africa', true],
  ['Regfollower', 'VATupdate / RegFollower', true],
  ['Metropol TV, by PwC', 'PwC', true],
  ['Sage City', 'Sage VIP community hub', true],
  ['ACCA (copy)', 'PKF guide (stored copy)', false],
  ['The Brief', 'The Citizen', false],
  ['EY', 'KPMG', false],
])('%s and %s: one publisher? %s', (one, other, same) => {
  expect(sharePublisher(one, other)).toBe(same);
  expect(sharePublisher(other, one)).toBe(same);
});

test.each([
  ['PwC Worldwide Tax Summaries', 'https://taxsummaries.pwc.com/kenya', ['adviser']],
  ['EY (issuu copy)', 'https://issuu.com/worldtradepresss/docs/libya', ['adviser']],
  ['Kenya Revenue Authority', 'https://www.kra.go.ke/paye', ['authority', 'law']],
  ['National Treasury', 'https://www.treasury.gov.za/', ['authority', 'law']],
  ['Central Bank of Kenya', null, ['authority', 'law']],
  ['World Bank', null, ['authority', 'law']],
  ['Law text in GitHub', 'https://github.com/a/b', ['code', 'law', 'authority']],
  ['somebody/calculator (public code), quoting the Kenya Revenue Authority', 'https://www.kra.go.ke/', ['code']],
  ['fawazahmed0', 'https://github.com/fawazahmed0/exchange-api', ['other']],
  ['The Daily', 'https://example.com/', undefined],
] as const)('%s at %s', (publisher, url, kinds) => expect(kindsOfPublisher({ publisher, url })).toEqual(kinds));
