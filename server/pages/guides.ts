import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { productName } from '../../src/contract';
import { withAddress } from '../settings/example-address';
import { installedFolder } from '../settings/installed';
import { projectRoot } from '../settings/project';
import { withCommandLines } from '../command-line';
import { htmlOf } from './markdown';
import { guideFiles } from './menu';
import type { Frame } from './page';

const folder = join(installedFolder, 'docs');
const heading = /^# (.+)$/m;

const outside = '../';

/** READMEs of packages, by their place in the project. */
export const readmes: readonly string[] = guideFiles.flatMap(({ file }) =>
  file.startsWith(outside) ? [file.slice(outside.length)] : [],
);

/** Reads a file on first use, for a faster start. */
function source(file: string): string {
  const path = file.startsWith(outside) ? join(projectRoot, file.slice(outside.length)) : join(folder, file);
  return withCommandLines(readFileSync(path, 'utf8'));
}

/** The workflow for import into n8n, with the address of the service. */
export const workflow = (url: string): object =>
  JSON.parse(withAddress(source('recipes/n8n-workflow.json'), url)) as object;

/**
 * The address of what a link of a guide leads to. Links to this service become relative, so that readers stay on the
 * server that they use. Links between guides have the form that works in a repository; undefined for a file that is
 * only there.
 */
function addressOf(file: string, url: string, target: string): string | undefined {
  if (target.startsWith(`${url}/`)) return target.slice(url.length);
  if (/^(?:[a-z]+:|[/#])/i.test(target)) return target;
  const [path, anchor] = target.split('#') as [string, string?];
  // A README leads back into the folder of the documentation.
  const wanted = posix.join(file, '..', path).replace(/^\.\.\/docs\//, '');
  const isServed = !wanted.endsWith('.md') && !wanted.startsWith(outside);
  const to = isServed ? `/docs/${wanted}` : guideFiles.find((guide) => guide.file === wanted)?.address;
  return to === undefined || anchor === undefined ? to : `${to}#${anchor}`;
}

/** The guides by their address. `url` is the address of the service, for the examples. */
export const guides: readonly {
  readonly address: string;
  readonly page: (url: string, frame: Frame) => Promise<string>;
}[] = guideFiles.map(({ file, address }) => ({
  address,
  async page(url, frame) {
    const text = withAddress(source(file), url);
    const body = await htmlOf(text, { linkTo: (target) => addressOf(file, url, target) });
    return frame({ title: heading.exec(text)?.[1] ?? productName, body, address });
  },
}));
