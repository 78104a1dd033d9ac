import type { ChangeDifference, ChangeSide } from '../contract/changes';
import type { Unsaid } from '../language/unsaid';
import recorded from './recorded.json';
import law from './law.json';

/** Law that a law package brought to this server. */
export interface Brought {
  /** When the package was applied, ISO 8601. */
  readonly at: string;
  /** Counts the changes of the law in use: 1 is the first. */
  readonly number: number;
  /** The version of the package. */
  readonly version: string;
}

/** What a law package altered in a rule that the list of changes had before. */
export interface CorrectedRule {
  /** The id of the change that brought the rule. */
  readonly id: string;
  readonly before: Unsaid<ChangeSide>;
  readonly after: Unsaid<ChangeSide>;
  readonly differences: readonly Unsaid<ChangeDifference>[];
}

export interface Correction extends Brought, CorrectedRule {}

/** Which law this is, and when its parts became known. */
export interface LawEdition {
  /** Year, month and number: `2026.12.1`. */
  readonly version: string;
  /** The day on which it was made, YYYY-MM-DD. */
  readonly made_on: string;
  /** The day on which a release first had a change of law, by the id of the change. */
  readonly recorded: Readonly<Record<string, string>>;
  /** Changes of law that packages brought to this server, by id. */
  readonly brought: ReadonlyMap<string, Brought>;
  readonly corrections: readonly Correction[];
}

/** The law that this release contains. */
export const releasedEdition: LawEdition = { ...law, recorded, brought: new Map(), corrections: [] };
