import { postmanSteps } from '../openapi/postman';
import { exampleAddress, withAddress } from '../settings/example-address';
import type { Files } from './archive';
import { packageFiles } from './package-files';
import { type PackageName, packageNames, packages } from './packages';

/** Takes steps of a few milliseconds each, and lets other work go on between them. */
type InSteps = <Result>(steps: Iterator<unknown, Result>) => Promise<Result>;

/** A file that people download. */
export interface Download {
  readonly address: string;
  readonly about: string;
  /** The page that says how it is used. */
  readonly guide: string;
  readonly type: string;
  /**
   * @param url address of the service, which its texts name
   * @returns undefined if this server cannot make it
   */
  readonly content: (url: string, inSteps: InSteps) => Promise<Buffer | string | undefined>;
}

const isImage = /\.png$/;

/** Links to the guides of the project, which a package leaves behind. */
const guideLink = /\]\((?:\.\.\/)+docs\/([\w/-]+)\.md(#[\w-]+)?\)/g;

/** Texts name the server from which they are downloaded. */
const named = (files: Files, url: string): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, content]) => {
      if (isImage.test(path)) return [path, content];
      const text = Buffer.from(content).toString().replace(guideLink, `](${exampleAddress}/docs/$1$2)`);
      return [path, Buffer.from(withAddress(text, url))];
    }),
  );

function ofPackage(name: PackageName): Download {
  const { file, about, guide, type, archive } = packages[name];
  return {
    address: `/downloads/${file}`,
    about,
    guide,
    type,
    async content(url) {
      const files = await packageFiles(name);
      return files === undefined ? undefined : archive(named(files, url));
    },
  };
}

/** Everything that the service offers for download besides the connector of the Power Platform. */
export const downloads: readonly Download[] = [
  ...packageNames.map(ofPackage),
  {
    address: '/downloads/svc-finance-africa.postman_collection.json',
    about: 'Collection for Postman: a request for each operation.',
    guide: '/docs/rest',
    type: 'application/json; charset=utf-8',
    content: async (url, inSteps) => `${JSON.stringify(await inSteps(postmanSteps(url)), null, 2)}\n`,
  },
];
