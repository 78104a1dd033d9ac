import type { BenefitKind } from '../contract/words/benefits';
import type { PayTreatment } from './schema';

/** The kinds of benefit that a rule values together. */
export const benefitKindsOf = ({ benefit }: PayTreatment['benefits'][number]): readonly BenefitKind[] =>
  typeof benefit === 'string' ? [benefit] : benefit;
