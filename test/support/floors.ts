import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** The rooms of a folder, lowest floor first. A room is a folder or a file beside the folders. */
export type Floors = readonly (readonly string[])[];

interface Import {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const roomOf = (path: string): string => path.split(/[\\/]/)[0]!.replace(/\.ts$/, '');

/** The imports of a file from other rooms of its folder. */
const importsOf = (folder: string, file: string): readonly Import[] =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']*)'/g)].flatMap(([, path]) => {
    const target = relative(folder, resolve(folder, dirname(file), path!.replace(/\.js$/, '')));
    const [from, to] = [roomOf(file), roomOf(target)];
    return target.startsWith('..') || from === to ? [] : [{ file, from, to }];
  });

/** The rooms of a folder, and the imports between them. */
function roomsIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.d.ts'),
  );
  return { rooms: new Set(files.map(roomOf)), imports: files.flatMap((file) => importsOf(folder, file)) };
}

/**
 * Tests that a folder keeps its floors: a room imports from lower floors and from rooms on its own floor, and rooms on one
 * floor never import each other in a circle.
 *
 * @param inCircle rooms that may
 */
export function keepsFloors(folder: string, floors: Floors, inCircle: readonly string[] = []): void {
  const { rooms, imports } = roomsIn(folder);
  const floorOf = new Map(floors.flatMap((names, floor) => names.map((room) => [room, floor] as const)));

  test('every room has a floor, and every room listed on a floor exists', () => {
    expect([...rooms].sort()).toEqual([...floorOf.keys()].sort());
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
    expect([...floorOf.keys()].filter((room) => reaches(room, room))).toEqual([...inCircle]);
  });
}
