import { wordsOfLawFrom } from '../words-of-law';
import { feedWords } from './feed-words';
import { holidayWords } from './holiday-words';
import { labourWords } from './labour-words';
import { lawWords } from './law-words';
import { returnWords } from './return-words';

export const wordsOfLaw = wordsOfLawFrom({ ...labourWords, ...lawWords }, returnWords, feedWords, holidayWords);
