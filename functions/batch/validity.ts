import { faultOf } from '../../src/contract/error-codes';
import type { Question, Reply } from './question';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long current market data stay cached, in milliseconds. */
const freshFor: Readonly<Record<string, number>> = {
  forex: 10 * minute,
  fuel: 60 * minute,
  rates: 60 * minute,
  series: 10 * minute,
};

/** The moment until which current law is valid: the day ends. */
export const endOfDay = (now: number): number => now + day - (now % day);

/**
 * The moment until which an answer is valid. Answers for a given tax year or date are valid for the session. Current
 * law is valid until the day ends, and current market data for some minutes.
 */
export function validUntil({ operation, input }: Question, now: number): number {
  if (input['tax_year'] !== undefined || input['date'] !== undefined) return Infinity;
  const fresh = freshFor[operation];
  return fresh === undefined ? endOfDay(now) : now + fresh;
}

/** Will the same question get the same reply? The service rejects wrong input every time; other errors may pass. */
export const isLasting = (reply: Reply): boolean => reply.success || faultOf(reply.error.code) === 'input';
