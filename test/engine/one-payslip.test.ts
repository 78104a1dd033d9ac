import fc from 'fast-check';
import { type Period, periods, TaxRequest } from '../../src/contract/tax';
import { circumstanceNames, type CircumstanceWord, circumstanceWords } from '../../src/contract/words/circumstances';
import { codesOf } from '../../src/contract/words/vocabulary';
import { employeeOf } from '../../src/engine/income/employee';
import { incomeLawAsked } from '../../src/engine/income/income-law-asked';
import { incomeProgram, shapeOf } from '../../src/engine/income/income-program';
import { onePayslips } from '../../src/engine/income/one-payslip';
import { payroll } from '../../src/engine/income/payroll';
import { figuresOf } from '../../src/engine/income/payslip/figures';
import { UnsupportedLaw } from '../../src/engine/law/quantity';
import { minorUnits } from '../../src/engine/money';
import { amountsAt } from '../../src/engine/pay/schedule';
import { countryFiles } from '../../src/reference/data';
import { anyEmployee } from '../support/any-employee';
import { asking, type LawDay, lawDays } from '../support/law-days';

const context = { today: '2026-11-20' };
const exchangeRate = () => ({ n: 1_300, d: 1 });
const days = countryFiles.flatMap((country) => lawDays(country, context.today));
const anyMoney = fc.double({ min: -2, max: 11.5, noNaN: true }).map((power) => 10 ** power);

function bothWays(day: LawDay, sent: object, period: Period, includePension: boolean, amount: number) {
  const request = TaxRequest.parse({
    ...asking(day),
    ...sent,
    type: 'income',
    amount,
    period,
    include_pension: includePension,
  });
  const asked = incomeLawAsked(day.country, request, context);
  const found = employeeOf(request);
  if (!asked.ok || !found.ok) throw new Error(day.country.code);
  const { law, currency } = asked.value;
  const employee = found.value;
  const setting = { includePension, period, exchangeRate, currency };
  const program = incomeProgram(law, setting, shapeOf(law, setting, employee));
  const gross = Math.max(1, Math.round(amount * minorUnits(currency)));
  const one = onePayslips(program, law, period, currency).payslip(employee, gross);
  return { one, gross, prepare: () => payroll(law, one.form, employee, period) };
}

test('one payslip computed from the steps is the same as one from law prepared for any pay, line by line', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...days),
      anyEmployee,
      fc.constantFrom(...periods),
      fc.boolean(),
      anyMoney,
      (day, employee, period, includePension, scale) => {
        const { amount, ...sent } = employee(scale);
        const { one, gross, prepare } = bothWays(day, sent, period, includePension, amount);
        let prepared;
        try {
          prepared = prepare();
        } catch (problem) {
          if (problem instanceof UnsupportedLaw) return;
          throw problem;
        }
        compared++;
        const amounts = new Float64Array(prepared.schedule.lines);
        amountsAt(prepared.schedule, gross, one.form.layout.sections.brackets.end, amounts);
        expect(figuresOf(one.form, gross, one.amounts)).toEqual(figuresOf(one.form, gross, amounts));
      },
    ),
    { numRuns: 4_000 },
  );
  expect(compared).toBeGreaterThan(3_000);
}, 300_000);

test('every circumstance has a default within its limits', () => {
  for (const name of circumstanceNames) {
    const word: CircumstanceWord = circumstanceWords[name];
    if (word.kind === 'choice') expect(codesOf(word.choices)).toContain(word.default);
    if (word.kind === 'whole' || word.kind === 'percent') {
      expect(word.default).toBeGreaterThanOrEqual(word.least);
      expect(word.default).toBeLessThanOrEqual(word.most);
    }
  }
});
