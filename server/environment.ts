import { z } from 'zod';

/** A mistake in the configuration. The message is for the person who starts the server, without a stack. */
export class ConfigError extends Error {}

/** What `.env.example` shows of a setting, and what is added when its value is refused. */
export interface SettingHelp {
  /** The text that stands for an empty value. */
  readonly fallback: string;
  /** What the setting does, in sentences; lines after the first are examples. */
  readonly about: string;
}

/** The help of every setting, by its schema. */
export const settingHelp = z.registry<SettingHelp>();

/** A setting that is read from a trimmed text; an empty variable counts as one that is not set. */
const setting = <Value>(fallback: string, about: string, read: z.ZodType<Value, string>) =>
  z
    .string()
    .default('')
    .transform((value) => value.trim() || fallback)
    .pipe(read)
    .register(settingHelp, { fallback, about });

export const textSetting = (fallback: string, about: string) => setting(fallback, about, z.string());

/** A text that may be absent, and that is checked where it is there. */
export const optionalSetting = (
  about: string,
  check: (value: string) => boolean = () => true,
  refusal = '',
  normalise: (value: string) => string = (value) => value,
) =>
  setting(
    '',
    about,
    z
      .string()
      .refine((value) => value === '' || check(value), { error: refusal })
      .transform((value) => (value === '' ? undefined : normalise(value))),
  );

/** An address without slashes at its end. */
export const addressSetting = (about: string) =>
  optionalSetting(
    about,
    (value) => /^https?:\/\/[^\s/]+/.test(value),
    'must be an address that starts with http:// or https://.',
    (value) => value.replace(/\/+$/, ''),
  );

/** One of some words; the first is the default, unless another is named. */
export const choiceSetting = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  about: string,
  fallback: Words[number] = words[0],
) => setting(fallback, about, z.enum(words, { error: `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.` }));

/** Items with commas between them. */
export const listSetting = (
  about: string,
  check: (item: string) => boolean,
  refusal: string,
  normalise: (item: string) => string = (item) => item,
) =>
  setting(
    '',
    about,
    z
      .string()
      .transform((items) =>
        items
          .split(',')
          .map((item) => normalise(item.trim()))
          .filter((item) => item !== ''),
      )
      .refine((items) => items.every(check), { error: refusal }),
  );

interface NumberSetting {
  readonly fallback: number;
  readonly least: number;
  readonly most: number;
  /** `seconds`; absent where the number has no unit. */
  readonly unit?: string;
  readonly whole?: boolean;
  /** By what the number is multiplied for the server, such as 1,000 where it counts milliseconds. */
  readonly scale?: number;
}

/** A number in a range. A scaled number is rounded. */
export const numberSetting = (
  { fallback, least, most, unit, whole = false, scale = 1 }: NumberSetting,
  about: string,
) =>
  setting(
    String(fallback),
    about,
    z
      .string()
      .refine((value) => Number(value) >= least && Number(value) <= most && !(whole && Number(value) % 1 !== 0), {
        error: `must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}${unit === undefined ? '' : ` (${unit})`}.`,
      })
      .transform((value) => (scale === 1 ? Number(value) : Math.round(Number(value) * scale))),
  );

/** A time that is written in seconds and read as milliseconds. */
export const secondsSetting = (range: Pick<NumberSetting, 'fallback' | 'least' | 'most'>, about: string) =>
  numberSetting({ ...range, unit: 'seconds', scale: 1_000 }, about);
