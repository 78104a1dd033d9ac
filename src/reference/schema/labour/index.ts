import { z } from 'zod';
import type { labourKinds } from '../../../contract/words/labour';
import { Notice, SeniorityBonus, ServicePay, ThirteenthMonth } from './end';
import { AnnualLeave, ParentLeave, Probation, SickLeave } from './leave';
import { HourlyDivisor, Hours, NightWork, Overtime, PublicHoliday, RestDayWork } from './time';

const forms = {
  hours: Hours,
  overtime: Overtime,
  night_work: NightWork,
  rest_day_work: RestDayWork,
  public_holiday: PublicHoliday,
  annual_leave: AnnualLeave,
  sick_leave: SickLeave,
  maternity: ParentLeave,
  paternity: ParentLeave,
  notice: Notice,
  probation: Probation,
  severance: ServicePay,
  redundancy: ServicePay,
  gratuity: ServicePay,
  retirement: ServicePay,
  seniority_bonus: SeniorityBonus,
  thirteenth_month: ThirteenthMonth,
  hourly_divisor: HourlyDivisor,
} as const satisfies Readonly<Record<(typeof labourKinds)[number], z.ZodType>>;

/** The labour law of a country, by kind. A kind that is left out is not established. */
export const Labour = z.strictObject(forms).partial().meta({
  id: 'Labour',
  description: 'The legal minimum of an employment. A kind that is left out is not established.',
});
export type Labour = z.infer<typeof Labour>;

/** Any fact of labour law. */
export type LabourFact = NonNullable<Labour[keyof Labour]>[number];
/** The rule of a fact: what a fact states where the law has one. */
export type RuleOf<Kind extends keyof Labour> = Exclude<NonNullable<Labour[Kind]>[number], { readonly none: true }>;
