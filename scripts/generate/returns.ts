import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { returnFileKinds } from '../../src/contract/words/return-fields';
import { countryNames } from '../../src/contract/countries';
import { isIdentifiersFile } from '../../src/reference/returns';
import type { ReturnForm } from '../../src/reference/schema';
import { projectRoot } from '../command/project';
import { readReturnsSought } from './returns-sought';

const folder = join(projectRoot, 'src/reference/data/returns');
const tests = join(projectRoot, 'test/returns');

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const nameOf = (code: string): string => countryNames[code as keyof typeof countryNames];
const list = (sentences: readonly string[]): string => sentences.join(' ') || '–';

/** How the return is tried: its sample, worked by hand, is compared with the whole file or with the cells. */
function triedIn(files: readonly (readonly [name: string, text: string])[]): (id: string) => string {
  return (id) => {
    const named = new RegExp(`(?<![\\w-])${id}(?![\\w-])`);
    const names = files.filter(([, text]) => named.test(text)).map(([name]) => name);
    if (names.length === 0) throw new Error(`No test in test/returns tries ${id}.`);
    return names.includes('text-files.test.ts') ? 'sample, byte for byte' : 'sample, cell by cell';
  };
}

function publishers({ sources, layout_sources: ids }: ReturnForm): string {
  return [...new Set(ids.map((id) => `${sources[id]!.publisher} (${sources[id]!.kind})`))].join('; ');
}

/** `docs/returns.md`: the returns that can be filled, and those whose layout was not found. Path → content. */
export function generatedReturns(): ReadonlyMap<string, string> {
  const forms = readdirSync(folder)
    .filter((file) => !isIdentifiersFile(file))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ReturnForm)
    .sort((a, b) => nameOf(a.country).localeCompare(nameOf(b.country), 'en') || a.id.localeCompare(b.id));
  const tried = triedIn(readdirSync(tests).map((file) => [file, readFileSync(join(tests, file), 'utf8')] as const));
  const sought = readReturnsSought().toSorted((a, b) => nameOf(a.country).localeCompare(nameOf(b.country), 'en'));
  const countries = new Set(forms.map(({ country }) => country)).size;
  const withFile = forms.filter(({ file }) => file.kind !== 'none').length;
  const text = [
    '# Which returns can be filled',
    '<!-- made from the files of returns and their tests by `npm run data:generate` -->',
    `${forms.length} returns and certificates of ${countries} countries, ${withFile} of them with a file to hand in. [The API](rest.md#returns-of-employers), \`=SVC.RETURN\` and the Returns view of the pane fill them. Compare a layout with the template of the portal before you hand a file in, unless its confidence is high.`,
    'Confidence: `high`, the form or specification of the authority was read; `medium`, programs or advisers agree; `low`, layout not confirmed, a table only. Amounts of every sample are worked by hand from the law.',
    [
      row(['country', 'return', 'id', 'period', 'file', 'layout', 'confidence', 'tried', 'layout taken from']),
      row(Array.from({ length: 9 }, () => '---')),
      ...forms.map((form) =>
        row([
          nameOf(form.country),
          form.name,
          `\`${form.id}\``,
          form.frequency,
          form.file.kind === 'none' ? 'table only' : returnFileKinds[form.file.kind].label,
          form.layout.version ?? 'no version stated',
          form.confidence,
          tried(form.id),
          publishers(form),
        ]),
      ),
    ].join('\n'),
    '## What is not established about them',
    [
      row(['id', 'the layout rests on', 'open questions']),
      row(['---', '---', '---']),
      ...forms.map(({ id, layout, doubts }) => row([`\`${id}\``, layout.basis, list(doubts)])),
    ].join('\n'),
    '## Looked for, and not there',
    'For these returns no layout was found, or it has been replaced, or it takes data that no payroll has.',
    [
      row(['country', 'return', 'why', 'last searched']),
      row(['---', '---', '---', '---']),
      ...sought.map(({ country, name, why, searched }) =>
        row([nameOf(country), name, why, `${searched.on}: ${searched.in}`]),
      ),
    ].join('\n'),
  ].join('\n\n');
  return new Map([['docs/returns.md', `${text}\n`]]);
}
