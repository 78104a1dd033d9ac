import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that holds `src/`, `docs/` and `server/pages/`, whether this runs from the sources, from the build or from
 * a release. Code finds its files here, because a bundle does not keep the folders of its modules.
 */
export const installedFolder: string = (() => {
  let folder = __dirname;
  while (!existsSync(join(folder, 'src', 'reference')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
})();
