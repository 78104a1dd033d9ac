import { existsSync, readFileSync } from 'node:fs';

interface Count {
  readonly kind: string;
  readonly language: string;
  readonly sentences: number;
  readonly words: number;
}

/** The counts of a run as a table: where readers meet texts, by language the sentences looked at and the words of English. */
function englishTable(counts: readonly Count[]): string {
  const languages = [...new Set(counts.map(({ language }) => language))].sort();
  const cell = (kind: string | undefined, language: string): string => {
    const own = counts.filter((count) => (kind === undefined || count.kind === kind) && count.language === language);
    const sum = (name: 'sentences' | 'words'): number => own.reduce((all, count) => all + count[name], 0);
    return `${sum('sentences')} / ${sum('words')}`.padStart(14);
  };
  const kinds = [...new Set(counts.map(({ kind }) => kind))].sort();
  const line = (name: string, kind: string | undefined): string =>
    `${name.padEnd(36)}${languages.map((language) => cell(kind, language)).join('')}`;
  return [
    `${'Sentences looked at / words of English'.padEnd(36)}${languages.map((language) => language.padStart(14)).join('')}`,
    ...kinds.map((kind) => line(kind, kind)),
    line('together', undefined),
  ].join('\n');
}

/** Prints the table of what the tests of a run counted; nothing where they counted nothing. */
export function printEnglishTable(file: string | undefined): void {
  if (file === undefined || !existsSync(file)) return;
  const counts = readFileSync(file, 'utf8').trim().split('\n');
  console.log(`\n${englishTable(counts.map((line) => JSON.parse(line) as Count))}`);
}
