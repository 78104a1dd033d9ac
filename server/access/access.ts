import type { FastifyReply, FastifyRequest, onErrorHookHandler, onRequestHookHandler } from 'fastify';
import type { KeyScope } from '../../src/contract';
import { fail, type Failure } from '../../src/contract/error';
import { type Message, message } from '../../src/language/message';
import { readerOf } from '../errors/reader';
import { refuse, Refused } from '../errors/refused';
import type { StoredKey } from '../store/store';
import { worldIn, type Worlds } from '../world';
import type { CallsPerMinute } from './calls-per-minute';
import type { Identity } from './identity';
import type { Keyring } from './keyring';
import { networkFailure, operationFailure, type Restrictions } from './restrictions';
import type { Counted, Meter, Nearest } from './meter';
import { includes, type PlanName, planNameOf } from './plans';

/**
 * The key of a request. The header comes before the address. An empty value counts as absent, because tools send fields
 * that nobody filled in.
 */
const keyOf = (request: FastifyRequest): unknown =>
  request.headers['x-api-key'] || (request.query as Record<string, unknown> | undefined)?.['api_key'];

/** Why the key may not be used from this address or for this operation; undefined if it may. */
function restrictionFailure({ restrictions }: Identity & { ok: true }, request: FastifyRequest): Failure | undefined {
  if (restrictions === undefined) return undefined;
  const { scope } = request.routeOptions.config;
  return (
    networkFailure(restrictions, request.ip) ??
    (scope === undefined ? undefined : operationFailure(restrictions, scope))
  );
}

/** Why calls are refused. */
function overLimit({ limit, per, resetSeconds }: Counted & { ok: false }, calls: number): Message {
  const period = per;
  if (neverFits(calls, limit)) return message('request_exceeds_plan', { limit, period, calls: calls + 1 });
  const when = per === 'minute' ? message('in_seconds', { seconds: resetSeconds }) : message('next_month');
  return calls === 1
    ? message('plan_used_up', { limit, period, when })
    : message('plan_nearly_used_up', { limit, period, calls, when });
}

function showLimit(nearest: Nearest, reply: FastifyReply): void {
  if (nearest === undefined) return;
  reply.header('ratelimit-limit', nearest.limit);
  reply.header('ratelimit-remaining', nearest.left);
  reply.header('ratelimit-reset', nearest.resetSeconds);
}

const limitHeaders = (limit: number, left: number, resetSeconds: number): Readonly<Record<string, string>> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(left),
  'ratelimit-reset': String(resetSeconds),
});

/** Is a request with so many more calls beyond the whole limit? Waiting does not help it. */
const neverFits = (calls: number, limit: number): boolean => calls > 1 && calls >= limit;

/**
 * Lets counted calls through.
 *
 * @throws Refused if the calls were not counted
 */
function admit(counted: Counted, calls: number, reply: FastifyReply): Counted & { ok: true } {
  if (!counted.ok) {
    const { limit, left, resetSeconds } = counted;
    throw refuse('rate_limit_exceeded', overLimit(counted, calls), {
      ...limitHeaders(limit, left, resetSeconds),
      ...(neverFits(calls, limit) ? {} : { 'retry-after': String(resetSeconds) }),
    });
  }
  showLimit(counted.nearest, reply);
  return counted;
}

/** Who is calling and what they may do. */
export interface Caller {
  readonly key: StoredKey;
  readonly sample: boolean;
  /** The limits on where and for what the key may be used; undefined if there are none. */
  readonly restrictions: Restrictions | undefined;
  /** The queue for the caller's work: the account of the key or, at the add-in's door, the session. */
  readonly line: string;
  /** The session of the add-in; undefined for a caller with a key. */
  readonly session: string | undefined;
  /** When the request was counted as a call; undefined if it is not counted. */
  countedAt?: string | undefined;
}

/** Limits a minute beside those of plans. */
interface MinuteLimits {
  /** Of each session of the add-in. */
  readonly sessions: CallsPerMinute;
  /** Of the test keys of each account. */
  readonly tests: CallsPerMinute;
}

/** The check in front of every metered route: the key first, then the limits of its plan. */
export function createAccess(keyring: Keyring, meter: Meter, worlds: Worlds, { sessions, tests }: MinuteLimits) {
  /** Counts calls of a session of the add-in. */
  function takeFromSession(session: string | undefined, calls: number): void {
    if (session === undefined) return;
    const taken = sessions.take(session, calls);
    if (taken.ok) return;
    const { left, resetSeconds } = taken;
    throw refuse(
      'rate_limit_exceeded',
      message('session_calls_too_fast', { most: sessions.most, seconds: resetSeconds }),
      { ...limitHeaders(sessions.most, left, resetSeconds), 'retry-after': String(resetSeconds) },
    );
  }

  /** Counts a request with a test key against the limit of its account. It is one call, however much it asks. */
  function takeForTests({ account }: StoredKey, reply: FastifyReply): void {
    const { most: limit } = tests;
    const { ok, left, resetSeconds } = tests.take(account, 1);
    if (!ok)
      throw refuse('rate_limit_exceeded', message('test_calls_too_fast', { most: limit, seconds: resetSeconds }), {
        ...limitHeaders(limit, left, resetSeconds),
        'retry-after': String(resetSeconds),
      });
    if (limit !== Infinity) showLimit({ limit, left, resetSeconds }, reply);
  }

  function enter(request: FastifyRequest, { key, restrictions }: Identity & { ok: true }, session?: string): void {
    const sample = key.environment === 'test';
    request.usedKey = key;
    request.caller = { key, sample, restrictions, line: session ?? key.account, session, countedAt: undefined };
    const { world, minute } = worlds.now(sample);
    request.reader = readerOf(request);
    request.world = worldIn(world, request.reader.language);
    request.askedAt = minute;
  }
  /** Counts the request itself as a call. Calls with a test key do not count for the plan. */
  async function countOne({ caller }: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (caller.sample) takeForTests(caller.key, reply);
    else caller.countedAt = admit(meter.countLeased(caller.key, 1) ?? (await meter.count(caller.key, 1)), 1, reply).at;
  }

  /** Lets a request in as whoever was identified, and leaves the counting to its door. */
  function enterAs(identity: Identity, request: FastifyRequest, session?: string): void {
    request.usedKey = identity.key;
    if (!identity.ok) throw new Refused(identity.failure);
    const failure = restrictionFailure(identity, request);
    if (failure !== undefined) throw new Refused(failure);
    enter(request, identity, session);
  }

  async function letInAs(identity: Identity, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    enterAs(identity, request);
    await countOne(request, reply);
  }

  /**
   * Lets a request in with a key.
   *
   * @returns undefined if the request is in at once, because key and lease are known: a wait costs more than the whole
   *   check
   */
  function letIn(sent: string, request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined {
    const identity = keyring.known(sent);
    if (identity?.ok === true && restrictionFailure(identity, request) === undefined) {
      enter(request, identity);
      if (request.caller.sample) {
        takeForTests(identity.key, reply);
        return undefined;
      }
      const counted = meter.countLeased(identity.key, 1);
      if (counted?.ok === true) {
        request.caller.countedAt = admit(counted, 1, reply).at;
        return undefined;
      }
    }
    return keyring.identified(sent).then((known) => letInAs(known, request, reply));
  }

  /** Takes a request off the count of its key when it is refused as a whole. */
  function uncount(request: FastifyRequest, reply: FastifyReply): void {
    // There is no caller if the key itself was refused.
    const caller = request.caller as Caller | null;
    if (caller?.countedAt === undefined) return;
    showLimit(meter.giveBack(caller.key, 1, caller.countedAt), reply);
    caller.countedAt = undefined;
  }

  const hookWith =
    (enterWith: typeof letIn): onRequestHookHandler =>
    (request, reply, done) => {
      const sent = keyOf(request);
      if (sent === undefined || sent === '') return done(refuse('missing_api_key', message('api_key_missing')));
      if (typeof sent !== 'string') return done(refuse('invalid_api_key', message('api_key_repeated')));
      const waiting = enterWith(sent, request, reply);
      if (waiting === undefined) return done();
      void waiting.then(() => done(), done);
    };

  return {
    hook: hookWith(letIn),
    /** Checks the key only. Its door counts with `countOne` once it has read what is asked. */
    keyHook: hookWith(async (sent, request) => enterAs(await keyring.identified(sent), request)),
    /** Lets a session of the add-in in. Its calls count towards the key that was identified. */
    async letSessionIn(
      session: string,
      identity: Identity,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<void> {
      takeFromSession(session, 1);
      enterAs(identity, request, session);
      await countOne(request, reply);
    },
    /** As {@link keyHook}, for the access token of a connected program. */
    letInProgram: async (token: string, request: FastifyRequest, resource: string): Promise<void> =>
      enterAs(await keyring.identifyGrant(token, resource), request),
    countOne,
    /**
     * Counts more calls of one request, such as the items of a batch. If they are refused, the request itself is not
     * counted either.
     */
    async countMore(request: FastifyRequest, reply: FastifyReply, calls: number): Promise<void> {
      if (calls < 1 || request.caller.sample) return;
      const { key, session } = request.caller;
      takeFromSession(session, calls);
      const counted = meter.countLeased(key, calls) ?? (await meter.count(key, calls));
      if (!counted.ok) uncount(request, reply);
      admit(counted.ok ? counted : { ...counted, left: counted.left + 1 }, calls, reply);
    },
    /** On the error of a request that is refused as a whole: it does not count. */
    uncountRefused: ((request, reply, _error, done) => {
      uncount(request, reply);
      done();
    }) satisfies onErrorHookHandler,
    /** Gives back calls that were counted but not answered. */
    giveBack({ caller: { key, countedAt } }: FastifyRequest, reply: FastifyReply, calls: number): void {
      if (countedAt !== undefined) showLimit(meter.giveBack(key, calls, countedAt), reply);
    },
    /**
     * Refuses a feature that needs a higher plan than the caller's; undefined if the caller may use it. Test keys may
     * use everything.
     */
    planFailure(
      { caller }: Pick<FastifyRequest, 'caller'>,
      wanted: PlanName,
      feature: Message,
    ): ReturnType<typeof fail> | undefined {
      const plan = planNameOf(caller.key.plan);
      if (caller.sample || includes(plan, wanted)) return undefined;
      return fail('plan_required', message('plan_too_low', { feature, wanted, plan }));
    },
    /**
     * Refuses an operation that the caller's key may not use; undefined if it may. For requests whose operation is
     * known only from their content.
     */
    operationFailure: (
      { caller: { restrictions } }: Pick<FastifyRequest, 'caller'>,
      operation: KeyScope,
    ): Failure | undefined => restrictions && operationFailure(restrictions, operation),
    usage: (request: FastifyRequest) => meter.usage(request.caller.key),
  };
}
export type Access = ReturnType<typeof createAccess>;
