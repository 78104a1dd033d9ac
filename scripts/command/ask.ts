import { createInterface } from 'node:readline/promises';

/** Asks a person for yes or no; undefined outside a terminal, where nobody can answer. */
export async function askYes(question: string): Promise<boolean | undefined> {
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}
