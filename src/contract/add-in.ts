import { z } from 'zod';
import { message } from '../language/message';
import { refusal } from './refusal';

/**
 * Who may use the add-in: anyone at this machine (`local`), anyone with an access code, or the users of a Microsoft
 * Entra tenant.
 */
export const addinAccess = ['local', 'code', 'entra'] as const;
export type AddinAccess = (typeof addinAccess)[number];

/** Base path of the add-in's own routes, and of every API operation called from the add-in. */
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
    .string(refusal(message('access_code_not_text')))
    .max(100, refusal(message('access_code_too_long')))
    .optional()
    .describe('An access code, for the first session.'),
  device: z
    .string(refusal(message('device_not_text')))
    .max(200, refusal(message('device_too_long')))
    .optional()
    .describe('The device that the first answer returned, for later sessions.'),
});
export type SessionRequest = z.infer<typeof SessionRequest>;

/** Payload of `POST /addin/session`. */
export const Session = z.object({
  token: z.string().describe('Send it as `authorization: Bearer`.'),
  expires_at: z.string().meta({ format: 'date-time' }),
  device: z.string().optional().describe('With access codes: opens later sessions on this device.'),
});
export type Session = z.infer<typeof Session>;
