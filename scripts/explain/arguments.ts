import { parseArgs } from 'node:util';
import { type CircumstanceName, circumstanceNames } from '../../src/contract/words/circumstances';

/** The request on a command line: the kind of explanation, and its fields. */
export type Asked =
  | { readonly what: 'help'; readonly wanted: boolean }
  | {
      readonly what: 'tax' | 'vat';
      readonly fields: Readonly<Record<string, unknown>>;
      readonly json: boolean;
      readonly notes: readonly string[];
    };

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const circumstanceOptions = Object.fromEntries(circumstanceNames.map((name) => [name, text])) as Readonly<
  Record<CircumstanceName, typeof text>
>;
const options = {
  net: flag,
  'no-pension': flag,
  json: flag,
  help: { ...flag, short: 'h' },
  currency: text,
  'pay-date': text,
  ...circumstanceOptions,
  turnover: text,
  sector: text,
  'payment-type': text,
  residency: text,
  payee: text,
  taxpayer: text,
  category: text,
} as const;

/** The number that a text stands for, or NaN, which the contract refuses. */
const figure = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : value.trim() === '' ? NaN : Number(value);

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
export function askedBy(words: readonly string[]): Asked {
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
    ...Object.fromEntries(circumstanceNames.map((name) => [name, figure(values[name])])),
    turnover: figure(values.turnover),
    sector: values.sector,
    payment_type: values['payment-type'],
    residency: values.residency,
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
