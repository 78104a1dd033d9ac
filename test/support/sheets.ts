import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { packedExtension } from '../../scripts/connectors/libreoffice/extension';
import type { Shown } from './excel-answer';
import { removeDirectory, temporaryDirectory } from './server-process';

/** A formula: its function and its arguments. Ranges are lists of rows. */
export type Formula = readonly [name: string, ...args: unknown[]];

type Run = (...args: readonly unknown[]) => Promise<Shown | Shown[][]>;

/**
 * The result of a formula as Excel shows it. The test replaces `functions/answer` by `excel-answer`, so that no Excel
 * has to run.
 */
export function inExcel([name, ...args]: Formula): Promise<Shown | Shown[][]> {
  // A file has one function, whose own name JavaScript may not allow.
  const [run] = Object.values(
    jest.requireActual<Readonly<Record<string, Run>>>(`../../functions/sheet/${name.toLowerCase()}`),
  );
  return run!(...args);
}

const folder = temporaryDirectory();
let unpacked: string | undefined;

/** The folder of the Python of the extension. */
function pythonPath(): string {
  if (unpacked !== undefined) return unpacked;
  for (const [path, content] of Object.entries(unzipSync(packedExtension()))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return (unpacked = join(folder, 'pythonpath'));
}
afterAll(() => removeDirectory(folder));

/** The results of formulas as LibreOffice shows them, calculated by the Python of the extension. */
export function inCalc(
  formulas: readonly Formula[],
  { url, key } = { url: process.env['SERVICE_URL']!, key: process.env['SERVICE_KEY']! },
): unknown[] {
  const output = execFileSync('python3', [join(__dirname, '../connectors/libreoffice/evaluate.py'), pythonPath()], {
    encoding: 'utf8',
    input: JSON.stringify({ address: url, api_key: key, calls: formulas }),
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  return (JSON.parse(output) as { readonly results: unknown[] }).results;
}
