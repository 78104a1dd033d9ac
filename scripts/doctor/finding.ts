import type { Message } from '../../src/language/message';

/** How serious a finding is. Only `wrong` makes the command fail. */
export type FindingState = 'good' | 'warning' | 'wrong';

/** One result of a check. Where something is to be done, the end of its sentence says what. */
export interface Finding {
  readonly state: FindingState;
  readonly sentence: Message;
}

const finding =
  (state: FindingState) =>
  (sentence: Message): Finding => ({ state, sentence });

export const good = finding('good');
export const warning = finding('warning');
export const wrong = finding('wrong');
