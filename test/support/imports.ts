import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of a project with the files of the project that each imports, by paths from its root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const isCode = (path: string): boolean => /\.(ts|tsx|mjs|cjs|js)$/.test(path) && !path.endsWith('.d.ts');
/** Packages, builds, and what is generated for a package of the SDK. */
const isPassedOver = (path: string): boolean => /(^|[\\/])(node_modules|dist|src[\\/]generated)$/.test(path);

function filesIn(root: string, path: string): readonly string[] {
  if (isCode(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return isPassedOver(inside) ? [] : filesIn(root, inside);
    return isCode(inside) ? [inside] : [];
  });
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Reads the imports of files, by `import`, `export … from` or `require`, also those of types alone.
 *
 * @param places files and folders, by paths from the root
 */
export function importsOf(root: string, places: readonly string[]): Imports {
  const files = new Set(places.flatMap((place) => filesIn(root, place)));
  const targetOf = (file: string, path: string): string | undefined =>
    endings
      .map((ending) => join(dirname(file), path.replace(/(?<!\.config)\.js$/, '')) + ending)
      .find((one) => files.has(one));
  return new Map(
    [...files].map((file) => {
      const paths = readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import |import\(|require\()'(\.[^']*)'/g);
      return [file, [...paths].flatMap(([, path]) => targetOf(file, path!) ?? [])] as const;
    }),
  );
}

/** The files from which no circle is reached. */
function outsideCircles(imports: Imports): ReadonlySet<string> {
  const outside = new Set<string>();
  let before: number;
  do {
    before = outside.size;
    for (const [file, imported] of imports) if (imported.every((one) => outside.has(one))) outside.add(file);
  } while (outside.size > before);
  return outside;
}

/** The imports that run in a circle, or from one circle to another: `a.ts imports b.ts`. */
export function importsInCircles(imports: Imports): readonly string[] {
  const importers = new Map([...imports.keys()].map((file) => [file, [] as string[]]));
  for (const [file, imported] of imports) for (const one of imported) importers.get(one)!.push(file);
  const [leadsToNone, comesFromNone] = [outsideCircles(imports), outsideCircles(importers)];
  const isInside = (file: string): boolean => !leadsToNone.has(file) && !comesFromNone.has(file);
  return [...imports].flatMap(([file, imported]) =>
    imported.filter((one) => isInside(file) && isInside(one)).map((one) => `${file} imports ${one}`),
  );
}
