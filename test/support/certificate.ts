import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A certificate with its key, made for a test and kept nowhere else. */
export interface TestCertificate {
  /** The file of the authority that issued it, which nobody knows. */
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
  /** Key and certificate in one text. */
  readonly pem: string;
}

/** Makes the files of a certificate. Within jest, its library would compute keys in JavaScript for ten seconds. */
const making = `
  const [authority, certificate, key, days, ...names] = process.argv.slice(1);
  require('office-addin-dev-certs').generateCertificates(authority, certificate, key, Number(days), names);`;

/**
 * Makes a certificate that is in force from now on.
 *
 * @param folder for its files
 */
export async function makeCertificate(
  folder: string,
  names = ['localhost', '127.0.0.1'],
  days = 2,
): Promise<TestCertificate> {
  const [authority, certificate, key] = ['ca.crt', 'localhost.crt', 'localhost.key'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const files = [authority, certificate, key];
  await promisify(execFile)(process.execPath, ['--eval', making, ...files, String(days), ...names]);
  return { authority, certificate, key, pem: readFileSync(key, 'utf8') + readFileSync(certificate, 'utf8') };
}
