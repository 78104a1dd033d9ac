import { lawCasesIn } from './cases';
import { differences } from '../../server/laws/differences';

const file = (checks: string): string => `
country: KE
law: Finance Act 2023.
cases:
  - name: 85,000 a month
    checks:
${checks}`;

const check = (operation: string, amount: string, expected: string): string => `
      - operation: ${operation}
        input:
          type: income
          ${amount}
        ${expected}
`;

const good = check('calculateTax', 'amount: 85,000', 'expected: { tax_amount: 15269.60 }');
const place = 'test/law/countries/KE.yaml, case "85,000 a month" checks 1';

test('amounts are written as in a working', () => {
  expect(lawCasesIn('KE', file(good))[0]!.checks).toEqual([
    { operation: 'calculateTax', input: { type: 'income', amount: 85_000 }, expected: { tax_amount: 15_269.6 } },
  ]);
});

test.each([
  [
    'an unknown key',
    check('calculateTax', 'amount: 85,000', 'expcted: {}\n        absent: [pension]'),
    `${place}: Unrecognized key: "expcted"`,
  ],
  [
    'an unknown argument',
    check('calculateTax', 'amout: 85,000', 'absent: [pension]'),
    `${place} input amout: calculateTax takes no such argument.`,
  ],
  [
    'an unknown field of the answer',
    check('calculateTax', 'amount: 85,000', 'expected: { tax_amout: 0 }'),
    `${place} expected tax_amout: calculateTax answers no such field.`,
  ],
  [
    'an amount within braces, where a comma separates arguments',
    check('calculateTax', 'amount: 85,000', 'expected: { tax_amount: 15,269.60 }'),
    `${place} expected 269.6: \`null\` is not a value. An amount is written as 15,269.60, on a line of its own.`,
  ],
  [
    'an amount written as in French',
    check('calculateTax', 'amount: 85.000,50', 'absent: [pension]'),
    `${place} input amount: \`85.000,50\` is not a value. An amount is written as 15,269.60, on a line of its own.`,
  ],
  [
    'neither figures nor an error',
    check('calculateTax', 'amount: 85,000', ''),
    `${place}: Write either \`expected\` (and \`absent\`) or \`expected_error\`.`,
  ],
  ['an unknown operation', check('calculateTaxes', 'amount: 85,000', 'absent: [pension]'), `${place} operation: `],
  ['no check', '      []', 'case "85,000 a month" checks: Too small'],
  ['two cases of one name', `${good}\n  - name: 85,000 a month\n    checks: []`, 'name: Another case has this name.'],
  ['what is not YAML', 'checks: [', 'test/law/countries/KE.yaml: '],
])('%s is refused', (_, checks, problem) => {
  expect(() => lawCasesIn('KE', file(checks))).toThrow(problem);
});

test('a file of another country is refused', () => {
  expect(() => lawCasesIn('UG', file(good))).toThrow('The file is named UG and says KE.');
});

test('every differing field is named, with the expected and the received value', () => {
  const expected = { tax_amount: 15_269.7, pension: 8_712.5, currency: 'KES', contributions: [{ id: 'nssf' }] };
  const received = { tax_amount: 15_269.6, currency: 'USD', contributions: [{ id: 'shif' }, { id: 'ahl' }] };
  expect(differences(expected, received)).toEqual([
    'tax_amount: expected 15,269.7, received 15,269.6',
    'pension: expected 8,712.5, received nothing',
    'currency: expected "KES", received "USD"',
    'contributions: expected 1 entries, received 2',
    'contributions.0.id: expected "nssf", received "shif"',
  ]);
});
