import type { TaxRequest } from '../../contract/tax';
import { benefitFactNames, benefitKinds } from '../../contract/words/benefits';
import { circumstanceNames, type CircumstanceWord, circumstanceWords } from '../../contract/words/circumstances';
import { paymentsByEmployee } from '../../contract/words/paid-by-employee';
import { payParts } from '../../contract/words/pay-parts';
import { yearToDateNames } from '../../contract/words/year-to-date';
import { type Message, message, type Sentence } from '../../language/message';
import { exactNumber, joined, ratePercent } from '../../language/terms';
import { choiceInWords } from '../../reference/words';

/** A fact with its value; nothing where it is not stated. */
const stated = (what: Message, value: Sentence | undefined): Message[] =>
  value === undefined ? [] : [message('explained_stated', { what, value })];

const amount = (value: number | undefined): Message | undefined =>
  value === undefined ? undefined : exactNumber(value);

type Circumstance = string | number | boolean | undefined;

const circumstances = ({ employee = {}, dependants, age }: TaxRequest): Message[] =>
  circumstanceNames.flatMap((name) => {
    const word: CircumstanceWord = circumstanceWords[name];
    const value: Circumstance = employee[name] ?? { dependants, age }[name as 'age'] ?? word.default;
    return stated(
      message(`circumstance_${name}`),
      typeof value === 'number'
        ? exactNumber(value)
        : typeof value === 'boolean'
          ? message(value ? 'word_yes' : 'word_no')
          : choiceInWords(name, value),
    );
  });

type InKind = NonNullable<TaxRequest['in_kind']>[(typeof benefitKinds)[number]];

/** What is stated of a benefit in kind: its cost, or its facts. */
const benefit = (given: InKind): Sentence | undefined =>
  typeof given !== 'object'
    ? amount(given)
    : joined(
        'joined_by_comma',
        benefitFactNames.flatMap((fact) => stated(message(`benefit_fact_${fact}`), amount(given[fact]))),
      );

type PartOfPay = NonNullable<TaxRequest['pay']>[(typeof payParts)[number]];

/** What is stated of a part of pay: its amount, with its hours, or its share of basic pay. */
function partOfPay(given: PartOfPay): Sentence | undefined {
  if (typeof given !== 'object') return amount(given);
  if ('percent_of_basic' in given)
    return message('rule_percent_of', {
      rate: ratePercent(given.percent_of_basic),
      base: message('variable_basic'),
    });
  return message('behind_in_brackets', {
    what: exactNumber(given.amount),
    inner: message('labour_hours_count', { count: given.hours }),
  });
}

/** The employee of a request in words: every circumstance, and what is stated of the pay. */
export function employeeInWords(request: TaxRequest): Sentence {
  const { basic, pay, in_kind, paid, year_to_date } = request;
  return joined('joined_by_comma', [
    ...circumstances(request),
    ...(basic === undefined ? [] : [message('explained_basic_share', { percent: exactNumber(basic * 100) })]),
    ...payParts.flatMap((part) => stated(message(`variable_${part}`), partOfPay(pay?.[part]))),
    ...benefitKinds.flatMap((kind) =>
      stated(message('explained_in_kind', { name: message(`benefit_${kind}`) }), benefit(in_kind?.[kind])),
    ),
    ...paymentsByEmployee.flatMap((name) =>
      stated(message('explained_paid', { name: message(`employee_payment_${name}`) }), amount(paid?.[name])),
    ),
    ...yearToDateNames.flatMap((name) => stated(message(`year_to_date_${name}`), amount(year_to_date?.[name]))),
  ]);
}
