/** A question whose answer is wanted in these fields; with all of them when undefined. */
export interface AskedItem {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly select?: readonly string[] | undefined;
}

/** An item of a batch as it is sent. */
export interface SentItem extends AskedItem {
  /** Instead of the `amount` of the input: a column. */
  readonly amounts?: readonly number[];
}

/** Where the reply to a question is: in which result and, for a column, at which place. */
interface ReplyPlace {
  readonly item: number;
  readonly amount?: number;
}

/** Questions as the items of one request. */
export interface Parcelled {
  readonly items: readonly SentItem[];
  /** For each question. */
  readonly places: readonly ReplyPlace[];
}

/**
 * Puts questions into items. Those that differ only in their amount share one, with all their amounts.
 *
 * @param takesAmount does an operation ask about an amount?
 */
export function parcelled(questions: readonly AskedItem[], takesAmount: (operation: string) => boolean): Parcelled {
  const groups = new Map<string, { readonly amounts: number[]; readonly at: number }>();
  const items: SentItem[] = [];
  const places = questions.map((question): ReplyPlace => {
    const { operation, input, select = [] } = question;
    const { amount, ...rest } = input;
    if (select.length === 0 || typeof amount !== 'number' || !takesAmount(operation))
      return { item: items.push(question) - 1 };
    const name = JSON.stringify([operation, rest, select]);
    let group = groups.get(name);
    if (group === undefined) groups.set(name, (group = { amounts: [], at: items.push(question) - 1 }));
    if (group.amounts.push(amount) === 2) items[group.at] = { operation, input: rest, select, amounts: group.amounts };
    return { item: group.at, amount: group.amounts.length - 1 };
  });
  return { items, places };
}

/** The result of an item with `amounts`. */
export interface Columns<Refusal> {
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
  readonly errors?: Readonly<Record<string, Refusal>> | undefined;
}

/** The reply to one amount of a column. */
export function replyAt<Refusal>({ columns, errors }: Columns<Refusal>, amount: number) {
  const error = errors?.[amount];
  if (error !== undefined) return { success: false, error } as const;
  const found = Object.entries(columns).flatMap(([field, values]) =>
    values[amount] === null ? [] : [[field, values[amount]] as const],
  );
  return { success: true, data: Object.fromEntries(found) as Readonly<Record<string, unknown>> } as const;
}
