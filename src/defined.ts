/** An object whose undefined properties may be left out. */
export type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/**
 * The object without the properties whose value is undefined, for types and JSON in which such a property is absent.
 * In hot paths a conditional spread is faster.
 */
export const defined = <T extends object>(properties: T): Defined<T> =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Defined<T>;
