import { parseTree } from 'custom-functions-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../command/project';
import { generatedChoices } from './choices';

const folder = join(projectRoot, 'functions/sheet');

/** What Excel shows about the functions, their arguments and the words of these. Names of countries have catalogs of their own. */
function functionTexts(): readonly string[] {
  const functions = readdirSync(folder)
    .sort()
    .flatMap((name) => parseTree(readFileSync(join(folder, name), 'utf8'), name).functions);
  const enums = [...generatedChoices()].flatMap(([name, content]) => parseTree(content, name).enums);
  return [
    ...functions.flatMap(({ description = '', parameters }) => [
      description,
      ...parameters.map((parameter) => parameter.description ?? ''),
    ]),
    ...enums.flatMap(({ id, values }) => (id === 'COUNTRY' ? [] : values.map(({ tooltip }) => tooltip ?? ''))),
  ];
}

/**
 * The type of the texts that Excel shows about the functions, which every other language translates. Path from the root
 * → content.
 */
export const generatedFunctionTexts = (): ReadonlyMap<string, string> =>
  new Map([
    [
      'src/language/en/functions.ts',
      `// Generated from \`functions/\` by \`npm run data:generate\`; a test fails when it is out of date.\n\n/** What Excel shows about the functions and their arguments, in English. */\nexport type FunctionText =\n${[...new Set(functionTexts())].map((text) => `  | ${JSON.stringify(text)}`).join('\n')};\n`,
    ],
  ]);
