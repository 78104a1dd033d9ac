import { readExamples } from '../../server/pages/examples';
import { detailTexts } from './details';
import { storedDataTexts } from './stored-data';

/** The texts of the generated parts of guides, which every language has. */
function guideTexts(): readonly string[] {
  const { tasks } = readExamples();
  const ofExamples = tasks.flatMap(({ title, examples }) => [title, ...examples.map(({ what }) => what)]);
  return [...new Set(['formula', 'result', ...ofExamples, ...detailTexts, ...storedDataTexts])];
}

/** Their list, by which the compiler finds what a language lacks. Path from the root → content. */
export const generatedGuideTexts = (): ReadonlyMap<string, string> =>
  new Map([
    [
      'src/language/en/guides.ts',
      `// Generated from the examples and the contract by \`npm run data:generate\`; a test fails when it is out of date.\n\n/** A text of the generated parts of guides, in English. */\nexport type GuideText =\n${guideTexts()
        .map((text) => `  | ${JSON.stringify(text)}`)
        .join('\n')};\n`,
    ],
  ]);
