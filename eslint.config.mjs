import tseslint from 'typescript-eslint';
import regexp from 'eslint-plugin-regexp';
import { n8nCommunityNodesPlugin } from '@n8n/eslint-plugin-community-nodes';
import { floors, roomsAbove } from './taskpane/floors.mjs';

/** The rooms beside src, which imports from none of them. */
const rooms = ['server', 'functions', 'taskpane', 'dashboard', 'ui', 'connectors', 'sdk', 'test', 'scripts'];

const closed = (places, message) =>
  places.map((place) => ({
    regex: `^(\\.\\./)+${place}(/|$)`,
    message: message ?? `This room does not import from ${place}/.`,
  }));

const forbidden = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

/**
 * Forbids imports from other rooms than src and the given ones.
 *
 * @param more places that are closed, too
 */
const onlyFrom = (room, open = [], ...more) =>
  forbidden(closed([...rooms.filter((one) => one !== room && !open.includes(one)), ...more]));

const io = ['fs', 'path', 'http', 'https', 'net', 'os', 'child_process', 'crypto', 'worker_threads'];

/** What nothing in src/ imports. */
const ofSrc = [
  ...closed(rooms, 'src/ imports from no other room.'),
  { regex: `^(node:|(${io.join('|')})$)`, message: 'src/ is pure: no I/O and no Node API.' },
];

const sayers = 'language/(?:say|catalogs)';

export default tseslint.config(
  { ignores: ['node_modules', 'dist', 'coverage', '.data', 'sdk/typescript/src/generated'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // Texts come from strangers: the time of a pattern must not grow faster than the text. Tests may match what they made.
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    ignores: ['test/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: forbidden(ofSrc),
  },
  {
    // A sentence is said last, in the language of its reader: by a door, a page or a command.
    files: ['src/{engine,changes,market,truth,reference}/**/*.ts'],
    rules: forbidden([...ofSrc, { regex: `${sayers}$`, message: 'Doors and pages say sentences.' }]),
  },
  { files: ['server/**/*.ts'], rules: onlyFrom('server') },
  {
    files: ['server/{webhooks,accounts,access,changes,operations,markets,store,feeds}/**/*.ts'],
    rules: onlyFrom('server', [], `src/${sayers}`),
  },
  { files: ['functions/**/*.ts'], rules: onlyFrom('functions') },
  { files: ['taskpane/**/*.{ts,tsx}'], rules: onlyFrom('taskpane', ['ui']) },
  { files: ['dashboard/**/*.{ts,tsx}'], rules: onlyFrom('dashboard', ['ui']) },
  { files: ['ui/**/*.{ts,tsx}'], rules: onlyFrom('ui') },
  {
    // Sentences stand in the catalogs of src/language, where they have all languages.
    files: ['{taskpane,dashboard,ui}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/[A-Za-z]{2}/]', message: 'say() says what a person reads.' },
        {
          selector:
            'JSXAttribute[name.name=/^(label|title|caption|hint|content|placeholder|what|add|aria-label)$/] > Literal[value=/[A-Za-z]{3} |^[A-Z][a-z]/]',
          message: 'say() says what a person reads.',
        },
        {
          selector:
            'Property[key.name=/^(label|title|name|short|message|about|wrong)$/] > Literal[value=/^[A-Z][a-z]|[a-z] [a-z]/]',
          message: 'say() says what a person reads.',
        },
      ],
    },
  },
  { files: ['connectors/**/*.ts'], rules: onlyFrom('connectors') },
  {
    // Google Sheets has the same functions as Excel.
    files: ['connectors/google-sheets/**/*.ts'],
    rules: onlyFrom('connectors', ['functions']),
  },
  {
    files: ['connectors/n8n/**/*.ts'],
    ...n8nCommunityNodesPlugin.configs.recommended,
  },
  ...floors.flat().map((room) => ({
    files: [`taskpane/${room}/**/*.{ts,tsx}`],
    rules: onlyFrom('taskpane', ['ui'], ...roomsAbove(room)),
  })),
  { files: ['**/*.cjs', 'webpack.config.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    // The package sends as the add-in does. Its words and shapes are generated, so that it stands alone.
    files: ['sdk/**/*.ts'],
    rules: onlyFrom('sdk', [], 'src/(?!client/transport/)'),
  },
  { files: ['test/**/*.ts'], rules: { 'max-lines': 'off' } },
);
