import type { ListedFunction } from '../../connectors/google-sheets/panel/page';
import { sayIn } from '../../connectors/google-sheets/words';
import { functionText } from '../../src/language/function-texts';
import type { Language } from '../../src/language/languages';
import { type Example, functionOf, readExamples, resultRows } from '../../server/pages/examples';
import type { DescribedFunction } from './described';
import { sheetsName } from './script-text';

/** A formula of Excel as Google Sheets writes it. */
const inSheets = (formula: string): string =>
  formula.replace(/^=SVC\.(\w+)\(/, (_all, name: string) => `=${sheetsName(name)}(`);

/** A single result, or the size of a table. */
function resultText(example: Example, language: Language): string {
  const { result, of } = example;
  const [first] = resultRows(example, language);
  if (!Array.isArray(result)) return first!.join(' ');
  return sayIn(language)('table_size', { rows: of ?? result.length, columns: first!.length });
}

/** The functions in a language with their first examples, in the order of these: pay comes first. */
export function listedFunctions(
  functions: readonly DescribedFunction[],
  language: Language,
): readonly ListedFunction[] {
  const first = new Map<string, Example>();
  for (const example of readExamples().tasks.flatMap((task) => task.examples))
    if (!first.has(functionOf(example))) first.set(functionOf(example), example);
  return [...first].flatMap(([name, example]) =>
    functions
      .filter((one) => one.name === name)
      .map(({ description }) => ({
        name: sheetsName(name),
        description: functionText(description, language),
        formula: inSheets(example.formula),
        result: resultText(example, language),
      })),
  );
}
