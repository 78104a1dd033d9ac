import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the project, from the sources as from what is built of them. */
export const projectRoot: string = (() => {
  let folder = __dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
})();
