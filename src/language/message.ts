import type { english } from './en';

type Catalog = typeof english;

/** The code of a sentence, the same in every catalog. */
export type MessageCode = keyof Catalog;

/**
 * The names of the values that a sentence in ICU MessageFormat needs. A branch of `plural` or `select` contains a `#`
 * or a space, which distinguishes it from a name.
 */
export type ValueNames<Text extends string> = Text extends `${string}{${infer Rest}`
  ? Rest extends `${infer Inside}}${infer After}`
    ? (
        Inside extends `${infer Name},${string}`
          ? Name
          : Inside extends `${string} ${string}` | `#${string}` | `'${string}`
            ? never
            : Inside
      ) extends infer Name
      ? | (Name extends '' | `${string}${' ' | '#' | '{' | "'" | '"'}${string}` ? never : Name)
        | ValueNamesInside<Inside>
        | ValueNames<After>
      : never
    : never
  : never;
type ValueNamesInside<Inside extends string> = Inside extends `${string}{${infer Deeper}`
  ? ValueNames<`{${Deeper}}`>
  : never;

/** A value in a sentence: text or a number from the data, a sentence or word of the catalog, or a list. */
export type MessageValue = string | number | Message | readonly (string | Message)[];

/** A sentence for people: its code and values. It becomes text last, in the requested language. */
export interface Message {
  readonly code: MessageCode;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** A sentence, or a text from the reference data, which stays in the language of the data. */
export type Sentence = Message | string;

/** Builds a message from a catalog code and its values. */
export function message<Code extends MessageCode>(
  code: Code,
  ...values: [ValueNames<Catalog[Code]>] extends [never]
    ? []
    : [Readonly<Record<ValueNames<Catalog[Code]>, MessageValue>>]
): Message {
  const [filled] = values;
  return filled === undefined ? { code } : { code, values: filled };
}
