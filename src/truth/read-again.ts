import type { Meta } from '../contract/meta';

/**
 * That pages were read again and still state the law; undefined where the law of an answer was not read again.
 *
 * @param inWords writes a day, YYYY-MM-DD, for its reader
 */
export function readAgain(
  { confirmed_by, confirmed_publishers = [] }: Pick<Meta, 'confirmed_by' | 'confirmed_publishers'>,
  day: string | undefined,
  inWords: (day: string) => string = (iso) => iso,
): string | undefined {
  if (confirmed_by !== 're-read' || day === undefined) return undefined;
  return `Read again on ${inWords(day)} at ${confirmed_publishers.join(', ')}: unchanged`;
}
