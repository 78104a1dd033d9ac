import { type JournalPlan, journalPlans } from '../contract/words/journal';
import ifrs from './data/plans/ifrs.json';
import pcm from './data/plans/pcm.json';
import syscohada from './data/plans/syscohada.json';
import type { PlanOfAccounts } from './schema';

/** The charts of accounts, by id. */
export const plansOfAccounts = { syscohada, pcm, ifrs } as unknown as Readonly<Record<JournalPlan, PlanOfAccounts>>;

/** The chart of accounts of a country: `ifrs` where no law that is recorded prescribes one. */
export const planOfCountry = (country: string | undefined): JournalPlan =>
  journalPlans.find((id) => country !== undefined && plansOfAccounts[id].countries.includes(country)) ?? 'ifrs';
