import type { Question, Reply } from './question';

/** A question under way, with everyone who waits for it. */
export interface Item {
  readonly key: string;
  readonly question: Question;
  /** The requested fields; undefined: all of them. */
  fields: Set<string> | undefined;
  readonly waiting: Set<(reply: Reply) => void>;
  /** The request that contains the question, once there is one. */
  parcel: Parcel | undefined;
}

/** Items that share one request. */
export interface Parcel {
  readonly items: readonly Item[];
  readonly controller: AbortController;
  /** How many of its items somebody still waits for. */
  wanted: number;
  /** The timer that gives the request up. */
  readonly overdue: ReturnType<typeof setTimeout>;
}

export const newItem = (key: string, question: Question): Item => ({
  key,
  question,
  fields: question.fields === undefined ? undefined : new Set(question.fields),
  waiting: new Set(),
  parcel: undefined,
});

/** Adds the fields that another cell with the same question needs. */
export function widen(item: Pick<Item, 'fields'>, fields: readonly string[] | undefined): void {
  if (fields === undefined) item.fields = undefined;
  else if (item.fields !== undefined) for (const field of fields) item.fields.add(field);
}

/** Gives the reply to everyone who waits. */
export function settle(item: Item, reply: Reply): void {
  for (const tell of item.waiting) tell(reply);
  item.waiting.clear();
}
