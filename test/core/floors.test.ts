import { join } from 'node:path';
import { type Floors, keepsFloors } from '../support/floors';
import { importsInCircles, importsOf } from '../support/imports';

const root = join(__dirname, '../..');

/** From which rooms each room may import. */
const open: Readonly<Record<string, readonly string[]>> = {
  src: [],
  ui: ['src'],
  functions: ['src'],
  sdk: ['src'],
  server: ['src'],
  taskpane: ['ui', 'src'],
  dashboard: ['ui', 'src'],
  connectors: ['functions', 'src'],
  tools: ['server', 'src'],
  'webpack.config.js': ['tools'],
  scripts: ['webpack.config.js', 'connectors', 'functions', 'server', 'src', 'test'],
};

const imports = importsOf(root, [...Object.keys(open), 'test']);

test('no files import each other in a circle', () => {
  expect(imports.size).toBeGreaterThan(2_000);
  expect(importsInCircles(imports)).toEqual([]);
});

test('a room imports only from the rooms that are open to it', () => {
  const roomOf = (file: string): string => file.split('/')[0]!;
  const closed = [...imports].flatMap(([file, imported]) => {
    const room = roomOf(file);
    if (room === 'test') return [];
    return imported
      .filter((one) => ![room, ...open[room]!].includes(roomOf(one)))
      .map((one) => `${file} imports ${one}`);
  });
  expect(closed).toEqual([]);
});

const floors: Floors = [
  ['day', 'defined', 'local-formula', 'once', 'recall', 'steps', 'ticks', 'tidy', 'without-end'],
  ['contract', 'language', 'rate-age', 'serial'],
  ['truth'],
  ['reference'],
  ['client', 'engine', 'market', 'number-text', 'recipes', 'register'],
  ['money-format'],
  ['changes', 'documents', 'journal', 'watch', 'workbooks'],
];

// The catalogs name the words of the contract, and the contract refuses in sentences of the catalogs.
keepsFloors(join(root, 'src'), floors, ['contract', 'language']);
