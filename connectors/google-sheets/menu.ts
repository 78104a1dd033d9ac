import { forgetAnswers } from './cache';
import { google, type Range } from './google';
import { productName } from '../../src/contract/product';
import { languageOfPerson } from './language';
import { type Say, sayIn } from './words';

/** Milliseconds after which no more formulas are entered again: Google ends a command after six minutes. */
const patience = 4 * 60_000;
/** Formulas that are empty at the same time while they are asked again. */
const together = 50;

/** Adds the menu. It uses nothing that the user must allow first. */
export function addMenu(): void {
  const say = sayIn(languageOfPerson());
  google.SpreadsheetApp.getUi()
    .createAddonMenu()
    .addItem(say('menu_open'), 'svcShowPanel')
    .addItem(say('menu_refresh'), 'svcRefreshFromMenu')
    .addToUi();
}

export function showPanel(): void {
  const page = google.HtmlService.createTemplateFromFile('panel');
  page.language = languageOfPerson();
  google.SpreadsheetApp.getUi().showSidebar(page.evaluate().setTitle(productName));
}

/** A cell whose formula is entered again. */
interface Entered {
  readonly cell: Range;
  readonly formula: string;
}

/** Enters formulas. @returns those that Google did not take */
const entered = (list: readonly Entered[]): Entered[] =>
  list.filter(({ cell, formula }) => {
    try {
      cell.setFormula(formula);
      return false;
    } catch {
      return true;
    }
  });

/**
 * Empties cells, and gives them their formulas back. Google calculates a formula anew only if its cell was empty.
 *
 * @throws Error that names the formulas if Google refuses them twice, so that none is lost
 */
function enterAgain(cells: readonly Range[], say: Say): void {
  const list = cells.map((cell) => ({ cell, formula: cell.getFormula() }));
  let failure: unknown;
  try {
    for (const { cell } of list) cell.clearContent();
    google.SpreadsheetApp.flush();
  } catch (error) {
    failure = error;
  }
  const lost = entered(entered(list)).map(({ cell, formula }) => `${cell.getA1Notation()} ${formula}`);
  if (lost.length > 0) throw new Error(say('not_restored', { formulas: lost.join('; ') }));
  if (failure !== undefined) throw failure;
}

/**
 * Drops the cached answers and enters every formula with a function of the package again.
 *
 * @returns a sentence that says how many
 */
export function refresh(say: Say): string {
  const began = Date.now();
  forgetAnswers();
  const cells = google.SpreadsheetApp.getActiveSpreadsheet()
    .getSheets()
    .flatMap((sheet) => sheet.createTextFinder('SVC_').matchFormulaText(true).findAll())
    .filter((cell) => /\bSVC_[A-Z]+\(/i.test(cell.getFormula()) && cell.canEdit());
  let done = 0;
  while (done < cells.length && Date.now() - began < patience) {
    enterAgain(cells.slice(done, done + together), say);
    done = Math.min(cells.length, done + together);
  }
  return done === cells.length
    ? say('refreshed', { count: done })
    : say('refreshed_in_part', { count: done, left: cells.length - done });
}

/** Refreshes, and tells the user in a corner of the window. */
export function refreshFromMenu(): void {
  google.SpreadsheetApp.getActiveSpreadsheet().toast(refresh(sayIn(languageOfPerson())), productName);
}
