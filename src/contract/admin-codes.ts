import { z } from 'zod';
import { message } from '../language/message';
import { lastDay, nameIn } from './account-fields';
import { momentOut } from './day';
import { refusal } from './refusal';

/** The most devices that a code may let in. */
export const mostDevices = 100_000;

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

export const AdminCreateCode = z.object({
  name: nameIn('name').describe('The person or team it is given to.'),
  devices: z
    .int(refusal(message('devices_wrong', { most: mostDevices })))
    .min(1, refusal(message('devices_wrong', { most: mostDevices })))
    .max(mostDevices, refusal(message('devices_wrong', { most: mostDevices })))
    .default(1)
    .describe('How many devices may use it; each browser and each Excel is one.'),
  expires: lastDay.default('never').describe('Last day of the code and its devices (UTC), YYYY-MM-DD, or `never`.'),
});

export const AdminNewCode = AdminCode.extend({
  code: z.string().describe('The code. It is shown this once: only its hash is stored.'),
});
export type AdminNewCode = z.infer<typeof AdminNewCode>;

export const AdminDeviceParams = z.object({ id: z.string(), device: z.string() });
