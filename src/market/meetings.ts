import { dayLength, startOfDay } from '../day';
import { dayOf, daysSince } from './age';
import type { Observation } from './observation';

/** A committee meeting: its day, and the day it was announced. */
export interface Meeting {
  readonly date: string;
  readonly announced: string;
}

/** The recorded schedule of a committee. Meetings are in order of date. */
export interface Committee {
  readonly meetings?: readonly Meeting[] | undefined;
  readonly meets?: { readonly every_months: number } | undefined;
}

/** The day a meeting was announced; the day of the meeting if not recorded. */
export const announcedOn = ({ date, details }: Pick<Observation, 'date' | 'details'>): string =>
  details?.announced ?? date;

/** The meetings in a list of observations. */
export const meetingsIn = (observations: readonly Observation[]): Meeting[] =>
  observations.map((observation) => ({ date: observation.date, announced: announcedOn(observation) }));

/** Assumed months between meetings when no source says how often a committee meets. */
const usualMonths = 2;
/** Days in the longest month. */
const daysInMonth = 31;

/** The next meeting on or after `date`, among those announced by `by`. */
export const nextMeeting = <One extends Meeting>(
  meetings: readonly One[] | undefined,
  date: string,
  by = date,
): One | undefined => meetings?.find((meeting) => meeting.date >= date && meeting.announced <= by);

/**
 * Meetings whose decision is missing: held after the day of the newest observation, and more than 24 hours past the end
 * of their day.
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
 * Why a policy rate may have changed. Either meetings passed, or none is known and the committee must have met.
 * `months` is undefined if no source says how often it meets.
 */
type OverdueDecision = { readonly missed: readonly string[] } | { readonly months: number | undefined };

/**
 * The decision that should be recorded by now; undefined if none is missing.
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
  // No decision is missing, so these meetings are ahead, or too recent for their decision to be known.
  const scheduled = meetings?.some(({ date, announced }) => date > observed && announced <= today) ?? false;
  return scheduled || daysSince(observed, moment) <= (months ?? usualMonths) * daysInMonth ? undefined : { months };
}
