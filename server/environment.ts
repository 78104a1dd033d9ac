import { z } from 'zod';
import { toIssueText } from '../src/language/issue-text';
import { message, type Message } from '../src/language/message';
import { withoutEnd } from '../src/without-end';
import { Explained } from './explained';

/** A mistake in the configuration. */
export class ConfigError extends Explained {}

/** Help on a setting, in English. `.env.example` shows it, and the English error for an invalid value includes it. */
export interface SettingHelp {
  /** The default, as text; empty where there is none. */
  readonly fallback: string;
  /** What the setting does, in sentences. Lines after the first are examples. */
  readonly about: string;
}

/** The help of every setting, by its schema. */
export const settingHelp = z.registry<SettingHelp>();

/** A setting read from trimmed text. An empty variable counts as unset. */
const setting = <Value>(fallback: string, about: string, read: z.ZodType<Value, string>) =>
  z
    .string()
    .default('')
    .transform((value) => value.trim() || fallback)
    .pipe(read)
    .register(settingHelp, { fallback, about });

export const textSetting = (fallback: string, about: string) => setting(fallback, about, z.string());

/** A text that may be absent. It is checked if present. */
export const optionalSetting = (
  about: string,
  check: (value: string) => boolean = () => true,
  rule?: Message,
  normalise: (value: string) => string = (value) => value,
) =>
  setting(
    '',
    about,
    z
      .string()
      .refine((value) => value === '' || check(value), { error: rule && toIssueText(rule) })
      .transform((value) => (value === '' ? undefined : normalise(value))),
  );

/** An address without slashes at its end. */
export const addressSetting = (about: string) =>
  optionalSetting(
    about,
    (value) => /^https?:\/\/[^\s/]+/.test(value),
    message('setting_address'),
    (value) => withoutEnd(value, '/'),
  );

/** One of several words. The first is the default unless another is given. */
export const choiceSetting = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  about: string,
  fallback: Words[number] = words[0],
) => {
  const rule = message('setting_choice', { others: words.slice(0, -1).join(', '), last: words.at(-1)! });
  return setting(fallback, about, z.enum(words, { error: toIssueText(rule) }));
};

/** Comma-separated items. */
export const listSetting = (
  about: string,
  check: (item: string) => boolean,
  rule: Message,
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
      .refine((items) => items.every(check), { error: toIssueText(rule) }),
  );

interface NumberSetting {
  readonly fallback: number;
  readonly least: number;
  readonly most: number;
  /** Absent where the number has no unit. */
  readonly unit?: 'calls' | 'connections' | 'megabytes' | 'percent' | 'requests' | 'seconds';
  readonly whole?: boolean;
  /** The factor from the setting's unit to the server's, such as 1,000 from seconds to milliseconds. */
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
        error: toIssueText(
          message(whole ? 'setting_whole_number' : 'setting_number', {
            least: String(least),
            most: String(most),
            unit: unit ?? 'none',
          }),
        ),
      })
      .transform((value) => (scale === 1 ? Number(value) : Math.round(Number(value) * scale))),
  );

/** A time given in seconds and returned in milliseconds. */
export const secondsSetting = (range: Pick<NumberSetting, 'fallback' | 'least' | 'most'>, about: string) =>
  numberSetting({ ...range, unit: 'seconds', scale: 1_000 }, about);
