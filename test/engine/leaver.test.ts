import fc from 'fast-check';
import { addDays } from '../../src/day';
import { LeaverRequest } from '../../src/contract';
import { leaver } from '../../src/engine';
import { minorUnits } from '../../src/engine/money';
import { leaverReasonWords } from '../../src/contract/words/labour';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';

const reference = createReference(countryFiles);
const context = { today: '2026-11-28' };

const answer = (input: object) => leaver(reference, LeaverRequest.parse(input), context);

/** Countries whose pay can be computed. */
const countries = [...reference.countries.keys()].filter(
  (country) => answer({ country, pay: 100_000, started: '2020-01-01', ends: '2026-11-20' }).ok,
);

const ends = fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-01-15', days));
const question = fc.record(
  {
    country: fc.constantFrom(...countries),
    ends,
    service: fc.integer({ min: 0, max: 366 * 40 }),
    pay: fc.integer({ min: 500, max: 50_000_000 }).map((cents) => cents / 100),
    reason: fc.constantFrom(...leaverReasonWords),
    notice: fc.constantFrom('worked', 'paid', 'none'),
    leave_days_left: fc.integer({ min: 0, max: 60 }),
    seniority_base: fc.integer({ min: 100, max: 1_000_000 }),
    parts: fc.record({ bonus: fc.integer({ min: 0, max: 1_000_000 }) }),
  },
  { requiredKeys: ['country', 'ends', 'service', 'pay'] },
);

const asked = ({ service, ...rest }: { service: number; ends: string }) => ({
  ...rest,
  started: addDays(rest.ends, -service),
});

test('most countries answer', () => {
  expect(countries.length).toBeGreaterThan(45);
});

test('the lines add up to the payslip, and net is gross less tax and contributions', () => {
  fc.assert(
    fc.property(question, (sent) => {
      const found = answer(asked(sent));
      if (!found.ok) return expect(found.failure.code).toBe('invalid_amount');
      const { lines, gross, taxable, tax, contributions, net } = found.value.data;
      const minor = minorUnits(reference.countries.get(sent.country)!.currency);
      const units = (amount: number) => Math.round(amount * minor);
      const sum = (name: 'amount' | 'taxable' | 'tax' | 'contributions' | 'net') =>
        lines.reduce((all, line) => all + units(line[name]), 0);
      expect(sum('amount')).toBe(units(gross));
      expect(sum('taxable')).toBe(units(taxable));
      expect(sum('tax')).toBe(units(tax));
      expect(sum('contributions')).toBe(units(contributions));
      expect(sum('net')).toBe(units(net));
      expect(units(net)).toBe(units(gross) - units(tax) - units(contributions));
    }),
    { numRuns: 300 },
  );
});

test('each head of the law is a line or is left out with a reason, never both', () => {
  fc.assert(
    fc.property(question, (sent) => {
      const found = answer(asked(sent));
      if (!found.ok) return;
      const { lines, left_out } = found.value.data;
      const heads = [...lines.filter(({ kind }) => kind !== 'paid_besides'), ...left_out].map(({ kind }) => kind);
      const expected = ['pay', 'seniority_bonus', 'leave', 'severance', 'thirteenth_month'];
      expect(heads.sort()).toEqual([...expected, ...(sent.notice === 'paid' ? ['notice'] : [])].sort());
    }),
    { numRuns: 200 },
  );
});

test('severance does not fall with seniority', () => {
  const days = fc.integer({ min: 0, max: 366 * 40 });
  fc.assert(
    fc.property(question, days, days, (sent, a, b) => {
      // The fewer days of the last month that a later first day leaves are another matter: the whole of it is paid.
      const of = (service: number) =>
        answer({ ...asked({ ...sent, service }), seniority_base: undefined, worked: { days: 1, of: 1 } });
      const [less, more] = [of(Math.min(a, b)), of(Math.max(a, b))];
      if (!less.ok || !more.ok) return;
      const severance = (found: typeof less) =>
        found.ok ? found.value.data.lines.find(({ kind }) => kind === 'severance')?.amount : undefined;
      // Below the least service it is 0 also where the law leaves the amount to others.
      if (severance(more) === undefined) return expect(severance(less) ?? 0).toBe(0);
      expect(severance(less)).toBeLessThanOrEqual(severance(more)!);
    }),
    { numRuns: 200 },
  );
});

// One day of an employment of 85,000 a month in November: a thirtieth.
test('an employment of a day', () => {
  const found = answer({ country: 'KE', pay: 85_500, started: '2026-11-20', ends: '2026-11-20', leave_days_left: 0 });
  expect(found.ok && found.value.data).toMatchObject({
    gross: 2_850,
    service: { years: 0, months: 0, days: 1 },
    lines: [{ amount: 2_850 }, { kind: 'leave', amount: 0 }, { kind: 'severance', amount: 0 }],
  });
});

// Employment Act of Kenya, s. 28: 21 days a year, 1.75 for each completed month.
test.each([
  ['2025-11-30', '2026-11-29', 12, 21],
  ['2025-11-30', '2026-11-30', 0, 0],
  ['2024-11-16', '2026-11-15', 12, 21],
  ['2024-03-01', '2026-11-15', 8, 14],
])('leave earned from %s to %s: %d months since the anniversary', (started, last, _months, days) => {
  const found = answer({ country: 'KE', pay: 78_000, started, ends: last, leave_days_taken: 0 });
  const line = found.ok ? found.value.data.lines.find(({ kind }) => kind === 'leave') : undefined;
  expect([line?.days, line?.amount]).toEqual([days, days * 3_000]);
});
