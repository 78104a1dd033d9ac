import { done, fail, type Outcome } from '../../src/contract/error';
import { message } from '../../src/language/message';
import { historyPlan } from '../access/plans';
import { type World, worldUnder } from '../world';
import type { Answered, Asking, Parts } from './operation';

/** The world with the law that a question chooses: the one in use unless it names a version, which needs a higher plan. */
export function worldAsked(
  { access }: Pick<Parts, 'access'>,
  version: string | undefined,
  asking: Asking,
): Outcome<World> {
  if (version === undefined) return done(asking.world);
  const refused = access.planFailure(asking, historyPlan, message('law_of_version'));
  if (refused !== undefined) return refused;
  const world = worldUnder(asking.world, version);
  return world === undefined ? fail('invalid_law_version', message('law_version_unknown', { version })) : done(world);
}

/**
 * Answers a question with the law that it chooses.
 *
 * @param answer answers with the law of a world
 */
export const withLawAsked =
  <Question extends { readonly law_version?: string | undefined }, Reply extends Answered>(
    parts: Pick<Parts, 'access'>,
    answer: (question: Question, world: World) => Reply,
  ) =>
  (question: Question, asking: Asking): Reply | Answered<never> => {
    const world = worldAsked(parts, question.law_version, asking);
    return world.ok ? answer(question, world.value) : world;
  };
