import { dayLength, startOfDay } from '../day';
import { dayOf, daysSince } from './age';
import type { Observation } from './observation';

/** A meeting of a committee, by the day of it and the day from which on it was known. */
export interface Meeting {
  readonly date: string;
  readonly announced: string;
}

/** When a committee decides, as far as it is recorded. Meetings are in order of date. */
export interface Committee {
  readonly meetings?: readonly Meeting[] | undefined;
  readonly meets?: { readonly every_months: number } | undefined;
}

/** The day from which on a meeting was known: that of the meeting at the latest. */
export const announcedOn = ({ date, details }: Pick<Observation, 'date' | 'details'>): string =>
  details?.announced ?? date;

/** The meetings that observations tell of. */
export const meetingsIn = (observations: readonly Observation[]): Meeting[] =>
  observations.map((observation) => ({ date: observation.date, announced: announcedOn(observation) }));

/** Where nobody says how often a committee meets, it counts as meeting every so many months. */
const usualMonths = 2;
/** No number of months is longer than this many days for each. */
const daysInMonth = 31;

/** The next meeting on a day or after it, of those that had been announced by a day: the same one unless said. */
export const nextMeeting = <One extends Meeting>(
  meetings: readonly One[] | undefined,
  date: string,
  by = date,
): One | undefined => meetings?.find((meeting) => meeting.date >= date && meeting.announced <= by);

/**
 * Meetings whose decision should be known and is not: held after the day of the newest observation, with more than 24
 * hours gone since the end of their day.
 *
 * @param observed day of the newest observation of the policy rate
 * @param moment milliseconds since 1970
 */
export const unansweredMeetings = <One extends Meeting>(
  meetings: readonly One[] | undefined,
  observed: string,
  moment: number,
): One[] => meetings?.filter(({ date }) => date > observed && startOfDay(date) + 2 * dayLength < moment) ?? [];

/**
 * Why a policy rate may have changed: meetings passed, or none is known and the committee must have met; `months` is
 * undefined where nobody says how often it does.
 */
type OverdueDecision = { readonly missed: readonly string[] } | { readonly months: number | undefined };

/**
 * Whether a decision should by now be recorded, and is not.
 *
 * @param observed day of the newest observation of the policy rate
 * @param moment milliseconds since 1970
 */
export function overdueDecision(
  observed: string,
  { meetings, meets }: Committee,
  moment: number,
): OverdueDecision | undefined {
  const missed = unansweredMeetings(meetings, observed, moment).map(({ date }) => date);
  if (missed.length > 0) return { missed };
  const months = meets?.every_months;
  const today = dayOf(moment);
  // None of them was missed: they are to come, or were so lately that their decision need not be known yet.
  const scheduled = meetings?.some(({ date, announced }) => date > observed && announced <= today) ?? false;
  return scheduled || daysSince(observed, moment) <= (months ?? usualMonths) * daysInMonth ? undefined : { months };
}
