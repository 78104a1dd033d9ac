import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root folder of the project, whether this runs from the sources or from the build. */
export const projectRoot: string = (() => {
  let folder = __dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
})();
