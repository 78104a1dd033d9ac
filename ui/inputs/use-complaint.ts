import { useDebounced } from './use-debounced';

/**
 * The message of a Fluent field whose text is wrong. It appears when typing pauses, because an unfinished number is
 * often
 * not a number yet. It disappears at once when the text is right.
 *
 * @param wrong what is wrong with the text, and how to correct it
 */
export function useComplaint(wrong: string | undefined): {
  readonly validationMessage?: string;
  readonly validationState?: 'error';
} {
  const settled = useDebounced(wrong);
  return wrong === undefined || settled !== wrong ? {} : { validationMessage: wrong, validationState: 'error' };
}
