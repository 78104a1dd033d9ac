import type { Country } from '../schema';
import { checkBands } from './bands';
import { checkCells } from './cells';
import { checkConfidence } from './confidence';
import { checkCalendar, checkConfirmation, checkRegimeDates, checkRuleDates } from './dates';
import { checkEmpty } from './empty';
import { checkFiling } from './filing';
import type { Finding } from './finding';
import { checkLabour } from './labour';
import { checkNames } from './names';
import { checkOtherLanguages } from './other-languages';
import { checkSources } from './sources';
import { checkTexts } from './texts';
import { checkVat } from './vat';
import { checkWages } from './wages';

/**
 * All errors in a country file whose format is valid.
 *
 * @param today YYYY-MM-DD
 */
export function checkCountry(country: Country, today: string): Finding[] {
  const calendar = checkCalendar(country);
  const dates =
    calendar.length > 0
      ? calendar
      : [
          ...checkRuleDates(country),
          ...checkRegimeDates(country),
          ...checkConfirmation(country, today),
          ...checkWages(country),
        ];
  return [
    ...checkSources(country),
    ...checkConfidence(country),
    ...checkCells(country, today),
    ...checkBands(country),
    ...dates,
    ...checkNames(country),
    ...checkVat(country),
    ...checkEmpty(country),
    ...checkFiling(country),
    ...checkLabour(country),
    ...checkTexts(country),
    ...checkOtherLanguages(country),
  ];
}

export { type Enacted, enactedAfter } from './enacted';
export type { Finding } from './finding';
export { checkFolder, checkGenerated, checkIdentity, nowhere } from './folder';
export { notesOf } from './notes';
export { countNames, countTexts, isPaidIn, type TextsCounted } from './other-languages';
export { checkIdentifiers, checkReturn } from './returns';
export { checkKinds } from './sources';
export { checkTreaties } from './treaties';
