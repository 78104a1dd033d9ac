import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isLawVersion } from '../../src/reference';
import type { Download, Validators } from '../feeds/fetch';
import { packageLimits } from './package';
import { LawRefused } from './refused';

const largestIndex = 64 * 1024;

/** Milliseconds for one attempt to get a package. */
const packageTime = 120_000;

/** What an index of law packages says: its newest package. */
const Index = z.object({
  version: z.string().refine(isLawVersion),
  /** Its address. It may be relative to that of the index. */
  url: z.string().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type PackageIndex = z.output<typeof Index>;

/** The newest package that an index names, or that the index is unchanged. */
export async function askIndex(
  download: Download,
  address: string,
  validators: Validators | undefined,
): Promise<{ readonly index: PackageIndex; readonly validators: Validators } | 'unchanged'> {
  const got = await download(address, { accept: 'application/json', largest: largestIndex, validators });
  if (got.kind === 'unchanged') return 'unchanged';
  if (got.kind === 'nothing') throw new LawRefused(`There is no index of law packages at ${address}.`);
  let content: unknown;
  try {
    content = JSON.parse(new TextDecoder().decode(got.bytes));
  } catch {
    throw new LawRefused(`The index of law packages at ${address} is not JSON.`);
  }
  const read = Index.safeParse(content);
  if (!read.success)
    throw new LawRefused(`The index of law packages at ${address} must name version, url and sha256 of a package.`);
  return { index: read.data, validators: got.validators };
}

/** Gets a package from an address. */
export async function getPackage(download: Download, address: string): Promise<Uint8Array> {
  const got = await download(address, {
    accept: 'application/zip',
    largest: packageLimits.unpacked,
    timeLimit: packageTime,
  });
  if (got.kind !== 'answer') throw new LawRefused(`There is no law package at ${address}.`);
  return got.bytes;
}

/**
 * Gets the package that an index names.
 *
 * @param from the address of the index
 */
export async function getIndexed(download: Download, { url, sha256 }: PackageIndex, from: string): Promise<Uint8Array> {
  const address = new URL(url, from).href;
  const bytes = await getPackage(download, address);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new LawRefused(`The package at ${address} is not the one that the index names: its checksum differs.`);
  return bytes;
}
