import { bankFigures } from '../contract/bank-figures';
import { type BankFigureName, bankFigureNames } from '../contract/words/central-banks';
import type { FigureOrigin } from '../contract/rates';
import { defined } from '../defined';
import { citedOnce } from '../truth/cite';
import { confidenceOf } from '../truth/confidence';
import type { Evidence } from '../truth/evidence';
import { marketGrade } from '../truth/grade';
import type { DaysAsked } from './days-asked';
import { committeeOf, observationsOfGroup, seriesOfFigure } from './bank';
import { citedSources } from './cited-source';
import type { History } from './history';
import type { Market } from './market';
import { announcedOn } from './meetings';
import type { Observation } from './observation';
import { policyIsOld } from './promise';
import { isOverdue, periodOf } from './publishing';
import type { SeriesId } from './series';

/** A central bank figure as known on a day: the newest of its series. */
export interface BankFigure {
  readonly name: BankFigureName;
  readonly value: number | string;
  readonly series: SeriesId;
  /** Day of the decision, of the auction, or the end of the period. For a meeting: the day it was announced. */
  readonly date: string;
  readonly period: string | undefined;
  readonly details: NonNullable<Observation['details']>;
  readonly evidence: Evidence;
}

type Days = Pick<DaysAsked, 'date' | 'by' | 'moment'>;

/** The observation behind a figure: the newest by a day, or the next meeting announced by then. */
const observationFor = (
  name: BankFigureName,
  observationsOf: (series: SeriesId) => History<Observation>,
  { date, by }: Days,
): Observation | undefined =>
  name === 'next_mpc'
    ? observationsOf('mpc_meeting').next(date, (meeting) => announcedOn(meeting) <= by)
    : seriesOfFigure[name]
        .flatMap((series) => observationsOf(series).newest(by) ?? [])
        // On equal dates the series listed last wins: its period is shorter, so its figure is newer.
        .reduce<Observation | undefined>((a, b) => (a === undefined || a.date <= b.date ? b : a), undefined);

/** Every figure known for a country on a day. */
export function bankFiguresOn(market: Market, country: string, days: Days): BankFigure[] {
  return bankFigureNames.flatMap((name) => {
    const observationsOf = observationsOfGroup(market, country, bankFigures[name].group);
    const observation = observationFor(name, observationsOf, days);
    return observation === undefined ? [] : [figureOf(market, country, name, observation, days.moment)];
  });
}

function figureOf(
  market: Market,
  country: string,
  name: BankFigureName,
  observation: Observation,
  moment: number,
): BankFigure {
  const { value, details = {}, confidence } = observation;
  const series = observation.series as SeriesId;
  const isMeeting = series === 'mpc_meeting';
  const period = periodOf(series, observation);
  const date = isMeeting ? announcedOn(observation) : observation.date;
  const isOld =
    series === 'policy_rate'
      ? policyIsOld(date, committeeOf(market, country, date, moment), moment)
      : isOverdue(series, { date, period, basis: details.basis }, moment);
  const sources = citedOnce(citedSources(observation));
  return {
    name,
    value: isMeeting ? observation.date : value,
    series,
    date,
    period,
    details,
    evidence: { grade: marketGrade(isOld), confidence: confidenceOf(confidence, sources), as_of: date, sources },
  };
}

/** Origin of a figure, in the shape of an answer. */
export const originOf = ({
  date,
  period,
  details: { precision, basis, scope },
  evidence: { grade, confidence, sources },
}: BankFigure): FigureOrigin =>
  defined({ date, precision, period, basis, scope, data_status: grade, confidence, sources: [...sources] });
