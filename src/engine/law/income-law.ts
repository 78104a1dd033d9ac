import type { Contribution, ContributionRule, IncomeRegime, PayTreatment } from '../../reference/schema';
import type { Wages } from '../../reference/wages';

/** A contribution and its rule in force. */
export interface ContributionInForce {
  readonly contribution: Contribution;
  readonly rule: ContributionRule;
}

/** The income-tax law of one day: the regime, every contribution rule in force and the wages that they name. */
export interface IncomeLaw {
  readonly regime: IncomeRegime;
  readonly contributions: readonly ContributionInForce[];
  /** How pay that is not basic pay is treated; undefined where nothing is recorded. */
  readonly pay: PayTreatment | undefined;
  /** The wages that the regime and the rules name. */
  readonly wages: Wages;
}
