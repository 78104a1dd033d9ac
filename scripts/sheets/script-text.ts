import { functionText } from '../../src/language/function-texts';
import type { Language } from '../../src/language/languages';
import type { DescribedFunction } from './described';

type Parameter = DescribedFunction['parameters'][number];

/** The name of a function in Google Sheets, where a name may not have a full stop. */
export const sheetsName = (name: string): string => `SVC_${name}`;

const documented = ({ name, description, optional, isRange }: Parameter, language: Language): string =>
  ` * @param {${isRange ? '*|*[][]' : '*'}} ${optional ? `[${name}]` : name} ${functionText(description, language)}`;

const customFunction = ({ name, description, parameters, spills }: DescribedFunction, language: Language): string => {
  const names = parameters.map((parameter) => parameter.name).join(', ');
  return [
    '/**',
    ` * ${functionText(description, language)}`,
    ' *',
    ...parameters.map((parameter) => documented(parameter, language)),
    ` * @return {${spills ? '*|*[][]' : '*'}}`,
    ' * @customfunction',
    ' */',
    `function ${sheetsName(name)}(${names}) {`,
    `  return svc.calculate(svc.functions.${name}, [${names}]);`,
    '}',
    '',
  ].join('\n');
};

/** Functions that Google or the panel calls by name, and what they call. */
const entries = {
  onOpen: 'addMenu',
  onInstall: 'addMenu',
  svcShowPanel: 'showPanel',
  svcRefreshFromMenu: 'refreshFromMenu',
  svcPanelState: 'panelState',
  svcSaveSettings: 'saveSettings',
  svcInsertFormula: 'insertFormula',
  svcDataStatus: 'dataStatus',
  svcRefresh: 'refreshFromPanel',
  svcBuildWorkbook: 'buildWorkbook',
} as const;

const entry = ([name, called]: readonly [string, string]): string =>
  `function ${name}(...given) {\n  return svc.${called}(...given);\n}\n`;

/**
 * The functions that Google sees: it finds only those at the top of a file. It reads their help from the comments, so
 * that each language has a file of its own.
 */
export const scriptText = (functions: readonly DescribedFunction[], language: Language): string =>
  [...functions.map((one) => customFunction(one, language)), ...Object.entries(entries).map(entry)].join('\n');

/** The start of the bundle: everything that the functions above call. */
export const bundleEntry = (functions: readonly DescribedFunction[]): string =>
  [
    "export * from './connectors/google-sheets/main';",
    ...functions.map(({ file, exported }, at) => `import { ${exported} as run${at} } from ${JSON.stringify(file)};`),
    'export const functions = {',
    ...functions.map(({ name, parameters }, at) => {
      const listed = parameters.map((parameter) => ({ name: parameter.name, isRange: parameter.isRange }));
      return `  ${name}: { run: run${at}, parameters: ${JSON.stringify(listed)} },`;
    }),
    '};',
  ].join('\n');
