import { strFromU8, unzipSync } from 'fflate';
import { sayIn } from '../../connectors/google-sheets/words';
import { packedExtension } from '../../scripts/connectors/libreoffice/extension';
import { calcFunctions, leftOut } from '../../scripts/connectors/libreoffice/metadata';
import { officeText } from '../../scripts/connectors/libreoffice/languages';
import { describedFunctions } from '../../scripts/sheets/described';
import { sheetsPackage } from '../../scripts/sheets/package';
import { functionOf, isErrorResult, readExamples, resultIn } from '../../server/pages/examples';
import { cells as englishCells } from '../../src/language/en/cells';
import { googleSheets } from '../../src/language/en/google-sheets';
import { libreoffice } from '../../src/language/en/libreoffice';
import { functionText } from '../../src/language/function-texts';
import { directionOf, type Language, languages } from '../../src/language/languages';
import { dayOfSerial, serialOfDay } from '../../src/serial';
import { countEnglish, englishSentenceIn } from '../support/english-words';
import { parsedFormula } from '../support/formula-text';
import { openScript, projectIn, publicAddress, type Script } from '../support/google/script';
import { dayIn, startOfDayIn } from '../support/google/time-zone';
import { libreOffice } from '../support/libreoffice';
import { testWith } from '../support/recipe';
import { clockAt, type ServerProcess, startedServers } from '../support/server-process';

jest.setTimeout(240_000);

/** Locales of spreadsheets and of offices. */
const locales = {
  en: { sheet: 'en_GB', office: 'en-US' },
  fr: { sheet: 'fr_FR', office: 'fr' },
  pt: { sheet: 'pt_PT', office: 'pt-BR' },
  ar: { sheet: 'ar_EG', office: 'ar' },
} as const;
const others = languages.filter((language) => language !== 'en');

const start = startedServers({ SVC_LOG_LEVEL: 'warn', SVC_OPEN_PER_MINUTE: '1000000' });
const office = libreOffice();
const packed = unzipSync(packedExtension());
const scripts = new Map<Language, Script>();
let files: Readonly<Record<string, string>>;
let server: ServerProcess;
beforeAll(async () => {
  [files, server] = await Promise.all([sheetsPackage(), start(clockAt(readExamples().day))]);
  for (const language of languages) {
    const script = openScript(projectIn(language, files), server.url);
    script.state.locale = locales[language].sheet;
    script.state.personLocale = language;
    expect(script.command('svcSaveSettings', publicAddress, server.key)).toMatchObject({ ok: true });
    scripts.set(language, script);
  }
});
afterAll(async () => {
  office.remove();
  await Promise.all([...scripts.values()].map((script) => script.stop()));
});

const examples = readExamples().tasks.flatMap((task) => task.examples);
const zone = 'Africa/Nairobi';

/** A cell as Google shows it: dates as days. */
const asDays = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(asDays)
    : Object.prototype.toString.call(value) === '[object Date]'
      ? dayIn(value as Date, zone)
      : value;

/** What a cell shows, or the sentence in its note. */
function shown(script: Script, name: string, args: readonly unknown[]): unknown {
  try {
    return script.cell(`SVC_${name}`, ...args);
  } catch (error) {
    return (error as Error).message;
  }
}

test.each(languages)('Google Sheets: every example gives what Excel gives in %s', (language) => {
  const script = scripts.get(language)!;
  for (const example of examples) {
    const [name, ...args] = parsedFormula(example.formula, example.cells);
    const given = args.map((value) =>
      typeof value === 'number' && example.formula.includes('DATE(') && value > 40_000
        ? startOfDayIn(dayOfSerial(value), zone)
        : (value ?? undefined),
    );
    const wanted = resultIn(example, language);
    const expected = isErrorResult(wanted)
      ? wanted.message
      : example.dates === true
        ? (wanted as readonly (readonly unknown[])[]).map(([date, ...cells]) => [
            typeof date === 'number' ? dayOfSerial(date) : date,
            ...cells,
          ])
        : wanted;
    const found = asDays(shown(script, name!, given));
    expect([example.formula, example.rows === undefined ? found : (found as unknown[]).slice(0, example.rows)]).toEqual(
      [example.formula, expected],
    );
  }
});

testWith(['python3'], 'LibreOffice: every example gives what Excel gives in each language', async () => {
  const calc = examples.filter((example) => leftOut[functionOf(example)] === undefined);
  const calls = calc.map(({ formula, cells }) => parsedFormula(formula, cells));
  for (const language of languages) {
    const found = office.calculate(calls, locales[language].office, server);
    calc.forEach((example, at) => {
      const { rows, date, formula } = example;
      const wanted = resultIn(example, language);
      const result = rows === undefined ? found[at] : (found[at] as unknown[]).slice(0, rows);
      const expected = date === true ? serialOfDay(wanted as string) : isErrorResult(wanted) ? wanted.message : wanted;
      expect([language, formula, result]).toEqual([language, formula, expected]);
    });
  }
});

const table = (...rows: readonly (readonly unknown[])[]): readonly unknown[] => rows;
/** Formulas with a mistake, each of another kind. */
const wrong: readonly (readonly [string, ...unknown[]])[] = [
  ['NETPAY', 'KE', 'Gross'],
  ['NETPAY', 'KE', '850.000'],
  ['NETPAY', 'KE', '20%'],
  ['NETPAY', 'KX', 85_000],
  ['NETPAY', 'KE', 85_000, '', '', 'perhaps'],
  ['NETPAY', 'KE', 85_000, '', '', '', 'Gehalt'],
  ['NETPAY', 'KE', 85_000, '', '', '', 'children'],
  ['NETPAY', 'KE', 85_000, '', '', '', 'children='],
  ['NETPAY', 'KE', 85_000, '', '', '', 'children=2; children=3'],
  ['NETPAY', 'KE', 85_000, '', '', '', 'children=2=3'],
  ['NETPAY', 'KE', 85_000, '', '', '', 'children=many'],
  ['NETPAY', 'KE', 85_000, 'annual', '', '', 'period=annual'],
  ['NETPAY', 'KE', 85_000, '', '', '', 'overtime_hours=5'],
  ['PAYSLIP', 'KE', [[85_000], [90_000]]],
  ['PAYROLL', 'KE', table(['Name', 'City'], ['A', 'Nairobi'])],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Wombats'], ['A', 85_000, 4_000])],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Wombats', 'Quokkas'], ['A', 85_000, 4_000, 2])],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', ''], ['A', 85_000, 4_000])],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Gross salary'], ['A', 85_000, 90_000])],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Advance', 'Advance'], ['A', 85_000, 500, 500])],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay (USD)', 'Bonus (EUR)'], ['A', 850, 40])],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Status'], ['A', 85_000, 'Married'])],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Married'], ['A', 85_000, 'x'])],
  ['PAYROLL', 'CI', table(['Name', 'Gross pay', 'Nombre de parts'], ['A', 600_000, 2])],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Overtime hours'], ['A', 85_000, 8])],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Transport'], ['A', 85_000, 2])],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay'], ['A', 85_000]), 'NETT'],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay'], ['A', 85_000]), [['net_amount', '']]],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Basic pay', 'Net pay'], ['A', 85_000, '', 60_000]), 'net_amount'],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Children'], ['A', '', 2]), 'net_amount'],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Bonus'], ['A', 0, 500]), 'net_amount'],
  ['PAYROLL', '', table(['Name', 'Gross pay'], ['A', 85_000]), 'net_amount'],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Basic pay', 'Bonus'], ['A', 85_000, 60_000, 500]), 'net_amount'],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Advance'], ['A', 85_000, -5]), 'paid_out'],
  ['PAYROLL', 'KE', table(['Name', 'Gross pay', 'Advance'], ['A', 85_000, 80_000]), 'paid_out'],
  ['PAYROLLTOTALS', 'KE', table(['Name', 'Gross pay'], ['A', 85_000]), 'Branch'],
  ['VAT', 'KE', 'much'],
  ['CIT', 'KE', 'much'],
  ['CGT', 'KE', 'much'],
  ['WHT', 'KE', 1_000, 'wombats'],
  ['FX', 'KES', 'XXQ', 1],
  ['FXRATE', 'KES', 'USD', 1, '03/04/2025'],
  ['FUEL', 'KE', 'rum'],
  ['CBRATE', 'KE', 'wombats'],
  ['COUNTRY', 'KE', 'colour'],
  ['MINWAGE', 'KX'],
  ['HISTORY', 'rain', 'KES', '2026-01-01'],
  ['HISTORY', 'fx', 'KES', '2026-01-01', '', '', 'value, value'],
  ['WORKDAYS', 'KE', '2026-01-01', ''],
  ['WORKDAY', 'KE', '2026-01-01', ''],
  ['HOLIDAYS', 'KE', 'soon'],
  ['ASOF', 'VAT', 'KE', '', '2026-03-02'],
  ['ASOF', 'rain', 'KE'],
  ['SOURCE', 'PAYE', 'KE', 'x'],
  ['SEVERANCE', 'CI', 'much', '2020-01-01', '2026-01-31'],
  ['SEVERANCE', 'CI', 500_000, '', '2026-01-31'],
  ['SEVERANCE', 'CI', 500_000, '2020-01-01', ''],
  ['OVERTIME', 'KE', 45_000, ''],
  ['SEVERANCE', 'CI', 500_000, '2020-01-01', '2026-01-31', '', 'wombats=1'],
  ['SEVERANCE', 'CI', 500_000, '2020-01-01', '2026-01-31', '', 'agreement'],
];

const withoutPrefix = (value: unknown, language: Language): unknown => {
  const [before = ''] = sayIn(language)('in_row', { sentence: '\0' }).split('\0');
  const one = Array.isArray(value) ? (value as unknown[][])[0]![0] : value;
  return String(one).startsWith(before) ? String(one).slice(before.length) : one;
};

testWith(['python3'], 'an error has a sentence of its language, the same in both programs', async () => {
  const inSheet = (language: Language): unknown[] =>
    wrong.map(([name, ...args]) => withoutPrefix(shown(scripts.get(language)!, name, args), language));
  const inOffice = (language: Language): unknown[] =>
    office
      .calculate(wrong, locales[language].office, server)
      .map((value) => (Array.isArray(value) ? (value as unknown[][])[0]![0] : value));
  const english = { sheet: inSheet('en'), office: inOffice('en') };
  expect(english.sheet.filter((text) => englishSentenceIn(String(text)).length > 0).length).toBeGreaterThan(
    wrong.length / 2,
  );
  for (const language of others) {
    const [sheet, calc] = [inSheet(language), inOffice(language)];
    expect(wrong.filter((_call, at) => typeof sheet[at] !== 'string' || typeof calc[at] !== 'string')).toEqual([]);
    expect(
      wrong.flatMap((call, at) =>
        sheet[at] === english.sheet[at] || calc[at] === english.office[at] ? [[call, sheet[at], calc[at]]] : [],
      ),
    ).toEqual([]);
    const alike = wrong.filter((_call, at) => english.sheet[at] === english.office[at]);
    expect(alike.map((call) => [call, calc[wrong.indexOf(call)]])).toEqual(
      alike.map((call) => [call, sheet[wrong.indexOf(call)]]),
    );
    // Arguments have their English names in every language.
    const withoutArguments = (texts: readonly unknown[]): string[] =>
      texts.map((text) => String(text).replace(/\b(?:payment|fuel) type\b/g, ''));
    expect(countEnglish('Google Sheets, errors', language, withoutArguments(sheet))).toEqual([]);
    expect(countEnglish('LibreOffice, errors', language, withoutArguments(calc))).toEqual([]);
  }
});

const withoutTags = (page: string): string[] =>
  page
    .replace(/<(style|script)>[\s\S]*?<\/\1>/g, '')
    .replace(/<code[\s\S]*?<\/code>/g, '')
    .split(/<[^>]*>|\n/)
    .map((text) => text.replace(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point))).trim())
    .filter((text) => text !== '');

test.each(others)('Google Sheets: menu, panel and help on functions are in %s', async (language) => {
  const script = scripts.get(language)!;
  const say = sayIn(language);
  script.open();
  expect([...script.state.menu.keys()]).toEqual([say('menu_open'), say('menu_refresh')]);
  script.command('svcShowPanel');
  const page = script.state.sidebar!;
  expect([...page.matchAll(/<html[^>]*>/g)].map(([tag]) => tag)).toEqual([
    `<html lang="${language}" dir="${directionOf(language)}">`,
  ]);
  const texts = withoutTags(page);
  expect(texts).toEqual(expect.arrayContaining([say('connection'), say('owner'), say('show_status')]));
  expect(countEnglish('Google Sheets, panel', language, texts)).toEqual([]);
  const help = projectIn(language, files)['Functions.js']!;
  const comments = [...help.matchAll(/^ \* (?!@return|@customfunction)(?:@param \S+ \S+ )?(.+)$/gm)].map(
    ([, text]) => text!,
  );
  const functions = await describedFunctions();
  expect(comments).toEqual(
    functions.flatMap(({ description, parameters }) =>
      [description, ...parameters.map((one) => one.description)].map((text) => functionText(text, language)),
    ),
  );
  expect(countEnglish('help on functions, Google Sheets', language, comments)).toEqual([]);
});

test('a spreadsheet in a language that is none of ours has English, and so has one that tells none', () => {
  const script = openScript(projectIn('en', files), server.url);
  script.state.locale = 'sw_KE';
  script.state.personLocale = 'sw';
  script.open();
  expect([...script.state.menu.keys()]).toEqual([googleSheets.menu_open, googleSheets.menu_refresh]);
  const sentence = 'No service is set. Choose Extensions, SVC Finance Africa, Open the panel';
  expect(() => script.cell('SVC_NETPAY', 'KE', 85_000)).toThrow(sentence);
  script.state.locale = '';
  expect(() => script.cell('SVC_NETPAY', 'KE', 85_000)).toThrow(sentence);
  return script.stop();
});

test('what a spreadsheet says when it has no answer is in its language, whatever Google says', () => {
  const script = scripts.get('fr')!;
  const say = sayIn('fr');
  script.state.requestsToday = 20_000;
  expect(() => script.cell('SVC_VATRATE', 'NG')).toThrow(say('quota'));
  script.state.requestsToday = 0;
  script.state.faults.push({ status: 200, headers: {}, text: '<h1>Bonjour</h1>' });
  expect(() => script.cell('SVC_VATRATE', 'NG')).toThrow(
    'Ce qui a répondu n’est pas le service financier. Vérifiez son adresse dans le volet. Pour réessayer, choisissez Extensions, SVC Finance Africa, Actualiser les chiffres.',
  );
  expect(() => script.cell('SVC_VATRATE', [['NG'], ['KE']])).toThrow(say('one_cell', { parameter: 'country' }));
});

const registry = (name: string): string => strFromU8(packed[name]!);
const values = (xml: string, language: string): string[] =>
  [...xml.matchAll(new RegExp(`<value xml:lang="${language}">([^<]*)</value>`, 'g'))].map(([, text]) =>
    text!
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&'),
  );

test.each(others)('LibreOffice: menu, options and help on functions are in %s', (language) => {
  expect(values(registry('Addons.xcu'), language)).toEqual(
    (['menu_refresh', 'menu_excel', 'menu_options'] as const).map((code) => officeText(code, language)),
  );
  expect(values(registry('OptionsDialog.xcu'), language)).toEqual([officeText('options_page', language)]);
  const help = values(registry('CalcAddIns.xcu'), language);
  expect(help).toHaveLength(calcFunctions().reduce((count, { parameters }) => count + 1 + parameters.length, 0));
  expect(
    countEnglish('help on functions, LibreOffice', language, [...help, ...values(registry('Addons.xcu'), language)]),
  ).toEqual([]);
  expect(registry(`description/${language}.txt`)).not.toBe(registry('description/en.txt'));
  expect(registry('description.xml')).toContain(`<src lang="${language}"`);
});

/** The codes that the Python of the extension says, with the names of the values that it gives. */
const said = Object.keys(packed)
  .filter((path) => path.endsWith('.py'))
  .flatMap((path) => [...registry(path).matchAll(/\bsay\(\s*f?"(\w+)"/g)].map(([, code]) => code!));

test('LibreOffice: each sentence that the Python says exists, and each of its own is said', () => {
  const known = { ...englishCells, ...libreoffice };
  const wordsOfTables = ['total', 'deduction', 'leave_out'];
  expect(said.length).toBeGreaterThan(80);
  expect(said.filter((code) => !wordsOfTables.includes(code) && !(code in known))).toEqual([]);
  const ofRegistry = ['about', 'menu_refresh', 'menu_excel', 'menu_options', 'options_page', 'required'];
  expect(Object.keys(libreoffice).filter((code) => !said.includes(code) && !ofRegistry.includes(code))).toEqual([]);
});

testWith(['python3'], 'LibreOffice without a key or an answer says so in the language of the office', async () => {
  const asked = [['VATRATE', 'KE']];
  const nowhere = { url: 'http://127.0.0.1:9', key: 'key' };
  expect(office.calculate(asked, 'fr', { ...nowhere, key: '' })).toEqual([
    'Il n’y a pas encore de clé d’API. Saisissez la vôtre sous Outils, Options, SVC Finance Africa, puis relancez le calcul.',
  ]);
  expect(office.calculate(asked, 'pt-BR', nowhere)[0]).toMatch(/^http:\/\/127\.0\.0\.1:9 não responde\./);
  expect(office.calculate(asked, 'ar', { url: 'ftp://x', key: 'key' })[0]).toMatch(/^يجب أن يبدأ عنوان الخدمة/);
  expect(office.calculate(asked, 'fr-CI', { ...server, key: 'svc_live_wrong' })[0]).toMatch(
    /La clé se trouve sous Outils, Options, SVC Finance Africa\.$/,
  );
  expect(office.calculate([['NETPAY', 'KE']], 'fr')[0]).toBe(
    'L’argument gross manque. Salaire brut : un nombre, une cellule ou une plage.',
  );
  expect(office.calculate([['NETPAY', 'KE']], 'sw')[0]).toMatch(/^The argument gross is missing\./);
});
