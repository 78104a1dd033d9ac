import { wordsOfLawFrom } from '../words-of-law';
import { feedWords } from './feed-words';
import { holidayWords } from './holiday-words';
import { labourWords } from './labour-words';
import { lawWords } from './law-words';
import { returnDoubts } from './return-doubts';
import { returnWords } from './return-words';

export const wordsOfLaw = wordsOfLawFrom(
  { ...labourWords, ...lawWords },
  { ...returnDoubts, ...returnWords },
  feedWords,
  holidayWords,
);
