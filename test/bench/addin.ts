import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../scripts/addin/browser';
import { type Excel, type Formula, openExcel } from '../browser/excel';
import { startService } from './http';
import { median, table, whole } from './measure';

const count = 10_000;
/** Handing 10,000 formulas to the page takes longer than their answers, so there are few rounds. */
const rounds = 5;
/** How often a workbook is opened anew. */
const openings = 3;
const countries = ['KE', 'NG', 'ZA', 'EG', 'SN', 'MA', 'GH', 'TZ'];

interface Round {
  readonly trivial: number;
  readonly cells: number;
  readonly range: number;
  readonly requests: number;
}

/** The time of one calculation in milliseconds. Every cell must get a number. */
async function time(excel: Excel, formulas: readonly Formula[]): Promise<number> {
  const { results, milliseconds } = await excel.timed(formulas);
  const values =
    results.length === 1 ? (results[0] as readonly (readonly unknown[])[]).map(([value]) => value) : results;
  if (values.length !== count || !values.every((value) => typeof value === 'number'))
    throw new Error('Not every cell has a number.');
  return milliseconds;
}

const registerRows = 5_000;

/** Each employee has every part of pay that the law of the country names, so the register has so many columns. */
const registerColumns = 30;

/** A table of employees in one country, none of whom was asked about before. */
const employees = (which: number): readonly (readonly (string | number)[])[] => [
  [
    ...['Nom', 'Salaire brut', 'Situation familiale', 'Enfants', 'Indemnité de transport', 'Indemnité de logement'],
    ...[
      'Prime',
      'Indemnité de repas',
      'Allocations familiales',
      'Indemnité de représentation',
      'Indemnité de fonction',
    ],
    ...['Heures supplémentaires (montant)', 'Autres indemnités exonérées', 'Avance'],
  ],
  ...Array.from({ length: registerRows }, (_, number) => [
    `Salarié ${number}`,
    900_000 + which * 211_111 + number * 37,
    number % 3 ? 'Marié' : 'Célibataire',
    number % 6,
    20_000 + number,
    50_000 + number,
    number % 10 ? 0 : 40_000,
    15_000 + (number % 700),
    10_000,
    30_000 + (number % 90),
    25_000,
    number % 4 ? 0 : 12_000 + number,
    5_000,
    number % 5 ? 0 : 50_000,
  ]),
];

interface Register {
  readonly lines: number;
  readonly figures: number;
  readonly columns: number;
  readonly requests: number;
}

/** Calculates all lines of a register, and the four usual figures of another one. */
async function register(excel: Excel, which: number): Promise<Register> {
  const ask = async (table: unknown, ...columns: readonly string[]) => {
    const { results, milliseconds } = await excel.timed([['PAYROLL', 'CI', table, ...columns]]);
    const rows = results[0] as readonly (readonly unknown[])[];
    if (rows.length !== registerRows || !rows.flat().every((value) => typeof value === 'number'))
      throw new Error('Not every cell of the register has a number.');
    return { milliseconds, columns: rows[0]!.length };
  };
  const figures = await ask(employees(2 * which));
  const before = excel.requests.length;
  const lines = await ask(employees(2 * which + 1), 'lines');
  if (lines.columns !== registerColumns) throw new Error(`The register has ${lines.columns} columns.`);
  return {
    lines: lines.milliseconds,
    figures: figures.milliseconds,
    columns: lines.columns,
    requests: excel.requests.length - before,
  };
}

/** Runs the three calculations in turn, with amounts not used before. Rounds before 0 are first ones of a workbook. */
async function round(excel: Excel, which: number): Promise<Round> {
  const pay = (i: number, shift: number): number => 20_000 + (which + openings) * 1_000_003 + i * 37 + shift;
  const cells = (name: string): Formula[] =>
    Array.from({ length: count }, (_, i) => [name, countries[i % countries.length], [[pay(i, 0)]]]);
  const trivial = await time(excel, cells('TRIVIAL'));
  const before = excel.requests.length;
  const each = await time(excel, cells('NETPAY'));
  const requests = excel.requests.length - before;
  const range = await time(excel, [['NETPAY', 'KE', Array.from({ length: count }, (_, i) => [pay(i, 0.5)])]]);
  return { trivial, cells: each, range, requests };
}

/**
 * Prints how long Excel waits for 10,000 formulas, through Microsoft's runtime, the gateway and the engine. For
 * comparison, it also times 10,000 functions that return at once.
 */
export async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-bench-'));
  const service = await startService(dataDir);
  const browser = await launchBrowser();
  try {
    const open = async (): Promise<Excel> => {
      const opened = await openExcel(browser, service.url);
      await opened.page.evaluate("CustomFunctions.associate('TRIVIAL', (country, pay) => pay[0][0])");
      return opened;
    };
    const firsts: Round[] = [];
    for (let which = 0; which < openings; which++) {
      const opened = await open();
      firsts.push(await round(opened, which - openings));
      await opened.page.context().close();
    }
    const excel = await open();
    const first = await round(excel, 0);
    const measured: Round[] = [];
    for (let which = 1; which <= rounds; which++) measured.push(await round(excel, which));
    await register(excel, 0);
    const registers: Register[] = [];
    for (let which = 1; which <= rounds; which++) registers.push(await register(excel, which));
    const ratios = registers.map(({ lines, figures }) => lines / figures);
    const trivial = median(measured.map((one) => one.trivial));
    const row = (name: string, times: readonly number[], requests: string): string[] => [
      name,
      `${whole(median(times))} ms`,
      (median(times) / trivial).toFixed(1),
      `${whole(Math.min(...times))} to ${whole(Math.max(...times))} ms`,
      requests,
    ];
    console.log(
      `Node ${process.version}, Chromium ${browser.version()}, medians of ${rounds} rounds after one that warms up; browser and server share the machine\n`,
    );
    console.log(
      table(
        ['', 'time', 'times trivial', 'range', 'requests'],
        [
          row(
            '10,000 functions that return at once',
            measured.map((one) => one.trivial),
            '0',
          ),
          row(
            '10,000 different NETPAY cells',
            measured.map((one) => one.cells),
            `${Math.max(...measured.map((one) => one.requests))}; ${first.requests} with the session`,
          ),
          row(
            'the first 10,000 NETPAY cells after a workbook opens',
            firsts.map((one) => one.cells),
            `${Math.max(...firsts.map((one) => one.requests))}, with the session`,
          ),
          row(
            'NETPAY over a range of 10,000 rows',
            measured.map((one) => one.range),
            '2',
          ),
          row(
            `PAYROLL of ${registerRows.toLocaleString('en')} rows, four figures`,
            registers.map((one) => one.figures),
            '1',
          ),
          row(
            `the same, ${registers[0]!.columns} lines`,
            registers.map((one) => one.lines),
            String(Math.max(...registers.map((one) => one.requests))),
          ),
        ],
      ),
    );
    console.log(
      `\nAll lines take ${median(ratios).toFixed(1)} times the four figures (${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)}), by turns`,
    );
  } finally {
    await browser.close();
    service.child.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
