import { lawAreas } from '../../contract/words/law-areas';
import { parseTaxYear, taxYearOf } from '../tax-year';
import type { Country } from '../schema';
import { type Finding, objectsIn } from './finding';
import { isDay } from '../../day';
import type { Span } from '../span';
import { betweenSpans, dayBefore } from './spans';

/** Dates that do not exist. The other date checks run only if this one finds nothing. */
export function checkCalendar(country: Country): Finding[] {
  return [...objectsIn(country)].flatMap(({ path, object }) =>
    Object.entries(object).flatMap(([key, value]) => {
      const wrong = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !isDay(value);
      return wrong
        ? [
            {
              country: country.code,
              where: path === '' ? key : `${path}.${key}`,
              message: `${value} is no day of the calendar`,
            },
          ]
        : [];
    }),
  );
}

/** A rule without a last day ends the day before the next rule starts. */
export const spansOf = (
  dated: readonly { readonly from: string | null; readonly to?: string | null | undefined }[],
): Span[] =>
  dated.map(({ from, to }, i) => {
    const newer = dated[i - 1]?.from ?? null;
    return { from, to: to ?? (newer === null ? null : dayBefore(newer)) };
  });

/**
 * Gaps, overlaps and wrong order between the rules of each contribution and the amounts of each wage. No gap is
 * allowed, because a scheme or a wage does not stop and restart by itself.
 */
export const checkRuleDates = (country: Country): Finding[] =>
  (['contributions', 'wages'] as const).flatMap((group) =>
    (country[group] ?? []).flatMap(({ id, dated }) =>
      betweenSpans(spansOf(dated), () => false).map((message) => ({
        country: country.code,
        where: `${group}.${id}`,
        message,
      })),
    ),
  );

/** False for income-tax law without dates: only its tax year says when it applied. */
const isDated = ({ from, to }: Span): boolean => from !== null || to !== null;

/**
 * Gaps, overlaps and wrong order between the entries of each group; income tax is checked by currency. Whole tax years
 * may be missing: law that was not found is left out, and answers say so. A gap inside a tax year is an error, unless
 * an entry in the country's `doubts` names its first and last day.
 */
export function checkRegimeDates(country: Country): Finding[] {
  const mayLack = (first: string, last: string): boolean => {
    const wholeYears =
      taxYearOf(country.tax_year, first).from === first && taxYearOf(country.tax_year, last).to === last;
    return wholeYears || country.doubts.some((doubt) => doubt.includes(first) && doubt.includes(last));
  };
  const spans = (
    entries: readonly { readonly effective_from: string | null; readonly effective_to?: string | null | undefined }[],
  ): Span[] => entries.map(({ effective_from, effective_to }) => ({ from: effective_from, to: effective_to ?? null }));
  const currencyOf = ({ currency }: Country['income'][number]): string => currency ?? country.currency;
  const incomeIn = (currency: string): Span[] =>
    spans(country.income.filter((regime) => currencyOf(regime) === currency)).filter(isDated);
  const lists = [
    ...[...new Set(country.income.map(currencyOf))].map((currency) => ({
      where: `income (${currency})`,
      spans: incomeIn(currency),
    })),
    ...lawAreas.filter((group) => group !== 'income').map((group) => ({ where: group, spans: spans(country[group]) })),
  ];
  const labels = country.income.flatMap(({ tax_year }, i) =>
    parseTaxYear(country.tax_year, tax_year) === undefined
      ? [{ country: country.code, where: `income[${i}]`, message: `"${tax_year}" is not a tax year of the country` }]
      : [],
  );
  const wayOut = ' (a gap that is meant is named in `doubts` with both days)';
  const between = lists.flatMap(({ where, spans: list }) =>
    betweenSpans(list, mayLack, wayOut).map((message) => ({ country: country.code, where, message })),
  );
  return [...between, ...labels];
}

/**
 * Impossible days in `last_confirmed`, `published_on` and `stated_from`.
 *
 * @param today YYYY-MM-DD; law cannot be confirmed or published later
 */
export function checkConfirmation(country: Country, today: string): Finding[] {
  const published = (
    where: string,
    published_on: string | undefined,
    from: string | null,
  ): { readonly where: string; readonly message: string }[] => {
    if (published_on === undefined) return [];
    if (published_on > today)
      return [{ where, message: `it was published on ${published_on}, which is still to come` }];
    return from !== null && published_on > from
      ? []
      : [{ where, message: 'published_on is only stated where the law reached back' }];
  };
  const early = (where: string, last_confirmed: string): { readonly where: string; readonly message: string }[] =>
    last_confirmed > today
      ? [{ where, message: `it was last confirmed on ${last_confirmed}, which is still to come` }]
      : [];
  const findings = [
    ...lawAreas.flatMap((group) =>
      country[group].flatMap(({ last_confirmed, published_on, effective_from }, i) => {
        const where = `${group}[${i}]`;
        return [...early(where, last_confirmed), ...published(where, published_on, effective_from)];
      }),
    ),
    ...(['corporate', 'withholding', 'capital_gains', 'vat'] as const).flatMap((group) =>
      country[group].flatMap(({ stated_from, effective_from, last_confirmed }, i) =>
        stated_from === undefined || (effective_from === null && stated_from < last_confirmed)
          ? []
          : [
              {
                where: `${group}[${i}]`,
                message: 'stated_from lies before last_confirmed, and is given only where effective_from is null',
              },
            ],
      ),
    ),
    ...country.contributions.flatMap(({ id, dated }) =>
      dated.flatMap(({ published_on, from }, i) => published(`contributions.${id}.dated[${i}]`, published_on, from)),
    ),
    ...(country.wages ?? []).flatMap(({ id, dated }) =>
      dated.flatMap(({ published_on, from, last_confirmed }, i) => {
        const where = `wages.${id}.dated[${i}]`;
        return [...early(where, last_confirmed), ...published(where, published_on, from)];
      }),
    ),
  ];
  return findings.map((finding) => ({ country: country.code, ...finding }));
}
