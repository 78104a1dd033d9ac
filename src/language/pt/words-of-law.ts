import type { wordsOfLaw as english } from '../en/words-of-law';
import { family } from '../family';
import { feedWords } from './feed-words';
import { holidayWords } from './holiday-words';
import { labourWords } from './labour-words';
import { lawWords } from './law-words';
import { returnWords } from './return-words';

/** Words of laws, returns, feeds and holidays, which answers say. */
export const wordsOfLaw = {
  ...family('law_word', { ...labourWords, ...lawWords }),
  ...family('return_word', returnWords),
  ...family('feed_word', feedWords),
  ...family('holiday', holidayWords),
} satisfies Readonly<Record<keyof typeof english, string>>;
