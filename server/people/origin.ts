import type { FastifyRequest } from 'fastify';
import { message } from '../../src/language/message';
import type { Config } from '../config';
import { refuse } from '../errors/refused';
import { isLoopback } from '../network/loopback';

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/**
 * Checks that a request comes from a page of this server. Where only this machine reaches it, the name must be one of
 * this machine, because a web page can point its own name here (DNS rebinding).
 *
 * @returns a check that throws Refused with `foreign_origin`
 */
export function ownPagesOnly({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>) {
  const announced = publicUrl === undefined ? undefined : hostOf(publicUrl);
  const foreign = () => refuse('foreign_origin', message('people_origin_foreign'));

  return ({ headers }: FastifyRequest): void => {
    const { host: asked = '', origin, 'sec-fetch-site': site } = headers;
    const name = hostOf(`http://${asked}`);
    const isOwnName =
      announced === undefined ? !isLoopback(host) || isLoopback(name?.replace(/:\d+$/, '') ?? '') : true;
    if (name === undefined || !isOwnName) throw foreign();
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign();
    if (origin === undefined) return;
    const from = hostOf(origin);
    if (from === undefined || (from !== name && from !== announced)) throw foreign();
  };
}
