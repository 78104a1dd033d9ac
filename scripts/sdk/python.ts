import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../server/downloads/package-files';
import { packages, pythonVersion } from '../../server/downloads/packages';
import { projectRoot } from '../command/project';
import { api } from '../generate/sdk/api';
import { pythonModules } from '../generate/sdk/python';

const source = join(projectRoot, 'sdk/python');

/** The value of a line `key = …` of pyproject.toml, which holds text or a list of texts. */
function stated(project: string, key: string): string & string[] {
  const value = new RegExp(`^${key} = (.+)$`, 'm').exec(project)?.[1];
  if (value === undefined) throw new Error(`pyproject.toml states no ${key}.`);
  return JSON.parse(value) as string & string[];
}

/** What pip reads about a package before it installs it. */
function metadata(project: string): string {
  const fields: readonly (readonly [string, string])[] = [
    ['Metadata-Version', '2.1'],
    ['Name', stated(project, 'name')],
    ['Version', pythonVersion],
    ['Summary', stated(project, 'description')],
    ...stated(project, 'classifiers').map((one) => ['Classifier', one] as const),
    ['Requires-Python', stated(project, 'requires-python')],
    ...stated(project, 'dependencies').map((one) => ['Requires-Dist', one] as const),
    ['Description-Content-Type', 'text/markdown'],
  ];
  return `${fields.map(([name, value]) => `${name}: ${value}\n`).join('')}\n${readFileSync(join(source, 'README.md'), 'utf8')}`;
}

/**
 * Writes the files of the Python client package as a wheel has them, without the list of their hashes: what people
 * write, and what is made from that and from the contract.
 *
 * @param target folder of the package, which is replaced
 */
export function buildPython(target: string): void {
  const information = join(target, `svc_finance_africa-${pythonVersion}.dist-info`);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(information, { recursive: true });
  cpSync(join(source, 'src'), target, { recursive: true, filter: (path) => !path.includes('__pycache__') });
  const modules = join(target, 'svc_finance_africa');
  for (const [name, text] of pythonModules(api(), (module) => readFileSync(join(modules, module), 'utf8')))
    writeFileSync(join(modules, name), text);
  writeFileSync(join(information, 'METADATA'), metadata(readFileSync(join(source, 'pyproject.toml'), 'utf8')));
  writeFileSync(
    join(information, 'WHEEL'),
    'Wheel-Version: 1.0\nGenerator: svc-finance-africa\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
  );
}

/**
 * Packs the Python client package as a wheel, which pip installs.
 *
 * @param target folder of the package, which is replaced
 * @returns the path of the wheel
 */
export async function packPython(target: string): Promise<string> {
  buildPython(target);
  const { file, archive } = packages.python;
  const wheel = join(target, file);
  writeFileSync(wheel, await archive(await filesIn(target)));
  return wheel;
}
