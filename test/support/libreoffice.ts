import { execFileSync } from 'node:child_process';
import { strFromU8, unzipSync } from 'fflate';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packedExtension } from '../../scripts/connectors/libreoffice/extension';
import { removeDirectory, temporaryDirectory } from './server-process';

/** The functions of the extension as it is installed, outside LibreOffice. */
export function libreOffice() {
  const folder = temporaryDirectory();
  for (const [path, content] of Object.entries(unzipSync(packedExtension()))) {
    if (!path.startsWith('pythonpath/')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), strFromU8(content));
  }
  /** Runs Python that finds the modules of the extension in the folder that is its first argument. */
  const python = (program: readonly string[], input: unknown): unknown =>
    JSON.parse(
      execFileSync('python3', [...program, join(folder, 'pythonpath')], {
        encoding: 'utf8',
        input: JSON.stringify(input),
        env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
      }),
    );
  return {
    python,
    /** The results of formulas, in an office with a locale: the name of a function, and its arguments. */
    calculate: (
      calls: readonly (readonly unknown[])[],
      locale = 'en-US',
      { url, key } = { url: process.env['SERVICE_URL'], key: process.env['SERVICE_KEY'] },
    ): readonly unknown[] =>
      (
        python([join(__dirname, '../connectors/libreoffice/evaluate.py')], {
          address: url,
          api_key: key,
          locale,
          calls,
        }) as { readonly results: readonly unknown[] }
      ).results,
    remove: (): void => removeDirectory(folder),
  };
}
