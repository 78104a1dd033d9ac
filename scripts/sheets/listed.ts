import type { ListedFunction } from '../../connectors/google-sheets/panel/page';
import { type Example, functionOf, readExamples, resultRows } from '../../server/pages/examples';
import type { DescribedFunction } from './described';
import { sheetsName } from './script-text';

/** A formula of Excel as Google Sheets writes it. */
const inSheets = (formula: string): string =>
  formula.replace(/^=SVC\.(\w+)\(/, (_all, name: string) => `=${sheetsName(name)}(`);

/** A single result, or the size of a table. */
function resultText(example: Example): string {
  const { result, of } = example;
  const [first] = resultRows(example, 'en');
  if (!Array.isArray(result)) return first!.join(' ');
  return `${of ?? result.length} rows, ${first!.length} ${first!.length === 1 ? 'column' : 'columns'}`;
}

/** The functions with their first examples, in the order of these: pay comes first. */
export function listedFunctions(functions: readonly DescribedFunction[]): readonly ListedFunction[] {
  const first = new Map<string, Example>();
  for (const example of readExamples().tasks.flatMap((task) => task.examples))
    if (!first.has(functionOf(example))) first.set(functionOf(example), example);
  return [...first].flatMap(([name, example]) =>
    functions
      .filter((one) => one.name === name)
      .map(({ description }) => ({
        name: sheetsName(name),
        description,
        formula: inSheets(example.formula),
        result: resultText(example),
      })),
  );
}
