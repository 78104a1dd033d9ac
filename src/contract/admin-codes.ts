import { z } from 'zod';
import { momentOut } from './day';

export const AdminCode = z.object({
  id: z.string(),
  name: z.string(),
  created_at: momentOut,
  expires_at: momentOut.nullable(),
  revoked_at: momentOut.nullable(),
  open: z.boolean().describe('Whether the code and its devices may still be used.'),
  most_devices: z.number().nullable().describe('null: any number.'),
  last_used_at: momentOut.nullable(),
  devices: z.array(z.object({ id: z.string(), created_at: momentOut, used_at: momentOut })),
});
export type AdminCode = z.infer<typeof AdminCode>;

export const AdminCodes = z.object({ codes: z.array(AdminCode), count: z.number() });
export type AdminCodes = z.infer<typeof AdminCodes>;

export const AdminDeviceParams = z.object({ id: z.string(), device: z.string() });
