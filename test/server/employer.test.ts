import type { TaxLaw, TaxResult } from '../../src/contract';
import { detailsText, requestOfDetails } from '../../src/contract/details';
import { service } from '../support/service';

const day = '2026-11-20';
const asked = { country: 'CI', type: 'income', amount: 600_000, pay_date: day };

async function accidents(fields: object): Promise<{ amount: number; cost: number; notices: string }> {
  const { status, body } = await service.post('/api/tax', { ...asked, ...fields });
  expect([status, body.error]).toEqual([200, undefined]);
  const line = (body.data as TaxResult).employer_contributions!.find(({ id }) => id === 'cnps-injury')!;
  return { amount: line.amount, cost: body.data.employer_cost!, notices: body.meta.notices.join('\n') };
}
const refused = async (fields: object): Promise<string> => {
  const { body } = await service.post('/api/tax', { ...asked, ...fields });
  return `${body.error.code}: ${body.error.message}`;
};

// CNPS, Côte d'Ivoire: work accidents 2 to 5 % by activity, on at most 70,000 a month: 1,400 to 3,500.
describe('the accident rate of the employer', () => {
  test('the lowest is used where it is not stated, and a notice names it', async () => {
    const { amount, notices } = await accidents({});
    expect(amount).toBe(1_400);
    expect(notices).toContain(
      'Accidents du travail: the lowest rate, 2 %, was used. The law has 2 to 5 %, depending on the activity.',
    );
  });

  test('that of the employer is charged, also between the limits', async () => {
    const lowest = await accidents({});
    const highest = await accidents({ employer: { accident_rate: 5 } });
    expect([highest.amount, highest.cost - lowest.cost]).toEqual([3_500, 2_100]);
    expect(highest.notices).not.toContain('lowest rate');
    expect((await accidents({ employer: { accident_rate: 3.5 } })).amount).toBe(2_450);
  });

  test('a rate that the law does not have is refused with those that it has', async () => {
    expect(await refused({ employer: { accident_rate: 6 } })).toMatch(
      /^invalid_employer: .*no rate of 6 %. The law has 2 to 5 %/,
    );
    expect(await refused({ country: 'SN', employer: { accident_rate: 2 } })).toMatch(/The law has 1, 3 or 5 %/);
    expect(await refused({ employer: { accident_rate: '3' } })).toMatch(/^invalid_employer: .*percentage/);
    expect(await refused({ employer: { acident_rate: 3 } })).toMatch(/^invalid_employer: .*accident_rate/);
  });

  test('the law of the country asks it, with its range', async () => {
    const { body } = await service.get(`/api/v1/tax/law?country=CI`);
    expect((body.data as unknown as TaxLaw).asks!.circumstances).toContainEqual(
      expect.objectContaining({ name: 'accident_rate', kind: 'percent', least: 2, most: 5, default: 0 }),
    );
    const kenya = await service.get('/api/v1/tax/law?country=KE');
    expect((kenya.body.data as unknown as TaxLaw).asks!.circumstances.map(({ name }) => name)).not.toContain(
      'accident_rate',
    );
  });

  test('a country whose law does not ask it says so', async () => {
    const { body } = await service.post('/api/tax', { ...asked, country: 'KE', employer: { accident_rate: 3 } });
    expect(body.meta.notices.join('\n')).toMatch(/`employer.accident_rate` has no effect/);
  });

  test('every door takes it: batch, explanation, a year of pay', async () => {
    const employer = { accident_rate: 5 };
    const batch = await service.post('/api/v1/batch', {
      items: [{ operation: 'tax', input: { ...asked, employer }, select: ['employer_cost'] }],
    });
    const { cost } = await accidents({ employer });
    expect(JSON.stringify(batch.body.data)).toContain(`"employer_cost":${cost}`);
    const explained = await service.post('/api/v1/tax/explain', { ...asked, employer });
    expect(JSON.stringify(explained.body.data)).toContain('3500');
    const year = await service.post('/api/v1/payroll/year', {
      country: 'CI',
      tax_year: '2026',
      amount: 600_000,
      employer,
      to: '2026-01',
    });
    expect((year.body.data as unknown as { months: { employer_cost: number }[] }).months[0]!.employer_cost).toBe(cost);
  });

  test('formulas and payroll tables name it as a detail', () => {
    expect(requestOfDetails({ accident_rate: 3 })).toEqual({ employee: { accident_rate: 3 } });
    expect(detailsText({ employer: { accident_rate: 3, size: 12 } })).toBe('employer_size=12; accident_rate=3');
  });
});

describe('size and sector of the employer', () => {
  // Tanzania: the skills levy of 3.5 % is due from 10 employees: 35,000 of 1,000,000.
  test('they are those of the employee’s older fields', async () => {
    const cost = async (fields: object) => {
      const { body } = await service.post('/api/tax', { ...asked, country: 'TZ', amount: 1_000_000, ...fields });
      return body.data.employer_cost!;
    };
    const small = await cost({ employer: { size: 9 } });
    expect(small).toBe(await cost({ employee: { employer_size: 9 } }));
    expect((await cost({ employer: { size: 10 } })) - small).toBe(35_000);
    expect(await refused({ employer: { size: 9 }, employee: { employer_size: 10 } })).toMatch(
      /^invalid_employer: `employer.size` and `employee.employer_size` contradict each other/,
    );
  });
});
