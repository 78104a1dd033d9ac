import format, { type CompiledMessage } from 'icu-minify/format';
import { codesInOrder, valuesInOrder } from '../../src/language/codes-in-order';
import type { ValueNames } from '../../src/language/message';
import { pluralsOf } from '../../src/language/languages';
import type { DashboardSentences } from '../../src/language/dashboard';
import type { PaneSentences } from '../../src/language/pane';
import { numberFormat } from '../words/number-language';
import { readerLanguage } from './reader';
import { saidWhenRead } from './said-when-read';

/** Sentences by code, compiled from ICU MessageFormat when the pane is built. */
export type Compiled = Readonly<Record<string, CompiledMessage>>;

let sentences: Compiled = {};

/** The sentences of pane and dashboard. No code is in both. */
type PageSentences = PaneSentences & DashboardSentences;

/** Adds sentences to those that can be said. */
export function learn(more: Compiled): void {
  sentences = { ...sentences, ...more };
}

const formatters = {
  getNumberFormat: (_: unknown, options?: Intl.NumberFormatOptions) => numberFormat(options ?? {}),
  getPluralRules: (_: unknown, options?: Intl.PluralRulesOptions) =>
    new Intl.PluralRules(pluralsOf[readerLanguage()], options),
  getDateTimeFormat: (locale: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
};

/** A sentence of the page in the language of its reader. One that did not arrive stays its code. */
export function say<Code extends keyof PageSentences>(
  code: Code,
  ...values: [ValueNames<PageSentences[Code]>] extends [never]
    ? []
    : [Readonly<Record<ValueNames<PageSentences[Code]>, string | number>>]
): string {
  const sentence = sentences[code] ?? code.replaceAll('_', ' ');
  const language = readerLanguage();
  const inOrder = values[0] && valuesInOrder(values[0], language);
  return codesInOrder(String(format(sentence, language, inOrder, { formatters })), language);
}

/** The sentences that need no values. */
type PlainSentence = {
  [Code in keyof PageSentences]: [ValueNames<PageSentences[Code]>] extends [never] ? Code : never;
}[keyof PageSentences];

/** Sentences by name, each said when it is read. */
export const sayings = <Name extends string>(
  codes: Readonly<Record<Name, PlainSentence>>,
): Readonly<Record<Name, string>> => saidWhenRead(Object.keys(codes) as Name[], (name) => say(codes[name]));

/** Parts as a list in the reader's language. */
export const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(readerLanguage(), { type: 'unit', style: 'short' }).format(parts);
