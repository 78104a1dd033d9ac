import { peoplePages } from '../../src/contract/people';
import { type Message, message } from '../../src/language/message';
import { planNameOf } from '../access/plans';
import type { Letters } from './letters';
import type { Causer } from './limits';
import type { People } from './people';
import { actorInMail, isAddress, typed, typedLines } from './plain-in-mails';
import type { PlanRequest } from '../store/plan-requests';
import type { Store } from '../store/store';

/** Writes to whoever asked for a plan. */
async function writeToAsker(
  letters: Letters | undefined,
  store: Store,
  { account, askedBy, plan }: PlanRequest,
  kind: 'plan_asked' | 'plan_granted' | 'plan_refused',
  causer: Causer,
): Promise<void> {
  if (letters === undefined || !isAddress(askedBy)) return;
  const { name } = (await store.account(account))!;
  const text = (link: string): Message =>
    message(`mail_${kind}` as const, {
      link,
      account: typed(name),
      plan: message(`plan_${planNameOf(plan)}` as const),
    });
  await letters.write({ kind, to: askedBy, page: peoplePages.dashboard, text }, causer);
}

/** Writes to whoever asked for a plan that the request has arrived, and to those who decide it. */
export async function announceRequest(
  people: People | undefined,
  store: Store,
  request: PlanRequest,
  causer: Causer,
): Promise<void> {
  await writeToAsker(people, store, request, 'plan_asked', causer);
  const { account, askedBy, plan, note } = request;
  const { name } = (await store.account(account))!;
  for (const administrator of people?.administrators ?? []) {
    const text = (link: string): Message =>
      message('mail_plan_to_decide', {
        link,
        asker: actorInMail(askedBy),
        account: typed(name),
        plan: message(`plan_${planNameOf(plan)}` as const),
        note: typedLines(note),
      });
    await people!.write({ kind: 'plan_to_decide', to: administrator, page: peoplePages.admin, text }, causer);
  }
}

/** Writes to whoever asked for a plan how the request was decided. */
export const announceDecision = (
  letters: Letters | undefined,
  store: Store,
  request: PlanRequest,
  outcome: 'granted' | 'refused',
): Promise<void> => writeToAsker(letters, store, request, `plan_${outcome}`, {});
