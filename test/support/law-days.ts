import type { Country, IncomeRegime } from '../../src/reference';

/** The law of one country on one day, for requests. There is no date if the regime has none. */
export interface LawDay {
  readonly country: Country;
  readonly regime: IncomeRegime;
  readonly date: string | undefined;
}

/**
 * The days to test a country's income tax law on: the first day of every regime, the first day of every contribution
 * rule and wage within it, and `today`.
 */
export function lawDays(country: Country, today: string): LawDay[] {
  return country.income
    .filter(({ unusable }) => unusable === undefined)
    .flatMap((regime): LawDay[] => {
      const from = regime.effective_from ?? regime.effective_to;
      if (from === null) return [{ country, regime, date: undefined }];
      const inside = (date: string | null): date is string =>
        date !== null && date >= from && (regime.effective_to === null || date <= regime.effective_to);
      const days = [
        from,
        today,
        ...[...country.contributions, ...(country.wages ?? [])].flatMap(({ dated }) => dated.map((rule) => rule.from)),
      ].filter(inside);
      return [...new Set(days)].map((date) => ({ country, regime, date }));
    });
}

/** The fields of a request that select a law day. */
export const asking = ({ country, regime, date }: LawDay) => ({
  country: country.code,
  type: 'income' as const,
  currency: regime.currency ?? country.currency,
  ...(date === undefined ? { tax_year: regime.tax_year } : { pay_date: date }),
});
