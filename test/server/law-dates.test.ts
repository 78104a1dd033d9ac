import { parse } from 'csv-parse/sync';
import type { PayrollYear, TaxExplanation } from '../../src/contract';
import { countryFiles } from '../../src/reference/data';
import { asking, lawDays } from '../support/law-days';
import { service, type ServiceBody } from '../support/service';

// An answer says from when to when its law applies. Contributions and wages change on other days than the scale, so the
// days are those on which all rules apply that the answer uses.

const saidIn = ({ meta }: Pick<ServiceBody, 'meta'>): string =>
  meta.notices.flatMap((notice) => /They apply [^.]*\./.exec(notice) ?? [])[0] ?? 'no days';
const daysOf = async (request: object): Promise<string> =>
  saidIn((await service.post('/api/tax', { type: 'income', ...request })).body);

describe('days of income tax with contributions', () => {
  // NSSF (Kenya): year 3 of its limits from February 2025, year 4 from February 2026. The bands are of July 2023.
  test('Kenya: the limits of the NSSF change each February', async () => {
    const kenya = { country: 'KE', amount: 85_000 };
    expect(await daysOf({ ...kenya, pay_date: '2026-01-31' })).toBe('They apply from 2025-02-01 to 2026-01-31.');
    expect(await daysOf({ ...kenya, pay_date: '2026-02-01' })).toBe('They apply from 2026-02-01.');
  });

  // Law 148 of 2019: the largest contributory wage rises on 1 January; scale of Law 7 of 2024 from March 2024.
  test('Egypt: the limits of social insurance change each January', async () => {
    const egypt = { country: 'EG', amount: 85_000 };
    expect(await daysOf({ ...egypt, tax_year: '2025' })).toBe('They apply from 2025-01-01 to 2025-12-31.');
    expect(await daysOf({ ...egypt, tax_year: '2026' })).toBe('They apply from 2026-01-01 to 2026-12-31.');
  });

  // The maximum insurable wage of the NSF changes each July. Nobody pays the NSF from 60 on: the scale of July 2025 is
  // recorded until June 2028.
  test('Mauritius: the ceiling of the NSF changes each July, for those who pay it', async () => {
    const mauritius = { country: 'MU', amount: 85_000 };
    expect(await daysOf({ ...mauritius, pay_date: '2025-08-31' })).toBe('They apply from 2025-07-01 to 2026-06-30.');
    expect(await daysOf({ ...mauritius, pay_date: '2026-08-31' })).toBe('They apply from 2026-07-01 to 2028-06-30.');
    expect(await daysOf({ ...mauritius, pay_date: '2026-08-31', employee: { age: 64 } })).toBe(
      'They apply from 2025-07-01 to 2028-06-30.',
    );
  });
});

test('the months of a year have the days of all their rules, also as a table', async () => {
  const request = { country: 'KE', tax_year: '2026', amount: 85_000 };
  const { body } = await service.post('/api/v1/payroll/year', request);
  const { months } = body.data as unknown as PayrollYear;
  expect(months.map(({ law: { from, to } }) => [from, to])).toEqual([
    ['2025-02-01', '2026-01-31'],
    ...Array.from({ length: 11 }, () => ['2026-02-01', null]),
  ]);
  const table = await service.post('/api/v1/payroll/year?format=csv', request);
  const rows: Record<string, string>[] = parse(table.body as unknown as string, { columns: true });
  expect(rows.slice(0, 2).map(({ law_from, law_to }) => [law_from, law_to])).toEqual([
    ['2025-02-01', '2026-01-31'],
    ['2026-02-01', ''],
  ]);
});

test('an explanation and the information about a country say the same', async () => {
  const explained = await service.post('/api/v1/tax/explain', { country: 'KE', amount: 85_000, type: 'income' });
  const { law } = explained.body.data as unknown as TaxExplanation;
  expect(law.effective_from).toBe('2026-02-01');
  expect(law.text).toContain('2026-02-01');
  const { body } = await service.get('/api/tax?country=KE&type=income');
  expect(saidIn(body)).toBe('They apply from 2026-02-01.');
});

test('every recorded change of law: another payslip has other days, and the pay date is among them', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const differing: string[] = [];
  for (const country of countryFiles) {
    const days = lawDays(country, today)
      .filter(({ date }) => date !== undefined)
      .sort((a, b) => (asking(a).currency + a.date < asking(b).currency + b.date ? -1 : 1));
    if (days.length === 0) continue;
    const items = days.map((day) => ({ operation: 'tax', input: { ...asking(day), amount: 3_000_000 } }));
    const { body } = await service.post('/api/v1/batch', { items });
    const { results } = body.data as unknown as { readonly results: readonly ServiceBody[] };
    // Where a contribution falls in certain months, the payslips of two months differ under one law.
    const isOfMonths = country.contributions.some(({ dated }) => dated.some(({ months }) => months !== undefined));
    let before: { readonly slip: string; readonly said: string } | undefined;
    results.forEach((result, i) => {
      const { date } = days[i]!;
      const where = `${country.code} ${date} ${asking(days[i]!).currency}`;
      if (!result.success) return differing.push(`${where}: ${result.error.code}`);
      const said = saidIn(result);
      const [, from, to] = /from (\S+?)(?: to (\S+))?\.$/.exec(said) ?? [];
      if (from !== undefined && (date! < from || (to !== undefined && date! > to))) differing.push(`${where}: ${said}`);
      const { tax_amount, pension, employer_cost, currency } = result.data;
      // A ceiling in another currency changes with the exchange rate, which has a notice of its own.
      const converted = result.meta.notices.filter((notice) => notice.includes('was converted at'));
      const slip = JSON.stringify([currency, tax_amount, pension, employer_cost]);
      if (
        !isOfMonths &&
        before !== undefined &&
        before.slip !== slip &&
        before.said === `${said}${converted.join()}` &&
        from !== undefined
      )
        differing.push(`${where}: ${said} The payslip before has the same days.`);
      before = { slip, said: `${said}${converted.join()}` };
    });
  }
  expect(differing).toEqual([]);
});
