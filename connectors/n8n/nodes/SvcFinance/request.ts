import type { IDataObject, IHttpRequestOptions } from 'n8n-workflow';
import { forms } from '../../../forms';
import { inputOf } from '../../../sent';
import { optionalFields } from './properties';

/**
 * The request for one item.
 *
 * @param parameter value of a parameter of the node for this item, or the second argument where it is not set
 */
export function requestOf(parameter: (name: string, otherwise: unknown) => unknown): IHttpRequestOptions {
  const id = parameter('operation', '');
  const { method, path, fields } = forms.find((form) => form.id === id)!;
  const required = Object.fromEntries(
    fields.filter((field) => field.required).map(({ name }) => [name, parameter(name, undefined)]),
  );
  const input = inputOf(fields, {
    ...(parameter(optionalFields, {}) as IDataObject),
    ...required,
  }) as IDataObject;
  return method === 'post'
    ? { method: 'POST', url: path, body: input, json: true }
    : { method: 'GET', url: path, qs: input, json: true };
}
