import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { TaxRequest } from '../../src/contract';
import { calculateTax, preparedPayroll } from '../../src/engine';
import { incomeQuestion } from '../../src/engine/income/income-question';
import { grossPay, netPay, type Payroll } from '../../src/engine/income/payroll';
import { askedByLaw } from '../../src/engine/income/asked-by-law';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { random } from '../support/random';
import { plainNet, plainRules } from './plain';
import { type Measured, measure, median, table, whole } from './measure';

const today = '2026-11-20';
const context = { today };
const reference = createReference(countryFiles);

/** Random salaries between a third of the country's middle salary and eight times it, in minor units. */
function salaries(prepared: Payroll, count: number, next: () => number): Float64Array {
  const middle =
    (prepared.form.tables[0]!.brackets[Math.min(2, prepared.form.tables[0]!.brackets.length - 1)]!.from || 1_000) *
    prepared.minor;
  return Float64Array.from({ length: count }, () => Math.round(middle * 8 ** (next() * 1.5 - 0.5)));
}

const each = 2_000;

let employees = 0;

/** Requests for employees of whom no two are alike: family, age, allowances and now and then a bonus. */
const strangers = (country: string, pay: Float64Array, { minor }: Payroll, mode: TaxRequest['mode']): TaxRequest[] =>
  Array.from(pay, (amount): TaxRequest => {
    employees++;
    const part = (share: number): number => Math.floor((amount * (share + (employees % 1_000) / 1e6)) / minor);
    return {
      ...TaxRequest.parse({ country, amount: 1, type: 'income', mode }),
      amount: amount / minor,
      employee: {
        marital_status: employees % 3 === 0 ? 'single' : 'married',
        children: employees % 6,
        spouse_income: employees % 4 === 0,
        age: 18 + (employees % 50),
      },
      pay: {
        transport: part(0.05),
        housing: part(0.1),
        ...(employees % 10 === 0 ? { bonus: part(0.2) } : {}),
      },
    };
  });

interface ColdStart {
  readonly load: number;
  /** Time to load the engine's own code and its imports. */
  readonly code: number;
  /** Time to the first payslip of each country. */
  readonly calculate: number;
}

/**
 * Times each step of a cold start in a separate process, in milliseconds: loading all law, loading the engine, a first
 * payslip of each country.
 */
function coldStart(): ColdStart {
  const output = execFileSync(process.execPath, [join(__dirname, 'cold-start.js')], { encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1)!) as ColdStart;
}

/** Prints the speed of the engine and of a plain loop over brackets. */
export function bench(): void {
  const next = random(7);
  const countries = [...reference.countries.values()].flatMap((country) => {
    const request = TaxRequest.parse({ country: country.code, amount: 1, type: 'income' });
    const prepared = preparedPayroll(country, request, context);
    if (!prepared.ok) return [];
    const gross = salaries(prepared.value, each, next);
    const net = gross.map((amount) => Math.max(1, netPay(prepared.value, amount)));
    const requests = Array.from(gross.slice(0, 200), (amount): TaxRequest => ({
      ...request,
      amount: amount / prepared.value.minor,
    }));
    const inverse = Array.from(net.slice(0, 200), (amount): TaxRequest => ({
      ...request,
      mode: 'net_to_gross',
      amount: amount / prepared.value.minor,
    }));
    return [{ country, prepared: prepared.value, gross, net, requests, inverse }];
  });
  const differing = countries.filter(({ country, requests }) => {
    const asked = incomeQuestion(country, requests[0]!, context);
    return (
      asked.ok &&
      askedByLaw(asked.value.asked.law).parts.length > 0 &&
      askedByLaw(asked.value.asked.law).circumstances.length > 0
    );
  });
  const cells = countries.length * each;
  const complete = countries.length * 200;
  const plain = plainRules(
    countries.map(({ country }) => country),
    today,
  );
  const plainCells = plain.length * each;
  const simple = plain.map(({ code }) => countries.find(({ country }) => country.code === code)!);

  const results = measure([
    {
      name: 'complete payslip, gross to net',
      count: complete,
      run: () =>
        countries.map(({ requests }) => requests.map((request) => calculateTax(reference, request, context)).length),
    },
    {
      name: 'complete payslip, net to gross',
      count: complete,
      run: () =>
        countries.map(({ inverse }) => inverse.map((request) => calculateTax(reference, request, context)).length),
    },
    {
      name: 'complete payslip, every employee different',
      count: differing.length * each,
      run: () =>
        differing.map(({ country, gross, prepared }) =>
          strangers(country.code, gross, prepared, 'gross_to_net').map((request) =>
            calculateTax(reference, request, context),
          ),
        ).length,
    },
    {
      name: 'complete payslip, every employee different, net to gross',
      count: differing.length * each,
      run: () =>
        differing.map(({ country, net, prepared }) =>
          strangers(country.code, net, prepared, 'net_to_gross').map((request) =>
            calculateTax(reference, request, context),
          ),
        ).length,
    },
    {
      name: 'net only',
      count: cells,
      run: () => {
        let sum = 0;
        for (const { prepared, gross } of countries) for (let i = 0; i < each; i++) sum += netPay(prepared, gross[i]!);
        return sum;
      },
    },
    {
      name: 'gross for a net only',
      count: cells,
      run: () => {
        let sum = 0;
        for (const { prepared, net } of countries)
          for (let i = 0; i < each; i++) sum += grossPay(prepared, net[i]!)?.gross ?? 0;
        return sum;
      },
    },
    {
      name: `net only, the ${plain.length} countries of the baseline`,
      count: plainCells,
      run: () => {
        let sum = 0;
        for (const { prepared, gross } of simple) for (let i = 0; i < each; i++) sum += netPay(prepared, gross[i]!);
        return sum;
      },
    },
    {
      name: `baseline: plain loop over brackets, ${plain.length} simple countries`,
      count: plainCells,
      run: () => {
        let sum = 0;
        plain.forEach(({ rule }, k) => {
          const { gross, prepared } = simple[k]!;
          for (let i = 0; i < each; i++) sum += plainNet(rule, gross[i]! / prepared.minor);
        });
        return sum;
      },
    },
  ]);
  const by = (name: string): Measured => results.find((result) => result.name.startsWith(name))!;
  const baseline = by('baseline').rate;
  console.log(`Node ${process.version}, one core, medians of 11 interleaved rounds, ${countries.length} countries\n`);
  console.log(
    table(
      ['', 'a second', 'slowest', 'fastest', 'of baseline'],
      results.map(({ name, rate, slowest, fastest }) => [
        name,
        whole(rate),
        whole(slowest),
        whole(fastest),
        (rate / baseline).toFixed(2),
      ]),
    ),
  );
  console.log(
    `\nnet to gross as a share of gross to net: complete ${(by('complete payslip, net').rate / by('complete payslip, gross').rate).toFixed(2)}, amount only ${(by('gross for').rate / by('net only').rate).toFixed(2)}`,
  );
  const starts = Array.from({ length: 7 }, coldStart);
  const typical = (part: keyof ColdStart): number => median(starts.map((start) => start[part]));
  const [load, calculate] = [typical('load'), typical('calculate')];
  console.log(
    `all 54 countries in a fresh process: law loaded in ${load.toFixed(0)} ms, a payslip of each in ${calculate.toFixed(0)} ms, together ${(load + calculate).toFixed(0)} ms; the code of the engine takes ${typical('code').toFixed(0)} ms more`,
  );
}
