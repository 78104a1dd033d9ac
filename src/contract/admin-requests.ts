import { z } from 'zod';
import { PlanRequestOut } from './account-plans';

export const AdminRequest = PlanRequestOut.extend({
  account: z.string(),
  account_name: z.string(),
  decided_by: z.string().nullable(),
});
export type AdminRequest = z.infer<typeof AdminRequest>;

export const AdminRequests = z.object({
  requests: z.array(AdminRequest).describe('The open ones oldest first, then the decided ones, newest first.'),
  open: z.number(),
});
export type AdminRequests = z.infer<typeof AdminRequests>;
