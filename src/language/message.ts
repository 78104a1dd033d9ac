import type { english } from './en';

type Catalog = typeof english;

/** The name of a sentence in every catalog. */
export type MessageCode = keyof Catalog;

/**
 * The values that a sentence in ICU MessageFormat asks for. A branch of `plural` or `select` holds a `#` or a space:
 * this is how it differs from a value.
 */
type Asked<Text extends string> = Text extends `${string}{${infer Rest}`
  ? Rest extends `${infer Inside}}${infer After}`
    ? (
        Inside extends `${infer Name},${string}`
          ? Name
          : Inside extends `${string} ${string}` | `#${string}` | `'${string}`
            ? never
            : Inside
      ) extends infer Name
      ? | (Name extends `${string}${' ' | '#' | '{' | "'" | '"'}${string}` ? never : Name)
        | AskedInside<Inside>
        | Asked<After>
      : never
    : never
  : never;
type AskedInside<Inside extends string> = Inside extends `${string}{${infer Deeper}` ? Asked<`{${Deeper}}`> : never;

/** What a sentence holds in a place: a text or number of the data, a sentence or word of the catalog, or a list. */
export type MessageValue = string | number | Message | readonly (string | Message)[];

/** A sentence for a person: its code and the values in it. It becomes a text at the door, in the language asked for. */
export interface Message {
  readonly code: MessageCode;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** A sentence, or a text of the reference data, which stands in the data's own language. */
export type Sentence = Message | string;

/** Names a sentence of the catalog and fills its places. */
export function message<Code extends MessageCode>(
  code: Code,
  ...values: [Asked<Catalog[Code]>] extends [never] ? [] : [Readonly<Record<Asked<Catalog[Code]>, MessageValue>>]
): Message {
  const [filled] = values;
  return filled === undefined ? { code } : { code, values: filled };
}
