import { sayings } from '../../ui/language/say';
/** The outcome of an action on the sheet, in a sentence for the user. */
export interface Outcome {
  readonly ok: boolean;
  readonly message: string;
}

export const succeeded = (message: string): Outcome => ({ ok: true, message });
export const refused = (message: string): Outcome => ({ ok: false, message });

/** What the user can do about Excel's errors, by error code. */
const sentences: Readonly<Record<string, string>> = sayings({
  AccessDenied: 'the_sheet_is_protected_choose_review',
  InvalidOperationInCellEditMode: 'a_cell_is_being_edited_press',
  InvalidSelection: 'several_areas_are_selected_select_one',
  ItemNotFound: 'the_sheet_no_longer_exists_select',
  RequestAborted: 'excel_is_busy_wait_until_it',
  InsertDeleteConflict: 'excel_is_moving_these_cells_try',
});

export const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';

/**
 * An error of Excel as an outcome.
 *
 * @param otherwise the sentence for all other error codes
 */
export const refusedBy = (thrown: unknown, otherwise: string): Outcome =>
  refused(sentences[codeOf(thrown)] ?? otherwise);
