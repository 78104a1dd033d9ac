import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The security headers of every answer, as helmet sets them. They are the same for all, so helmet is asked once and not at each request.
 *
 * @param policy content-security policy; answers of the API hold nothing that a browser should run
 */
export function securityHeaders(policy: Readonly<Record<string, string[]>> = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const response = { setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = String(value)), removeHeader: () => undefined };
  helmet({ contentSecurityPolicy: { useDefaults: false, directives: policy } })({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}
