import { createPrivateKey, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { Config } from '../../server/config';
import { message } from '../../src/language/message';
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
          message('doctor_certificate_of_other_name', {
            host: hostname,
            names: certificate.subjectAltName ?? certificate.subject,
          }),
        ),
      ]
    : [];
}

/** Does the certificate fit its key and its name, and is it in force? */
export function certificateFindings({ tls, publicUrl }: Pick<Config, 'tls' | 'publicUrl'>, now: Date): Finding[] {
  if (tls === undefined) return [good(message('doctor_no_tls'))];
  const pair = read(tls);
  if (pair === undefined) return [wrong(message('tls_files_wrong'))];
  const { certificate, privateKey } = pair;
  if (!certificate.checkPrivateKey(privateKey)) return [wrong(message('doctor_certificate_of_other_key'))];
  const [from, to] = [new Date(certificate.validFrom), new Date(certificate.validTo)];
  const until = { to: dayOf(to) };
  const age = [
    ...(now < from ? [wrong(message('doctor_certificate_early', { from: dayOf(from) }))] : []),
    ...(now > to ? [wrong(message('doctor_certificate_expired', until))] : []),
    ...(now <= to && to.getTime() - now.getTime() < warnBefore * dayLength
      ? [warning(message('doctor_certificate_expires', until))]
      : []),
  ];
  const found = [...age, ...nameFindings(certificate, publicUrl)];
  return found.length > 0 ? found : [good(message('doctor_certificate_in_force', until))];
}
