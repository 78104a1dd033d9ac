import { type TaxLaw, TaxLawQuery, TaxRequest } from '../../src/contract';
import { calculateTax } from '../../src/engine';
import { taxLaw } from '../../src/engine/tax-law/tax-law';
import { saidIn } from '../../src/language/said';
import { say } from '../../src/language/say';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';

const reference = createReference(countryFiles);
const today = '2026-11-22';

const law = (country: string, pay_date: string) => {
  const answer = taxLaw(reference, TaxLawQuery.parse({ country, pay_date }), { today });
  if (!answer.ok) throw new Error(say(answer.failure.message));
  return saidIn<TaxLaw>(answer.value.data, say);
};

const notices = (request: object): string[] => {
  const answer = calculateTax(reference, TaxRequest.parse({ type: 'income', amount: 120_000, ...request }), { today });
  if (!answer.ok) throw new Error(say(answer.failure.message));
  return answer.value.meta.notices.map((notice) => say(notice));
};

// CNaPS: 1 % on at most eight times the minimum hiring wage: 8 × 300,000 to September 2026, 8 × 315,000 from October.
test('the law shows a ceiling that follows a wage in figures and in words', () => {
  const cnaps = (pay_date: string) => law('MG', pay_date).contributions!.employee.find(({ id }) => id === 'cnaps')!;
  expect(cnaps('2026-09-30')).toMatchObject({
    ceiling: 2_400_000,
    rule: '1 % of gross pay a month, on at most 2,400,000 (8 times the minimum hiring wage)',
  });
  expect(cnaps('2026-10-01').ceiling).toBe(2_520_000);
});

test('the law shows an exemption up to a wage', () => {
  const exemption = law('NG', '2026-06-30').income_tax!.limits.find(({ id }) => id === 'exemption')!;
  expect(exemption.rule).toBe(
    'nothing is taxable while gross pay is at most 70,000 (the national minimum wage) a month',
  );
});

test('a payslip cites the sources of the wage that it rests on', () => {
  const answer = calculateTax(
    reference,
    TaxRequest.parse({ type: 'income', country: 'MG', amount: 5_000_000, pay_date: '2026-04-30' }),
    { today },
  );
  if (!answer.ok) throw new Error(say(answer.failure.message));
  expect(answer.value.meta.sources.map(({ publisher }) => publisher)).toContain('Moov Madagascar');
});

describe('a year in which the law changes', () => {
  const change =
    "Ghana's income tax rules change on 2026-09-01, within tax year 2026. A full year is calculated under the rules in force on";

  test('is computed under one law, and the answer says so', () => {
    expect(notices({ country: 'GH', period: 'annual' })).toContain(`${change} 2026-11-22.`);
    expect(notices({ country: 'GH', period: 'annual', pay_date: '2026-05-31' })).toContain(`${change} 2026-05-31.`);
  });

  test('so it does where only the limits of a contribution change', () => {
    const said = notices({ country: 'KE', period: 'annual' }).join('\n');
    expect(said).toContain('National Social Security Fund, Tier I and Tier II rules change on 2026-02-01');
    expect(said).not.toContain('income tax rules change');
  });

  test('a month takes the law of its pay date, and needs no notice', () =>
    expect(notices({ country: 'GH', pay_date: '2026-11-20' }).join()).not.toContain('change on'));

  test('another year has no notice', () =>
    expect(notices({ country: 'GH', period: 'annual', tax_year: '2025' }).join()).not.toContain('change on'));
});
