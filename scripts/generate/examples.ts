import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Example, isErrorResult, rangeTexts, readExamples, resultRows } from '../../server/pages/examples';
import { projectRoot } from '../command/project';

const { day, tasks } = readExamples();

const cell = (text: string): string => text.replaceAll('|', '\\|');

function resultText(example: Example): string {
  const { result } = example;
  if (isErrorResult(result)) return `\`${result.error}\` ${cell(result.message)}`;
  return resultRows(example)
    .map((row) => cell(row.join(' · ')))
    .join('<br>');
}

const row = (example: Example): string =>
  `| ${cell(example.what)} | ${[`\`${example.formula}\``, ...rangeTexts(example)].join(' ')} | ${resultText(example)} |`;
const table = (examples: readonly Example[]): string =>
  ['| what | formula | result |', '|---|---|---|', ...examples.map(row)].join('\n');

const first = table(tasks.flatMap(({ examples }) => examples.filter((example) => example.first === true)));
const all = tasks.map(({ title, examples }) => `### ${title}\n\n${table(examples)}`).join('\n\n');

const between = /(<!-- examples, .*? -->\n)[\s\S]*?(\n<!-- end of examples -->)/;

/** The guides, with their tables of examples from docs/examples.json. Path from the root → content. */
export const generatedExamples = (): ReadonlyMap<string, string> =>
  new Map(
    (
      [
        ['README.md', first],
        ['docs/README.md', first],
        ['docs/excel.md', all],
      ] as const
    ).map(([path, tables]) => {
      const text = readFileSync(join(projectRoot, path), 'utf8');
      if (!between.test(text)) throw new Error(`${path} has no marks between which its examples stand.`);
      return [
        path,
        text.replace(between, (_, begin: string, end: string) => `${begin}\n${tables}\n\nResults on ${day}.\n${end}`),
      ];
    }),
  );
