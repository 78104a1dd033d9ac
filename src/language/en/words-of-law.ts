import { family } from '../family';
import { feedWords } from './feed-words';
import { holidayWords } from './holiday-words';
import { labourWords } from './labour-words';
import { lawWords } from './law-words';
import { returnWords } from './return-words';

const ofThemselves = <Word extends string>(words: readonly Word[]): Readonly<Record<Word, string>> =>
  Object.fromEntries(words.map((word): [string, string] => [word, word])) as Readonly<Record<Word, string>>;

/** Words of laws, returns, feeds and holidays, which answers say. */
export const wordsOfLaw = {
  ...family('law_word', ofThemselves([...labourWords, ...lawWords])),
  ...family('return_word', ofThemselves(returnWords)),
  ...family('feed_word', ofThemselves(feedWords)),
  ...family('holiday', ofThemselves(holidayWords)),
};
