import { escaped } from '../html';
import type { Operation, Parameter, Placed } from '../../openapi/document';

const attribute = (value: unknown): string =>
  escaped(value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value));

/** The field for a parameter. What is needed is filled in with its example. */
function fieldFor({ name, in: place, required, schema, example = schema.examples?.[0] }: Parameter): string {
  const named = `name="${escaped(name)}" data-in="${place}"${required ? ' required' : ''}`;
  const field =
    schema.enum === undefined
      ? `<input ${named} value="${required ? attribute(example) : ''}" placeholder="${attribute(example)}" autocomplete="off" spellcheck="false">`
      : `<select ${named}>${['', ...schema.enum].map((value) => `<option>${attribute(value)}</option>`).join('')}</select>`;
  return `<label><code>${escaped(name)}</code> ${field}</label>`;
}

const keyName = ({ security }: Operation): string =>
  security?.some((one) => 'account' in one) === true ? 'Account token' : 'Key';

/**
 * A form that sends the request from the page. Scripts show it, because they send it; the key stays in its field.
 */
export function tryForm({ method, path, operation }: Placed & { readonly path: string }): string {
  const { parameters, requestBody, security } = operation;
  const example = requestBody?.content['application/json'].example;
  const body =
    requestBody === undefined
      ? ''
      : `<label>Body <textarea name="body" rows="${Math.min(12, JSON.stringify(example ?? {}, null, 2).split('\n').length + 1)}" spellcheck="false">${escaped(JSON.stringify(example ?? {}, null, 2))}</textarea></label>`;
  const key =
    security?.length === 0
      ? ''
      : `<label>${keyName(operation)} <input name="key" type="password" autocomplete="off" spellcheck="false"></label>`;
  return `<details class="try" hidden><summary>Try it</summary><form data-method="${method.toUpperCase()}" data-path="${escaped(path)}">
          ${key}${parameters.map(fieldFor).join('')}${body}
          <button type="submit">Send the request</button>
          <output></output>
        </form></details>`;
}
