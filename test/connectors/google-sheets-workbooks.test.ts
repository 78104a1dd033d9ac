import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { sheetsPackage } from '../../scripts/sheets/package';
import type { CountryCode } from '../../src/contract/country-code';
import { workbooks as arabic } from '../../src/language/ar/workbooks';
import { workbooks as english, type WorkbookWords } from '../../src/language/en/workbooks';
import { workbooks as french } from '../../src/language/fr/workbooks';
import type { Language } from '../../src/language/languages';
import { workbooks as portuguese } from '../../src/language/pt/workbooks';
import { type BookId, bookIds } from '../../src/workbooks/books';
import type { Formula, Result } from '../browser/excel';
import { calculated } from '../support/calculated-workbook';
import { openScript, publicAddress, type Script } from '../support/google/script';

const words: Readonly<Record<Language, WorkbookWords>> = { en: english, fr: french, pt: portuguese, ar: arabic };
const scripts: Script[] = [];
let files: Readonly<Record<string, string>>;
let matrices: ReadonlyMap<string, readonly boolean[]>;

beforeAll(async () => {
  files = await sheetsPackage();
  const { functions } = JSON.parse(readFileSync(join(__dirname, '../../dist/addin/functions.json'), 'utf8')) as {
    readonly functions: readonly {
      readonly name: string;
      readonly parameters: readonly { dimensionality?: string }[];
    }[];
  };
  matrices = new Map(
    functions.map(({ name, parameters }) => [name, parameters.map((one) => one.dimensionality === 'matrix')]),
  );
});
afterAll(() => Promise.all(scripts.map((script) => script.stop())));

function connected(personLocale: string): Script {
  const script = openScript(files, process.env['SERVICE_URL']!);
  scripts.push(script);
  script.state.personLocale = personLocale;
  script.command('svcSaveSettings', publicAddress, process.env['SERVICE_KEY']!);
  return script;
}

/** Asks the functions of the script, which say errors as sentences. */
const askedIn =
  (script: Script) =>
  async (formulas: readonly Formula[]): Promise<readonly Result[]> =>
    formulas.map(([name, ...args]): Result => {
      try {
        const value = script.cell(`SVC_${name}`, ...args.map((one) => (one === null ? undefined : one)));
        const plain = (one: unknown): unknown =>
          Array.isArray(one)
            ? one.map(plain)
            : Object.prototype.toString.call(one) === '[object Date]'
              ? Number(one) / 86_400_000 + 25_569
              : one;
        return plain(value) as Result;
      } catch (error) {
        return { error: '#N/A', message: (error as Error).message } as unknown as Result;
      }
    });

const inExcelsNames = (content: string | number): string | number =>
  typeof content === 'string' ? content.replace(/\bSVC_(?=[A-Z]+\()/g, 'SVC.') : content;

/** The sheets that a script has added, with the names of functions as Excel has them. */
const addedTo = (script: Script) =>
  script.state.cells.sheets.slice(1).map(({ name, cells }) => ({
    name,
    cells: new Map(
      [...cells].map(([place, { content, formula }]) => [place, { content: inExcelsNames(content), formula }]),
    ),
  }));

describe('the same workbooks as in Excel, each formula with a value and each check true', () => {
  const built: readonly (readonly [BookId, CountryCode, Language])[] = [
    ['payroll', 'CI', 'fr'],
    ['offer', 'KE', 'en'],
    ['hiring', 'NG', 'en'],
    ['vat', 'MA', 'fr'],
    ['leaver', 'KE', 'en'],
    ['overtime', 'AO', 'pt'],
    ['leave', 'EG', 'ar'],
    ['accrual', 'CI', 'fr'],
  ];
  test.each(built)('%s, %s in %s', async (id, country, language) => {
    const script = connected(language);
    expect(script.command('svcBuildWorkbook', id, country)).toMatchObject({ ok: true });
    const sheets = addedTo(script);
    const { valueAt, errors } = await calculated({ sheets }, askedIn(script), matrices);
    expect(errors()).toEqual([]);
    const checks: Record<string, unknown> = {};
    for (let row = 4; valueAt(words[language].checks, row, 0) !== null; row++)
      checks[String(valueAt(words[language].checks, row, 0))] = valueAt(words[language].checks, row, 4);
    expect(Object.values(checks)).toEqual(Object.values(checks).map(() => true));
    expect(checks[words[language].all_checks]).toBe(true);
  });
});

test('rates and the treasury sheet are built with all their sheets', () => {
  const script = connected('en');
  for (const id of ['rates', 'treasury'])
    expect(script.command('svcBuildWorkbook', id, 'KE')).toMatchObject({ ok: true });
  expect(script.state.cells.sheets.map(({ name }) => name)).toEqual([
    ...['Sheet1', 'Rates', 'Balances', 'Checks', 'Sources', 'Figures', 'Checks 2', 'Sources 2'],
  ]);
});

test('every workbook can be chosen in the panel', () => {
  for (const id of bookIds) expect(files['panel.html']).toContain(`<option value="${id}">`);
});

test('drop-downs, number formats and fixed rows are there, and days are dates', () => {
  const script = connected('en');
  expect(script.command('svcBuildWorkbook', 'leaver', 'KE')).toEqual({
    ok: true,
    lines: ['New sheets: 3. Begin in Settlement.'],
  });
  const [, settlement] = script.state.cells.sheets;
  expect(settlement!.choices).toContainEqual(['Yes', 'No']);
  expect([...settlement!.formats]).toContain('yyyy-mm-dd');
  expect(settlement!.cells.get('5,1')!.content).toMatch(/^=DATE\(\d{4},\d{1,2},\d{1,2}\)$/);
});

test('where decimals have a comma, formulas have semicolons', () => {
  const script = connected('fr');
  script.state.locale = 'fr_FR';
  script.command('svcBuildWorkbook', 'offer', 'CI');
  const formulas = script.state.cells.sheets
    .slice(1)
    .flatMap(({ cells }) => [...cells.values()].filter(({ formula }) => formula).map(({ content }) => content));
  expect(formulas).toContain('=SVC_PAYE($B$4;$B$5;;;;$B$6)');
  for (const formula of formulas) expect(String(formula).replace(/"[^"]*"/g, '')).not.toContain(',');
});

test('what is not established is said, and nothing is built', () => {
  const script = connected('en');
  expect(script.command('svcBuildWorkbook', 'leaver', 'SO')).toEqual({
    ok: false,
    lines: ['There is no such workbook for this country, because the law that it needs is not established.'],
  });
  expect(script.state.cells.sheets).toHaveLength(1);
});
