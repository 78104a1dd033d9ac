import { useDebounced } from '../service/use-debounced';

/**
 * What a Fluent field shows when its text is wrong: said once typing pauses, because a number on its way is often no
 * number yet, and withdrawn at once when it is right.
 *
 * @param wrong what is wrong with the text as it stands, and what to write instead
 */
export function useComplaint(wrong: string | undefined): {
  readonly validationMessage?: string;
  readonly validationState?: 'error';
} {
  const settled = useDebounced(wrong);
  return wrong === undefined || settled !== wrong ? {} : { validationMessage: wrong, validationState: 'error' };
}
