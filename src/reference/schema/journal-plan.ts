import { z } from 'zod';
import { contributionKinds } from '../../contract/words/contributions';
import { journalPlans, type JournalPurpose, journalPurposes } from '../../contract/words/journal';
import { payParts } from '../../contract/words/pay-parts';
import { Source } from './source';

const Account = z.strictObject({
  number: z
    .string()
    .regex(/^\d{2,8}$/)
    .nullable()
    .meta({ description: 'null where the plan has no numbers.' }),
  name: z.string().min(1),
});
export type Account = z.infer<typeof Account>;

const PurposeAccount = Account.extend({
  by: z
    .partialRecord(z.enum([...contributionKinds, ...payParts]), Account)
    .optional()
    .meta({ description: 'Other accounts for some kinds of contributions, or parts of pay.' }),
});

/** The accounts that a chart of accounts has for payroll. */
export const PlanOfAccounts = z
  .strictObject({
    $schema: z.literal('../plans.schema.json'),
    id: z.enum(journalPlans),
    name: z.string().min(1),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .meta({ description: 'The countries whose journals take the plan if the request names none.' }),
    accounts: z.strictObject(
      Object.fromEntries(journalPurposes.map((purpose) => [purpose, PurposeAccount])) as Record<
        JournalPurpose,
        typeof PurposeAccount
      >,
    ),
    sources: z.array(Source),
  })
  .meta({ id: 'PlanOfAccounts' });
export type PlanOfAccounts = z.infer<typeof PlanOfAccounts>;
