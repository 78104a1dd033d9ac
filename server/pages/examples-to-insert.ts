import { functionOf, isErrorResult, readExamples } from './examples';
import type { ExampleTask } from '../../src/client/function-help';
import { type Language, languages } from '../../src/language/languages';
import { guideText } from './guide-texts';

const inAll = (english: string): Readonly<Record<Language, string>> =>
  Object.fromEntries(languages.map((language) => [language, guideText(english, language)])) as Record<Language, string>;

/** The examples of the guides that give a result, by task, as the pane offers them. */
export const examplesToInsert = (): readonly ExampleTask[] =>
  readExamples().tasks.flatMap(({ title, examples }) => {
    const working = examples.filter(({ result }) => !isErrorResult(result));
    if (working.length === 0) return [];
    return {
      title: inAll(title),
      examples: working.map((example) => ({
        what: inAll(example.what),
        name: functionOf(example),
        formula: example.formula,
        ...(example.cells === undefined ? {} : { cells: Object.keys(example.cells) }),
      })),
    };
  });
