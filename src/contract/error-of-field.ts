import { z } from 'zod';
import type { ErrorCode } from './error';

/**
 * Error codes of fields whose name is ambiguous: `to` is a currency in one question and an amount in another.
 */
export const errorOfField = z.registry<{ readonly code: ErrorCode }>();
