import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage } from '../../server/laws/check-package';
import { readSigningKey, type SigningKey, trustedKeys } from '../../server/laws/keys';
import { makePackage } from '../../server/laws/package';
import { engineLevel } from '../../src/engine';
import { dayOfMoment } from '../../src/day';
import { CommandRefused } from '../command/failure';
import { packageContent } from './content';

/** How a package is made. */
export interface Making {
  readonly version: string;
  /** The file of the private key. */
  readonly keyFile: string;
  /** Ids of keys that the package retires. */
  readonly retires: readonly string[];
  /** The folder into which the package is written. */
  readonly into: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function readKey(file: string): SigningKey {
  if (!existsSync(file)) throw new CommandRefused(`There is no key in ${file}.`);
  try {
    return readSigningKey(readFileSync(file, 'utf8'));
  } catch {
    throw new CommandRefused(`${file} is not a private key of Ed25519. \`law keys new\` makes one.`);
  }
}

/** Older than every law, so that a package is only compared with itself. */
const beforeAll = '1000.1.1';

/**
 * Makes a law package from the country files of this clone. It is checked like a server checks it, so a package that no
 * server would take is not written.
 *
 * @returns the file
 */
export async function makeLawPackage({ version, keyFile, retires, into, now }: Making): Promise<string> {
  const key = readKey(keyFile);
  if (retires.includes(key.id)) throw new CommandRefused('A package cannot retire the key that signs it.');
  const about = { version, made_on: dayOfMoment(now), needs: { engine: engineLevel }, retires: [...retires] };
  const bytes = makePackage(about, packageContent(version), key);
  await checkPackage(bytes, trustedKeys([key.publicKey], new Set()), beforeAll, now, undefined, () => false);
  const file = join(into, `law-${version}.zip`);
  if (existsSync(file)) throw new CommandRefused(`${file} exists. Give the package another version.`);
  mkdirSync(into, { recursive: true });
  writeFileSync(file, bytes);
  return file;
}
