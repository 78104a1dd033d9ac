import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandRefused } from '../command/failure';
import { type PackageFile, readPackage } from './kept-packages';
import { mitLicence } from './mit';

const line = '-'.repeat(100);

const holderOf = ({ name, author }: PackageFile): string =>
  (typeof author === 'object' ? author.name : author) ?? `the authors of ${name}`;

/**
 * The licence of a package that has no file of it.
 *
 * @throws CommandRefused where its text is not known
 */
function namedLicence(about: PackageFile): string {
  if (about.license === 'MIT') return mitLicence(holderOf(about));
  if (about.license === 'Unlicense') return 'Given to the public domain: no text must stay with it.';
  throw new CommandRefused(
    `${about.name} has no licence file and names ${about.license ?? 'no licence'}. Find the text that must stay with it.`,
  );
}

/** The texts of a package's licence and notices, in the order of their names. */
const licenceTexts = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());

/** The notice of one package: its name, version and licence, then the texts that must stay with it. */
function noticeOf(folder: string): string {
  const about = readPackage(folder);
  const texts = licenceTexts(folder);
  const licence = about.license ?? 'see the text below';
  const heading = `${about.name} ${about.version} (${licence})${about.homepage === undefined ? '' : `\n${about.homepage}`}`;
  return [heading, ...(texts.length === 0 ? [namedLicence(about)] : texts)].join('\n\n');
}

/**
 * The licences and notices of packages, as one text.
 *
 * @param folders of the packages, from the root of the project
 */
export const thirdPartyNotices = (root: string, folders: readonly string[]): string =>
  [
    'This release contains code of other projects. Their licences and notices follow.\n\nThe terms of the sources of law and figures are not listed here: each answer names them, and /status shows them.',
    ...folders.map((folder) => noticeOf(join(root, folder))),
  ].join(`\n\n${line}\n`) + '\n';
