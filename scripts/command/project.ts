import { join } from 'node:path';

/** The folder of this project. */
export const projectRoot = join(__dirname, '../..');

/** The folder of the country files. */
export const countriesFolder = join(projectRoot, 'src/reference/data/countries');
