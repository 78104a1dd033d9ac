import { withSemicolons } from '../../src/local-formula';
import { escaped } from './html';

/** Is a text a formula of the add-in? */
export const isFormula = (text: string): boolean => text.startsWith('=SVC.');

/**
 * A formula as HTML. It carries its other form, with semicolons, so that the page shows the one that the reader's
 * spreadsheet takes.
 */
export function formulaCode(formula: string): string {
  const other = withSemicolons(formula);
  const form = other === formula ? '' : ` data-semicolons="${escaped(other)}"`;
  return `<code class="formula"${form}>${escaped(formula)}</code>`;
}

/** Lets the reader choose between the two forms. Scripts show it, because they make the choice. */
export const separatorChoice = `<p class="separator" hidden><label>Formulas <select>
        <option value="commas">with commas: ("KE", 1000.5)</option>
        <option value="semicolons">with semicolons: ("KE"; 1000,5)</option>
      </select></label></p>`;
