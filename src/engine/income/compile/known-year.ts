import { rational } from '../../exact/rational';
import { amountOf, type Quantity } from '../../law/quantity';

type ById = ReadonlyMap<string, number>;

/** What the months of a year made of the rules of the law, by their ids: amounts of the year in major units. */
export interface KnownYear {
  /** Contributions of the employee. */
  readonly withheld: ById;
  /** Exempt parts of pay. */
  readonly exempt: ById;
  /** Taxable values of benefits in kind. */
  readonly benefits: ById;
}

/** The known amount of a rule; nothing where no month had it. */
export const knownAmount = (amounts: ById, id: string): Quantity => amountOf(rational(amounts.get(id) ?? 0));
