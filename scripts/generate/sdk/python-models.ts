import { annotation, banner, docstring, literal, needsQuotes } from './python-text';
import { type Api, type Field, type Method, type Model, namesIn, type ObjectModel, type Type } from './types';
import { pascal } from './words';

/** Fields as a call, which takes names that are not Python's. */
function calledDict(name: string, total: boolean, fields: readonly Field[]): string {
  const entries = fields.map(({ name: key, type }) => `    "${key}": "${annotation(type).replaceAll('"', "'")}",\n`);
  return `${name} = TypedDict("${name}", {\n${entries.join('')}}${total ? '' : ', total=False'})\n`;
}

function classDict(
  name: string,
  bases: readonly string[],
  total: boolean,
  text: string,
  fields: readonly Field[],
): string {
  const lines = fields.map(
    ({ name: key, type, description }) => `    ${key}: ${annotation(type)}\n${docstring(description, '    ')}`,
  );
  const body = docstring(text, '    ') + lines.join('');
  return `class ${name}(${(bases.length === 0 ? ['TypedDict'] : bases).join(', ')}${total ? '' : ', total=False'}):\n${body === '' ? '    pass\n' : body}`;
}

/**
 * An object. Python 3.9 has no optional keys in one class, so an object with both kinds of keys inherits those that it
 * must have.
 */
function objectText({ name, description, fields }: ObjectModel): string {
  const required = fields.filter((field) => field.required);
  const [quoted, optional] = [true, false].map((isQuoted) =>
    fields.filter((field) => !field.required && needsQuotes(field.name) === isQuoted),
  ) as [Field[], Field[]];
  const isCalled = required.some((field) => needsQuotes(field.name));
  if (quoted.length + optional.length === 0)
    return isCalled
      ? calledDict(name, true, required) + docstring(description, '')
      : classDict(name, [], true, description, required);
  if (required.length + optional.length === 0) return calledDict(name, false, quoted) + docstring(description, '');
  const bases: readonly (readonly [string, string])[] = [
    ...(required.length === 0
      ? []
      : [
          [
            `_${name}`,
            isCalled ? calledDict(`_${name}`, true, required) : classDict(`_${name}`, [], true, '', required),
          ] as const,
        ]),
    ...(quoted.length === 0 ? [] : [[`_${name}Optional`, calledDict(`_${name}Optional`, false, quoted)] as const]),
  ];
  const own = classDict(
    name,
    bases.map(([base]) => base),
    false,
    description,
    optional,
  );
  return [...bases.map(([, text]) => text), own].join('\n\n');
}

const modelText = (model: Model): string =>
  'fields' in model
    ? objectText(model)
    : `${model.name} = ${annotation(model.type)}\n${docstring(model.description, '')}`;

/** The name of the answer of an operation. */
export const answerName = ({ id, answer }: Method): string =>
  'data' in answer ? `${pascal(id)}Answer` : 'file' in answer ? 'ReceivedFile' : annotation(answer.whole);

const answerText = (method: Method): string =>
  'data' in method.answer
    ? `\n\nclass ${answerName(method)}(TypedDict):\n${docstring(`The answer of \`${method.id}\`.`, '    ')}    success: Literal[True]\n    data: ${annotation(method.answer.data)}\n    meta: Meta\n`
    : '';

const tuple = (names: readonly string[]): string => `(${names.map((name) => `${literal(name)}, `).join('')})`;

/** What the questions of a batch may hold, for a check before they are sent. */
function batchFields({ models, finance }: Api): string {
  const byName = new Map(models.map((model) => [model.name, model]));
  const fieldsOf = (type: Type): readonly string[] =>
    namesIn(type).flatMap((name) => {
      const model = byName.get(name)!;
      return 'fields' in model ? model.fields.map((field) => field.name) : fieldsOf(model.type);
    });
  const lines = finance.flatMap(({ item, answer, fields }) =>
    item === undefined || !('data' in answer)
      ? []
      : `    ${literal(item)}: (\n        ${tuple(fields.map(({ name }) => name))},\n        ${tuple([...new Set(fieldsOf(answer.data))])},\n    ),\n`,
  );
  return `\n\nBATCH_FIELDS: Dict[str, Tuple[Tuple[str, ...], Tuple[str, ...]]] = {\n${lines.join('')}}\n"""The fields of \`input\` and of \`select\` for each operation of a batch."""\n`;
}

/** The models as dictionaries with known keys. */
export function pythonModels(one: Api): string {
  const { models, finance, account, errorCodes } = one;
  return `${banner}"""What the service is asked with and what it answers, as dictionaries with known keys."""

from __future__ import annotations

from decimal import Decimal
from typing import Any, Dict, List, Literal, Optional, Tuple, TypedDict, Union

ServiceErrorCode = Literal[
${errorCodes.map((code) => `    "${code}",\n`).join('')}]
"""A code with which the service refuses a request."""

Number = Union[float, Decimal]
"""A number that is sent."""


${models.map(modelText).join('\n\n')}${[...finance, ...account].map(answerText).join('')}${batchFields(one)}`;
}
