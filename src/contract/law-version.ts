import { z } from 'zod';
import { message } from '../language/message';
import { isLawVersion } from './words/law-version';
import { payDetails } from './details';
import { refusal } from './refusal';

/** The version of a law: year, month and number. */
export const LawVersion = z.string().meta({ example: '2026.11.1' });

/** The law that a question is answered with, where a caller chooses it. */
export const lawVersionAsked = z
  .string(refusal(message('law_version_malformed')))
  .refine(isLawVersion, refusal(message('law_version_malformed')))
  .optional()
  .describe(payDetails.law_version.meaning)
  .meta({ example: '2026.11.1' });
