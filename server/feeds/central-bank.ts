import type { FeedRequest, Found, Source } from './feed';

/** A rate of a bank for its own currency: units for one US dollar. */
export interface OwnRate {
  readonly date: string;
  readonly value: number;
  /** How it was computed, where the bank states it in another form. */
  readonly scope?: string;
}

/**
 * The official rates of a central bank for its own currency, on the days that were asked for. A day for which the bank
 * states two different rates has none.
 */
export function ownRates(
  currency: string,
  rates: readonly OwnRate[],
  { days }: FeedRequest,
  { title, publisher }: Source,
  url: string,
): Found[] {
  const byDay = new Map<string, OwnRate | undefined>();
  for (const rate of rates) {
    if (days !== undefined && (rate.date < days.from || rate.date > days.to)) continue;
    const contradicted = byDay.has(rate.date) && byDay.get(rate.date)?.value !== rate.value;
    byDay.set(rate.date, contradicted ? undefined : rate);
  }
  return [...byDay.values()].flatMap((rate) =>
    rate === undefined
      ? []
      : [
          {
            series: 'fx' as const,
            entity: currency,
            date: rate.date,
            value: rate.value,
            ...(rate.scope === undefined ? {} : { details: { scope: rate.scope } }),
            source: { title, publisher, url },
            authority: 'official' as const,
          },
        ],
  );
}
