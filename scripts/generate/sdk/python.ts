import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../command/project';
import { pythonMethods } from './python-methods';
import { pythonModels } from './python-models';
import { banner, literal } from './python-text';
import { clientSettings } from './settings';
import type { Api } from './types';
import { snake } from './words';

const folder = 'sdk/python/src/svc_finance_africa';

/** The version as Python writes it: `1.0.0-beta.2` is `1.0.0b2`. */
export const pythonVersion = (version: string): string =>
  version
    .replace(/-alpha\./, 'a')
    .replace(/-beta\./, 'b')
    .replace(/-rc\./, 'rc');

function settingsText(): string {
  const { version, ...others } = clientSettings;
  const lines = Object.entries(others).map(
    ([name, value]) =>
      `${snake(name).toUpperCase()} = ${Array.isArray(value) ? `(${value.map(literal).join(', ')})` : literal(value as string | number)}\n`,
  );
  return `${banner}"""Settings of the clients. Times are in seconds, sizes in bytes."""

__version__ = "${pythonVersion(version)}"
${lines.join('')}`;
}

/** What differs between code to `await` and code that waits. */
const waiting: readonly (readonly [RegExp, string])[] = [
  [/\bAwaitable\[(.+)\]\]/g, '$1]'],
  [/\bAwaitable, /g, ''],
  [/^from \.(_?)async_/gm, 'from .$1'],
  [/__a(enter|exit)__/g, '__$1__'],
  [/\basync (def|with|for)\b/g, '$1'],
  [/\bawait /g, ''],
  [/\bAsync(?=[A-Z])/g, ''],
  [/\baclose\b/g, 'close'],
  [/\basyncio\b/g, 'time'],
];
const withoutAwait = (text: string): string =>
  waiting.reduce((written, [form, instead]) => written.replace(form, instead), text);

const written = (file: string): string => readFileSync(join(projectRoot, folder, file), 'utf8');

/** The generated part of the Python package. Code that waits is made from code to `await`. Path from the root → content. */
export function pythonClient(one: Api): readonly (readonly [string, string])[] {
  const operations = pythonMethods(one);
  const twins = ['_async_caller.py', '_async_paging.py', 'async_client.py'];
  return [
    [`${folder}/models.py`, pythonModels(one)],
    [`${folder}/_settings.py`, settingsText()],
    [`${folder}/_async_operations.py`, operations],
    [`${folder}/_operations.py`, withoutAwait(operations)],
    ...twins.map((file) => [`${folder}/${file.replace('async_', '')}`, banner + withoutAwait(written(file))] as const),
  ];
}
