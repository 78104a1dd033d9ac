import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { productName } from '../../src/contract';
import type { Language } from '../../src/language/languages';
import { withAddress } from '../settings/example-address';
import { installedFolder } from '../settings/installed';
import { projectRoot } from '../settings/project';
import { withCommandLines } from '../command-line';
import { headingsOf } from './headings';
import { htmlOf } from './markdown';
import { guideFiles } from './menu';
import type { Frame } from './page';
import { originalFile, readTranslation, translationFile } from './translations';

const folder = join(installedFolder, 'docs');
const heading = /^# (.+)$/m;

const outside = '../';

/** READMEs of packages, by their place in the project. */
export const readmes: readonly string[] = guideFiles.flatMap(({ file }) =>
  file.startsWith(outside) ? [file.slice(outside.length)] : [],
);

const pathOf = (file: string): string =>
  file.startsWith(outside) ? join(projectRoot, file.slice(outside.length)) : join(folder, file);

/** Reads a file on first use, for a faster start. */
const source = (file: string): string => readFileSync(pathOf(file), 'utf8');

/** The workflow for import into n8n, with the address of the service. */
export const workflow = (url: string): object =>
  JSON.parse(withAddress(withCommandLines(source('recipes/n8n-workflow.json')), url)) as object;

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
  const wanted = originalFile(posix.join(file, '..', path).replace(/^\.\.\/docs\//, ''));
  const isServed = !wanted.endsWith('.md') && !wanted.startsWith(outside);
  const to = isServed ? `/docs/${wanted}` : guideFiles.find((guide) => guide.file === wanted)?.address;
  return to === undefined || anchor === undefined ? to : `${to}#${anchor}`;
}

/**
 * The anchors of the English guide for the headings of its translation, because links of other pages have those. None
 * where the headings do not correspond, and none that the translation has itself.
 */
async function englishAnchors(file: string, translated: string): Promise<readonly (string | undefined)[]> {
  const idsOf = (html: string): readonly string[] => headingsOf(html).map(({ id }) => id);
  const english = idsOf(await htmlOf(source(file), { linkTo: (target) => target }));
  const own = idsOf(translated);
  return english.length === own.length ? english.map((id) => (own.includes(id) ? undefined : id)) : [];
}

/** Is there a translation of a guide? */
const isTranslated = (file: string, language: Language): boolean =>
  language !== 'en' && !file.startsWith(outside) && existsSync(pathOf(translationFile(file, language)));

/** Does an address lead to a guide that a reader of a language gets in English? */
function isGuideInEnglish(address: string, language: Language): boolean {
  const [path] = address.split('#');
  const guide = guideFiles.find((one) => one.address === path);
  return guide !== undefined && !isTranslated(guide.file, language);
}

/** The text of a guide for a reader: in their language if it exists in it, else in English. */
function textFor(file: string, language: Language): GuideText {
  const english = source(file);
  const own = translationFile(file, language);
  if (!isTranslated(file, language)) return { file, written: 'en', text: english, isOld: false };
  return { file: own, written: language, ...readTranslation(source(own), english) };
}
interface GuideText {
  readonly file: string;
  readonly written: Language;
  readonly text: string;
  readonly isOld: boolean;
}

/** The guides by their address. `url` is the address of the service, for the examples. */
export const guides: readonly {
  readonly address: string;
  readonly page: (url: string, frame: Frame, language: Language) => Promise<string>;
}[] = guideFiles.map(({ file, address }) => ({
  address,
  async page(url, frame, language) {
    const guide = textFor(file, language);
    const { written, isOld } = guide;
    const text = withAddress(withCommandLines(guide.text), url);
    const bodyWith = (furtherAnchors: readonly (string | undefined)[]): Promise<string> =>
      htmlOf(text, {
        language: written,
        furtherAnchors,
        linkTo: (target) => addressOf(guide.file, url, target),
        isInEnglish: (target) => isGuideInEnglish(target, language),
      });
    const body = await bodyWith(written === 'en' ? [] : await englishAnchors(file, await bodyWith([])));
    return frame({ title: heading.exec(text)?.[1] ?? productName, body, written, isOld, address });
  },
}));
