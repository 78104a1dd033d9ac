import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  countryNames,
  detailNames,
  detailsOfRequest,
  detailsText,
  type DetailValues,
  fuelTypes,
  payDetails,
  PayeRequest,
  requestOfDetails,
  paymentTypes,
  periods,
  residencies,
  taxpayers,
  vatCategories,
  vatModes,
} from '../../src/contract';

interface Metadata {
  readonly allowErrorForDataTypeAny: boolean;
  readonly functions: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly helpUrl: string;
    readonly options?: { readonly cancelable?: boolean; readonly requiresParameterAddresses?: boolean };
    readonly parameters: readonly {
      readonly name: string;
      readonly description: string;
      readonly type: string;
      readonly optional?: boolean;
      readonly dimensionality?: string;
      readonly customEnumId?: string;
    }[];
    readonly result: { readonly dimensionality?: string };
  }[];
  readonly enums: readonly {
    readonly id: string;
    readonly type: string;
    readonly values: readonly { readonly name: string; readonly stringValue: string; readonly tooltip: string }[];
  }[];
}

const built = join(__dirname, '../../dist/addin');
const read = (file: string): Metadata => JSON.parse(readFileSync(join(built, file), 'utf8')) as Metadata;
const metadata = read('functions.json');
const { functions, enums } = metadata;
const named = (name: string) => functions.find((one) => one.name === name)!;

test('all functions are listed, cancelable, described with their parameters, and have a help anchor', async () => {
  expect(functions.map(({ name }) => name).sort()).toEqual([
    'ASOF',
    'BRACKETS',
    'CBRATE',
    'CGT',
    'CIT',
    'COUNTRIES',
    'COUNTRY',
    'DUE',
    'EFFECTIVERATE',
    'EMPLOYERCOST',
    'FUEL',
    'FX',
    'FXRATE',
    'GROSSUP',
    'HISTORY',
    'HOLIDAYS',
    'JOURNAL',
    'LEAVEDAYS',
    'LEAVEPAY',
    'MINWAGE',
    'NETPAY',
    'NOTICE',
    'OVERTIME',
    'PAYE',
    'PAYROLL',
    'PAYROLLCOLUMNS',
    'PAYROLLHEADERS',
    'PAYROLLTOTALS',
    'PAYSLIP',
    'PENSION',
    'RATE',
    'RETURN',
    'SENIORITY',
    'SEVERANCE',
    'SOURCE',
    'VAT',
    'VATGROSS',
    'VATNET',
    'VATRATE',
    'WHT',
    'WORKDAY',
    'WORKDAYS',
  ]);
  const readsFlags = [
    'EFFECTIVERATE',
    'EMPLOYERCOST',
    'FX',
    'FXRATE',
    'GROSSUP',
    'NETPAY',
    'PAYE',
    'PAYSLIP',
    'PENSION',
  ];
  const help = await (await fetch(new URL('/addin/functions.html', process.env['SERVICE_URL']))).text();
  for (const { name, description, helpUrl, options, parameters } of functions) {
    expect(description.length).toBeGreaterThan(10);
    // Excel says where the arguments stand, so that an empty cell and FALSE can be told apart.
    const { requiresParameterAddresses, ...others } = options!;
    expect([name, requiresParameterAddresses]).toEqual([name, readsFlags.includes(name) ? true : undefined]);
    expect(others).toEqual({ cancelable: true });
    expect(helpUrl).toBe(`https://localhost:3000/addin/functions.html#${name}`);
    expect(help).toMatch(new RegExp(`<section id="${name}"`));
    for (const parameter of parameters) expect(parameter.description).toMatch(/^[A-Z].{10,}\.$/);
  }
});

test('the help lists every function under one task, with examples, results and the descriptions of its arguments', async () => {
  const help = await (await fetch(new URL('/addin/functions.html', process.env['SERVICE_URL']))).text();
  const ids = [...help.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, anchor = ''] of help.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(anchor);
  for (const task of [
    'Pay',
    'Labour law',
    'Companies',
    'VAT',
    'Exchange rates',
    'Fuel',
    'Central banks',
    'Countries',
    'Where a figure comes from',
  ])
    expect(help).toContain(`>${task}</h2>`);
  for (const { name } of functions) {
    const section = help.slice(help.indexOf(`<section id="${name}"`)).split('</section>')[0]!;
    expect(section).toMatch(
      new RegExp(`<code class="formula"[^>]*>=SVC\\.${name}\\([^<]*</code>.*</td><td>(<bdi>)?[^<]`),
    );
  }
  for (const { id, values } of enums) {
    const list = help.slice(help.indexOf(`<section id="list-${id.toLowerCase()}"`)).split('</section>')[0]!;
    for (const { stringValue } of values) expect(list).toContain(`<code>${stringValue}</code>`);
  }
  expect(help).toContain('Ivory Coast');
});

test('Office requires ids of three characters or more: FX has a longer id, and FX and RATE have longer twins', () => {
  for (const { id } of functions) expect(id.length).toBeGreaterThanOrEqual(3);
  expect(named('FX').id).toBe('FXCONVERT');
  expect(named('FXRATE').parameters).toEqual(named('FX').parameters);
  expect(named('CBRATE').parameters).toEqual(named('RATE').parameters);
});

test('amounts, dates and details take ranges; optional parameters come last', () => {
  const ranges = [
    'gross',
    'net',
    'profit',
    'turnover',
    'amount',
    'gain',
    'date',
    'details',
    'table',
    'meanings',
    'columns',
    'employer',
    'entity',
    'first_day',
    'last_day',
    'days',
    'days_off',
    'pay',
    'base',
    'hours',
    'kind',
    'pay_period',
    'started',
    'ends',
    'on',
    'reason',
    'employee_category',
    'days_per_month',
  ];
  for (const { parameters } of functions) {
    for (const { name, type, dimensionality } of parameters)
      expect([name, dimensionality, type]).toEqual(
        ranges.includes(name) ? [name, 'matrix', 'any'] : [name, undefined, type],
      );
    const optional = parameters.map((parameter) => parameter.optional === true);
    expect(optional).toEqual([...optional].sort());
  }
  expect(metadata.allowErrorForDataTypeAny).toBe(true);
});

test('every pay function takes details as its last parameter, with the same description', () => {
  const described = ['PAYE', 'NETPAY', 'PENSION', 'EMPLOYERCOST', 'EFFECTIVERATE', 'GROSSUP', 'PAYSLIP'].map((name) =>
    named(name).parameters.at(-1)!,
  );
  for (const parameter of described) expect(parameter).toEqual(described[0]);
  expect(described[0]).toMatchObject({
    name: 'details',
    optional: true,
    description: expect.stringContaining('"married; children=2; transport=30000; pay_date=2026-01-31"') as string,
  });
});

test('every member of an income tax request is a detail, and the guide lists it with its meaning', () => {
  const docs = readFileSync(join(__dirname, '../../docs/excel.md'), 'utf8');
  // The settings of the employer are details by the names that they have among those of the employee.
  const { employee, employer: _, pay, in_kind, paid, year_to_date, worked, ...plain } = PayeRequest.shape;
  const objects = { employee, pay, in_kind, paid, year_to_date, worked };
  const fields = [
    ...Object.keys(plain).filter((field) => !['country', 'amount', 'mode', 'dependants', 'age'].includes(field)),
    ...Object.entries(objects).flatMap(([object, schema]) =>
      Object.keys(schema.unwrap().shape).map((member) => `${object}.${member}`),
    ),
  ];
  const stated = new Map(detailNames.map((name) => [payDetails[name].path.join('.'), name]));
  expect(fields.filter((field) => !stated.has(field))).toEqual([]);
  for (const field of fields) {
    const name = stated.get(field)!;
    expect(docs).toContain(`| \`${name}\` | ${payDetails[name].meaning}`);
  }
});

/** What a detail cannot be sent without. */
const needed: Readonly<Record<string, DetailValues>> = {
  overtime_hours: { overtime: 30_000 },
  year_to_date: { year_to_date_months: 5 },
};

test('every detail can be sent, and a request says the same details', () => {
  for (const name of detailNames) {
    const { kind, example, path } = payDetails[name];
    const value =
      kind === 'flag'
        ? example === 'true'
        : Number.isFinite(Number(example)) && kind !== 'word'
          ? Number(example)
          : example;
    const values = { ...needed[name.startsWith('year_to_date') ? 'year_to_date' : name], [name]: value };
    const request = requestOfDetails(values);
    expect([name, PayeRequest.safeParse({ country: 'KE', amount: 100_000, ...request }).success]).toEqual([name, true]);
    expect(Object.keys(request)).toEqual([path[0]]);
    expect(detailsOfRequest(request)).toEqual(values);
  }
  expect(
    detailsText({
      country: 'KE',
      amount: 1,
      age: 67,
      employee: { marital_status: 'married', disabled: true },
      pay: { transport: { percent_of_basic: 20 }, overtime: { amount: 12_000, hours: 10 } },
      in_kind: { housing: {}, vehicle: { cost: 5_000, price: 2_000_000 } },
    }),
  ).toBe(
    'marital_status=married; age=67; disabled; transport=20%; overtime=12000; overtime_hours=10; in_kind_housing; in_kind_vehicle=5000; in_kind_vehicle_price=2000000',
  );
});

test('fixed choices are custom enums with the words of the contract, each with a tooltip', () => {
  const words = Object.fromEntries(enums.map(({ id, values }) => [id, values.map(({ stringValue }) => stringValue)]));
  expect(words).toMatchObject({
    COUNTRY: Object.keys(countryNames),
    PERIOD: [...periods],
    MODE: [...vatModes],
    CATEGORY: [...vatCategories],
    PAYMENT_TYPE: [...paymentTypes],
    RESIDENCY: [...residencies],
    TAXPAYER: [...taxpayers],
    FUEL: [...fuelTypes],
    LANGUAGE: ['en', 'fr', 'pt', 'ar'],
  });
  expect(words['INDICATOR']).toEqual([
    'policy_rate',
    'inflation',
    'inflation_core',
    'inflation_food',
    'tbill_91',
    'tbill_182',
    'tbill_364',
    'gdp',
    'next_mpc',
  ]);
  for (const { type, values } of enums) {
    expect(type).toBe('string');
    for (const { tooltip } of values) expect(tooltip).not.toBe('');
  }
  const chosen = functions.flatMap(({ parameters }) => parameters.flatMap(({ customEnumId }) => customEnumId ?? []));
  expect(new Set(chosen)).toEqual(new Set(Object.keys(words)));
  expect(named('NETPAY').parameters.map(({ customEnumId }) => customEnumId)).toEqual([
    'COUNTRY',
    undefined,
    'PERIOD',
    undefined,
    undefined,
    undefined,
  ]);
});

/** Everything in the metadata that is no text for people. */
const withoutTexts = ({ functions: all, enums: lists, ...rest }: Metadata) => ({
  ...rest,
  functions: all.map(({ description: _, parameters, ...one }) => ({
    ...one,
    parameters: parameters.map(({ description: _text, ...parameter }) => parameter),
  })),
  enums: lists.map(({ values, ...one }) => ({ ...one, values: values.map(({ tooltip: _, ...value }) => value) })),
});
/** Each text for people with its place. */
const textsOf = ({ functions: all, enums: lists }: Metadata): ReadonlyMap<string, string> =>
  new Map([
    ...all.flatMap(({ name, description, parameters }) => [
      [name, description] as const,
      ...parameters.map((parameter) => [`${name} ${parameter.name}`, parameter.description] as const),
    ]),
    ...lists.flatMap(({ id, values }) => values.map(({ name, tooltip }) => [`${id} ${name}`, tooltip] as const)),
  ]);

/** Words that every English sentence of this kind has, and no other language. */
const inEnglish = /\b(?:the|of|and|such|with|which|from|default|amount|text)\b/i;

describe.each(['fr', 'pt', 'ar'] as const)('the help in %s', (language) => {
  const help = read(`functions-${language}.json`);
  const english = textsOf(metadata);
  const texts = textsOf(help);

  test('has the functions, parameters, words and options of English', () => {
    expect(withoutTexts(help)).toEqual(withoutTexts(metadata));
  });

  test('says nothing in English', () => {
    const same = [...texts].filter(([place, text]) => text === english.get(place));
    // Words that are the same in both languages, and names of countries.
    const words = new Set(['Commissions']);
    expect(same.filter(([place, text]) => !place.startsWith('COUNTRY ') && !words.has(text))).toEqual([]);
    if (language === 'ar') expect(same).toEqual([]);
    for (const [place, text] of texts) expect([place, text]).not.toEqual([place, expect.stringMatching(inEnglish)]);
    expect([...english.values()].filter((text) => inEnglish.test(text)).length).toBeGreaterThan(150);
  });

  test('names the same functions, words and dates as English', () => {
    const named = /\b[A-Z]{4,}\b|\b[a-z]+_[a-z0-9_]+\b|\d{4}-\d{2}(?:-\d{2})?/g;
    const ofDetails = new Set([
      'pay_date',
      'net_amount',
      'paid_out',
      'TRUE',
      'FALSE',
      'VRAI',
      'FAUX',
      'FALSO',
      'VERDADEIRO',
    ]);
    const namesIn = (text: string): string[] =>
      [...text.matchAll(named)].map(([name]) => name).filter((name) => !ofDetails.has(name) && !/^EX?CEL$/.test(name));
    for (const [place, text] of texts)
      expect([place, namesIn(text).sort()]).toEqual([place, namesIn(english.get(place)!).sort()]);
  });
});
