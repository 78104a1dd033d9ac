import type { TaxLaw } from '../../../src/contract/law';
import { type Grade, usualGrade } from '../../words/truth';

/** The grade of most parts of the law. */
export const gradeOfLaw = (law: TaxLaw): Grade =>
  usualGrade(
    [law.income_tax, law.corporate_tax, law.withholding_tax, law.capital_gains_tax, law.vat].filter(
      (part) => part !== undefined,
    ),
  );
