import { generateCertificates, installCaCertificate, verifyCertificates } from 'office-addin-dev-certs';
import { caCertificatePath, localhostCertificatePath, localhostKeyPath } from 'office-addin-dev-certs/lib/defaults';

/** The files of a certificate and its key, in PEM form. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const untrusted = (problem: unknown): string => `
The certificate was made, but this system does not trust it (${problem instanceof Error ? problem.message.trim() : String(problem)}).
Excel loads the add-in once ${caCertificatePath} is a trusted authority of the system or the browser.
Or set SVC_TLS_CERT and SVC_TLS_KEY to a certificate that is trusted.
`;

/** The configured certificate for localhost, or a development certificate, which the user is asked to trust. */
export async function localhostCertificate(): Promise<Certificate> {
  const { SVC_TLS_CERT: cert, SVC_TLS_KEY: key } = process.env;
  if (cert && key) return { cert, key };
  const development = { cert: localhostCertificatePath, key: localhostKeyPath };
  if (verifyCertificates()) {
    console.log(`Certificate: ${development.cert}`);
    return development;
  }
  console.log('Making a certificate for localhost that is valid for 30 days. Your system may ask whether to trust it.');
  await generateCertificates();
  try {
    await installCaCertificate();
  } catch (problem) {
    console.log(untrusted(problem));
  }
  return development;
}
