import type { TaxRequest } from '../../src/contract';
import { benefitKinds, benefitWords } from '../../src/contract/words/benefits';
import { circumstanceNames, type CircumstanceWord, circumstanceWords } from '../../src/contract/words/circumstances';
import { inSentence } from '../../src/contract/words/in-sentence';
import { paymentsByEmployee, paymentWords } from '../../src/contract/words/paid-by-employee';
import { payParts, payPartWords } from '../../src/contract/words/pay-parts';
import { yearToDateNames, yearToDateWords } from '../../src/contract/words/year-to-date';
import { numberInWords } from '../../src/reference/words';

const named = (label: string, value: unknown): string[] =>
  value === undefined
    ? []
    : [
        `${inSentence(label)} ${
          typeof value === 'number'
            ? numberInWords(value)
            : typeof value === 'object'
              ? JSON.stringify(value)
              : String(value)
        }`,
      ];

const circumstances = ({ employee = {}, dependants, age }: TaxRequest): string[] =>
  circumstanceNames.flatMap((name) => {
    const word: CircumstanceWord = circumstanceWords[name];
    const value = employee[name] ?? { dependants, age }[name as 'age'] ?? word.default;
    return named(word.noun, word.kind === 'choice' ? word.choices[value as string]!.label.toLowerCase() : value);
  });

/** The employee of a request in words: every circumstance, and what is stated of the pay. */
export function employeeInWords(request: TaxRequest): string {
  const { basic, pay, in_kind, paid, year_to_date } = request;
  return [
    ...circumstances(request),
    ...(basic === undefined ? [] : [`basic pay ${numberInWords(basic * 100)} % of the gross`]),
    ...payParts.flatMap((part) => named(payPartWords[part].label, pay?.[part])),
    ...benefitKinds.flatMap((kind) => named(`${benefitWords[kind].label} in kind`, in_kind?.[kind])),
    ...paymentsByEmployee.flatMap((name) => named(`${paymentWords[name].label} paid`, paid?.[name])),
    ...yearToDateNames.flatMap((name) => named(yearToDateWords[name].label, year_to_date?.[name])),
  ].join(', ');
}
