import { firstOpenDay } from '../../src/day';
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

/** Does a question name a day that is not over everywhere on Earth? */
const namesOpenDay = ({ input }: Question, now: number): boolean =>
  [input['date'], input['start'], input['end']].some((day) => typeof day === 'string' && day >= firstOpenDay(now));

/**
 * The moment until which an answer is valid. Answers for a given tax year or a day that is over are valid for the
 * session. Current law is valid until the day ends, and current market data for some minutes.
 */
export function validUntil(question: Question, now: number): number {
  const { operation, input } = question;
  if (input['tax_year'] !== undefined) return Infinity;
  if (input['date'] !== undefined && !namesOpenDay(question, now)) return Infinity;
  const fresh = freshFor[operation];
  return fresh === undefined ? endOfDay(now) : now + fresh;
}

/**
 * Will the same question get the same reply? The service rejects wrong input every time. Other errors may pass: also a
 * day in the future begins, and what is not recorded yet may be recorded later.
 */
export const isLasting = (reply: Reply, question: Question, now: number): boolean =>
  reply.success ||
  (faultOf(reply.error.code) === 'input' && reply.error.absent !== true && !namesOpenDay(question, now));
