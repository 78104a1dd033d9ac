import { join } from 'node:path';

/** The folder of this project. */
export const projectRoot = join(__dirname, '../..');

/** The folder of the country files. */
export const countriesFolder = join(projectRoot, 'src/reference/data/countries');

/** The folder of the files of tax treaties. */
export const treatiesFolder = join(projectRoot, 'src/reference/data/treaties');
