import { z } from 'zod';
import { message } from '../language/message';
import { oneLine } from './one-line';
import { refusal } from './refusal';

/** The scripts of the fonts that documents are printed with. */
const ofFonts =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Ethiopic}\p{Script=Common}\p{Script=Inherited}]*$/u;
const pictures = /\p{Extended_Pictographic}(?<![©®])/u;

/**
 * Text on one line of a document: of scripts that the fonts of documents have, so that no letter is missing in print.
 *
 * @param most the longest text, in characters
 */
export function printableText(field: string, most: number) {
  const sentence = refusal(message('text_not_printable', { field, most }));
  return z
    .string(sentence)
    .max(most, sentence)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length > 0 && oneLine.test(text) && ofFonts.test(text) && !pictures.test(text), sentence);
}
