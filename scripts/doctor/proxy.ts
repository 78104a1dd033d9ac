import type { Config } from '../../server/config';
import { isLoopback } from '../../server/network/loopback';
import { message } from '../../src/language/message';
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
      .map((proxy) => wrong(message('doctor_proxies_everybody', { proxy }))),
    ...(isPublic && isLoopback(host) && trustedProxies.length === 0 ? [warning(message('doctor_proxy_unnamed'))] : []),
    ...(isPublic && publicUrl.startsWith('http://') ? [warning(message('doctor_public_unsafe'))] : []),
    ...(!isPublic && !isLoopback(host) && tls === undefined ? [warning(message('doctor_host_unsafe'))] : []),
    ...(isPublic && addinAccess === 'local' ? [warning(message('doctor_addin_local'))] : []),
    ...(reachedFromElsewhere && metrics === 'open' ? [warning(message('doctor_metrics_open'))] : []),
    ...(reachedFromElsewhere && webhooks === 'private' ? [warning(message('doctor_webhooks_private'))] : []),
  ];
  if (found.length > 0) return found;
  return [good(message(reachedFromElsewhere ? 'doctor_reached' : 'doctor_not_reached'))];
}
