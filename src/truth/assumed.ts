import type { Message, MessageCode } from '../language/message';

/** Notices that name what a figure rests on where no law is recorded. */
const assumptions: ReadonlySet<MessageCode> = new Set([
  'part_days_assumed',
  'part_share_assumed',
  'part_tax_assumed',
  'part_contributions_assumed',
  'daily_pay_assumed',
  'short_period_limits_assumed',
  'once_paid_by_difference',
  'once_paid_as_pay_assumed',
  'labour_days_assumed',
  'labour_week_days_assumed',
  'labour_contract_part_assumed',
] as const);

/** Does a notice say that a figure rests on an assumption instead of law? Details not given are none: the reader has them. */
export const isAssumption = ({ code }: Message): boolean => assumptions.has(code);
