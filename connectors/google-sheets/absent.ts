import { CellError } from '../../functions/cell/failure';

/** `#N/A` with a sentence of this package: there is no answer. */
export const absent = (sentence: string): CellError => new CellError('#N/A', sentence);
