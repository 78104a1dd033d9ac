import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PayerTreaties } from '../../src/reference';
import { installedFolder } from '../settings/installed';

const folder = join(installedFolder, 'src/reference/data/treaties');

/**
 * Reads the file of a country's tax treaties when they are first asked for, because few questions need one. The start
 * of the server has compared its checksum.
 */
export function readTreaties(): (payer: string) => PayerTreaties | undefined {
  const known = new Map<string, PayerTreaties | undefined>();
  return (payer) => {
    if (!known.has(payer)) {
      const file = join(folder, `${payer}.json`);
      known.set(payer, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PayerTreaties) : undefined);
    }
    return known.get(payer);
  };
}
