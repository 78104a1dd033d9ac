import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../src/contract/error';
import { refuse, type Refused, retryAfter } from '../errors/refused';
import { callerOf } from '../network/address';
import { message } from '../../src/language/message';

const minute = 60_000;

/**
 * How many files are allowed for each page. A page loads about that many, and people behind one address open pages at
 * the same time.
 */
const filesForPage = 20;

/** The most addresses that are remembered. A caller with more of them pushes out their own. */
const mostRemembered = 20_000;

/** Refusals of callers who have not shown who they are. */
const ofStrangers: ReadonlySet<ErrorCode> = new Set([
  'missing_api_key',
  'invalid_api_key',
  'key_disabled',
  'account_token_required',
  'session_required',
  'log_in_required',
  'code_required',
  'access_code_wrong',
  'foreign_origin',
  'not_found',
  'method_not_allowed',
]);

/**
 * Limits the requests without a key that one address may send in a minute: pages, their files, and requests refused
 * because their caller is unknown. Calls with a valid key are neither counted nor delayed.
 *
 * @returns the refusal that replaces another if an address has had too many
 */
export async function limitStrangers(
  app: FastifyInstance,
  perMinute: number,
): Promise<(request: FastifyRequest, code: ErrorCode) => Promise<Refused | undefined>> {
  await app.register(rateLimit, { global: false });
  const limiter = (max: number): ((request: FastifyRequest) => Promise<Refused | undefined>) => {
    // The package has a setting for the number of addresses it remembers, but its types for single limits leave it out.
    const options: CreateRateLimitOptions & { readonly cache: number } = {
      max,
      timeWindow: minute,
      cache: mostRemembered,
      keyGenerator: ({ ip }) => callerOf(ip),
    };
    const count = app.createRateLimit(options);
    return async (request) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return undefined;
      const seconds = counted.ttlInSeconds;
      return refuse(
        'rate_limit_exceeded',
        message('strangers_too_many', { most: max, seconds }),
        retryAfter(seconds * 1_000),
      );
    };
  };
  const pages = limiter(perMinute);
  const files = limiter(perMinute * filesForPage);

  app.addHook('onRoute', (route) => {
    const { open, file, unlimited } = route.config ?? {};
    if (open !== true || unlimited === true) return;
    const limited = file === true ? files : pages;
    const check = async (request: FastifyRequest): Promise<void> => {
      if (unlimited?.(request) === true) return;
      const refusal = await limited(request);
      if (refusal !== undefined) throw refusal;
    };
    route.onRequest = [check, route.onRequest ?? []].flat();
  });
  // Requests to open routes were counted when they arrived.
  return async (request, code) =>
    ofStrangers.has(code) && request.routeOptions.config?.open !== true ? pages(request) : undefined;
}
