import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Adds compressed versions of each script and style of a folder, so that the server compresses nothing at run time. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name));
      const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
      await writeFile(join(folder, `${name}.br`), await brotli(content, { params: text }));
      await writeFile(join(folder, `${name}.gz`), await gzipped(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
