import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { message } from '../../src/language/message';
import { Explained } from '../explained';
import { installedFolder } from '../settings/installed';

/** The list of checksums, relative to the installed folder. */
export const checksumsPath = 'src/reference/checksums.json';

/** A file of law or figures that is missing or differs from its release. */
export class DamagedData extends Explained {}

const checksumOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/**
 * The SHA-256 of every file of law, figures and names, by path. JSON Schemas are left out, because only editors use
 * them.
 */
export function checksums(root = installedFolder): Readonly<Record<string, string>> {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map((name) =>
      relative(root, join(root, 'src', name))
        .split(sep)
        .join('/'),
    )
    .filter((path) => path !== checksumsPath)
    .sort();
  return Object.fromEntries(files.map((path) => [path, checksumOf(readFileSync(join(root, path)))]));
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new DamagedData(message('data_file_unreadable', { file: path }));
  }
}

function listed(path: string): readonly (readonly [path: string, checksum: string])[] {
  const text = contentOf(path).toString('utf8');
  try {
    const entries = Object.entries(JSON.parse(text) as Readonly<Record<string, string>>);
    if (entries.length > 0) return entries;
  } catch {
    // Reported below like any other damage.
  }
  throw new DamagedData(message('data_file_damaged', { file: path }));
}

/**
 * Checks every file of law and figures before it is read: a wrong digit in one would be a wrong tax.
 *
 * @throws DamagedData naming the first file that is missing or differs from its release
 */
export function checkData(root = installedFolder): void {
  for (const [path, checksum] of listed(join(root, checksumsPath))) {
    const file = join(root, path);
    if (checksumOf(contentOf(file)) !== checksum)
      throw new DamagedData(message('data_file_changed', { file, list: checksumsPath }));
  }
}
