import { pythonVersion } from '../../../server/downloads/packages';
import { pythonMethods } from './python-methods';
import { pythonModels } from './python-models';
import { banner, literal } from './python-text';
import { clientSettings } from './settings';
import type { Api } from './types';
import { snake } from './words';

function settingsText(): string {
  const { version: _, ...others } = clientSettings;
  const lines = Object.entries(others).map(
    ([name, value]) =>
      `${snake(name).toUpperCase()} = ${Array.isArray(value) ? `(${value.map(literal).join(', ')})` : literal(value as string | number)}\n`,
  );
  return `${banner}"""Settings of the clients. Times are in seconds, sizes in bytes."""

__version__ = "${pythonVersion}"
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

/** The modules in which people write code to `await`. Code that waits is made from them. */
export const awaiting = ['_async_caller.py', '_async_paging.py', 'async_client.py'] as const;

/**
 * The modules of the Python package that nobody writes: name → content.
 *
 * @param written the text of a module that people write
 */
export function pythonModules(
  one: Api,
  written: (module: (typeof awaiting)[number]) => string,
): readonly (readonly [string, string])[] {
  const operations = pythonMethods(one);
  return [
    ['models.py', pythonModels(one)],
    ['_settings.py', settingsText()],
    ['_async_operations.py', operations],
    ['_operations.py', withoutAwait(operations)],
    ...awaiting.map((module) => [module.replace('async_', ''), banner + withoutAwait(written(module))] as const),
  ];
}
