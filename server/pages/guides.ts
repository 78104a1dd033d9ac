import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { productName } from '../../src/contract';
import { installedFolder } from '../settings/installed';
import { withCommandLines } from '../settings/command-line';
import { htmlOf } from './markdown';
import { guideFiles } from './menu';
import type { Frame } from './page';

const folder = join(installedFolder, 'docs');
const heading = /^# (.+)$/m;

/** The address in the guide files. A page shows the address of the service instead. */
const example = /http:\/\/localhost:3000/g;

/** Reads a file on first use, for a faster start. */
const source = (file: string): string => withCommandLines(readFileSync(join(folder, file), 'utf8'));

/** The workflow for import into n8n, with the address of the service. */
export const workflow = (url: string): object =>
  JSON.parse(source('recipes/n8n-workflow.json').replace(example, () => url)) as object;

/**
 * The address of what a link of a guide leads to. Links to this service become relative, so that readers stay on the
 * server that they use. Links between guides have the form that works in a repository; undefined for a file that is
 * only there.
 */
function addressOf(file: string, url: string, target: string): string | undefined {
  if (target.startsWith(`${url}/`)) return target.slice(url.length);
  if (/^(?:[a-z]+:|[/#])/i.test(target)) return target;
  const [path, anchor] = target.split('#') as [string, string?];
  const wanted = posix.join(file, '..', path);
  const to = wanted.endsWith('.md') ? guideFiles.find((guide) => guide.file === wanted)?.address : `/docs/${wanted}`;
  return to === undefined || anchor === undefined ? to : `${to}#${anchor}`;
}

/** The guides by their address. `url` is the address of the service, for the examples. */
export const guides: readonly {
  readonly address: string;
  readonly page: (url: string, frame: Frame) => Promise<string>;
}[] = guideFiles.map(({ file, address }) => ({
  address,
  async page(url, frame) {
    const text = source(file).replace(example, () => url);
    const body = await htmlOf(text, { linkTo: (target) => addressOf(file, url, target) });
    return frame({ title: heading.exec(text)?.[1] ?? productName, body, address });
  },
}));
