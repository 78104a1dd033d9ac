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
