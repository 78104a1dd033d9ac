import { codesOf } from './vocabulary';

/** The kinds of fact of labour law, in the order in which answers list them. */
export const labourKinds = [
  'hours',
  'overtime',
  'night_work',
  'rest_day_work',
  'public_holiday',
  'annual_leave',
  'sick_leave',
  'maternity',
  'paternity',
  'notice',
  'probation',
  'severance',
  'redundancy',
  'gratuity',
  'retirement',
  'seniority_bonus',
  'thirteenth_month',
  'hourly_divisor',
] as const;
export type LabourKind = (typeof labourKinds)[number];

/** When overtime is worked. */
export const overtimeKindWords = {
  day: { meaning: 'On a working day' },
  night: { meaning: 'At night on a working day' },
  rest_day: { meaning: 'On the rest day' },
  public_holiday: { meaning: 'On a public holiday' },
  rest_day_night: { meaning: 'At night on the rest day' },
  public_holiday_night: { meaning: 'At night on a public holiday' },
} as const;
export const overtimeKinds = codesOf(overtimeKindWords);

/** Whether pay is stated for a month, a week or an hour. */
export const labourPayPeriodWords = {
  month: { meaning: 'Pay of a month' },
  week: { meaning: 'Pay of a week' },
  hour: { meaning: 'Pay of an hour' },
} as const;
export const labourPayPeriods = codesOf(labourPayPeriodWords);

/** Why an employment ends. */
export const endReasonMeanings = {
  dismissal: { meaning: 'Dismissal by the employer, not for misconduct' },
  redundancy: { meaning: 'Dismissal for economic reasons' },
  end_of_contract: { meaning: 'End of a contract for a fixed term' },
  retirement: { meaning: 'Retirement' },
} as const;
export const endReasonWords = codesOf(endReasonMeanings);
export type EndReason = (typeof endReasonWords)[number];

/** Why a leaver leaves: as the law distinguishes it, or by their own decision. */
export const leaverReasonWords = [...endReasonWords, 'resignation'] as const;

/** What becomes of the notice of a leaver. */
export const leaverNoticeMeanings = {
  worked: { label: 'Worked', meaning: 'The employee works through the notice' },
  paid: { label: 'Paid', meaning: 'The employer pays instead of notice' },
  none: { label: 'None', meaning: 'No notice is due' },
} as const;
export const leaverNoticeWords = codesOf(leaverNoticeMeanings);

/** The lines of the last payslip, in their order. */
export const leaverLines = [
  'pay',
  'seniority_bonus',
  'paid_besides',
  'leave',
  'notice',
  'severance',
  'thirteenth_month',
] as const;
export type LeaverLineKind = (typeof leaverLines)[number];

/** The kind of fact that says what is due when an employment ends. */
export const endReasons = {
  dismissal: 'severance',
  redundancy: 'redundancy',
  end_of_contract: 'gratuity',
  retirement: 'retirement',
} as const satisfies Readonly<Record<EndReason, LabourKind>>;

/** What a formula may state beside the arguments of its function, each with an example. */
export const labourDetails = {
  category: { kind: 'word', example: 'cadres' },
  days_per_month: { kind: 'number', example: '26' },
  days_per_week: { kind: 'number', example: '5' },
  hours_per_month: { kind: 'number', example: '173.33' },
  on: { kind: 'day', example: '2026-11-20' },
} as const;
export type LabourDetail = keyof typeof labourDetails;

/** The words of arguments, which people may write as they speak: `Rest day` for `rest_day`. */
export const labourWordsOf = {
  kind: overtimeKinds,
  pay_period: labourPayPeriods,
  reason: endReasonWords,
} as const;

/** The details that each function takes. */
export const labourDetailsOf = {
  OVERTIME: ['category', 'hours_per_month', 'on'],
  LEAVEPAY: ['category', 'days_per_month', 'days_per_week'],
  SEVERANCE: ['category', 'days_per_month', 'hours_per_month'],
} as const satisfies Readonly<Record<string, readonly LabourDetail[]>>;
