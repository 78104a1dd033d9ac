import { done, fail, type Outcome } from '../../../src/contract/error';
import { message } from '../../../src/language/message';
import { answeredBy } from '../../../src/market';
import { type Callback, readCallback } from '../../webhooks/callback';
import type { Filter } from '../../webhooks/filter';
import { createNameCheck } from '../../webhooks/leads-inside';
import type { SubscriptionParts } from './handler';
import { thresholdProblem } from './threshold-problem';

/** The most active subscriptions on one count. */
export const mostSubscriptions = 50;

/** There are so many active subscriptions already. */
export const tooMany = () =>
  fail('too_many_subscriptions', message('subscriptions_too_many', { most: mostSubscriptions }));

/** Checks what somebody wants to have sent, and where. */
export function wantedChecks({ markets, clock, reach }: Pick<SubscriptionParts, 'markets' | 'clock' | 'reach'>) {
  const checkName = createNameCheck(reach);
  return {
    async address(text: string, account: string): Promise<Outcome<Callback>> {
      const read = readCallback(text, reach);
      return read.ok ? checkName(read.value, account) : read;
    },
    async filter(filter: Filter): Promise<Outcome<Filter>> {
      const problem = await answeredBy(markets.known(), (market) => thresholdProblem(market, filter, clock.now()));
      if (problem === undefined) return done(filter);
      const { failure } = fail('invalid_threshold', problem);
      return { ok: false, failure: { ...failure, field: 'thresholds' } };
    },
  };
}
