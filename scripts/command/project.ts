import { join } from 'node:path';
import { installedFolder } from '../../server/settings/installed';

/** The folder of this project, or of the release. */
export const projectRoot = installedFolder;

/** The folder of the country files. */
export const countriesFolder = join(projectRoot, 'src/reference/data/countries');

/** The folder of the files of tax treaties. */
export const treatiesFolder = join(projectRoot, 'src/reference/data/treaties');

/** The folder of the figures of fuels, central banks and currencies that a release has. */
export const marketFolder = join(projectRoot, 'src/reference/market/data');

/** The folder of the files of returns, and of the identifiers that they state. */
export const returnsFolder = join(projectRoot, 'src/reference/data/returns');
