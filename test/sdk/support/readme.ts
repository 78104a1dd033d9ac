import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The README of each package, and the documents that show both packages. */
export const readmes = { ts: 'sdk/typescript/README.md', python: 'sdk/python/README.md' } as const;
const documents = ['docs/clients.md', 'README.md'];

export const textOf = (file: string): string => readFileSync(join(__dirname, '../../..', file), 'utf8');

/**
 * The examples in a language, those of the README first: blocks of code, with the address of the service under test in
 * place of the original.
 */
export const examplesIn = (language: keyof typeof readmes): readonly string[] =>
  [readmes[language], ...documents].flatMap((file) =>
    [...textOf(file).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, written, code]) =>
      written === language ? [code!.replaceAll('http://localhost:3000', process.env['SERVICE_URL']!)] : [],
    ),
  );
