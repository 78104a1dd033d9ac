import { createHash } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import { z } from 'zod';
import { isDay } from '../../src/day';
import { isLawVersion } from '../../src/reference';
import { type SigningKey, signerOf, type TrustedKey } from './keys';
import { LawRefused } from './refused';

const mebibyte = 2 ** 20;

/** What a package may be. More is refused before it is unpacked. */
export const packageLimits = { files: 1_000, unpacked: 64 * mebibyte, head: 256 * 1024 } as const;

const headFile = 'law.json';
const signatureFile = 'law.json.sig';

/** The files that a package may have. Returns are for versions that read them. */
const fileNames = [
  /^(?:countries|treaties|cases)\/[A-Z]{2}\.json$/,
  /^returns\/[A-Z]{2}-[a-z0-9-]{1,60}\.json$/,
  /^recorded\.json$/,
  /^CHANGES\.md$/,
];

const sha256 = /^[0-9a-f]{64}$/;

/** `law.json`: what a package is. Its bytes are signed, and it names the checksum of every other file. */
const LawHead = z.object({
  version: z.string().refine(isLawVersion, { error: 'It is a year, a month and a number, such as 2026.12.1.' }),
  made_on: z.string().refine(isDay, { error: 'It is a day, such as 2026-12-01.' }),
  needs: z.object({ engine: z.number().int().positive() }),
  files: z.record(z.string(), z.string().regex(sha256)),
  /** Ids of keys that are no longer trusted once the package is in use. */
  retires: z.array(z.string().regex(/^[0-9a-f]{16}$/)).default([]),
});
export type LawHead = z.output<typeof LawHead>;

/** The content of a package by file, as bytes. */
export type Files = ReadonlyMap<string, Uint8Array>;

const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The files that a package says it has. Nothing is unpacked. */
function listed(bytes: Uint8Array): ReadonlySet<string> {
  const names = new Set<string>();
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        if (name !== headFile && name !== signatureFile && !fileNames.some((form) => form.test(name)))
          throw new LawRefused(
            `The package has an entry that no law package has: ${JSON.stringify(name.slice(0, 80))}.`,
          );
        if (names.has(name)) throw new LawRefused(`The package has ${name} twice.`);
        names.add(name);
        unpacked += Math.max(size, originalSize);
        if (names.size > packageLimits.files || unpacked > packageLimits.unpacked)
          throw new LawRefused(
            `The package would have more than ${packageLimits.files} files or 64 MB unpacked, so it was not unpacked.`,
          );
        if ((name === headFile || name === signatureFile) && Math.max(size, originalSize) > packageLimits.head)
          throw new LawRefused(`${name} of the package is too large, so it was not unpacked.`);
        return false;
      },
    });
  } catch (problem) {
    if (problem instanceof LawRefused) throw problem;
    throw new LawRefused('The file is not a law package, or it was cut short. Get it again.');
  }
  return names;
}

/** Unpacks some files of a package whose list has been checked. */
export function unpack(bytes: Uint8Array, wanted: (name: string) => boolean): Files {
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter: ({ name }) => wanted(name) })));
  } catch {
    throw new LawRefused('The package cannot be unpacked: it is damaged. Get it again.');
  }
}

function readHead(bytes: Uint8Array): LawHead {
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    throw new LawRefused('law.json of the package is not JSON.');
  }
  const read = LawHead.safeParse(content);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new LawRefused(`law.json of the package does not have its form: ${issue!.path.join('.')} ${issue!.message}`);
}

/**
 * Reads what a package is. Its signature comes first: nothing else of it is unpacked or believed before.
 *
 * @param keys undefined: the package was checked when it was applied
 * @throws LawRefused
 */
export function headOf(bytes: Uint8Array, keys: readonly TrustedKey[] | undefined): LawHead {
  const names = listed(bytes);
  const parts = unpack(bytes, (name) => name === headFile || name === signatureFile);
  const [head, signature] = [parts.get(headFile), parts.get(signatureFile)];
  if (head === undefined) throw new LawRefused('The package has no law.json.');
  if (keys !== undefined) {
    if (signature === undefined) throw new LawRefused('The package is not signed: it has no law.json.sig.');
    if (keys.length === 0)
      throw new LawRefused('No key is trusted, so no package is. Name the public key of its maker in SVC_LAW_KEYS.');
    if (signerOf(keys, head, signature) === undefined)
      throw new LawRefused(
        'The signature of the package is not by a trusted key: somebody else made it, or it was altered. If you trust its maker, name the public key in SVC_LAW_KEYS.',
      );
  }
  const read = readHead(head);
  const stated = new Set([headFile, signatureFile, ...Object.keys(read.files)]);
  const strange = [...names].find((name) => !stated.has(name)) ?? [...stated].find((name) => !names.has(name));
  if (strange !== undefined)
    throw new LawRefused(`The files of the package are not those that law.json lists: see ${strange}.`);
  return read;
}

/**
 * Unpacks files of a package and compares each with its checksum.
 *
 * @throws LawRefused
 */
export function filesOf(bytes: Uint8Array, { files }: LawHead, wanted: (name: string) => boolean = () => true): Files {
  const unpacked = unpack(bytes, (name) => Object.hasOwn(files, name) && wanted(name));
  for (const [name, content] of unpacked)
    if (checksumOf(content) !== files[name])
      throw new LawRefused(`${name} of the package is damaged: its checksum is not that of law.json.`);
  return unpacked;
}

/** Moments in a zip file have no time zone. One that is always the same makes the same package of the same law. */
const sameMoment = new Date(1_980, 0, 1);

/** Makes a signed package. */
export function makePackage(
  about: Omit<LawHead, 'files'>,
  content: ReadonlyMap<string, string>,
  key: Pick<SigningKey, 'sign'>,
): Uint8Array {
  const files = new Map([...content].map(([name, text]) => [name, Buffer.from(text)]));
  const checksums = Object.fromEntries([...files].map(([name, bytes]) => [name, checksumOf(bytes)]));
  const head = Buffer.from(`${JSON.stringify({ ...about, files: checksums }, null, 2)}\n`);
  const all = { [headFile]: head, [signatureFile]: key.sign(head), ...Object.fromEntries(files) };
  return zipSync(all, { level: 9, mtime: sameMoment });
}
