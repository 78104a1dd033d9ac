import { family } from '../family';
import { feedWords } from './feed-words';
import { holidayWords } from './holiday-words';
import { labourWords } from './labour-words';
import { lawWords } from './law-words';

const ofThemselves = <Word extends string>(words: readonly Word[]): Readonly<Record<Word, string>> =>
  Object.fromEntries(words.map((word): [string, string] => [word, word])) as Readonly<Record<Word, string>>;

/** Words of laws, feeds and holidays, which answers say. */
export const wordsOfLaw = {
  ...family('law_word', ofThemselves([...labourWords, ...lawWords])),
  ...family('feed_word', ofThemselves(feedWords)),
  ...family('holiday', ofThemselves(holidayWords)),
};
