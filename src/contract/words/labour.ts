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
export const overtimeKinds = [
  'day',
  'night',
  'rest_day',
  'public_holiday',
  'rest_day_night',
  'public_holiday_night',
] as const;

/** Whether pay is stated for a month or for an hour. */
export const labourPayPeriods = ['month', 'hour'] as const;

/** Why an employment ends, and the kind of fact that says what is due then. */
export const endReasons = {
  dismissal: 'severance',
  redundancy: 'redundancy',
  end_of_contract: 'gratuity',
  retirement: 'retirement',
} as const satisfies Readonly<Record<string, LabourKind>>;
export type EndReason = keyof typeof endReasons;
export const endReasonWords = [
  'dismissal',
  'redundancy',
  'end_of_contract',
  'retirement',
] as const satisfies readonly EndReason[];
