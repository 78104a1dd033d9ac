import { type CircumstanceName, type CircumstanceWord, circumstanceWords } from '../../contract/words/circumstances';
import type { Where, WhereAll } from '../schema';
import { numberInWords as number } from './number';

/** One or several labels: `married or widowed`. */
const either = (labels: readonly string[]): string =>
  labels.length === 1 ? labels[0]! : `${labels.slice(0, -1).join(', ')} or ${labels[labels.length - 1]}`;

function askedInWords(name: CircumstanceName, asked: WhereAll[CircumstanceName]): string {
  const word: CircumstanceWord = circumstanceWords[name];
  if (word.kind === 'choice') {
    const codes = [asked].flat() as string[];
    return `${word.noun} is ${either(codes.map((code) => word.choices[code]!.label.toLowerCase()))}`;
  }
  if (word.kind === 'flag') return `${word.noun} is ${asked === true ? 'yes' : 'no'}`;
  if (typeof asked !== 'object') return `${word.noun} is ${number(asked as number)}`;
  const { at_least, at_most } = asked as { at_least?: number; at_most?: number };
  if (at_least === undefined) return `${word.noun} is at most ${number(at_most!)}`;
  return at_most === undefined
    ? `${word.noun} is at least ${number(at_least)}`
    : `${word.noun} is ${number(at_least)} to ${number(at_most)}`;
}

const allInWords = (entry: WhereAll): string =>
  (Object.keys(entry) as CircumstanceName[]).map((name) => askedInWords(name, entry[name])).join(', ');

/** Whom a rule is for, in words: `where marital status is married or widowed, number of children is at least 1`. */
export const whereInWords = (where: Where): string =>
  `where ${(Array.isArray(where) ? where : [where]).map(allInWords).join('; or ')}`;
