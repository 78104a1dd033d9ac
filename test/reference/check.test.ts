import { checkComputable } from '../../src/engine/check-law';
import { checkBands, checkDates, checkNames, checkSources, checkVat, enactedAfter } from '../../src/reference/check';
import { countryFiles } from '../../src/reference/data';
import { Country } from '../../src/reference/schema';

const today = '2026-11-20';
const kenya = countryFiles.find(({ code }) => code === 'KE')!;
const copy = (): Country => structuredClone(kenya);
const all = (country: Country): string[] =>
  [checkSources(country), checkBands(country), checkDates(country, today), checkNames(country), checkVat(country), checkComputable(country)].flat().map(({ where, message }) => `${where}: ${message}`);

test.each(countryFiles.map((country) => [country.code, country] as const))('%s is in order', (_, country) => {
  expect(Country.safeParse(country).error?.issues ?? []).toEqual([]);
  expect(all(country)).toEqual([]);
});

/** Each mistake, made in a copy of Kenya's file, and what must be said of it. */
const mistakes: readonly (readonly [string, (country: Country) => void, RegExp])[] = [
  ['a source that is not there', (c) => void c.income[0]!.bands.sources.push('nowhere'), /source "nowhere" is not in the file/],
  ['a source that nothing names', (c) => void (c.sources['idle'] = { ...Object.values(c.sources)[0]! }), /sources\.idle: no fact names this source/],
  ['a gap between bands', (c) => void (c.income[0]!.bands.brackets![1]!.from = 24_001), /nothing covers 24000 to 24001/],
  ['bands that overlap', (c) => void (c.income[0]!.bands.brackets![1]!.from = 23_000), /two bands cover 23000 to 24000/],
  ['a scale that ends', (c) => void (c.income[0]!.bands.brackets!.at(-1)!.to = 1e9), /should be open/],
  ['a first band above zero', (c) => void (c.income[0]!.bands.brackets![0]!.from = 1), /starts at 1, not at 0/],
  ['regimes that overlap', (c) => void (c.income[1]!.effective_to = '2026-06-30'), /two entries are in force/],
  ['a span that ends before it starts', (c) => void (c.income[1]!.effective_to = '2020-01-01'), /before it starts/],
  ['a confirmation in the future', (c) => void (c.income[0]!.last_confirmed = '2031-01-01'), /still to come/],
  ['a gap between rules of a contribution', (c) => void (c.contributions[0]!.dated[1]!.to = '2025-12-31'), /nothing is in force from 2026-01-01/],
  ['an id that stands twice', (c) => void (c.contributions[1]!.id = c.contributions[0]!.id), /stands twice/],
  ['an id that is a variable', (c) => void (c.income[0]!.credits[0]!.id = 'tax'), /is a variable of formulas/],
  ['a reduced category without its rate', (c) => void (c.vat[0]!.categories.digital = { treatment: 'reduced', rate: 8 }), /not a reduced rate/],
  ['a reduced rate above the standard rate', (c) => void c.vat[0]!.reduced.push({ rate: 30, applies_to: 'x' }), /not below the standard rate/],
  ['a formula that names nothing', (c) => void (c.income[0]!.credits[0]!.formula = { percent: 5, of: 'rent' }), /nothing is called "rent"/],
  ['a formula that goes in a circle', (c) => void Object.assign(c.contributions[0]!.dated[0]!, { of: 'nssf' }), /defined by itself/],
];

test.each(mistakes)('finds %s', (_, make, message) => {
  const broken = copy();
  make(broken);
  expect(all(broken).join('\n')).toMatch(message);
});

test('tells what is enacted and still to come', () => {
  const eswatini = countryFiles.find(({ code }) => code === 'SZ')!;
  // Legal Notice 5 of 2025: the ceiling of the provident fund rises each January to 2029.
  expect(enactedAfter(eswatini, today).filter((line) => line.includes('2029-01-01'))).not.toHaveLength(0);
  expect(enactedAfter(eswatini, '2030-01-01')).toEqual([]);
});
