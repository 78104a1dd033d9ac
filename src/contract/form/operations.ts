import type { z } from 'zod';
import { defined } from '../../defined';
import { taxTypesOf } from '../effect';
import type { PublicContract } from '../operation';
import { operations } from '../operations';
import { ReturnParams } from '../returns';
import { subscriptionOperations } from '../subscription-operations';
import { TaxRequest } from '../tax';
import { fieldsOf, type FormField } from './fields';
import { returnsList } from './lists';
import { heading, sentence } from './words';

type Method = PublicContract['method'];

/** An operation as a tool offers it to people: what it does, where it is, and the fields that they fill in. */
export interface OperationForm<Of extends Method = 'get' | 'post'> {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly description: string;
  readonly method: Of;
  /** The value of a field replaces its name in braces. */
  readonly path: string;
  readonly fields: readonly FormField[];
}

/** The fields of a question about tax say which types of tax they affect. */
const withTypes = (fields: readonly FormField[]): readonly FormField[] =>
  fields.map((field) => ({ ...field, ...defined({ taxTypes: taxTypesOf[field.name as keyof TaxRequest] }) }));

/** The return to fill is chosen from their list. */
const withReturns = (fields: readonly FormField[]): readonly FormField[] =>
  fields.map((field) => ({ ...field, kind: 'listed', list: returnsList }));

function formFields(input: z.ZodObject): readonly FormField[] {
  const fields = fieldsOf(input);
  if (input === TaxRequest) return withTypes(fields);
  return input === ReturnParams ? withReturns(fields) : fields;
}

const formOf = <Of extends Method>({
  id,
  tag,
  summary,
  description,
  method,
  path,
  params,
  body,
  query,
}: PublicContract & { readonly method: Of }): OperationForm<Of> => ({
  id,
  group: tag,
  name: heading(summary),
  description: sentence(description),
  method,
  path,
  fields: [params, body ?? query].flatMap((input) => (input === undefined ? [] : formFields(input))),
});

/** Every operation as a form. Of twins, which differ in their path only, the first stands. */
export const operationForms = (): readonly OperationForm[] =>
  operations.filter(({ twinOf }) => twinOf === undefined).map((operation) => formOf(operation));

/** The operations on subscriptions as forms, for the triggers of a tool. */
export const subscriptionForms = (): readonly OperationForm<Method>[] =>
  subscriptionOperations.map((operation) => formOf(operation));
