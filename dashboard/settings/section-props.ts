import type { Me } from '../../src/contract/people';

/** What each section of the settings gets. */
export interface SectionProps {
  readonly me: Me;
  /** Reads the account again, and says what has changed. */
  readonly onChanged: (said: string) => void;
}
