/** A type that both languages can write. */
export type Type =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'plain'; readonly name: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'unknown' }
  | { readonly kind: 'literals'; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'list'; readonly of: Type }
  | { readonly kind: 'map'; readonly keys: Type; readonly of: Type; readonly complete: boolean }
  | { readonly kind: 'union'; readonly of: readonly Type[] };

export interface Field {
  readonly name: string;
  readonly type: Type;
  readonly required: boolean;
  readonly description: string;
}

/** An object with known fields. */
export interface ObjectModel {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly Field[];
}

/** Another name for a type. */
interface AliasModel {
  readonly name: string;
  readonly description: string;
  readonly type: Type;
}

export type Model = ObjectModel | AliasModel;

/** How an operation answers a long list in parts. */
export interface Paging {
  /** `cursor`: an answer names the next. `before`: the id of the last entry. `years`: parts of the time from start to end. */
  readonly by: 'cursor' | 'before' | 'years';
  /** The field of the answer with the entries. */
  readonly list: string;
  readonly entry: Type;
}

/** An operation as a function. */
export interface Method {
  readonly id: string;
  readonly verb: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Everything that a caller may send: parameters of path and query, and the fields of the body. */
  readonly fields: readonly Field[];
  /** The model of the body; undefined without one. */
  readonly body: string | undefined;
  /** True if nothing changes, so that it may be sent again whatever happened. */
  readonly reads: boolean;
  /** The operation that has replaced it; undefined if it is not replaced. */
  readonly newer: string | undefined;
  /** The name of a batch item that asks for the same; undefined if there is none. */
  readonly item: string | undefined;
  readonly paging: Paging | undefined;
  /** What the envelope holds, the whole answer where it has another form, or a file. */
  readonly answer: { readonly data: Type } | { readonly whole: Type } | { readonly file: true };
}

/** Everything that a client package is made from. */
export interface Api {
  readonly models: readonly Model[];
  /** Operations that need an API key, or none. */
  readonly finance: readonly Method[];
  /** Operations that need an account token. */
  readonly account: readonly Method[];
  readonly errorCodes: readonly string[];
}

/** The names of the models that a type mentions. */
export function namesIn(type: Type): readonly string[] {
  switch (type.kind) {
    case 'named':
      return [type.name];
    case 'list':
      return namesIn(type.of);
    case 'map':
      return [...namesIn(type.keys), ...namesIn(type.of)];
    case 'union':
      return type.of.flatMap(namesIn);
    default:
      return [];
  }
}
