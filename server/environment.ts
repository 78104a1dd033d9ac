import { z } from 'zod';

/** What is wrong with the configuration: shown to the person who starts the server, without a stack. */
export class ConfigError extends Error {}

/** An empty variable counts as one that is not set. */
export const text = (fallback: string) =>
  z
    .string()
    .transform((value) => value.trim() || fallback)
    .default(fallback);
export const optionalText = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

export const address = (sentence: string) =>
  optionalText
    .refine((value) => value === undefined || /^https?:\/\/[^\s/]+/.test(value), { error: sentence })
    .transform((value) => value?.replace(/\/+$/, ''));

/** Items with commas between them. */
export const list = text('').transform((items) =>
  items
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
