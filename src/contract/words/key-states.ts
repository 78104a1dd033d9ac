import { codesOf, type Vocabulary } from './vocabulary';

/** The states of a key. Only an active key is accepted. */
export const keyStateWords = {
  active: { label: 'Active', meaning: 'It works' },
  disabled: { label: 'Disabled', meaning: 'It is refused until it is enabled again' },
  account_disabled: { label: 'Account disabled', meaning: 'The account is disabled' },
  replaced: { label: 'Replaced', meaning: 'Its successor took over' },
  expired: { label: 'Expired', meaning: 'Its last day is over' },
} as const satisfies Vocabulary;
export type KeyState = keyof typeof keyStateWords;
export const keyStates = codesOf(keyStateWords);
