import { z } from 'zod';
import { Meta } from './meta';

/** The success envelope of the `/api` routes for a payload. */
export const success = <Payload extends z.ZodType>(payload: Payload) =>
  z.object({ success: z.literal(true), data: payload, meta: Meta });
