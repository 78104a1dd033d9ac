/** A place reached by a sequence of plain values. The same values find what is kept there again. */
export interface Place<Kept> {
  kept?: Kept;
  readonly next: Map<unknown, Place<Kept>>;
}

/**
 * A memory for questions that repeat with the same parameters, such as those of a column of cells. Values are compared
 * directly, so a lookup builds no text key.
 *
 * @param most number of places to remember; further ones are not remembered
 * @param longest longest text to remember, in characters
 */
export function createRecall<Kept>(most: number, longest = Infinity) {
  const start: Place<Kept> = { next: new Map() };
  let places = 0;

  function make(from: Place<Kept>, value: unknown): Place<Kept> {
    places++;
    const made: Place<Kept> = { next: new Map() };
    from.next.set(value, made);
    return made;
  }

  const step = (from: Place<Kept>, value: unknown): Place<Kept> | undefined =>
    from.next.get(value) ?? (places < most ? make(from, value) : undefined);

  return {
    start,
    /** Is there no room for new places? */
    isFull: (): boolean => places >= most,
    /** The place after a value; undefined if it is new and there is no room for it. */
    step,
    /** The place after several values in this order. There is always room for it. */
    at(...values: readonly unknown[]): Place<Kept> {
      let place = start;
      for (let i = 0; i < values.length; i++) place = place.next.get(values[i]) ?? make(place, values[i]);
      return place;
    },
    /**
     * The place after the fields of an object, except one. Undefined if a field holds an object, a text is too long, or
     * there is no room.
     */
    fields(
      from: Place<Kept> | undefined,
      fields: Readonly<Record<string, unknown>>,
      except: string | undefined,
    ): Place<Kept> | undefined {
      let place = from;
      for (const field in fields) {
        if (place === undefined) return undefined;
        if (field === except) continue;
        const value = fields[field];
        if (
          typeof value === 'object' ||
          field.length > longest ||
          (typeof value === 'string' && value.length > longest)
        )
          return undefined;
        place = step(place, field);
        place = place && step(place, value);
      }
      return place;
    },
  };
}

export type Recall<Kept> = ReturnType<typeof createRecall<Kept>>;
