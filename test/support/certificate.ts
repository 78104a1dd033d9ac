import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateCertificates } from 'office-addin-dev-certs';

/** A certificate with its key, made for a test and kept nowhere else. */
export interface TestCertificate {
  /** The file of the authority that issued it, which nobody knows. */
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
  /** Key and certificate in one text. */
  readonly pem: string;
}

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
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await generateCertificates(authority, certificate, key, days, names);
  log.mockRestore();
  return { authority, certificate, key, pem: readFileSync(key, 'utf8') + readFileSync(certificate, 'utf8') };
}
