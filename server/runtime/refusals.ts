import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type ErrorCode, errorCodes } from '../../src/contract/error';
import { aboutRequest } from './logging';

const minute = 60_000;

/** The most refusals of one kind that are logged one by one in a minute. */
const mostLogged = 10;

/**
 * Refusals of these statuses may be an attack, or a key that somebody forgot to change. Others concern only the caller.
 */
const watched: ReadonlySet<number> = new Set([401, 403, 429, 503]);

/** Refusals of one kind in its current minute. */
interface Sample {
  logged: number;
  unlogged: number;
}

/**
 * Counts refused requests and logs a sample of them, so a flood of refusals writes a bounded number of lines.
 */
export function createRefusals(log: Logger) {
  const counts = new Map<ErrorCode, number>();
  const samples = new Map<ErrorCode, Sample>();

  /**
   * The current minute of a kind. It begins with the first refusal. At its end the number of refusals not logged is
   * logged.
   */
  function sampleOf(code: ErrorCode): Sample {
    const running = samples.get(code);
    if (running !== undefined) return running;
    const begun: Sample = { logged: 0, unlogged: 0 };
    samples.set(code, begun);
    setTimeout(() => end(code), minute).unref();
    return begun;
  }

  function end(code: ErrorCode): void {
    const count = samples.get(code)?.unlogged ?? 0;
    samples.delete(code);
    if (count > 0) log.warn({ code, count }, 'more requests were refused in the last minute');
  }

  const count = (code: ErrorCode): void => void counts.set(code, (counts.get(code) ?? 0) + 1);

  return {
    /** Counts an answer with an error. */
    count,
    /** Logs a refused request that may be part of an attack, or adds it to the summary of its minute. */
    watch(request: FastifyRequest, code: ErrorCode): void {
      if (!watched.has(errorCodes[code].status)) return;
      const sample = sampleOf(code);
      if (sample.logged++ < mostLogged)
        log.warn({ ...aboutRequest(request), address: request.ip, code }, 'a request was refused');
      else sample.unlogged++;
    },
    /** Logs how many refusals were not logged one by one. Call it when the server stops. */
    close: () => [...samples.keys()].forEach(end),
    /** Answers with an error since the start, by its code. */
    counts: counts as ReadonlyMap<ErrorCode, number>,
  };
}
export type Refusals = ReturnType<typeof createRefusals>;
