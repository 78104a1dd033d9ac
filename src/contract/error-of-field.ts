import { z } from 'zod';
import type { ErrorCode } from './error';

/**
 * The error of a field that its name alone does not tell: `to` is a currency in one question and an amount in another.
 */
export const errorOfField = z.registry<{ readonly code: ErrorCode }>();
