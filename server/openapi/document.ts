/** The parts of a schema that the reference shows. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** A part of the address, the query or the headers of a request. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': Content } };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Content>> }>
  >;
  readonly 'x-codeSamples'?: readonly { readonly label: string; readonly source: string }[];
}

/** The OpenAPI document of the service, as far as its readers here look at it. */
export type Document = {
  readonly info: { readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** Is an operation asked with an account token, and not with a key? */
export const needsToken = ({ security = [] }: Operation): boolean => security.some((one) => 'account' in one);

/** An operation with how it is asked. What the service sends by itself has no path. */
export interface Placed {
  readonly method: string;
  readonly path: string | undefined;
  readonly operation: Operation;
}

/** The operations of a tag, in the order of the document. */
export function operationsOf({ paths, webhooks }: Document, tag: string): readonly Placed[] {
  const placed = (methods: Readonly<Record<string, Operation>>, path: string | undefined): readonly Placed[] =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation }));
  return [
    ...Object.entries(paths).flatMap(([path, methods]) => placed(methods, path)),
    ...Object.values(webhooks).flatMap((methods) => placed(methods, undefined)),
  ].filter(({ operation }) => operation.tags[0] === tag);
}
