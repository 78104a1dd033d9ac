import { exampleAddress } from '../../../server/settings/example-address';
import { openApi } from '../../../server/openapi/openapi';

/** JSON Schema, as far as the contract uses it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

interface Content {
  readonly content: { readonly 'application/json'?: { readonly schema: JsonSchema } };
}

/** An operation of the OpenAPI document. */
export interface ApiOperation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** The OpenAPI document, as far as the client packages are made from it. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** The document of the service. The client packages name no server, so its address does not matter here. */
export const apiDocument = (): ApiDocument => openApi(exampleAddress) as unknown as ApiDocument;
