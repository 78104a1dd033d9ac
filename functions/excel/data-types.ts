import { cardsSetting, takesCards, takesFormats } from '../../src/client/shared';

const supports = (set: string, version: string): boolean =>
  typeof Office !== 'undefined' && Office.context?.requirements?.isSetSupported(set, version) === true;

/** Does this Excel take numbers with a number format? */
export const hasFormats = (): boolean => takesFormats(supports);

/** Does the workbook ask for cards, and can this Excel show them? */
export const wantsCards = (): boolean =>
  takesCards(supports) && Office.context.document?.settings?.get(`svc.${cardsSetting}`) === true;
