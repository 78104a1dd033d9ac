import { z } from 'zod';

/**
 * Who may use the add-in: whoever sits at this machine, whoever has an access code, or the people of a Microsoft Entra
 * tenant.
 */
export const addinAccess = ['local', 'code', 'entra'] as const;
export type AddinAccess = (typeof addinAccess)[number];

/** Where the add-in's door is: its own routes, and every operation of the API, under this path. */
export const addinPath = '/addin';

/** Payload of `GET /addin/config`. */
export const AddinConfig = z.object({
  access: z.enum(addinAccess),
  docs: z.string().meta({ format: 'uri' }).describe('Address of the reference pages.'),
  version: z.string().describe('Version of the server.'),
});
export type AddinConfig = z.infer<typeof AddinConfig>;

/** Body of `POST /addin/session`. */
export const SessionRequest = z.object({
  code: z
    .string({ error: () => '`code` must be the access code as text, for example "ABCD-EFGH-JKMN-PQRS".' })
    .max(100, { error: () => '`code` is longer than an access code.' })
    .optional()
    .describe('An access code, the first time.'),
  device: z
    .string({ error: () => '`device` must be text.' })
    .max(200, { error: () => '`device` is longer than what this server gave.' })
    .optional()
    .describe('What the first answer held, later.'),
});
export type SessionRequest = z.infer<typeof SessionRequest>;

/** Payload of `POST /addin/session`. */
export const Session = z.object({
  token: z.string().describe('To be sent as `authorization: Bearer`.'),
  expires_at: z.string().meta({ format: 'date-time' }),
  device: z.string().optional().describe('With access codes: opens further sessions on this device.'),
});
export type Session = z.infer<typeof Session>;
