/** Who reads an error or a notice: a program and its developer, or a person at a spreadsheet. */
export type Reader = 'program' | 'sheet';

/** The reader that a request names with `Prefer: words=sheet`. */
export function readerOf({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): Reader {
  const { prefer } = headers;
  // Most requests have no wish, and each answer asks.
  if (prefer === undefined) return 'program';
  return /(?:^|[,;\s])words="?sheet"?(?=$|[,;\s])/i.test(String(prefer)) ? 'sheet' : 'program';
}
