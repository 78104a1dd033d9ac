/** Who reads an error or a notice: a program and its developer, or a person at a spreadsheet. */
export type Reader = 'program' | 'sheet';

/** The reader that a request names with `Prefer: words=sheet`. */
export const readerOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): Reader =>
  /(?:^|[,;\s])words="?sheet"?(?=$|[,;\s])/i.test(String(headers['prefer'] ?? '')) ? 'sheet' : 'program';
