import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Returns, returnsIn } from '../../src/reference/returns';
import { installedFolder } from '../settings/installed';

const folder = join(installedFolder, 'src/reference/data/returns');

/** Reads the returns of the release when they are first asked for. The start of the server has compared their checksums. */
export function readReturns(): () => Returns {
  let known: Returns | undefined;
  return () =>
    (known ??= returnsIn(
      new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)),
    ));
}
