import type { Language } from '../../src/language/languages';
import type { WorkbookWords } from '../../src/language/en/workbooks';

/** The words of workbooks in a language, which may be another one than that of the pane. */
export const wordsOfBook = async (language: Language): Promise<WorkbookWords> =>
  ((await import(`../../src/language/${language}/workbooks.ts`)) as { readonly workbooks: WorkbookWords }).workbooks;
