/** Whatever a feed or a person adds later comes before what is bundled, on the same day. */
export const bundledOrigin = { origin: 'bundled', authority: 'compiled' } as const;
