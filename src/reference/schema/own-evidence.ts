import { z } from 'zod';
import { Confidence, IsoDate, SourceIds } from './primitives';

/** What a cell of a table states about itself. What is left out is as the whole entry states it. */
export const ownEvidence = {
  note: z.string().min(1).optional(),
  last_confirmed: IsoDate.optional().meta({
    description: 'Where the cell was confirmed on another day than its entry.',
  }),
  confidence: Confidence.optional(),
  sources: SourceIds.optional().meta({ description: 'Where the cell has other sources than its entry.' }),
};

/** The law has no such tax, rate or rule. A cell whose law is not established is left out instead. */
export const NoneByLaw = z
  .strictObject({ none: z.literal(true), ...ownEvidence })
  .meta({ id: 'NoneByLaw', description: 'The law has none. Where that is not established, leave it out.' });
export type NoneByLaw = z.infer<typeof NoneByLaw>;

/** What a cell states about itself. */
export type OwnEvidence = Omit<NoneByLaw, 'none'>;

/** Does a cell say that the law has none? */
export const isNone = (cell: object | undefined): cell is NoneByLaw => cell !== undefined && 'none' in cell;
