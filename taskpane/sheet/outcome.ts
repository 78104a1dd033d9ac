/** The outcome of an action on the sheet, in a sentence for the user. */
export interface Outcome {
  readonly ok: boolean;
  readonly message: string;
}

export const succeeded = (message: string): Outcome => ({ ok: true, message });
export const refused = (message: string): Outcome => ({ ok: false, message });

/** What the user can do about Excel's errors, by error code. */
const sentences: Readonly<Record<string, string>> = {
  AccessDenied: 'The sheet is protected. Choose Review, Unprotect Sheet, and try again.',
  InvalidOperationInCellEditMode: 'A cell is being edited. Press Enter to finish it, and try again.',
  InvalidSelection: 'Several areas are selected. Select one area, and try again.',
  ItemNotFound: 'The sheet no longer exists. Select a cell on another sheet, and try again.',
  RequestAborted: 'Excel is busy. Wait until it has finished, and try again.',
  InsertDeleteConflict: 'Excel is moving these cells. Try again.',
};

export const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';

/**
 * An error of Excel as an outcome.
 *
 * @param otherwise the sentence for all other error codes
 */
export const refusedBy = (thrown: unknown, otherwise: string): Outcome =>
  refused(sentences[codeOf(thrown)] ?? otherwise);
