import { annotation, banner, docstring, needsQuotes } from './python-text';
import type { Api, Field, Method, Model, ObjectModel } from './types';
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
  'data' in answer ? `${pascal(id)}Answer` : annotation(answer.whole);

const answerText = (method: Method): string =>
  'data' in method.answer
    ? `\n\nclass ${answerName(method)}(TypedDict):\n${docstring(`The answer of \`${method.id}\`.`, '    ')}    success: Literal[True]\n    data: ${annotation(method.answer.data)}\n    meta: Meta\n`
    : '';

/** The models as dictionaries with known keys. */
export const pythonModels = ({ models, finance, account, errorCodes }: Api): string =>
  `${banner}"""What the service is asked with and what it answers, as dictionaries with known keys."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union

ServiceErrorCode = Literal[
${errorCodes.map((code) => `    "${code}",\n`).join('')}]
"""A code with which the service refuses a request."""


${models.map(modelText).join('\n\n')}${[...finance, ...account].map(answerText).join('')}`;
