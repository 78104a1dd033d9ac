import { TaxRequest } from '../../src/contract';
import { calculateTax } from '../../src/engine';
import { say } from '../../src/language/say';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';

const reference = createReference(countryFiles);

const assumed = (request: object): string | undefined => {
  const answer = calculateTax(reference, TaxRequest.parse({ type: 'income', ...request }), { today: '2026-11-22' });
  if (!answer.ok) throw new Error(say(answer.failure.message));
  return answer.value.meta.notices.map((notice) => say(notice)).find((notice) => notice.includes('not given'));
};

test('a notice names what was not given by its label, with the assumed value', () => {
  expect(assumed({ country: 'LR', amount: 50_000 })).toBe(
    'These details were not given, so the values in brackets were used: tax residence (resident). Give those that differ for this employee, because they change the result.',
  );
  const notice = assumed({ country: 'CI', amount: 500_000, employee: { marital_status: 'married' } });
  expect(notice).toMatch(/children \(0\), .*transport allowance \(0\)/);
  expect(notice).not.toMatch(/marital|_|`/);
});

test('no notice where everything that the law asks is stated', () => {
  expect(assumed({ country: 'LR', amount: 50_000, employee: { residency: 'resident' } })).toBeUndefined();
});
