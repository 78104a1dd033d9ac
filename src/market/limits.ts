/** Limits within which a value of a series is accepted without review. */
export interface Limits {
  /** Values outside this range are impossible. */
  readonly possible: readonly [least: number, most: number];
  /**
   * How far a value from a feed may differ from its neighbours. In points, or as a share per day that grows with the
   * square root of the days between.
   */
  readonly fed: { readonly points?: number; readonly share?: number };
  /**
   * How far a value entered by hand may differ from the previous one, in percent of it or in points. `usual` is the
   * normal range: in US dollars for fuel, in percent otherwise. Stricter, because a person is there to confirm.
   */
  readonly entered: {
    readonly percent?: number;
    readonly points?: number;
    readonly usual?: readonly [least: number, most: number];
  };
}

/** Prices and rates are above zero. */
export const positive = [Number.MIN_VALUE, 1e12] as const;

/** Limits of a pump price that is usually between `least` and `most` US dollars. */
export const fuelLimits = (least: number, most: number): Limits => ({
  possible: positive,
  fed: { share: 0.4 },
  entered: { percent: 25, usual: [least, most] },
});

/** Limits of twelve-month inflation: the largest move when entered by hand, and the usual range. */
export const inflationLimits = (points: number, least: number, most: number): Limits => ({
  possible: [-50, 1000],
  fed: { points: 20 },
  entered: { points, usual: [least, most] },
});

/** Limits of treasury bill yields. */
export const tbillLimits: Limits = {
  possible: [-5, 150],
  fed: { points: 10 },
  entered: { points: 5, usual: [0, 60] },
};

/** Coins move more than currencies. */
export const coinLimits: Limits = { possible: positive, fed: { share: 0.4 }, entered: { percent: 15 } };
