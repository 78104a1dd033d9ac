import type { z } from 'zod';
import { message } from '../../src/language/message';
import { addressSetting, listSetting, optionalSetting } from '../environment';
import { isPublicKey } from '../keys/public-key';

/** The settings of law packages. */
export const lawVariables = {
  SVC_LAW_URL: addressSetting(
    'Address of an index of law packages. It is asked daily, and a newer package by a trusted key is applied without a restart. Empty: off.',
  ),
  SVC_LAW_DIR: optionalSetting(
    'Directory in which law packages are looked for, for servers without internet access. A newer law-VERSION.zip by a trusted key is applied within a minute. Empty: off.',
  ),
  SVC_LAW_KEYS: listSetting(
    'Public keys whose law packages are trusted beside those of the release, separated by commas. Empty: none.',
    isPublicKey,
    message('setting_public_keys'),
  ),
};

/** Where new law comes from, and whose it may be. */
export interface LawConfig {
  /** The address of an index of packages; undefined: none is asked. */
  readonly lawUrl: string | undefined;
  /** A folder of packages; undefined: none is looked at. */
  readonly lawDir: string | undefined;
  /** Public keys that are trusted beside those of the release. */
  readonly lawKeys: readonly string[];
}

type Values = z.output<z.ZodObject<typeof lawVariables>>;

export const lawConfig = ({ SVC_LAW_URL, SVC_LAW_DIR, SVC_LAW_KEYS }: Values): LawConfig => ({
  lawUrl: SVC_LAW_URL,
  lawDir: SVC_LAW_DIR,
  lawKeys: SVC_LAW_KEYS,
});
