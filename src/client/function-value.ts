import type { Meta } from '../contract/meta';
import type { Language } from '../language/languages';

/**
 * What a number is, which decides its number format. A `percent` is a stated rate and keeps its digits. A `share` is
 * calculated and rounded for reading. A `date` is a serial date, and a `date_read_again` one on which cited pages still
 * stated the fact.
 */
export type FigureKind = 'money' | 'rate' | 'percent' | 'share' | 'date' | 'date_read_again';

/** A cell of a result: a value, with the kind of its number, or an error with its sentence. */
export type ResultCell =
  | { readonly value: string | number | boolean; readonly kind?: FigureKind }
  | { readonly error: string; readonly message: string };

/** What a call of a function gives, and the age and sources of the first answer behind it. */
export interface FunctionValue {
  readonly rows: readonly (readonly ResultCell[])[];
  readonly meta: Meta | undefined;
}

/** A call of a function, as the pane asks for its value. */
export interface ValueRequest {
  /** The name without its namespace. */
  readonly name: string;
  /** A value, or the rows of a range; undefined for an argument that is left out. */
  readonly args: readonly unknown[];
  readonly language: Language;
  readonly signal: AbortSignal;
  readonly answer: (value: Promise<FunctionValue>) => void;
}

/** Page event: the pane asks the functions for the value of a call. */
export const valueEvent = 'svc:value';
