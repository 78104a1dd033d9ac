import { answerName } from './python-models';
import { annotation, banner, docstring, literal, needsQuotes } from './python-text';
import type { Api, Field, Method, Type } from './types';
import { iterating, snake } from './words';

/** `from` is a keyword of Python, so its argument is `from_`. */
const argumentName = (name: string): string => (needsQuotes(name) ? `${name}_` : name);

/** What an argument takes: numbers may be `Decimal`. */
const taken = (type: Type): string => annotation(type, 'models.').replace(/\bfloat\b/g, 'models.Number');

const argument = ({ name, type, required }: Field): string =>
  required
    ? `        ${argumentName(name)}: ${taken(type)},\n`
    : `        ${argumentName(name)}: ${taken({ kind: 'union', of: [type, { kind: 'plain', name: 'null' }] })} = None,\n`;

const described = ({ name, description }: Field): string => `    ${argumentName(name)}: ${description}\n`;

const required = (fields: readonly Field[]): readonly Field[] => [
  ...fields.filter((field) => field.required),
  ...fields.filter((field) => !field.required),
];

const timeout =
  'timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.';

function documentation(text: string, fields: readonly Field[]): string {
  const args = `Args:\n${fields.map(described).join('')}    ${timeout}`;
  return docstring(`${text}\n\n${args}\n\nRaises:\n    FinanceError: if there is no answer.`, '        ');
}

function methodText(method: Method): string {
  const { id, verb, path, summary, description, fields, body, reads, newer } = method;
  const ordered = required(fields);
  const replaced = newer === undefined ? '' : `\n\nDeprecated: use \`${snake(newer)}\`, which answers the same.`;
  const isFile = 'file' in method.answer;
  const answer = isFile ? answerName(method) : `models.${answerName(method)}`;
  const input = fields.map(({ name }) => `"${name}": ${argumentName(name)}`).join(', ');
  const endpoint = `Endpoint("${verb}", "${path}", ${literal(body !== undefined)}, ${literal(reads)})`;
  const file = `        return await self._file(
            ${endpoint},
            {${input}},
            timeout,
        )
`;
  const json = `        return cast(
            ${answer},
            await self._call(
                ${endpoint},
                {${input}},
                timeout,
            ),
        )
`;
  return `    async def ${snake(id)}(
        self,
        *,
${ordered.map(argument).join('')}        timeout: Optional[float] = None,
    ) -> ${answer}:
${documentation(`${summary}.\n\n${description}${replaced}`, ordered)}${isFile ? file : json}`;
}

/** The method that goes through every page of an operation. */
function iteratorText({ id, fields, paging }: Method): string {
  if (paging === undefined) return '';
  const { by, list, entry } = paging;
  const one = annotation(entry, 'models.');
  const taken = required(
    fields
      .filter(({ name }) => name !== by)
      .map((field) =>
        by === 'years' && field.name === 'start' ? { ...field, required: true, description: 'First day.' } : field,
      ),
  );
  const sent = (names: Readonly<Record<string, string>>): string =>
    fields.map(({ name }) => `${argumentName(name)}=${names[name] ?? argumentName(name)}, `).join('');
  const ask = (names: Readonly<Record<string, string>>): string =>
    `(await self.${snake(id)}(${sent(names)}timeout=timeout))["data"]`;
  const next = by === 'cursor' ? 'data["next_cursor"]' : `str(data["${list}"][-1]["id"]) if data["more"] else None`;
  const meaning =
    by === 'years'
      ? `Every entry of \`${snake(id)}\`, oldest first, asked for year by year. Each year is one call.`
      : `Every entry of \`${snake(id)}\`, newest first, page by page. Each page is one call.`;
  const page =
    by === 'years'
      ? `        async def page(first: str, last: str) -> List[${one}]:
            return ${ask({ start: 'first', end: 'last' })}["${list}"]

        return by_year(start, end, page)
`
      : `        async def page(place: Optional[str]) -> Tuple[List[${one}], Optional[str]]:
            data = ${ask({ [by]: 'place' })}
            return data["${list}"], ${next}

        return by_cursor(page)
`;
  return `
    def ${snake(iterating(id))}(
        self,
        *,
${taken.map(argument).join('')}        timeout: Optional[float] = None,
    ) -> AsyncIterator[${one}]:
${documentation(meaning, taken)}
${page}`;
}

const classText = (name: string, meaning: string, methods: readonly Method[]): string =>
  `class ${name}(AsyncCaller):\n    """${meaning}"""\n\n${methods.map((method) => methodText(method) + iteratorText(method)).join('\n')}`;

/** The operations as methods to `await`. */
export const pythonMethods = ({
  finance,
  account,
}: Api): string => `${banner}"""Every operation of the service, each as a method."""

from __future__ import annotations

from typing import Any, AsyncIterator, Dict, List, Literal, Optional, Tuple, Union, cast

from . import models
from ._async_caller import AsyncCaller
from ._async_paging import by_cursor, by_year
from ._endpoint import Endpoint
from ._files import ReceivedFile


${classText('AsyncFinanceOperations', 'Every operation that answers questions.', finance)}

${classText('AsyncAccountOperations', 'Every operation that manages an account.', account)}`;
