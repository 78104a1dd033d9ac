/** Countries whose law asks about both family and parts of pay. */
const countries = ['CI', 'SN', 'GA', 'MG', 'TN', 'BF', 'NG', 'ZA'] as const;

/**
 * The questions of a payroll of 5,000 employees with family and allowances: all alike in each country, or no two.
 *
 * @param round with another number, the employees are others, so that nothing of an earlier round is remembered
 */
export const employees = (areDifferent: boolean, round = 0) =>
  Array.from({ length: 5_000 }, (_, place) => {
    const number = areDifferent ? place : 0;
    const part = number + (areDifferent ? round * 5_000 : 0);
    return {
      country: countries[place % countries.length]!,
      type: 'income' as const,
      amount: 600_000 + number * 37,
      employee: {
        marital_status: number % 3 ? ('married' as const) : ('single' as const),
        children: number % 6,
        age: 20 + (number % 40),
      },
      pay: { transport: 20_000 + part, housing: 50_000 + part, ...(number % 10 ? {} : { bonus: 40_000 }) },
    };
  });

const month = (number: number): string => `2026-${String(number).padStart(2, '0')}`;

/**
 * The years of pay of 1,000 employees, no two alike, each with ten changes: raises within a month, a bonus, a part that
 * begins and ends, family, unpaid leave.
 *
 * @param round with another number, the employees are others
 */
export const yearsOfPay = (round = 0) =>
  Array.from({ length: 1_000 }, (_, place) => {
    const amount = 600_000 + (place + round * 1_000) * 37;
    return {
      country: countries[place % (countries.length - 1)]!,
      tax_year: '2026',
      amount,
      employee: { marital_status: 'single' as const, age: 20 + (place % 40) },
      pay: { transport: 20_000 + place },
      months: [
        { month: month(2), from: `${month(2)}-11`, amount: amount + 40_000 },
        { month: month(3), employee: { marital_status: 'married' as const } },
        { month: month(4), pay: { housing: 50_000 + place } },
        { month: month(5), from: `${month(5)}-22`, amount: amount + 90_000 },
        { month: month(6), pay: { bonus: 100_000 + place } },
        { month: month(7), employee: { children: 1 } },
        { month: month(8), worked: { from: `${month(8)}-06` } },
        { month: month(9), amount: amount + 120_000 },
        { month: month(10), pay: { housing: 0 } },
        { month: month(12), pay: { thirteenth: { percent_of_basic: 100 } } },
      ],
    };
  });
