import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Headers as helmet sets them. They are the same for all answers of a kind, so helmet is asked only once. */
function headersOf(options: HelmetOptions): Readonly<Record<string, string>> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/**
 * The security headers of a page.
 *
 * @param policy content-security policy
 */
export const pageSecurity = (policy: Readonly<Record<string, string[]>>): Readonly<Record<string, string>> =>
  headersOf({ contentSecurityPolicy: { useDefaults: false, directives: policy } });

/**
 * The security headers of data, which a browser should not run, frame or guess the type of. Headers that only affect
 * pages are left out. No cache may keep data, because most of it is for one key; pages set their own rule.
 */
export const dataSecurity: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  ...headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }),
};
