import { z } from 'zod';
import { message } from '../language/message';
import { nameIn } from './account-fields';
import { AccountKey } from './account-keys';
import { Quota } from './account-usage';
import { choice } from './choice';
import { momentOut } from './day';
import { refusal } from './refusal';
import { planNames } from './words/plans';
import { roles } from './words/roles';

/** The accounts of one page. */
export const accountsPage = 25;

export const AdminAccountsQuery = z.object({
  search: z
    .string()
    .transform((text) => text.trim().slice(0, 200) || undefined)
    .optional()
    .describe('Part of a name or of the address of a member, or the beginning of an id.'),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, refusal(message('page_wrong')))
    .transform(Number)
    .default(1)
    .describe('The number of the page, from 1.'),
});

export const AdminAccount = z.object({
  id: z.string(),
  name: z.string(),
  plan: z.enum(planNames),
  created_at: momentOut,
  disabled_at: momentOut.nullable().describe('null: its keys and tokens work.'),
});
export type AdminAccount = z.infer<typeof AdminAccount>;

export const AdminAccounts = z.object({
  accounts: z.array(AdminAccount),
  page: z.number(),
  pages: z.number(),
  count: z.number().describe('How many accounts fit in all.'),
});
export type AdminAccounts = z.infer<typeof AdminAccounts>;

export const AdminAccountDetails = AdminAccount.extend({
  quota: Quota,
  members: z.array(
    z.object({ person: z.string(), email: z.string(), name: z.string(), role: z.enum(roles), joined_at: momentOut }),
  ),
  keys: z.array(AccountKey),
});
export type AdminAccountDetails = z.infer<typeof AdminAccountDetails>;

export const AdminCreateAccount = z.object({
  name: nameIn('name'),
  plan: choice('plan', planNames).default(planNames[0]),
});
export const AdminRenameAccount = z.object({ name: nameIn('name') });
export const AdminMoveAccount = z.object({ plan: choice('plan', planNames) });

/** What a path names. */
export const AdminIdParams = z.object({ id: z.string() });
