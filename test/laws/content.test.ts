import { Cases } from '../../server/laws/cases';
import { packageContent } from '../../scripts/law/content';
import { countryNames } from '../../src/contract';
import { lawCasesOf } from '../law/cases';

const content = packageContent('2027.1.1');
const carried = (country: string): Cases => Cases.parse(JSON.parse(content.get(`cases/${country}.json`)!));

test.each(Object.keys(countryNames))('a law package carries every worked case of %s', (country) => {
  const counted = (cases: readonly { readonly name: string; readonly checks: readonly object[] }[]) =>
    cases.map(({ name, checks }) => [name, checks.length]);
  expect(counted(carried(country))).toEqual(counted(lawCasesOf(country)));
});

test('among them those of labour law', () => {
  const operations = new Set(carried('ZM').flatMap(({ checks }) => checks.map(({ operation }) => operation)));
  expect([...operations]).toEqual(expect.arrayContaining(['calculateTax', 'calculateLeave', 'calculateOvertime']));
});

test('the list of changes is in words', () => {
  const list = content.get('CHANGES.md')!;
  expect(list).toContain(
    '- 2026-11-26: Angola, minimum wage, National minimum wage: 100,000 AOA a month from 2025-09-16.',
  );
  expect(list).not.toContain('[object');
});
