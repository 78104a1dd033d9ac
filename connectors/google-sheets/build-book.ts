import type { CentralBankList } from '../../src/contract/rates';
import { countryNames } from '../../src/contract/countries';
import type { CountryCode } from '../../src/contract/country-code';
import type { LabourLaw } from '../../src/contract/labour';
import type { ReturnList } from '../../src/contract/returns';
import type { TaxLaw } from '../../src/contract/law';
import { paths } from '../../src/contract/paths';
import type { MinimumWages } from '../../src/contract/wages';
import { workbooks as arabic } from '../../src/language/ar/workbooks';
import { workbooks as english } from '../../src/language/en/workbooks';
import { workbooks as french } from '../../src/language/fr/workbooks';
import { workbooks as portuguese } from '../../src/language/pt/workbooks';
import { type Block, type BookSheet, type Content, sizeOf } from '../../src/workbooks/book';
import { type BookId, bookOf, isLabourBook } from '../../src/workbooks/books';
import { bookFacts } from '../../src/workbooks/facts';
import { lookStyles } from '../../src/workbooks/looks';
import { type Area, google, type Sheet } from './google';
import { formulaWriter } from './local-formula';
import type { Reader } from './reader';
import { createSender, type Sent } from './send';
import { neededSettings } from './settings';

const countryCodes = Object.keys(countryNames) as CountryCode[];
const words = { en: english, fr: french, pt: portuguese, ar: arabic } as const;
const quietColour = '#616161';
/** Width of a character of the usual font, in pixels. */
const character = 7.5;

/** Writes a formula as the spreadsheet takes it, where the functions have an underscore in their names. */
type WriteFormula = (formula: string) => string;

function written(content: Content, formulaText: WriteFormula): string | number {
  if (typeof content !== 'object') return content;
  if ('formula' in content) return formulaText(content.formula);
  const [year, month, day] = content.day.split('-').map(Number);
  return formulaText(`=DATE(${year},${month},${day})`);
}

function dress(sheet: Sheet, area: Area, { look, format, choices }: Block): void {
  const { bold, italic, quiet, size, fill } = lookStyles[look];
  if (bold === true) area.setFontWeight('bold');
  if (italic === true) area.setFontStyle('italic');
  if (quiet === true) area.setFontColor(quietColour);
  if (size !== undefined) area.setFontSize(size);
  if (fill !== undefined) area.setBackground(fill);
  if (format !== undefined) area.setNumberFormat(format);
  if (choices === undefined) return;
  const validation = google.SpreadsheetApp.newDataValidation();
  const offered =
    'row' in choices
      ? validation.requireValueInRange(
          sheet.getRange(choices.row + 1, choices.column + 1, choices.rows, choices.columns),
          true,
        )
      : validation.requireValueInList([...choices], true);
  area.setDataValidation(offered.setAllowInvalid(true).build());
}

/** A new sheet is smaller than some workbooks. */
function makeRoom(sheet: Sheet, blocks: readonly Block[]): void {
  const rows = Math.max(...blocks.map((block) => block.row + sizeOf(block).rows));
  const columns = Math.max(...blocks.map((block) => block.column + sizeOf(block).columns));
  const [rowsThere, columnsThere] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  if (rows > rowsThere) sheet.insertRowsAfter(rowsThere, rows - rowsThere);
  if (columns > columnsThere) sheet.insertColumnsAfter(columnsThere, columns - columnsThere);
}

function writeSheet(sheet: Sheet, { blocks, widths, frozen }: BookSheet, formulaText: WriteFormula): void {
  makeRoom(sheet, blocks);
  for (const block of blocks) {
    const { row, column, rows } = block;
    const size = sizeOf(block);
    dress(sheet, sheet.getRange(row + 1, column + 1, size.rows, size.columns), block);
    if (rows.length > 0)
      sheet
        .getRange(row + 1, column + 1, rows.length, rows[0]!.length)
        .setValues(rows.map((cells) => cells.map((content) => written(content, formulaText))));
  }
  widths.forEach((width, at) => sheet.setColumnWidth(at + 1, Math.round(width * character)));
  if (frozen !== undefined) {
    sheet.setFrozenRows(frozen.rows);
    sheet.setFrozenColumns(frozen.columns);
  }
}

/**
 * Builds a workbook in new sheets of the spreadsheet.
 *
 * @param reader in whose language it is
 * @returns a sentence that says where to begin
 * @throws Error with a sentence where there is no such workbook for the country, or the service does not answer
 */
export function buildBook(id: BookId, country: CountryCode, { language, say, ...reader }: Reader): string {
  const began = Date.now();
  const send = createSender(neededSettings(say), { language, say, ...reader }, began);
  const optional = <Data>(sent: Sent): Data | undefined => {
    const reply = send(sent);
    return reply.success ? (reply.data as Data) : undefined;
  };
  const law = send({ ...paths.getTaxLaw, input: { country } });
  if (!law.success) throw new Error(law.error.message);
  const facts = bookFacts(
    {
      law: law.data as unknown as TaxLaw,
      wages: optional<MinimumWages>({ ...paths.getMinimumWages, input: { country } }),
      labour: isLabourBook(id) ? optional<LabourLaw>({ ...paths.getLabourLaw, input: { country } }) : undefined,
      returns: id === 'payroll' ? optional<ReturnList>({ ...paths.getPayrollReturns, input: { country } }) : undefined,
      banks: id === 'treasury' ? optional<CentralBankList>(paths.getCentralBankData) : undefined,
    },
    {
      language,
      words: words[language],
      today: new Date(began).toISOString().slice(0, 10),
      countries: countryCodes,
    },
  );
  const spreadsheet = google.SpreadsheetApp.getActiveSpreadsheet();
  const taken = spreadsheet.getSheets().map((sheet) => sheet.getName());
  // A workbook that was built before has the sheet.
  const meanings = taken.find((name) => name === words[language].meanings);
  const book = bookOf(id, facts, { taken, meanings });
  if (book === undefined) throw new Error(say('no_workbook'));
  const local = formulaWriter();
  const formulaText: WriteFormula = (formula) => local(formula.replace(/\bSVC\.(?=[A-Z]+\()/g, 'SVC_'));
  // All of them are made first, because formulas of one refer to others.
  const made = book.sheets.map(({ name }, at) => spreadsheet.insertSheet(name, taken.length + at));
  book.sheets.forEach((sheet, at) => writeSheet(made[at]!, sheet, formulaText));
  spreadsheet.setActiveSheet(made[0]!);
  return say('workbook_built', { count: made.length, first: made[0]!.getName() });
}
