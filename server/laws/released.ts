import { createReference, type Reference, releasedEdition } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { readReturns } from './return-files';
import { readTreaties } from './treaty-files';

/** The law that this release contains. */
export const releasedLaw = (): Reference =>
  createReference(countryFiles, readTreaties(), releasedEdition, readReturns());
