/**
 * A place that is reached by naming plain values one after the other; what is kept there is found again by the same
 * values.
 */
export interface Place<Kept> {
  kept?: Kept;
  readonly next: Map<unknown, Place<Kept>>;
}

/**
 * A memory for questions that come again and again with the same parameters, as those of a column of cells do. Values
 * are compared as they are, so that nothing
 * has to be written into a text to look it up.
 *
 * @param most places that are remembered; further ones are not
 * @param longest characters of a text that is remembered
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
    /** The place after a value; undefined where there is no room for a new one. */
    step,
    /** The place after some values, all of them told by their order. There is always room for it. */
    at(...values: readonly unknown[]): Place<Kept> {
      let place = start;
      for (let i = 0; i < values.length; i++) place = place.next.get(values[i]) ?? make(place, values[i]);
      return place;
    },
    /**
     * The place after the fields of an object, but for one of them; undefined where a field is no plain value, or there
     * is no room.
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
