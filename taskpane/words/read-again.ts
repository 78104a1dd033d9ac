import type { Meta } from '../../src/contract/meta';
import { listed, say } from '../../ui/language/say';
import { dayInWords } from '../../ui/words/dates';

/** That pages were read again and still state the law; undefined where the law of an answer was not read again. */
export function readAgain(
  { confirmed_by, confirmed_publishers = [] }: Pick<Meta, 'confirmed_by' | 'confirmed_publishers'>,
  day: string | undefined,
): string | undefined {
  if (confirmed_by !== 're-read' || day === undefined) return undefined;
  return say('read_again', { day: dayInWords(day), publishers: listed(confirmed_publishers) });
}
