import { operations } from '../operations';
import { fieldsOf, type FormField } from './fields';
import { heading, sentence } from './words';

/** An operation as a tool offers it to people: what it does, where it is, and the fields that they fill in. */
export interface OperationForm {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly description: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly fields: readonly FormField[];
}

/** Every operation as a form. Of twins, which differ in their path only, the first stands. */
export const operationForms = (): readonly OperationForm[] =>
  operations
    .filter(({ twinOf }) => twinOf === undefined)
    .map(({ id, tag, summary, description, method, path, body, query }) => {
      const input = body ?? query;
      return {
        id,
        group: tag,
        name: heading(summary),
        description: sentence(description),
        method,
        path,
        fields: input === undefined ? [] : fieldsOf(input),
      };
    });
