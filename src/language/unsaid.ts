import type { Sentence } from './message';

/** Data of an answer before the door: where the contract has text, a sentence may stand that is said last. */
export type Unsaid<Data> = Data extends string
  ? string extends Data
    ? Sentence
    : Data
  : Data extends readonly (infer Item)[]
    ? readonly Unsaid<Item>[]
    : Data extends object
      ? { readonly [Name in keyof Data]: Unsaid<Data[Name]> }
      : Data;

/** Data without anything left to say, among data that has. */
export function unsaid<Data>(data: Data): Unsaid<Data>;
export function unsaid(data: unknown): unknown {
  return data;
}
