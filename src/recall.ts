/** A place reached by a sequence of plain values. The same values find what is kept there again. */
export class Place<Kept> {
  kept: Kept | undefined = undefined;
  // Most places have one next place, and a map costs as much memory as ten.
  private value: unknown = undefined;
  private only: Place<Kept> | undefined = undefined;
  private others: Map<unknown, Place<Kept>> | undefined = undefined;

  /** The place after a value; undefined if there is none. */
  next(value: unknown): Place<Kept> | undefined {
    return this.only !== undefined && this.value === value ? this.only : this.others?.get(value);
  }
  /** Makes the place after a value. */
  make(value: unknown): Place<Kept> {
    const made = new Place<Kept>();
    if (this.only === undefined) [this.value, this.only] = [value, made];
    else (this.others ??= new Map()).set(value, made);
    return made;
  }
}

/** Where the fields of an inner object or list begin, and where they end. No value of a question is the same. */
const [innerObject, innerList, innerEnd] = [Symbol(), Symbol(), Symbol()];

/**
 * A memory for questions that repeat with the same parameters, such as those of a column of cells. Values are compared
 * directly, so a lookup builds no text key.
 *
 * @param most number of places to remember; further ones are not remembered
 * @param longest longest text to remember, in characters
 * @param deepest how deep the objects and lists in a question may be nested; by default it holds plain values only
 */
export function createRecall<Kept>(most: number, longest = Infinity, deepest = 0) {
  const start = new Place<Kept>();
  let places = 0;

  function make(from: Place<Kept>, value: unknown): Place<Kept> {
    places++;
    return from.make(value);
  }

  const step = (from: Place<Kept>, value: unknown): Place<Kept> | undefined =>
    from.next(value) ?? (places < most ? make(from, value) : undefined);

  /** The place after a value. An inner object or list is compared by what it holds. */
  function after(from: Place<Kept>, value: unknown, depth: number): Place<Kept> | undefined {
    if (typeof value === 'string' && value.length > longest) return undefined;
    if (typeof value !== 'object') return step(from, value);
    if (value === null || depth >= deepest) return undefined;
    const inner = step(from, Array.isArray(value) ? innerList : innerObject);
    const end = inner && afterFields(inner, value as Readonly<Record<string, unknown>>, undefined, depth + 1);
    return end && step(end, innerEnd);
  }

  function afterFields(
    from: Place<Kept>,
    fields: Readonly<Record<string, unknown>>,
    except: string | undefined,
    depth: number,
  ): Place<Kept> | undefined {
    let place: Place<Kept> | undefined = from;
    for (const field in fields) {
      if (field === except) continue;
      if (field.length > longest) return undefined;
      place = step(place, field);
      place = place && after(place, fields[field], depth);
      if (place === undefined) return undefined;
    }
    return place;
  }

  return {
    start,
    /** Is there no room for new places? */
    isFull: (): boolean => places >= most,
    /** The place after a value; undefined if it is new and there is no room for it. */
    step,
    /** The place after several values in this order. There is always room for it. */
    at(...values: readonly unknown[]): Place<Kept> {
      let place = start;
      for (let i = 0; i < values.length; i++) place = place.next(values[i]) ?? make(place, values[i]);
      return place;
    },
    /**
     * The place after the fields of an object, except one. Undefined if a value is nested too deep or null, a text is too
     * long, or there is no room.
     */
    fields: (
      from: Place<Kept> | undefined,
      fields: Readonly<Record<string, unknown>>,
      except: string | undefined,
    ): Place<Kept> | undefined => from && afterFields(from, fields, except, 0),
  };
}

export type Recall<Kept> = ReturnType<typeof createRecall<Kept>>;
