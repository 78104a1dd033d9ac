import { family } from './family';
import type { FeedWord } from './en/feed-words';
import type { HolidayWord } from './en/holiday-words';
import type { LabourWord } from './en/labour-words';
import type { LawWord } from './en/law-words';
import type { ReturnDoubt } from './en/return-doubts';
import type { ReturnWord } from './en/return-words';

type Words<Word extends string> = Readonly<Record<Word, string>>;

/** Words of laws, returns, feeds and holidays, which answers say. */
export const wordsOfLawFrom = (
  ofLaw: Words<LabourWord | LawWord>,
  ofReturns: Words<ReturnDoubt | ReturnWord>,
  ofFeeds: Words<FeedWord>,
  holidays: Words<HolidayWord>,
) => ({
  ...family('law_word', ofLaw),
  ...family('return_word', ofReturns),
  ...family('feed_word', ofFeeds),
  ...family('holiday', holidays),
});
