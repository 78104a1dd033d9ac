import { bankCoverage, bankLines } from '../../scripts/check/banks';

const banks = bankCoverage('2026-11-20');

test('each bank states all nine figures as known or missing', () => {
  expect(banks).toHaveLength(54);
  for (const { known, missing } of banks) expect(new Set([...known, ...missing]).size).toBe(9);
});

test('the Bank of Ghana: three bills of the auction of 2 October 2026, no core or food inflation', () => {
  const ghana = banks.find(({ code }) => code === 'GH')!;
  expect(ghana.known).toEqual(expect.arrayContaining(['policy_rate', 'tbill_91', 'tbill_182', 'tbill_364', 'gdp']));
  expect(ghana.missing).toEqual(expect.arrayContaining(['inflation_core', 'inflation_food']));
});

test('the page counts each figure and lists what each bank lacks', () => {
  const lines = bankLines(banks);
  expect(lines[1]).toMatch(/policy_rate \d+, inflation \d+/);
  expect(lines.find((line) => line.startsWith('  GH:'))).toContain('inflation_core');
});
