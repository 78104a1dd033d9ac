import { CommandRefused } from '../command/failure';

/** The files of a certificate and its key, in PEM form. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/**
 * Microsoft's package for development certificates. A release does not ship it, because few installations need it.
 *
 * @throws CommandRefused where it is not installed
 */
async function developmentCertificates() {
  try {
    const [tools, paths] = await Promise.all([
      import('office-addin-dev-certs'),
      import('office-addin-dev-certs/lib/defaults.js'),
    ]);
    return { ...tools, ...paths };
  } catch {
    throw new CommandRefused(
      'There is no certificate for localhost. Run `npm install --global office-addin-dev-certs`, which makes one, or set SVC_TLS_CERT and SVC_TLS_KEY to the files of yours.',
    );
  }
}

const untrusted = (problem: unknown, caCertificatePath: string): string => `
The certificate was made, but this system does not trust it (${problem instanceof Error ? problem.message.trim() : String(problem)}).
Excel loads the add-in once ${caCertificatePath} is a trusted authority of the system or the browser.
Or set SVC_TLS_CERT and SVC_TLS_KEY to a certificate that is trusted.
`;

/** The configured certificate for localhost, or a development certificate, which the user is asked to trust. */
export async function localhostCertificate(): Promise<Certificate> {
  const { SVC_TLS_CERT: cert, SVC_TLS_KEY: key } = process.env;
  if (cert && key) return { cert, key };
  const { caCertificatePath, localhostCertificatePath, localhostKeyPath, ...tools } = await developmentCertificates();
  const development = { cert: localhostCertificatePath, key: localhostKeyPath };
  if (tools.verifyCertificates()) {
    console.log(`Certificate: ${development.cert}`);
    return development;
  }
  console.log('Making a certificate for localhost that is valid for 30 days. Your system may ask whether to trust it.');
  await tools.generateCertificates();
  try {
    await tools.installCaCertificate();
  } catch (problem) {
    console.log(untrusted(problem, caCertificatePath));
  }
  return development;
}
