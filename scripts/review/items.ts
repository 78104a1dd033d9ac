/** Why a person should check a fact. */
export const reviewKinds = ['doubt', 'low confidence', 'announced change', 'search due', 'decision missing'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** One fact to check. */
export interface ReviewItem {
  /** Day on which the fact was last confirmed. Of several facts, the oldest such day. */
  readonly confirmed: string;
  readonly country: string;
  /** The area, as an argument of `data:confirm`; `law` where a doubt concerns the country's law in general. */
  readonly area: string;
  readonly kind: ReviewKind;
  readonly text: string;
}

/** Oldest confirmation first; within a day by country, area and kind. */
export const inOrder = (items: readonly ReviewItem[]): ReviewItem[] =>
  [...items].sort((a, b) => {
    const [one, other] = [a, b].map(({ confirmed, country, area, kind }) =>
      [confirmed, country, area, reviewKinds.indexOf(kind)].join(' '),
    ) as [string, string];
    return one < other ? -1 : one > other ? 1 : 0;
  });
