import {
  type CircumstanceName,
  circumstanceNames,
  type CircumstanceWord,
  circumstanceWords,
} from '../../src/contract/words/circumstances';
import { readShare, readWhole, type Typed } from './typed';

/** What is typed into the field of each circumstance; empty where nothing is. */
export type CircumstanceTexts = Readonly<Record<CircumstanceName, string>>;

export const noCircumstances = Object.fromEntries(circumstanceNames.map((name) => [name, ''])) as CircumstanceTexts;

/** What a typed text means. A share is typed in percent. */
const readOne = (name: CircumstanceName, text: string): Typed => {
  const { kind }: CircumstanceWord = circumstanceWords[name];
  return kind === 'share' ? readShare(text) : readWhole(text, name);
};

/** What each typed text means, or what is wrong with it. */
export const readCircumstances = (texts: CircumstanceTexts) =>
  Object.fromEntries(circumstanceNames.map((name) => [name, readOne(name, texts[name])])) as Readonly<
    Record<CircumstanceName, Typed>
  >;

/** The fields of a request that state circumstances; an empty text is not sent. */
export const statedCircumstances = (texts: CircumstanceTexts): Readonly<Partial<Record<CircumstanceName, number>>> =>
  Object.fromEntries(
    circumstanceNames.flatMap((name) => {
      const { kind }: CircumstanceWord = circumstanceWords[name];
      const { value } = readOne(name, texts[name]);
      return value === undefined ? [] : [[name, kind === 'share' ? Number((value / 100).toFixed(8)) : value]];
    }),
  );
