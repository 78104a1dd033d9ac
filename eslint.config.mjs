import tseslint from 'typescript-eslint';
import regexp from 'eslint-plugin-regexp';
import { n8nCommunityNodesPlugin } from '@n8n/eslint-plugin-community-nodes';
import { floors, roomsAbove } from './taskpane/floors.mjs';

/**
 * Forbids imports from the given rooms. Imports go from functions, taskpane, dashboard, connectors and server to src; src imports
 * from none of them. The pane and the dashboard share ui, and the package for Google Sheets builds on the functions.
 */
const closed = (...rooms) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: rooms.map((room) => ({
        regex: `^(\\.\\./)+${room}(/|$)`,
        message: `This room does not import from ${room}/.`,
      })),
    },
  ],
});
const io = ['fs', 'path', 'http', 'https', 'net', 'os', 'child_process', 'crypto', 'worker_threads'];

/** What nothing in src/ imports. */
const ofSrc = [
  ...['server', 'functions', 'taskpane', 'dashboard', 'ui', 'connectors', 'sdk', 'test', 'scripts'].map((room) => ({
    regex: `^(\\.\\./)+${room}(/|$)`,
    message: `src/ imports from no other room.`,
  })),
  { regex: `^(node:|(${io.join('|')})$)`, message: 'src/ is pure: no I/O and no Node API.' },
];

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
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: ofSrc,
        },
      ],
    },
  },
  {
    // A sentence is said last, in the language of its reader: by a door, a page or a command.
    files: ['src/{engine,changes,market,truth,reference}/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [...ofSrc, { regex: 'language/(say|catalogs)$', message: 'Doors and pages say sentences.' }] },
      ],
    },
  },
  {
    files: ['server/**/*.ts'],
    rules: closed('functions', 'taskpane', 'dashboard', 'ui', 'connectors', 'test', 'scripts', 'sdk'),
  },
  {
    files: ['server/{webhooks,accounts,access,changes,operations,markets,store,feeds}/**/*.ts'],
    rules: closed(
      'functions',
      'taskpane',
      'dashboard',
      'ui',
      'connectors',
      'test',
      'scripts',
      'sdk',
      'src/language/(?:say|catalogs)',
    ),
  },
  {
    files: ['functions/**/*.ts'],
    rules: closed('server', 'taskpane', 'dashboard', 'ui', 'connectors', 'test', 'scripts', 'sdk'),
  },
  {
    files: ['taskpane/**/*.{ts,tsx}'],
    rules: closed('server', 'functions', 'dashboard', 'connectors', 'test', 'scripts', 'sdk'),
  },
  {
    files: ['dashboard/**/*.{ts,tsx}'],
    rules: closed('server', 'functions', 'taskpane', 'connectors', 'test', 'scripts', 'sdk'),
  },
  {
    files: ['ui/**/*.{ts,tsx}'],
    rules: closed('server', 'functions', 'taskpane', 'dashboard', 'connectors', 'test', 'scripts', 'sdk'),
  },
  {
    files: ['connectors/**/*.ts'],
    rules: closed('server', 'functions', 'taskpane', 'dashboard', 'ui', 'test', 'scripts', 'sdk'),
  },
  {
    // Google Sheets has the same functions as Excel.
    files: ['connectors/google-sheets/**/*.ts'],
    rules: closed('server', 'taskpane', 'dashboard', 'ui', 'test', 'scripts'),
  },
  {
    files: ['connectors/n8n/**/*.ts'],
    ...n8nCommunityNodesPlugin.configs.recommended,
  },
  ...floors.flat().map((room) => ({
    files: [`taskpane/${room}/**/*.{ts,tsx}`],
    rules: closed('server', 'functions', 'dashboard', 'connectors', 'test', 'scripts', 'sdk', ...roomsAbove(room)),
  })),
  { files: ['**/*.cjs', 'webpack.config.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    // The package sends as the add-in does. Its words and shapes are generated, so that it stands alone.
    files: ['sdk/**/*.ts'],
    rules: closed(
      'server',
      'functions',
      'taskpane',
      'dashboard',
      'ui',
      'connectors',
      'test',
      'scripts',
      'src/(?!client/transport/)',
    ),
  },
  { files: ['test/**/*.ts'], rules: { 'max-lines': 'off' } },
);
