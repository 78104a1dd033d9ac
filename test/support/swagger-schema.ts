import Ajv from 'ajv';
import addFormats from 'ajv-formats';

type Json = Readonly<Record<string, unknown>>;

/** The schema for a validator that knows neither `x-nullable` nor flags for exclusive minimums. */
const readable = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema), (_, value: Json | null) => {
    if (value?.['x-nullable'] === true) return { anyOf: [{ ...value, 'x-nullable': undefined }, { type: 'null' }] };
    if (value?.['exclusiveMinimum'] !== true) return value;
    const { minimum, ...rest } = value;
    return { ...rest, exclusiveMinimum: minimum };
  }) as Json;

/** How a value differs from a schema of OpenAPI 2.0. */
export function differences(schema: Json, value: unknown): readonly object[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const validate = ajv.compile(readable(schema));
  validate(value);
  return validate.errors ?? [];
}
