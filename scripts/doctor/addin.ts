import { addinPath } from '../../src/contract';
import type { Config } from '../../server/config';
import { message, type Message } from '../../src/language/message';
import { reasonOf } from './examined';
import { type Finding, good, warning } from './finding';
import { isRunning } from './running';

/** How long an answer may take, in milliseconds. */
const patience = 5_000;

/** Why an address cannot be reached, by the code of the system. */
const reasons = {
  ENOTFOUND: 'address_unknown',
  ECONNREFUSED: 'address_refused',
  CERT_HAS_EXPIRED: 'address_certificate_expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'address_certificate_untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'address_certificate_untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'address_certificate_untrusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'address_certificate_of_other',
} as const;

const isKnown = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);

/** Why a request failed. */
function failureOf(problem: unknown): Message {
  const { cause } = problem as Error & { cause?: NodeJS.ErrnoException };
  const code = cause?.code ?? '';
  return isKnown(code) ? message(reasons[code]) : reasonOf(cause ?? problem);
}

/** The problem with an address; undefined where it answers as it should. */
async function problemAt(address: string, isExpected: (text: string) => boolean): Promise<Message | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    const text = await response.text();
    if (!response.ok) return message('address_answers', { status: String(response.status) });
    return isExpected(text) ? undefined : message('address_of_other_service');
  } catch (problem) {
    return failureOf(problem);
  }
}

/** Do people reach the manifest and the pane at the address that Excel will use? */
export async function addinFindings(config: Config): Promise<Finding[]> {
  const { publicUrl } = config;
  if (publicUrl === undefined) return [good(message('doctor_addin_here'))];
  if (!(await isRunning(config)))
    return [warning(message('doctor_addin_not_tried', { address: `${publicUrl}/manifest.xml` }))];
  const tried: readonly (readonly [string, (text: string) => boolean])[] = [
    [`${publicUrl}/manifest.xml`, (text) => text.includes(`${publicUrl}${addinPath}/`)],
    [`${publicUrl}${addinPath}/taskpane.html`, (text) => text.includes('<html')],
  ];
  const findings = await Promise.all(
    tried.map(async ([address, isExpected]) => {
      const reason = await problemAt(address, isExpected);
      return reason === undefined ? [] : [warning(message('doctor_addin_unreachable', { address, reason }))];
    }),
  );
  const found = findings.flat();
  return found.length > 0 ? found : [good(message('doctor_addin_loads', { address: `${publicUrl}/manifest.xml` }))];
}
