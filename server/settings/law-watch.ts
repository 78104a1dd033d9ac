import type { z } from 'zod';
import { message } from '../../src/language/message';
import { choiceSetting, optionalSetting } from '../environment';
import type { Reach } from '../network/allowed-address';

/** The settings of the watch over the pages that the law cites. */
export const lawWatchVariables = {
  SVC_LAW_WATCH: choiceSetting(
    ['off', 'on'],
    'on: the server reads the pages that the law cites again, each at most weekly, and compares their figures with the law. One server of a group does it. off: only the command reads them.',
  ),
  SVC_LAW_WATCH_CONTACT: optionalSetting(
    'Address of a page or a mailbox that the owner of a page finds in the name of the reader, such as https://payroll.example.com or it@example.com. Empty: SVC_PUBLIC_URL.',
    (value) => /^[\x21-\x7e]{1,200}$/.test(value) && /[.@]/.test(value),
    message('setting_contact'),
  ),
  SVC_LAW_WATCH_PRIVATE: choiceSetting(
    ['off', 'on'],
    'on: cited pages may also be on private networks and on this machine. For tests and inner networks only.',
  ),
};

/** How cited pages are read. */
export interface LawWatchConfig {
  readonly lawWatch: {
    readonly isOn: boolean;
    /** What the owner of a page can write to; undefined: nothing is set. */
    readonly contact: string | undefined;
    readonly reach: Reach;
  };
}

type Values = z.output<z.ZodObject<typeof lawWatchVariables>>;

export const lawWatchConfig = (
  { SVC_LAW_WATCH, SVC_LAW_WATCH_CONTACT, SVC_LAW_WATCH_PRIVATE }: Values,
  publicUrl: string | undefined,
): LawWatchConfig => ({
  lawWatch: {
    isOn: SVC_LAW_WATCH === 'on',
    contact: SVC_LAW_WATCH_CONTACT ?? publicUrl,
    reach: SVC_LAW_WATCH_PRIVATE === 'on' ? 'private' : 'internet',
  },
});
