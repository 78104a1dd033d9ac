import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The examples of a README: its blocks of code in a language. */
export const examplesOf = (readme: string, language: string): readonly string[] =>
  [...readFileSync(join(__dirname, '../../..', readme), 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(
    ([, written, code]) => (written === language ? [code!] : []),
  );
