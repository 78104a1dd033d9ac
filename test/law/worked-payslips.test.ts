import { countryNames } from '../../src/contract';
import { lawFileOf } from './cases';
import { workedPayslips } from './worked-payslips';

const fewest = 8;

test('every country has eight payslips of real employees, or its file says why not', () => {
  const unexplained = Object.keys(countryNames).filter((code) => {
    const { cases, few_payslips } = lawFileOf(code);
    return workedPayslips(cases).length < fewest !== (few_payslips !== undefined);
  });
  expect(unexplained).toEqual([]);
});
