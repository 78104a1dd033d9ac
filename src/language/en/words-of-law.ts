import { wordsOfLawFrom } from '../words-of-law';
import { feedWords } from './feed-words';
import { holidayWords } from './holiday-words';
import { labourWords } from './labour-words';
import { lawWords } from './law-words';
import { returnDoubts } from './return-doubts';
import { returnWords } from './return-words';

const ofThemselves = <Word extends string>(words: readonly Word[]): Readonly<Record<Word, string>> =>
  Object.fromEntries(words.map((word): [string, string] => [word, word])) as Readonly<Record<Word, string>>;

export const wordsOfLaw = wordsOfLawFrom(
  ofThemselves([...labourWords, ...lawWords]),
  ofThemselves([...returnDoubts, ...returnWords]),
  ofThemselves(feedWords),
  ofThemselves(holidayWords),
);
