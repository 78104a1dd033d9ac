import { foldedName } from '../country-names';
import { type DetailName, detailNames, payDetails } from '../details';
import { meanings } from './columns';
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
