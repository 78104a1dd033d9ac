import { countryNames } from '../../contract/countries';
import otherCountries from '../../contract/world-countries.json';
import { columnLabel } from '../../contract/labels/columns';
import { bandMethodWords } from '../../contract/words/band-methods';
import { benefitFacts, benefitWords } from '../../contract/words/benefits';
import { bonusMethodWords } from '../../contract/words/bonus-methods';
import { oncePaidTreatmentWords } from '../../contract/words/once-paid';
import { cellStateWords } from '../../contract/words/cell-states';
import { bankSeriesWords } from '../../contract/words/central-banks';
import { type CircumstanceName, circumstanceNames, circumstanceWords } from '../../contract/words/circumstances';
import { surchargeScopeWords } from '../../contract/words/corporate';
import { fuelWords } from '../../contract/words/fuels';
import { inSentence } from '../../contract/words/in-sentence';
import { paymentWords } from '../../contract/words/paid-by-employee';
import { lawVariables } from '../../contract/words/law-variables';
import { payPartWords } from '../../contract/words/pay-parts';
import { payeeWords } from '../../contract/words/payees';
import { payPeriodWords } from '../../contract/words/pay-periods';
import { paymentTypeWords } from '../../contract/words/payment-types';
import { residencyWords } from '../../contract/words/residencies';
import { vatCategoryWords, vatTreatmentWords } from '../../contract/words/vat';
import { codesOf } from '../../contract/words/vocabulary';
import { wagePeriodWords } from '../../contract/words/wage-periods';
import { yearToDateWords } from '../../contract/words/year-to-date';
import { family } from '../family';

const read = <Name extends string, Entry>(
  entries: Readonly<Record<Name, Entry>>,
  text: (entry: Entry) => string,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(codesOf(entries).map((name) => [name, text(entries[name])])) as Readonly<Record<Name, string>>;

const label = (word: { readonly label: string }): string => word.label;
const noun = (word: { readonly label: string }): string => inSentence(word.label);

/** The choices of circumstances: `marital_status_single`. */
export type ChoiceName = {
  [Name in CircumstanceName]: (typeof circumstanceWords)[Name] extends { readonly choices: infer Choices }
    ? `${Name}_${keyof Choices & string}`
    : never;
}[CircumstanceName];

const choices = Object.fromEntries(
  circumstanceNames.flatMap((name) => {
    const word = circumstanceWords[name];
    return 'choices' in word
      ? Object.entries(word.choices).map(([choice, { label: text }]) => [`${name}_${choice}`, text.toLowerCase()])
      : [];
  }),
) as Readonly<Record<ChoiceName, string>>;

const paid = Object.fromEntries(codesOf(paymentWords).map((name) => [`paid_${name}`, name])) as unknown as Readonly<
  Record<`paid_${keyof typeof paymentWords}`, keyof typeof paymentWords>
>;
type DetailName = CircumstanceName | keyof typeof payPartWords | keyof typeof paid;
const details = Object.fromEntries(
  [...circumstanceNames, ...codesOf(payPartWords), ...codesOf(paid)].map((name) => [
    name,
    inSentence(columnLabel(name, 'en')),
  ]),
) as Readonly<Record<DetailName, string>>;

/** The words of vocabularies inside sentences. In English each has its text where the vocabulary is. */
export const terms = {
  ...family('country', { ...otherCountries, ...countryNames }),
  ...family(
    'circumstance',
    read(circumstanceWords, (word) => word.noun),
  ),
  ...family('choice', choices),
  ...family('detail', details),
  ...family('variable', lawVariables),
  ...family('pay_part', read(payPartWords, label)),
  ...family(
    'pay_part_meaning',
    read(payPartWords, (word) => word.meaning),
  ),
  ...family('benefit', read(benefitWords, label)),
  ...family('benefit_fact', read(benefitFacts, noun)),
  ...family('employee_payment', read(paymentWords, label)),
  ...family('year_to_date', read(yearToDateWords, noun)),
  ...family(
    'payee',
    read(payeeWords, (word) => word.label.toLowerCase()),
  ),
  ...family(
    'payment',
    read(paymentTypeWords, (word) => word.label.toLowerCase()),
  ),
  ...family('payment_type', read(paymentTypeWords, label)),
  ...family(
    'period',
    read(payPeriodWords, (word) => word.behindAmount),
  ),
  ...family(
    'wage_period',
    read(wagePeriodWords, (word) => word.behindAmount),
  ),
  ...family(
    'band_method_meaning',
    read(bandMethodWords, (word) => word.meaning),
  ),
  ...family(
    'bonus',
    read(bonusMethodWords, (word) => inSentence(word.meaning)),
  ),
  ...family(
    'bonus_rule',
    read(oncePaidTreatmentWords, (word) => word.meaning),
  ),
  ...family('surcharge', read(surchargeScopeWords, label)),
  ...family('cell', read(cellStateWords, label)),
  ...family('residency', read(residencyWords, label)),
  ...family('vat_treatment', read(vatTreatmentWords, label)),
  ...family('vat_category', read(vatCategoryWords, label)),
  ...family(
    'series',
    read(bankSeriesWords, (word) => inSentence(word.title)),
  ),
  ...family(
    'fuel_series',
    read(fuelWords, (word) => inSentence(word.series)),
  ),
} as const;
