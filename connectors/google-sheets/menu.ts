import { forgetAnswers } from './cache';
import { google, type Range } from './google';
import { words } from './words';

/** The panel asks for this many milliseconds at most: Google ends a command after six minutes. */
const patience = 4 * 60_000;
/** Formulas that are empty at the same time while they are asked again. */
const together = 50;

/** Adds the menu. It uses nothing that the user must allow first. */
export function addMenu(): void {
  google.SpreadsheetApp.getUi()
    .createAddonMenu()
    .addItem(words.menu.open, 'svcShowPanel')
    .addItem(words.menu.refresh, 'svcRefreshFromMenu')
    .addToUi();
}

export function showPanel(): void {
  google.SpreadsheetApp.getUi().showSidebar(
    google.HtmlService.createHtmlOutputFromFile('panel').setTitle(words.panel.title),
  );
}

/** Empties cells, and gives them their formulas back. Google calculates a formula anew only if its cell was empty. */
function enterAgain(cells: readonly Range[]): void {
  const formulas = cells.map((cell) => cell.getFormula());
  try {
    for (const cell of cells) cell.clearContent();
    google.SpreadsheetApp.flush();
  } finally {
    cells.forEach((cell, at) => cell.setFormula(formulas[at]!));
  }
}

/**
 * Drops the cached answers and enters every formula with a function of the package again.
 *
 * @returns a sentence that says how many
 */
export function refresh(): string {
  const began = Date.now();
  forgetAnswers();
  const cells = google.SpreadsheetApp.getActiveSpreadsheet()
    .getSheets()
    .flatMap((sheet) => sheet.createTextFinder('SVC_').matchFormulaText(true).findAll())
    .filter((cell) => /\bSVC_[A-Z]+\(/i.test(cell.getFormula()));
  let done = 0;
  while (done < cells.length && Date.now() - began < patience) {
    enterAgain(cells.slice(done, done + together));
    done = Math.min(cells.length, done + together);
  }
  return done === cells.length ? words.panel.refreshed(done) : words.panel.refreshedInPart(done, cells.length - done);
}

/** Refreshes, and tells the user in a corner of the window. */
export function refreshFromMenu(): void {
  google.SpreadsheetApp.getActiveSpreadsheet().toast(refresh(), words.panel.title);
}
