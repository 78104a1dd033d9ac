import { circumstanceNames, type CircumstanceName, circumstanceWords } from '../contract/words/circumstances';
import type { accumulationWords } from '../contract/words/accumulation';
import type { BenefitKind } from '../contract/words/benefits';
import type { PaidByEmployee } from '../contract/words/paid-by-employee';
import type { ChoiceName } from './en/terms';
import { asLabels, family } from './family';

/** What a law asks about an employee, in one language. */
interface Asks {
  /** What circumstances are called in a sentence. */
  readonly circumstances: Readonly<Record<CircumstanceName, string>>;
  /** The meaning of a circumstance by its English text, as the guides have it. */
  readonly meaningOf: (english: string) => string | undefined;
  /** Terms, of which those of choices are taken. */
  readonly terms: Readonly<Record<`choice_${ChoiceName}`, string>>;
  readonly benefits: Readonly<Record<BenefitKind, string>>;
  readonly payments: Readonly<Record<PaidByEmployee, string>>;
  /** How the tax of a month relates to that of the year. */
  readonly accumulation: Readonly<Record<keyof typeof accumulationWords, string>>;
}

const choicesOf = (terms: Asks['terms']) =>
  Object.fromEntries(
    Object.entries(terms).flatMap(([name, term]) =>
      name.startsWith('choice_') ? [[name.slice('choice_'.length), term]] : [],
    ),
  ) as Readonly<Record<ChoiceName, string>>;

/** Labels and meanings of what a law asks about an employee, for forms. */
export const asksIn = ({ circumstances, meaningOf, terms, benefits, payments, accumulation }: Asks) => ({
  ...family('circumstance_label', asLabels(circumstances)),
  ...family(
    'circumstance_meaning',
    Object.fromEntries(
      circumstanceNames.map((name) => [name, meaningOf(circumstanceWords[name].meaning) ?? '']),
    ) as Readonly<Record<CircumstanceName, string>>,
  ),
  ...family('choice_label', asLabels(choicesOf(terms))),
  ...family('benefit_meaning', benefits),
  ...family('employee_payment_meaning', payments),
  ...family('accumulation_meaning', accumulation),
});
