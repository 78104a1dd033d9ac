import { createPrivateKey, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { Config } from '../../server/config';
import { dayLength } from '../../src/day';
import { type Finding, good, warning, wrong } from './finding';

/** The doctor warns this many days before a certificate expires. */
const warnBefore = 21;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

function read({ cert, key }: NonNullable<Config['tls']>) {
  try {
    return { certificate: new X509Certificate(cert), privateKey: createPrivateKey(key) };
  } catch {
    return undefined;
  }
}

/** Does the certificate cover the address that callers use? */
function nameFindings(certificate: X509Certificate, publicUrl: string | undefined): Finding[] {
  if (publicUrl === undefined) return [];
  const hostname = new URL(publicUrl).hostname.replace(/^\[(.*)\]$/, '$1');
  const covered = isIP(hostname) === 0 ? certificate.checkHost(hostname) : certificate.checkIP(hostname);
  return covered === undefined
    ? [
        wrong(
          `The certificate is not for ${hostname}, the name in SVC_PUBLIC_URL. It names ${certificate.subjectAltName ?? certificate.subject}. Get a certificate for ${hostname}.`,
        ),
      ]
    : [];
}

/** Does the certificate fit its key and its name, and is it in force? */
export function certificateFindings({ tls, publicUrl }: Pick<Config, 'tls' | 'publicUrl'>, now: Date): Finding[] {
  if (tls === undefined) return [good('The server itself does not speak HTTPS: SVC_TLS_CERT is empty.')];
  const pair = read(tls);
  if (pair === undefined)
    return [
      wrong(
        'SVC_TLS_CERT and SVC_TLS_KEY do not hold a certificate and its key in PEM form. Set both to the right files.',
      ),
    ];
  const { certificate, privateKey } = pair;
  if (!certificate.checkPrivateKey(privateKey))
    return [wrong('The key in SVC_TLS_KEY does not belong to the certificate in SVC_TLS_CERT. Set both to one pair.')];
  const [from, to] = [new Date(certificate.validFrom), new Date(certificate.validTo)];
  const age = [
    ...(now < from
      ? [wrong(`The certificate is in force only from ${dayOf(from)}. Check the clock and the file.`)]
      : []),
    ...(now > to ? [wrong(`The certificate expired on ${dayOf(to)}. Renew it, and start the server again.`)] : []),
    ...(now <= to && to.getTime() - now.getTime() < warnBefore * dayLength
      ? [warning(`The certificate expires on ${dayOf(to)}. Renew it, and start the server again.`)]
      : []),
  ];
  const found = [...age, ...nameFindings(certificate, publicUrl)];
  return found.length > 0 ? found : [good(`The certificate is in force until ${dayOf(to)}.`)];
}
