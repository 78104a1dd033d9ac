import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * The rooms of the server, lowest floor first. A room is a folder or a file beside the folders. It imports from lower
 * floors and from rooms on its own floor. Rooms on one floor never import each other in a circle.
 */
const floors: readonly (readonly string[])[] = [
  ['clock', 'command-line', 'environment', 'keys', 'network'],
  ['errors', 'openapi', 'store'],
  [
    'changes',
    'config',
    'connector',
    'downloads',
    'feeds',
    'input',
    'laws',
    'markets',
    'runtime',
    'settings',
    'status',
    'watch',
    'work',
    'world',
  ],
  ['access', 'accounts', 'pages', 'webhooks'],
  ['materials', 'operations', 'people'],
  ['doors'],
  ['app', 'framework', 'main', 'serve'],
];

const server = join(__dirname, '../../server');
const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)));

/** The room that a server file belongs to. */
const roomOf = (path: string): string => relative(server, path).split(/[\\/]/)[0]!.replace(/\.ts$/, '');

interface Import {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const importsOf = (file: string): readonly Import[] =>
  [...readFileSync(join(server, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']*)'/g)].flatMap(([, path]) => {
    const target = resolve(server, dirname(file), path!.replace(/\.js$/, ''));
    const [from, to] = [roomOf(join(server, file)), roomOf(target)];
    return relative(server, target).startsWith('..') || from === to ? [] : [{ file, from, to }];
  });

const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.d.ts'),
);
const imports = files.flatMap(importsOf);

test('every room has a floor, and every room listed on a floor exists', () => {
  expect([...new Set(files.map((file) => roomOf(join(server, file))))].sort()).toEqual([...floorOf.keys()].sort());
});

test('no room imports from a higher floor', () => {
  const upward = imports.filter(({ from, to }) => floorOf.get(to)! > floorOf.get(from)!);
  expect(upward.map(({ file, to }) => `${file} imports from ${to}`)).toEqual([]);
});

test('rooms on one floor do not import each other in a circle', () => {
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    imports.some(
      (one) =>
        one.from === from &&
        floorOf.get(one.to) === floorOf.get(from) &&
        !seen.has(one.to) &&
        (one.to === wanted || reaches(one.to, wanted, seen.add(one.to))),
    );
  expect([...floorOf.keys()].filter((room) => reaches(room, room))).toEqual([]);
});
