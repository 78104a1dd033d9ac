import { done, type Outcome } from '../../contract/error';
import type { SeniorityAnswer, SeniorityRequest } from '../../contract/labour';
import { addDays } from '../../day';
import { message } from '../../language/message';
import { lawWord } from '../../language/terms';
import type { Reference } from '../../reference';
import type { RuleOf } from '../../reference/schema';
import type { Context, UnsaidAnswer } from '../answer';
import { divide, multiply, ratio, rational } from '../exact/rational';
import { answerOf, labourMeta } from './answer';
import { nameOf, ruleOrNone } from './fact-on';
import { linesOf, type Step } from './lines';
import { notStarted, serviceOf, serviceShown } from './service';

type Tier = RuleOf<'seniority_bonus'>['tiers'][number];

/** The tier that counts after so many completed years; undefined before the first. */
const seniorityTier = (tiers: readonly Tier[], years: number): Tier | undefined =>
  [...tiers].sort((a, b) => b.from_years - a.from_years).find(({ from_years }) => from_years <= years);

/**
 * The bonus for years of service that the law requires.
 *
 * @returns `not_established` where no good source states it
 */
export function seniority(
  reference: Reference,
  request: SeniorityRequest,
  { today }: Context,
): Outcome<UnsaidAnswer<SeniorityAnswer>> {
  const country = reference.countries.get(request.country)!;
  const { started, on = today } = request;
  const early = notStarted(request, today);
  if (early !== undefined) return { ok: false, failure: early };
  // On the day of an anniversary the year before it is complete.
  const service = serviceOf(started, addDays(on, -1));
  const found = ruleOrNone(country, 'seniority_bonus', on);
  if ('failure' in found) return { ok: false, failure: found.failure };
  const tiers = 'none' in found ? [] : found.rule.fact.tiers;
  const tier = seniorityTier(tiers, service.years);
  const percent = tier?.percent ?? 0;
  const first = Math.min(...tiers.map(({ from_years }) => from_years));
  const step: Step =
    tier !== undefined
      ? {
          text: message('labour_line_seniority', { percent, years: tier.from_years }),
          amount: multiply(rational(request.pay), divide(rational(percent), ratio(100, 1))),
        }
      : 'none' in found
        ? { text: message('labour_line_none', { subject: nameOf('seniority_bonus') }) }
        : { text: message('labour_line_seniority_none', { years: first }) };
  const facts = ['none' in found ? found.none : found.rule];
  return done({
    data: {
      ...answerOf(country, facts),
      ...linesOf([step], country.currency),
      percent,
      service: serviceShown(service),
    },
    meta: labourMeta(facts, 'none' in found ? [] : [message('labour_base', { base: lawWord(found.rule.fact.base) })]),
    unsaid: true,
  });
}
