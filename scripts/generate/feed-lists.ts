import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FeedFile } from '../../server/feeds/feed-file';
import { projectRoot } from '../command/project';

const room = 'server/feeds';

/** The names of the feeds: the folders with a `feed.json`. */
const names = readdirSync(join(projectRoot, room))
  .filter((name) => existsSync(join(projectRoot, room, name, 'feed.json')))
  .sort();

const identifier = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const property = (name: string): string => (name.includes('-') ? `'${name}': ${identifier(name)}` : name);

const lines = (lineOf: (name: string) => string): string => names.map(lineOf).join('\n');

const banner =
  '// Generated from the folders of this room by `npm run data:generate`; `npm run data:check` fails when it is out of date.\n';

/** The list of feeds, and the JSON Schema of their files. Path from the root → content. */
export const generatedFeedLists = (): ReadonlyMap<string, string> =>
  new Map([
    [
      `${room}/files.ts`,
      `${banner}import { FeedFile, inOrder } from './feed-file';
${lines((name) => `import ${identifier(name)} from './${name}/feed.json';`)}

const files = {
${lines((name) => `  ${property(name)},`)}
};
const names = Object.keys(files) as (keyof typeof files)[];

/** The file of every feed, in the order of lists. */
export const feedFiles = inOrder(names.map((name) => ({ name, ...FeedFile.parse(files[name]) })));
`,
    ],
    [
      `${room}/adapters.ts`,
      `${banner}import type { Adapter } from './feed';
import type { feedFiles } from './files';
${lines((name) => `import { adapter as ${identifier(name)} } from './${name}/adapter';`)}

/** The adapter of every feed. */
export const adapters: Readonly<Record<(typeof feedFiles)[number]['name'], Adapter>> = {
${lines((name) => `  ${property(name)},`)}
};
`,
    ],
    [`${room}/feed.schema.json`, `${JSON.stringify(z.toJSONSchema(FeedFile, { io: 'input' }), null, 2)}\n`],
  ]);
