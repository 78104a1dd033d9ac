import type { BankFacts } from '../reference/market/schema';
import { dayOf, daysSince } from './age';

type Meetings = BankFacts['meetings'];
export type Meeting = NonNullable<Meetings>[number];

/** When a committee decides, as far as it is recorded. */
export type Committee = Pick<BankFacts, 'meetings' | 'meets'>;

const day = 86_400_000;

/** Where nobody says how often a committee meets, it counts as meeting every so many months. */
const usualMonths = 2;
/** No number of months is longer than this many days for each. */
const daysInMonth = 31;

/** The next meeting on a day or after it, of those that had been announced by a day: the same one unless said. */
export const nextMeeting = (meetings: Meetings, date: string, by = date): Meeting | undefined =>
  meetings?.find((one) => one.date >= date && one.announced <= by);

/**
 * Meetings whose decision should be known and is not: held after the day of the newest observation, with more than 24
 * hours gone since the end of their day.
 *
 * @param observed day of the newest observation of the policy rate
 * @param at milliseconds since 1970
 */
export const unansweredMeetings = (meetings: Meetings, observed: string, at: number): Meeting[] =>
  meetings?.filter(({ date }) => date > observed && Date.parse(`${date}T00:00:00Z`) + 2 * day < at) ?? [];

/**
 * Why a policy rate may have changed: meetings passed, or none is known and the committee must have met; `months` is
 * undefined where nobody says how often it does.
 */
type OverdueDecision = { readonly missed: readonly string[] } | { readonly months: number | undefined };

/**
 * Whether a decision should by now be recorded, and is not.
 *
 * @param observed day of the newest observation of the policy rate
 * @param at milliseconds since 1970
 */
export function overdueDecision(
  observed: string,
  { meetings, meets }: Committee,
  at: number,
): OverdueDecision | undefined {
  const missed = unansweredMeetings(meetings, observed, at).map(({ date }) => date);
  if (missed.length > 0) return { missed };
  const months = meets?.every_months;
  const today = dayOf(at);
  // None of them was missed: they are to come, or were so lately that their decision need not be known yet.
  const scheduled = meetings?.some(({ date, announced }) => date > observed && announced <= today) ?? false;
  return scheduled || daysSince(observed, at) <= (months ?? usualMonths) * daysInMonth ? undefined : { months };
}
