import { statedMonths } from '../../src/engine/year/month-of-pay';

const months = ['2026-01', '2026-02', '2026-03', '2026-04'];
type MonthsRequest = Parameters<typeof statedMonths>[0];
const stated = (fields: Partial<MonthsRequest>) => statedMonths({ amount: 1_000, ...fields } as MonthsRequest, months);

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
