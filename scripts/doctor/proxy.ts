import type { Config } from '../../server/config';
import { isLoopback } from '../../server/network/loopback';
import { type Finding, good, warning, wrong } from './finding';

/** Networks that contain everybody. */
const everybody = /\/0$/;

/** Do the settings fit the way in which callers reach the server? */
export function proxyFindings({
  host,
  publicUrl,
  tls,
  trustedProxies,
  addinAccess,
  metrics,
  webhooks,
}: Pick<Config, 'host' | 'publicUrl' | 'tls' | 'trustedProxies' | 'addinAccess' | 'metrics' | 'webhooks'>): Finding[] {
  const isPublic = publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname);
  const reachedFromElsewhere = isPublic || !isLoopback(host);
  const found = [
    ...trustedProxies
      .filter((proxy) => everybody.test(proxy))
      .map((proxy) =>
        wrong(`SVC_TRUSTED_PROXIES contains ${proxy}, so every caller can claim any address. Name only your proxies.`),
      ),
    ...(isPublic && isLoopback(host) && trustedProxies.length === 0
      ? [
          warning(
            'SVC_PUBLIC_URL is set and only this machine reaches the server, so a proxy stands before it. SVC_TRUSTED_PROXIES does not name it: all callers count as one address. Set it to the address of the proxy, for example 127.0.0.1.',
          ),
        ]
      : []),
    ...(isPublic && publicUrl.startsWith('http://')
      ? [
          warning(
            'SVC_PUBLIC_URL starts with http://, so keys travel readable, and Excel loads no add-in. Use HTTPS, at a proxy or with SVC_TLS_CERT.',
          ),
        ]
      : []),
    ...(!isPublic && !isLoopback(host) && tls === undefined
      ? [
          warning(
            'Other machines reach the server without HTTPS, so keys travel readable. Put a proxy with a certificate before it, or set SVC_TLS_CERT and SVC_TLS_KEY.',
          ),
        ]
      : []),
    ...(isPublic && addinAccess === 'local'
      ? [
          warning(
            'SVC_ADDIN_ACCESS is local, so the add-in works on this machine only. For people elsewhere set it to code or entra.',
          ),
        ]
      : []),
    ...(reachedFromElsewhere && metrics === 'open'
      ? [warning('SVC_METRICS is open, so everybody can read the metrics. Set SVC_METRICS_TOKEN instead.')]
      : []),
    ...(reachedFromElsewhere && webhooks === 'private'
      ? [
          warning(
            'SVC_WEBHOOK_PRIVATE is on, so whoever has a key can have the server send to addresses inside your network. Leave it off unless the receivers are inside and only your own people have keys.',
          ),
        ]
      : []),
  ];
  if (found.length > 0) return found;
  return [
    good(
      reachedFromElsewhere ? 'The settings fit a server that others reach.' : 'Only this machine reaches the server.',
    ),
  ];
}
