import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { isForwardedForOthers } from '../../network/forwarded';
import { isLoopback } from '../../network/loopback';
import { refuse } from './refuse';
import { type Message, message } from '../../../src/language/message';

const foreign = (reason: Message) => refuse('foreign_origin', reason);

const parsed = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);

/**
 * Checks that a request to the add-in's door comes from the add-in's own pages. A foreign web page is recognised by its
 * Origin or by what the browser says about it. With `local` nobody has to prove who they are, so more is checked. The
 * Host shows a name that another site has pointed at this machine, and a proxy's headers show its visitors.
 *
 * @param port that the server listens on
 * @returns a check that throws Refused with `foreign_origin`
 */
export function originCheck(
  { addinAccess, publicUrl, tls }: Pick<Config, 'addinAccess' | 'publicUrl' | 'tls'>,
  port: () => number,
): (request: FastifyRequest) => void {
  const local = addinAccess === 'local';
  const scheme = tls === undefined ? 'http' : 'https';
  const announced = publicUrl === undefined ? undefined : new URL(publicUrl);

  function checkLocal({ headers }: FastifyRequest, own: URL | undefined): void {
    if (own === undefined || !isLoopback(own.hostname)) {
      throw foreign(message('local_name_foreign'));
    }
    const isAnnounced = announced !== undefined && own.host === announced.host;
    if (!isAnnounced && Number(own.port || (tls === undefined ? 80 : 443)) !== port())
      throw foreign(message('port_foreign'));
    if (isForwardedForOthers(headers)) throw foreign(message('request_forwarded'));
  }

  return (request) => {
    const { host = '', origin, 'sec-fetch-site': site } = request.headers;
    const own = parsed(`${scheme}://${host}`);
    if (local) checkLocal(request, own);
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign(message('site_foreign'));
    if (origin === undefined) return;
    const from = parsed(origin);
    // Behind a proxy that ends HTTPS, the server sees a different scheme from the browser. On this machine there is no
    // proxy.
    const isOwn = local ? from?.origin === own?.origin : from?.host === own?.host;
    if (from === undefined || (!isOwn && from.origin !== announced?.origin)) throw foreign(message('origin_foreign'));
  };
}
