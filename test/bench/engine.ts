import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PayrollYearRequest, TaxRequest } from '../../src/contract';
import { calculateTax, incomeFigures, payrollYear, preparedPay } from '../../src/engine';
import { incomeQuestion } from '../../src/engine/income/income-question';
import { grossPay, netPay, type PayFunctions } from '../../src/engine/income/pay-functions';
import { askedByLaw } from '../../src/engine/income/asked-by-law';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { random } from '../support/random';
import { plainNet, plainRules } from './plain';
import { employees, yearsOfPay } from './employees';
import { type Measured, measure, median, table, whole, type Work } from './measure';

const today = '2026-11-20';
const context = { today };
const reference = createReference(countryFiles);

/** Random salaries between a third of the country's middle salary and eight times it, in minor units. */
function salaries(prepared: PayFunctions, count: number, next: () => number): Float64Array {
  const middle =
    (prepared.form.tables[0]!.brackets[Math.min(2, prepared.form.tables[0]!.brackets.length - 1)]!.from || 1_000) *
    prepared.minor;
  return Float64Array.from({ length: count }, () => Math.round(middle * 8 ** (next() * 1.5 - 0.5)));
}

const each = 2_000;

let drawn = 0;

/** Requests for employees of whom no two are alike: family, age, allowances and now and then a bonus. */
const strangers = (
  country: string,
  pay: Float64Array,
  { minor }: PayFunctions,
  mode: TaxRequest['mode'],
): TaxRequest[] =>
  Array.from(pay, (amount): TaxRequest => {
    drawn++;
    const part = (share: number): number => Math.floor((amount * (share + (drawn % 1_000) / 1e6)) / minor);
    return {
      ...TaxRequest.parse({ country, amount: 1, type: 'income', mode }),
      amount: amount / minor,
      employee: {
        marital_status: drawn % 3 === 0 ? 'single' : 'married',
        children: drawn % 6,
        spouse_income: drawn % 4 === 0,
        age: 18 + (drawn % 50),
      },
      pay: {
        transport: part(0.05),
        housing: part(0.1),
        ...(drawn % 10 === 0 ? { bonus: part(0.2) } : {}),
      },
    };
  });

const usual = TaxRequest.parse({ country: 'KE', amount: 1, type: 'income' });

/** A payroll of 5,000. Different employees are new ones in each round, so that no answer is remembered. */
function payrollOf(areDifferent: boolean, mode: TaxRequest['mode']): Work {
  let round = 0;
  let requests: readonly TaxRequest[] = [];
  return {
    name: `payroll of 5,000 ${areDifferent ? 'different' : 'equal'} employees with family, ${mode === 'gross_to_net' ? 'gross to net' : 'net to gross'}`,
    count: 5_000,
    prepare: () => {
      requests = employees(areDifferent, round++).map((employee) => ({ ...usual, ...employee, mode }));
    },
    run: () => requests.filter((request) => calculateTax(reference, request, context).ok).length,
  };
}

/** Years of pay with ten changes each, of new employees in each round. */
function changingYears(): Work {
  let round = 0;
  let requests: readonly PayrollYearRequest[] = [];
  return {
    name: 'year of pay with ten changes, every employee different',
    count: 1_000,
    prepare: () => {
      requests = yearsOfPay(round++).map((year) => PayrollYearRequest.parse(year));
    },
    run: () => requests.filter((request) => payrollYear(reference, request, context).ok).length,
  };
}

/** A question about 5,000 amounts, as text. */
const columnText = JSON.stringify({ ...usual, amounts: Array.from({ length: 5_000 }, (_, i) => 20_000 + i * 37) });
const columnOf = (text: string) => JSON.parse(text) as TaxRequest & { readonly amounts: readonly number[] };

/** The net pay of each amount of the question. */
function netColumn({ amounts, ...question }: ReturnType<typeof columnOf>): readonly (number | null)[] {
  const { grossOf, figures } = incomeFigures(reference, question, context, ['net_amount'])!;
  return amounts.map((amount) => {
    const found = grossOf(amount);
    return found.ok ? figures[0]!(found.value.gross) : null;
  });
}
const columnAnswer = netColumn(columnOf(columnText));

/** A column from text to text, and its JSON alone. */
const columns: readonly Work[] = [
  {
    name: 'column of 5,000 amounts, from JSON to JSON',
    count: 5_000,
    run: () => JSON.stringify({ columns: { net_amount: netColumn(columnOf(columnText)) } }),
  },
  {
    name: 'JSON of that column alone',
    count: 5_000,
    run: () => [columnOf(columnText), JSON.stringify({ columns: { net_amount: columnAnswer } })],
  },
];

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
    const prepared = preparedPay(country, request, context);
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
    payrollOf(false, 'gross_to_net'),
    payrollOf(true, 'gross_to_net'),
    payrollOf(false, 'net_to_gross'),
    payrollOf(true, 'net_to_gross'),
    changingYears(),
    ...columns,
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
  console.log(
    `Node ${process.version}, processor time, medians of 11 interleaved rounds, ${countries.length} countries\n`,
  );
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
  const ratio = (one: string, other: string): string => (by(one).rate / by(other).rate).toFixed(2);
  console.log(
    [
      '',
      `a complete payslip: ${(1e6 / by('complete payslip, gross').rate).toFixed(3)} µs`,
      `different employees take the time of equal ones ${ratio('payroll of 5,000 equal employees with family, gross', 'payroll of 5,000 different employees with family, gross')} times, from net to gross ${ratio('payroll of 5,000 equal employees with family, net', 'payroll of 5,000 different employees with family, net')} times`,
      `a column of 5,000 amounts takes the time of its JSON alone ${ratio('JSON of that column', 'column of 5,000')} times`,
      `net to gross as a share of gross to net: complete ${ratio('complete payslip, net', 'complete payslip, gross')}, amount only ${ratio('gross for', 'net only')}`,
    ].join('\n'),
  );
  const starts = Array.from({ length: 7 }, coldStart);
  const typical = (part: keyof ColdStart): number => median(starts.map((start) => start[part]));
  const [load, calculate] = [typical('load'), typical('calculate')];
  console.log(
    `all 54 countries in a fresh process: law loaded in ${load.toFixed(0)} ms, a payslip of each in ${calculate.toFixed(0)} ms, together ${(load + calculate).toFixed(0)} ms; the code of the engine takes ${typical('code').toFixed(0)} ms more`,
  );
}
