import { createReference, type Reference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { readTreaties } from './treaty-files';

/** The law that this release contains. */
export const releasedLaw = (): Reference => createReference(countryFiles, readTreaties());
