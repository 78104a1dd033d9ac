import { parseArgs } from 'node:util';
import {
  type CircumstanceName,
  circumstanceNames,
  type CircumstanceWord,
  circumstanceWords,
} from '../../src/contract/words/circumstances';
import { paymentsByEmployee } from '../../src/contract/words/paid-by-employee';
import { payParts } from '../../src/contract/words/pay-parts';

/** The request on a command line: the kind of explanation, and its fields. */
export type ExplainCommand =
  | { readonly what: 'help'; readonly wanted: boolean }
  | {
      readonly what: 'tax' | 'vat';
      readonly fields: Readonly<Record<string, unknown>>;
      readonly json: boolean;
      readonly notes: readonly string[];
    };

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const written = (name: string): string => name.replaceAll('_', '-');
const textOptions = <Name extends string>(names: readonly Name[], prefix = '') =>
  Object.fromEntries(names.map((name) => [`${prefix}${written(name)}`, text])) as Readonly<Record<string, typeof text>>;
const options = {
  net: flag,
  'no-pension': flag,
  json: flag,
  help: { ...flag, short: 'h' },
  currency: text,
  'pay-date': text,
  basic: text,
  ...textOptions(circumstanceNames),
  ...textOptions(payParts),
  ...textOptions(paymentsByEmployee, 'paid-'),
  turnover: text,
  'payment-type': text,
  payee: text,
  taxpayer: text,
  category: text,
} as const;

/** The number that a text stands for, or NaN, which the contract refuses. */
const figure = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : value.trim() === '' ? NaN : Number(value);

type Values = Readonly<Record<string, string | boolean | undefined>>;
const textIn = (values: Values, name: string): string | undefined => values[name] as string | undefined;

/** A circumstance as the contract takes it; what it cannot read, the contract refuses. */
function circumstance(name: CircumstanceName, value: string): unknown {
  const { kind }: CircumstanceWord = circumstanceWords[name];
  if (kind === 'choice') return value;
  if (kind === 'whole' || kind === 'percent') return figure(value);
  return value === 'true' || value === 'yes' ? true : value === 'false' || value === 'no' ? false : value;
}

/** A part of pay: an amount, or a share of basic pay with a percent sign. */
const part = (value: string): unknown =>
  value.endsWith('%') ? { percent_of_basic: figure(value.slice(0, -1)) } : figure(value);

/** The members of an object that have a text; undefined if none has. */
function members<Name extends string>(
  values: Values,
  names: readonly Name[],
  prefix: string,
  valueOf: (name: Name, value: string) => unknown,
): Record<string, unknown> | undefined {
  const stated = names.flatMap((name) => {
    const value = textIn(values, `${prefix}${written(name)}`);
    return value === undefined ? [] : [[name, valueOf(name, value)] as const];
  });
  return stated.length === 0 ? undefined : Object.fromEntries(stated);
}

/** What is said about the employee and the pay. In other taxes `residency` and `sector` are fields of their own. */
function statedFields(type: string | undefined, values: Values): Readonly<Record<string, unknown>> {
  if (type !== 'income') return { residency: values['residency'], sector: values['sector'] };
  return {
    basic: figure(textIn(values, 'basic')),
    employee: members(values, circumstanceNames, '', circumstance),
    pay: members(values, payParts, '', (_, value) => part(value)),
    paid: members(values, paymentsByEmployee, 'paid-', (_, value) => figure(value)),
  };
}

/** Splits the words into options and the rest. Cuts Node's advice on escaping from the message on unknown options. */
function read(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (problem) {
    throw new TypeError(`${(problem as Error).message.split('. To specify')[0]!.replace(/\.$/, '')}. See --help.`);
  }
}

/**
 * Reads the request on a command line.
 *
 * @param words without the program and its script
 * @throws TypeError with a sentence where an option is unknown or has no value
 */
export function askedBy(words: readonly string[]): ExplainCommand {
  const { values, positionals } = read(words);
  const [country, year, type, amount, how, ...rest] = positionals;
  if (values.help === true || words.length === 0) return { what: 'help', wanted: values.help === true };
  if (amount === undefined)
    throw new TypeError(
      'Give at least COUNTRY YEAR TYPE AMOUNT, for example: KE 2026 income 85000 monthly. See --help.',
    );
  if (rest.length > 0) throw new TypeError(`"${rest[0]!}" is one word too many. See --help.`);
  const json = values.json === true;
  if (type === 'vat') {
    const notes = year === 'now' ? [] : ['VAT is always explained as of today.'];
    return {
      what: 'vat',
      json,
      notes,
      fields: { country, amount: figure(amount), mode: how ?? 'add', category: values.category },
    };
  }
  const payDate = values['pay-date'];
  const fields = {
    country,
    type,
    amount: figure(amount),
    period: how,
    mode: values.net === true ? 'net_to_gross' : 'gross_to_net',
    include_pension: values['no-pension'] !== true,
    tax_year: year === 'now' || payDate !== undefined ? undefined : year,
    pay_date: payDate,
    currency: values.currency,
    ...statedFields(type, values),
    turnover: figure(values.turnover),
    payment_type: values['payment-type'],
    payee: values.payee,
    taxpayer: values.taxpayer,
  };
  return {
    what: 'tax',
    json,
    notes: payDate === undefined || year === 'now' ? [] : [`The law of ${payDate} is explained; the year is ignored.`],
    fields,
  };
}
