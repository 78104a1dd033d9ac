import { bankFigures } from '../contract/bank-figures';
import type { Indicator } from '../contract/rates';
import type { BankFigureName } from '../contract/words/central-banks';
import { type Message, message, type Sentence } from '../language/message';
import { lawNote } from '../language/terms';
import type { BankFigure } from './bank-figures';
import { type Committee, overdueDecision } from './meetings';
import { currentUntil } from './publishing';

/** «2026-09-24, 2026-10-29 and 2026-12-17», for two or more days. */
const listed = (days: readonly string[]): Message =>
  message('days_with_last', { days: days.slice(0, -1), last: days.at(-1)! });

/** Why a policy rate may be out of date; undefined if it is current. */
export function policyDoubt(observed: string, committee: Committee, moment: number): Message | undefined {
  const overdue = overdueDecision(observed, committee, moment);
  if (overdue === undefined) return undefined;
  if ('missed' in overdue) {
    const { missed } = overdue;
    return missed.length === 1
      ? message('policy_decision_missing', { day: missed[0]! })
      : message('policy_decisions_missing', { days: listed(missed) });
  }
  return overdue.months === undefined
    ? message('policy_rhythm_unknown', { day: observed })
    : message('policy_decision_overdue', { months: overdue.months, day: observed });
}

/** Openings of the sentences about a group of figures: for the group as a whole, and for each figure. */
const beginnings = {
  inflation: {
    together: 'inflation_for',
    inflation: 'inflation_headline_for',
    inflation_core: 'inflation_core_for',
    inflation_food: 'inflation_food_for',
  },
  tbills: { together: 'tbills_for', tbill_91: 'tbill_91_for', tbill_182: 'tbill_182_for', tbill_364: 'tbill_364_for' },
  gdp: { together: 'gdp_for' },
} as const satisfies Readonly<
  Partial<Record<Indicator, Readonly<Partial<Record<BankFigureName | 'together', string>>>>>
>;
type DatedGroup = keyof typeof beginnings;
type Beginning = { [Group in DatedGroup]: (typeof beginnings)[Group][keyof (typeof beginnings)[Group]] }[DatedGroup];

/** The day of a figure, to the precision known: day, month or year. */
export const dayAsKnown = ({ date, details: { precision } }: BankFigure): string =>
  date.slice(0, precision === undefined ? 10 : precision === 'month' ? 7 : 4);

const quarters = /^(\d{4})-Q([1-4])(?:\/\1-Q([1-4]))?$/;

/** A period as a sentence has it: `2025-Q3`, `2026-07` or `2025`. */
function periodTerm(period: string): Sentence {
  const [, year, from, to] = quarters.exec(period) ?? [];
  if (year === undefined || from === undefined) return period;
  return to === undefined
    ? message('period_quarter', { year, quarter: from })
    : message('period_quarters', { year, from, to });
}

/** The period or day of a figure, with its basis and scope if recorded. */
function periodIn(figure: BankFigure): Sentence {
  const { basis, scope } = figure.details;
  const period = figure.period === undefined ? dayAsKnown(figure) : periodTerm(figure.period);
  const withBasis =
    basis === undefined ? period : message('period_with_basis', { period, basis: message(`basis_${basis}`) });
  return scope === undefined ? withBasis : message('period_with_scope', { period: withBasis, scope: lawNote(scope) });
}

/** The period of a figure and, if it is out of date, when a newer one was due. */
function periodNotice(beginning: Beginning, figure: BankFigure): Message {
  const { series, date, period, details, evidence } = figure;
  const sentence = message(beginning, { period: periodIn(figure) });
  const due = currentUntil(series, { date, period, basis: details.basis });
  return evidence.grade === 'stale' && due !== undefined
    ? message('figure_overdue', { figure: sentence, due })
    : message('figure_up_to_date', { figure: sentence });
}

/** One sentence for the group if they would all be the same, otherwise one per figure. */
export function groupNotices(figures: readonly BankFigure[], group: DatedGroup): Message[] {
  const codes: Readonly<Partial<Record<BankFigureName | 'together', Beginning>>> = beginnings[group];
  const { together } = beginnings[group];
  const own = figures.filter(({ name }) => bankFigures[name].group === group);
  const alike = [...new Map(own.map((figure) => [JSON.stringify(periodNotice(together, figure)), figure])).values()];
  return alike.length === 1
    ? [periodNotice(together, alike[0]!)]
    : own.map((figure) => periodNotice(codes[figure.name] ?? together, figure));
}
