import type { Question, Reply } from './question';

/** A question on its way, with everybody who waits for it. */
export interface Item {
  readonly key: string;
  readonly question: Question;
  /** Fields that anybody who waits wants; undefined when somebody wants them all. */
  fields: Set<string> | undefined;
  readonly waiting: Set<(reply: Reply) => void>;
  /** The request that carries it, once it has one. */
  parcel: Parcel | undefined;
}

/** Items that travel in one request. */
export interface Parcel {
  readonly items: readonly Item[];
  readonly controller: AbortController;
  /** How many of its items somebody still waits for. */
  wanted: number;
  /** Ends the waiting for it. */
  readonly overdue: ReturnType<typeof setTimeout>;
}

export const newItem = (key: string, question: Question): Item => ({
  key,
  question,
  fields: question.fields === undefined ? undefined : new Set(question.fields),
  waiting: new Set(),
  parcel: undefined,
});

/** Adds what another asker of the same question wants. */
export function widen(item: Item, fields: readonly string[] | undefined): void {
  if (fields === undefined) item.fields = undefined;
  else if (item.fields !== undefined) for (const field of fields) item.fields.add(field);
}

/** Tells all who wait. */
export function settle(item: Item, reply: Reply): void {
  for (const tell of item.waiting) tell(reply);
  item.waiting.clear();
}
