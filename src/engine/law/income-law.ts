import type { Contribution, ContributionRule, IncomeRegime } from '../../reference/schema';

/** A contribution and its rule in force. */
export interface ContributionInForce {
  readonly contribution: Contribution;
  readonly rule: ContributionRule;
}

/** The income-tax law of one day: the regime and every contribution rule in force. */
export interface IncomeLaw {
  readonly regime: IncomeRegime;
  readonly contributions: readonly ContributionInForce[];
}
