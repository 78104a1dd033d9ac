import { statedMonths } from '../../src/engine/year/month-of-pay';
import { countryFiles } from '../../src/reference/data';

const months = ['2026-01', '2026-02', '2026-03', '2026-04'];
const kenya = countryFiles.find(({ code }) => code === 'KE')!;
type MonthsRequest = Parameters<typeof statedMonths>[1];

function stated(fields: Partial<MonthsRequest>) {
  const found = statedMonths(kenya, { amount: 1_000, ...fields } as MonthsRequest, months);
  if (!found.ok) throw new Error(JSON.stringify(found.failure));
  return found.value;
}

test('what changes goes on until it changes again', () => {
  const list = stated({
    employee: { marital_status: 'single', age: 30 },
    pay: { transport: 100 },
    months: [
      { month: '2026-02', amount: 1_200, employee: { marital_status: 'married' }, pay: { housing: 200 } },
      { month: '2026-04', pay: { housing: 0 } },
    ],
  });
  expect(list.map(({ gross }) => gross)).toEqual([1_000, 1_200, 1_200, 1_200]);
  expect(list[2]!.employee).toEqual({ marital_status: 'married', age: 30 });
  expect(list.map(({ pay }) => pay)).toEqual([
    { transport: 100 },
    { transport: 100, housing: 200 },
    { transport: 100, housing: 200 },
    { transport: 100 },
  ]);
});

test('what is paid once comes on top, in its month only', () => {
  const list = stated({ months: [{ month: '2026-03', pay: { bonus: 500, severance: 0 } }] });
  expect(list.map(({ gross, paidOnce }) => [gross, paidOnce])).toEqual([
    [1_000, 0],
    [1_000, 0],
    [1_500, 500],
    [1_000, 0],
  ]);
  expect(list[2]!.pay).toEqual({ bonus: 500 });
});

// Basic pay is (1,000 − 100) / 1.2 = 750, so a thirteenth month of all basic pay is 750.
test('a share of basic pay is a share of what the regular parts leave', () => {
  const list = stated({
    pay: { transport: 100, housing: { percent_of_basic: 20 } },
    months: [{ month: '2026-04', pay: { thirteenth: { percent_of_basic: 100 } } }],
  });
  expect(list[3]).toMatchObject({ gross: 1_750, paidOnce: 750 });
});

// April has 30 days: 20 at 900 a month and 10 at 1,200 make 600 + 400.
test('pay that changes within a month is paid by days', () => {
  const list = stated({ amount: 900, months: [{ month: '2026-04', from: '2026-04-21', amount: 1_200 }] });
  expect(list.map(({ gross }) => gross)).toEqual([900, 900, 900, 1_000]);
  expect(list[3]!.worked).toBeUndefined();
});

// 14 of 28 days of February are paid; of transport too, not of the bonus.
test('a month of which a part is paid', () => {
  const list = stated({
    pay: { transport: 100 },
    months: [{ month: '2026-02', worked: { from: '2026-02-15' }, pay: { bonus: 300 } }],
  });
  expect(list[1]).toMatchObject({
    gross: 800,
    paidOnce: 300,
    pay: { transport: 50, bonus: 300 },
    worked: { days: 14, of: 28, amount_is: 'part' },
  });
  expect(list[2]).toMatchObject({ gross: 1_000, pay: { transport: 100 } });
});

// Unpaid from the 11th: 10 of 30 days, then a raise on the 21st: 10 days more at 1,500.
test('days without pay between two pays are not worked', () => {
  const list = stated({
    months: [
      { month: '2026-04', from: '2026-04-11', amount: 0 },
      { month: '2026-04', from: '2026-04-21', amount: 1_500 },
    ],
  });
  expect(list[3]!.gross).toBeCloseTo(333.33 + 500, 2);
  expect(list[3]!.worked).toEqual({ days: 20, of: 30, amount_is: 'part' });
});
