import { addinPath } from '../../src/contract';
import type { Config } from '../../server/config';
import { type Finding, good, warning } from './finding';
import { isRunning } from './running';

/** How long an answer may take, in milliseconds. */
const patience = 5_000;

/** Why an address cannot be reached, by the code of the system. */
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is unknown here',
  ECONNREFUSED: 'nothing listens there',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not signed by a trusted authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not signed by a trusted authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not signed by a trusted authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** Why a request failed. */
function reasonOf(problem: unknown): string {
  const { cause, message } = problem as Error & { cause?: NodeJS.ErrnoException };
  return reasons[cause?.code ?? ''] ?? cause?.message ?? message;
}

/** The problem with an address; undefined where it answers as it should. */
async function problemAt(address: string, isExpected: (text: string) => boolean): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    const text = await response.text();
    if (!response.ok) return `it answers ${response.status}`;
    return isExpected(text) ? undefined : 'another service answers there';
  } catch (problem) {
    return reasonOf(problem);
  }
}

/** Do people reach the manifest and the pane at the address that Excel will use? */
export async function addinFindings(config: Config): Promise<Finding[]> {
  const { publicUrl } = config;
  if (publicUrl === undefined) return [good('SVC_PUBLIC_URL is empty: the add-in is for this machine.')];
  if (!(await isRunning(config)))
    return [warning(`The server is not running here, so ${publicUrl}/manifest.xml was not tried.`)];
  const tried: readonly (readonly [string, (text: string) => boolean])[] = [
    [`${publicUrl}/manifest.xml`, (text) => text.includes(`${publicUrl}${addinPath}/`)],
    [`${publicUrl}${addinPath}/taskpane.html`, (text) => text.includes('<html')],
  ];
  const findings = await Promise.all(
    tried.map(async ([address, isExpected]) => {
      const problem = await problemAt(address, isExpected);
      return problem === undefined
        ? []
        : [
            warning(
              `${address} cannot be used from this machine: ${problem}. Excel needs it. Check SVC_PUBLIC_URL, the name server and the proxy.`,
            ),
          ];
    }),
  );
  const found = findings.flat();
  return found.length > 0 ? found : [good(`The add-in can be loaded from ${publicUrl}/manifest.xml.`)];
}
