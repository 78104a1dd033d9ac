import type { TaxRequest } from '../../contract/tax';
import { benefitKinds, benefitWords } from '../../contract/words/benefits';
import { circumstanceNames, type CircumstanceWord, circumstanceWords } from '../../contract/words/circumstances';
import { inSentence } from '../../contract/words/in-sentence';
import { paymentsByEmployee, paymentWords } from '../../contract/words/paid-by-employee';
import { payParts, payPartWords } from '../../contract/words/pay-parts';
import { yearToDateNames, yearToDateWords } from '../../contract/words/year-to-date';
import { message } from '../../language/message';
import { say } from '../../language/say';
import { numberInWords } from '../../reference/words';

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
    ...(basic === undefined ? [] : [say(message('explained_basic_share', { percent: numberInWords(basic * 100) }))]),
    ...payParts.flatMap((part) => named(payPartWords[part].label, pay?.[part])),
    ...benefitKinds.flatMap((kind) =>
      named(say(message('explained_in_kind', { name: benefitWords[kind].label })), in_kind?.[kind]),
    ),
    ...paymentsByEmployee.flatMap((name) =>
      named(say(message('explained_paid', { name: paymentWords[name].label })), paid?.[name]),
    ),
    ...yearToDateNames.flatMap((name) => named(yearToDateWords[name].label, year_to_date?.[name])),
  ].join(', ');
}
