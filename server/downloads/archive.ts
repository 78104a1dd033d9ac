import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';
import { zipSync } from 'fflate';

/** Files by their path in an archive. */
export type Files = Readonly<Record<string, Uint8Array>>;

const gzip = promisify(gzipCallback);

// Every file has the same time, so that the same files give the same bytes on every server. A tar archive counts
// seconds, a ZIP archive has the date on the clock on the wall.
const tarTime = Date.UTC(2000, 0, 1) / 1_000;
const zipTime = new Date(2000, 0, 1);

const block = 512;
const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;

/**
 * The header of a file in the format ustar of POSIX.
 *
 * @throws Error if the path is longer than the format allows without a prefix
 */
function header(path: string, size: number): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`The path is too long for an archive: ${path}`);
  const fields = Buffer.alloc(block);
  fields.write(path, 0);
  fields.write(`${octal(0o644, 7)}${octal(0, 7)}${octal(0, 7)}`, 100);
  fields.write(`${octal(size, 11)}${octal(tarTime, 11)}`, 124);
  // The checksum counts its own field as spaces.
  fields.write(`${' '.repeat(8)}0`, 148);
  fields.write('ustar\x0000', 257);
  const sum = fields.reduce((total, byte) => total + byte, 0);
  fields.write(`${octal(sum, 6)} `, 148);
  return fields;
}

const padded = (content: Uint8Array): readonly Uint8Array[] => [
  content,
  Buffer.alloc((block - (content.length % block)) % block),
];

/** A package as npm installs it: a compressed tar archive with all files in the folder `package`. */
export const npmArchive = (files: Files): Promise<Buffer> =>
  gzip(
    Buffer.concat([
      ...Object.entries(files).flatMap(([path, content]) => [
        header(`package/${path}`, content.length),
        ...padded(content),
      ]),
      Buffer.alloc(2 * block),
    ]),
  );

/** A ZIP archive. */
export const zipArchive = async (files: Files): Promise<Buffer> =>
  Buffer.from(zipSync({ ...files }, { mtime: zipTime }));

/** A Python wheel: a ZIP archive with a list of its files and their hashes. */
export function wheelArchive(files: Files): Promise<Buffer> {
  const information = Object.keys(files).find((path) => path.endsWith('.dist-info/METADATA'))!;
  const list = information.replace('METADATA', 'RECORD');
  const lines = Object.entries(files).map(
    ([path, content]) =>
      `${path},sha256=${createHash('sha256').update(content).digest('base64url')},${content.length}\n`,
  );
  return zipArchive({ ...files, [list]: Buffer.from(`${lines.join('')}${list},,\n`) });
}
