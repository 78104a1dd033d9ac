import { build, type BuildOptions, type Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { panelPage } from '../../connectors/google-sheets/panel/page';
import { type Language, languages } from '../../src/language/languages';
import { projectRoot } from '../command/project';
import { describedFunctions } from './described';
import { listedFunctions } from './listed';
import { bundleEntry, scriptText } from './script-text';

const folder = join(projectRoot, 'connectors', 'google-sheets');
const source = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Answers formulas at once, as Google needs it, in the place of the modules that wait in Excel. */
const atOnce: Plugin = {
  name: 'at-once',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/answer$/ }, () => ({ path: join(folder, 'answer.ts') }));
    onResolve({ filter: /^\.\.\/later$/ }, () => ({ path: join(projectRoot, 'functions', 'questions', 'later.ts') }));
  },
};

async function bundled(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    bundle: true,
    write: false,
    // Without clasp, people paste the script by hand.
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
  });
  return outputFiles![0]!.text;
}

/** The file of the functions with their help in a language. A project has one of them. */
export const functionsFile = (language: Language): string =>
  language === 'en' ? 'Functions.js' : `${language}/Functions.js`;

/**
 * The files of the Apps Script project, by name, with that of the functions in every language. They may be pushed with clasp or pasted into the script editor, where
 * a script is called `.gs`.
 */
export async function sheetsPackage(): Promise<Readonly<Record<string, string>>> {
  const functions = await describedFunctions();
  const service = bundled({
    stdin: { contents: bundleEntry(functions), resolveDir: projectRoot, loader: 'ts' },
    format: 'iife',
    globalName: 'svc',
    // Google does not name the version of its V8 runtime. It surely knows this syntax.
    target: 'es2020',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    plugins: [atOnce],
  });
  const script = bundled({
    entryPoints: [join(folder, 'panel', 'panel.ts')],
    format: 'iife',
    target: 'es2020',
    platform: 'browser',
  });
  return {
    'appsscript.json': source('appsscript.json'),
    ...Object.fromEntries(languages.map((language) => [functionsFile(language), scriptText(functions, language)])),
    'Service.js': await service,
    'panel.html': panelPage((language) => listedFunctions(functions, language), {
      style: source('panel/panel.css'),
      script: await script,
    }),
    'README.md': source('README.md'),
  };
}
