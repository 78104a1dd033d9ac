import { cardsSetting, takesCards, takesFormats, workbookKey } from '../../src/client/shared';

const supports = (set: string, version: string): boolean =>
  typeof Office !== 'undefined' && Office.context?.requirements?.isSetSupported(set, version) === true;

/** Does this Excel take numbers with a number format? */
export const hasFormats = (): boolean => takesFormats(supports);

const workbookSettings = (): Office.Settings | undefined =>
  typeof Office === 'undefined' ? undefined : (Office.context?.document?.settings ?? undefined);

/** Does the workbook ask for cards, and can this Excel show them? Each cell asks; few workbooks want them. */
export const wantsCards = (): boolean =>
  workbookSettings()?.get(workbookKey(cardsSetting)) === true && takesCards(supports);
