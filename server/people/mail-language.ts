import type { Language } from '../../src/language/languages';
import type { People } from '../store/people';

/**
 * The language of a mail: the one that its reader chose, else the one in which they last read, else that of whoever
 * causes it. Anybody may ask for a mail to an address, so the reader's own languages go first.
 *
 * @param causing the language of the request that causes the mail; a command has none
 */
export async function mailLanguage(
  store: Pick<People, 'languagesOf'>,
  to: string,
  causing: Language | undefined,
): Promise<Language> {
  const { chosen, last } = await store.languagesOf(to);
  return chosen ?? last ?? causing ?? 'en';
}
