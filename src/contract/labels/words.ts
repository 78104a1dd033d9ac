import { foldedName } from '../country-names';
import { nearest } from '../nearest';
import { type DetailName, detailNames, payDetails } from '../details';
import { meanings } from './columns';
import { wordsIn } from './heading-key';
import { type Called, labelOf, namesCalled } from './labels';
import { type Language, labelsIn, languages } from './languages';

/** A choice by the name of its field and its code. */
export interface Choice {
  readonly name: DetailName;
  readonly code: string;
}

const choiceNames = detailNames.filter((name) => payDetails[name].kind === 'choice');

/** Every text that means a choice of a field: its code, and its labels in every language. */
export const choiceTexts = (name: DetailName): (readonly [text: string, code: string])[] => {
  const codes = Object.keys(payDetails[name].choices ?? {});
  return [
    ...codes.map((code) => [code, code] as const),
    ...languages.flatMap((language) => {
      const called = (labelsIn[language].choices as Readonly<Record<string, Readonly<Record<string, Called>>>>)[name]!;
      return codes.flatMap((code) => namesCalled(called[code]!).map((text) => [text, code] as const));
    }),
  ];
};

/** What a language calls the choices of a field, by code. */
export const choiceLabels = (name: DetailName, language: Language): Readonly<Record<string, string>> => {
  const called = (labelsIn[language].choices as Readonly<Record<string, Readonly<Record<string, Called>>>>)[name] ?? {};
  return Object.fromEntries(Object.entries(called).map(([code, one]) => [code, labelOf(one)]));
};

const choices = new Map(choiceNames.map((name) => [name, meanings(choiceTexts(name))]));

/** The code that a text means among the choices of a field, in any language. */
export const codeMeant = (name: DetailName, text: string): string | undefined =>
  choices.get(name)?.get(foldedName(text));

/** The code of every other case: any other category, any other sector. */
const anyOther = 'general';

/**
 * The words of the choices of a field that has one for every other case, with the words of each as a key. A text that
 * is none of them is such a case.
 */
export const wordsBesideOther: ReadonlyMap<DetailName, ReadonlyMap<string, string>> = new Map(
  choiceNames
    .filter((name) => Object.hasOwn(payDetails[name].choices ?? {}, anyOther))
    .map((name) => [
      name,
      new Map(
        choiceTexts(name)
          .filter(([text, code]) => code !== anyOther && !text.includes('_'))
          .map(([text]) => [wordsIn(text).join(' '), text]),
      ),
    ]),
);

/** The word that a text may stand for: misspelt, or with more after it, as `Cadre supérieur`. */
export function wordNear(name: DetailName, text: string): string | undefined {
  const words = wordsBesideOther.get(name);
  if (words === undefined) return undefined;
  const written = wordsIn(text).join(' ');
  const begun = [...words.keys()].find((word) => `${written} `.startsWith(`${word} `));
  return words.get(begun ?? nearest(written, words.keys()) ?? '');
}

/** The choices that a text alone means. `general` means one of two fields. */
export const choicesMeant = (text: string): readonly Choice[] =>
  choiceNames.flatMap((name) => {
    const code = codeMeant(name, text);
    return code === undefined ? [] : [{ name, code }];
  });

/** Every code of a choice that means one field only. */
export const uniqueChoices: readonly string[] = choiceNames.flatMap((name) =>
  Object.keys(payDetails[name].choices ?? {}).filter((code) => choicesMeant(code).length === 1),
);

const yesAndNo = meanings(
  languages.flatMap((language) => [
    ...labelsIn[language].yes.map((text) => [text, true] as const),
    ...labelsIn[language].no.map((text) => [text, false] as const),
  ]),
);

/** Yes or no, in any language. */
export const flagMeant = (text: string): boolean | undefined => yesAndNo.get(foldedName(text));
