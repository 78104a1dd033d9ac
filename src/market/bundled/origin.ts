/** On the same day, data added later by a feed or a person takes precedence over bundled data. */
export const bundledOrigin = { origin: 'bundled', authority: 'compiled' } as const;
