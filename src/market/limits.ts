/** What may be taken of a series without a second look. */
export interface Limits {
  /** Outside of these a figure cannot be. */
  readonly possible: readonly [least: number, most: number];
  /**
   * How far a figure of a feed may lie from those before and after it: in points, or as a share a day that grows with
   * the root of the days between.
   */
  readonly fed: { readonly points?: number; readonly share?: number };
  /**
   * How far a figure entered by hand may lie from the one before it, in percent of it or in points, and between what it
   * is usual: of fuel in US dollars, of the others in percent. Stricter, because somebody is there to be asked.
   */
  readonly entered: {
    readonly percent?: number;
    readonly points?: number;
    readonly usual?: readonly [least: number, most: number];
  };
}

/** A price or rate is more than nothing. */
export const positive = [Number.MIN_VALUE, 1e12] as const;

/** The limits of a pump price, which is usually from `least` to `most` US dollars. */
export const fuelLimits = (least: number, most: number): Limits => ({
  possible: positive,
  fed: { share: 0.4 },
  entered: { percent: 25, usual: [least, most] },
});

/** The limits of inflation over twelve months: how far it may move when entered by hand, and what is usual. */
export const inflationLimits = (points: number, least: number, most: number): Limits => ({
  possible: [-50, 1000],
  fed: { points: 20 },
  entered: { points, usual: [least, most] },
});

/** The limits of the yield of treasury bills. */
export const tbillLimits: Limits = {
  possible: [-5, 150],
  fed: { points: 10 },
  entered: { points: 5, usual: [0, 60] },
};

/** Coins move further than currencies. */
export const coinLimits: Limits = { possible: positive, fed: { share: 0.4 }, entered: { percent: 15 } };
