import { withCommandLines } from '../../server/command-line';

/** How serious a finding is. Only `wrong` makes the command fail. */
export type FindingState = 'good' | 'warning' | 'wrong';

/** One result of a check, as sentences. Where something is to be done, the last sentence says what. */
export interface Finding {
  readonly state: FindingState;
  readonly text: string;
}

/** A finding that names commands as a person types them here: as npm scripts in a clone. */
const finding =
  (state: FindingState) =>
  (text: string): Finding => ({ state, text: withCommandLines(text) });

export const good = finding('good');
export const warning = finding('warning');
export const wrong = finding('wrong');
