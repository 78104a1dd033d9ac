import {
  type Example,
  isErrorResult,
  rangeTexts,
  readExamples,
  resultIn,
  resultRows,
} from '../../server/pages/examples';
import { excelError } from '../../server/pages/excel-words';
import { formulaIn } from '../../server/pages/formula';
import { saidOnPage } from '../../server/pages/language';
import type { Language } from '../../src/language/languages';
import { message } from '../../src/language/message';
import { withBetween } from './between';
import { cellsIn, guideText } from '../../server/pages/guide-texts';

const { day, tasks } = readExamples();

const cell = (text: string): string => text.replaceAll('|', '\\|');

function resultText(example: Example, language: Language): string {
  const result = resultIn(example, language);
  if (isErrorResult(result)) return `\`${excelError(result.error, language)}\` ${cell(result.message)}`;
  return resultRows(example, language)
    .map((row) => cell(row.join(' · ')))
    .join('<br>');
}

function row(example: Example, language: Language): string {
  const formula = `\`${formulaIn(example.formula, language)}\``;
  const shown = [formula, ...rangeTexts(cellsIn(example, language), language)].join(' ');
  return `| ${cell(guideText(example.what, language))} | ${shown} | ${resultText(example, language)} |`;
}

const table = (examples: readonly Example[], language: Language): string =>
  [
    `| ${['what', 'formula', 'result'].map((head) => guideText(head, language)).join(' | ')} |`,
    '|---|---|---|',
    ...examples.map((example) => row(example, language)),
  ].join('\n');

const ofFirst = (language: Language): string =>
  table(
    tasks.flatMap(({ examples }) => examples.filter((example) => example.first === true)),
    language,
  );
const ofAll = (language: Language): string =>
  tasks.map(({ title, examples }) => `### ${guideText(title, language)}\n\n${table(examples, language)}`).join('\n\n');

/** The text of a guide with the examples of docs/examples.json, or with the few that introduce the functions. */
export const withExamples = (text: string, language: Language, which: 'all' | 'first'): string =>
  withBetween(
    text,
    'examples',
    `${which === 'all' ? ofAll(language) : ofFirst(language)}\n\n${saidOnPage(message('examples_day', { day }), language)}`,
  );
