import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionOf, isErrorResult, readExamples } from '../../server/pages/examples';
import { placeOfOpen, sayIn } from '../../connectors/google-sheets/words';
import { sheetsPackage } from '../../scripts/sheets/package';
import { dayOfSerial } from '../../src/serial';
import { parsedFormula } from '../support/formula-text';
import { limits } from '../support/google/limits';
import { openScript, publicAddress, type Script } from '../support/google/script';
import { dayIn, startOfDayIn } from '../support/google/time-zone';
import { clockAt, keysCommand, type ServerProcess, startedServers } from '../support/server-process';
import { service } from '../support/service';

const start = startedServers({ SVC_LOG_LEVEL: 'warn' });
const scripts: Script[] = [];
let files: Readonly<Record<string, string>>;
let sheet: Script;
/** A server on the day of the examples. */
let server: ServerProcess;

/** A spreadsheet whose owner has entered the service. */
function connected(url: string, key: string): Script {
  const script = openScript(files, url);
  scripts.push(script);
  expect(script.command('svcSaveSettings', publicAddress, key)).toMatchObject({ ok: true });
  script.state.requests.length = 0;
  return script;
}
const fresh = (): Script => connected(process.env['SERVICE_URL']!, process.env['SERVICE_KEY']!);

beforeAll(async () => {
  [files, server] = await Promise.all([sheetsPackage(), start(clockAt(readExamples().day))]);
  sheet = fresh();
});
beforeEach(() => {
  sheet.state.requests.length = 0;
});
afterAll(() => Promise.all(scripts.map((script) => script.stop())));

const say = sayIn('en');
const notAllowed = say('not_allowed', { place: placeOfOpen(say) });

const batch = 'post /api/v1/batch';
const column = (count: number, first = 10_000): number[][] => Array.from({ length: count }, (_row, at) => [first + at]);

describe('the functions', () => {
  interface Metadata {
    readonly functions: readonly {
      readonly name: string;
      readonly description: string;
      readonly parameters: readonly { readonly name: string; readonly description: string }[];
    }[];
  }
  const excel = JSON.parse(readFileSync(join(__dirname, '../../dist/addin/functions.json'), 'utf8')) as Metadata;

  test('each function of Excel is a custom function with the same parameters and descriptions', () => {
    const found = [
      ...files['Functions.js']!.matchAll(/\/\*\*([^/]*(?:\/(?!\*\*)[^/]*)*?)\*\/\nfunction (SVC_[A-Z]+)\((.*?)\)/g),
    ];
    expect(found.map(([, , name]) => name)).toEqual(excel.functions.map(({ name }) => `SVC_${name}`));
    excel.functions.forEach(({ description, parameters }, at) => {
      const [, comment = '', , names] = found[at]!;
      expect(names).toBe(parameters.map(({ name }) => name).join(', '));
      expect(comment).toContain(` * ${description}\n`);
      expect(comment).toContain('@customfunction');
      for (const parameter of parameters) expect(comment).toContain(` ${parameter.description}\n`);
    });
  });

  /** A result as the examples have it: dates as days. */
  const asDays = (value: unknown, zone: string): unknown =>
    Array.isArray(value)
      ? value.map((one) => asDays(one, zone))
      : Object.prototype.toString.call(value) === '[object Date]'
        ? dayIn(value as Date, zone)
        : value;
  /** The stated result, with the serial dates of tables as days. */
  function expected(name: string, result: unknown): unknown {
    const hasDates = name === 'DUE' || name === 'HISTORY' || name === 'HOLIDAYS';
    if (!hasDates) return result;
    return (result as readonly (readonly unknown[])[]).map(([date, ...others]) => [
      typeof date === 'number' ? dayOfSerial(date) : date,
      ...others,
    ]);
  }

  test('every example gives what it gives in Excel, in a time zone ahead of UTC and one behind', async () => {
    const { tasks } = readExamples();
    const script = connected(server.url, server.key);
    for (const [zone, skipped] of [
      ['Pacific/Auckland', ''],
      ['America/New_York', undefined],
    ] as const) {
      script.state.timeZone = zone;
      for (const example of tasks.flatMap(({ examples }) => examples)) {
        const [name, ...args] = parsedFormula(example.formula, example.cells);
        const given = args.map((value) => {
          if (value === null) return skipped;
          const isDate = typeof value === 'number' && example.formula.includes('DATE(') && value > 40_000;
          return isDate ? startOfDayIn(dayOfSerial(value), zone) : value;
        });
        const calculated = (): unknown => asDays(script.cell(`SVC_${name}`, ...given), zone);
        if (isErrorResult(example.result)) {
          expect(calculated).toThrow(example.result.message);
          continue;
        }
        const result = calculated();
        expect([
          example.formula,
          example.rows === undefined ? result : (result as unknown[]).slice(0, example.rows),
        ]).toEqual([example.formula, expected(functionOf(example), example.result)]);
      }
    }
  });

  test('a word takes one cell, and the amount may be any range', () => {
    expect(sheet.cell('SVC_NETPAY', [['KE']], 85_000)).toBe(61_017.9);
    expect(() => sheet.cell('SVC_NETPAY', [['KE'], ['NG']], 85_000)).toThrow(
      'The argument country takes one cell, not a range.',
    );
    expect(sheet.cell('SVC_VAT', 'KE', [[1_000, 2_000]])).toEqual([[160, 320]]);
    expect(sheet.cell('SVC_NETPAY', 'KE', '')).toBe('');
  });
});

describe('a range', () => {
  test('a column of 1,000 salaries is one request, with the figures of the API', async () => {
    const net = sheet.cell('SVC_NETPAY', 'KE', column(1_000)) as number[][];
    expect(sheet.state.requests).toEqual([batch]);
    for (const at of [0, 500, 999]) {
      const { body } = await service.post('/api/tax', { country: 'KE', type: 'income', amount: 10_000 + at });
      expect(net[at]).toEqual([body.data.net_amount]);
    }
  });

  test('12,000 rows are three requests, and equal rows are asked once', () => {
    const rows = column(12_000);
    expect((sheet.cell('SVC_PAYE', 'KE', rows) as unknown[]).length).toBe(12_000);
    expect(sheet.state.requests).toEqual([batch, batch, batch]);
    sheet.state.requests.length = 0;
    sheet.cell(
      'SVC_PAYE',
      'NG',
      Array.from({ length: 12_000 }, () => [500_000]),
    );
    expect(sheet.state.requests).toEqual([batch]);
  });

  test('a wrong row has its sentence as text, and the others their figures', () => {
    expect(sheet.cell('SVC_NETPAY', 'KE', [[85_000], ['Gross'], ['#N/A'], [''], [120_000]])).toEqual([
      [61_017.9],
      ['Error: "Gross" is not a number. Enter a number for gross.'],
      ['Error: "#N/A" is not a number. Enter a number for gross.'],
      [''],
      [83_510.65],
    ]);
    const table = [
      ['Country', 'Gross pay'],
      ['KE', 85_000],
      ['KX', 1],
    ];
    expect(sheet.cell('SVC_PAYROLL', '', table, 'net_amount')).toEqual([
      [61_017.9],
      [expect.stringMatching(/^Error: "KX" is not one of the 54 country codes: did you mean KE/)],
    ]);
  });
});

describe('the cache', () => {
  const minutes = (count: number): number => count * 60_000;

  test('the same formula sends nothing again while its answer is valid', () => {
    const script = fresh();
    const asked = (...args: readonly unknown[]): number => {
      script.state.requests.length = 0;
      script.cell(...(args as [string]));
      return script.state.requests.length;
    };
    const ofToday = ['SVC_FXRATE', 'USD', 'KES'];
    const ofPast = ['SVC_FXRATE', 'USD', 'KES', 1, '2026-03-02'];
    expect([ofToday, ofPast].map((formula) => asked(...formula))).toEqual([1, 1]);
    script.state.ahead += minutes(9);
    expect([ofToday, ofPast].map((formula) => asked(...formula))).toEqual([0, 0]);
    script.state.ahead += minutes(2);
    expect([ofToday, ofPast].map((formula) => asked(...formula))).toEqual([1, 0]);
    script.state.ahead += minutes(6 * 60);
    expect(asked(...ofPast)).toBe(1);
  });

  test('a long answer is kept in parts, and asked again when one is lost', () => {
    const script = fresh();
    const first = script.cell('SVC_PAYE', 'KE', column(5_000));
    expect(script.state.cache.size).toBeGreaterThan(3);
    expect(script.cell('SVC_PAYE', 'KE', column(5_000))).toEqual(first);
    expect(script.state.requests).toEqual([batch]);
    script.state.cache.delete([...script.state.cache.keys()].find((key) => key.endsWith('.2'))!);
    expect(script.cell('SVC_PAYE', 'KE', column(5_000))).toEqual(first);
    expect(script.state.requests).toEqual([batch, batch]);
  });

  test('more formulas than Google keeps answers for', () => {
    const script = fresh();
    for (let at = 0; at < limits.cacheItems; at += 1)
      script.state.cache.set(`another ${at}`, { value: '', until: Infinity });
    expect(script.cell('SVC_VAT', 'KE', 1_000)).toBe(160);
    expect(script.state.cache.size).toBe(limits.cacheItemsLeft);
    expect(script.cell('SVC_VAT', 'KE', 1_000)).toBe(160);
  });

  test('a name in letters beyond ASCII has an answer of its own', () => {
    const script = fresh();
    expect(script.cell('SVC_COUNTRY', "Côte d'Ivoire", 'currency')).toBe('XOF');
    expect(() => script.cell('SVC_PAYE', 'KE', 85_000, '', '', '', 'é')).toThrow('"é" is not a detail of pay');
    expect(() => script.cell('SVC_WHT', 'KE', 1_000, 'é')).toThrow();
    expect(() => script.cell('SVC_WHT', 'KE', 1_000, 'ü')).toThrow(/ü/);
  });

  test('refreshing enters the formulas again, which then ask', () => {
    const script = fresh();
    const { formulas, events, toasts, locked } = script.state.cells;
    formulas.set('B2', '=SVC_NETPAY("KE", A2)').set('C2', '=SUM(B2:B9)').set('D2', '=1+svc_vat("KE", 100)');
    formulas.set('E2', '="SVC_NETPAY takes a country"');
    script.cell('SVC_NETPAY', 'KE', 85_000);
    formulas.set('F2', '=SVC_VAT("KE", 100)');
    locked.add('F2');
    script.state.ahead += 1;
    script.command('svcRefreshFromMenu');
    expect(toasts).toEqual(['Formulas that ask again: 2.']);
    expect(events).toEqual(['B2 empty', 'D2 empty', 'flush', 'B2 =SVC_NETPAY("KE", A2)', 'D2 =1+svc_vat("KE", 100)']);
    script.state.ahead += 1;
    script.cell('SVC_NETPAY', 'KE', 85_000);
    expect(script.state.requests).toEqual([batch, batch]);
  });
});

test('a refresh loses no formula when Google is busy', () => {
  const script = fresh();
  const { formulas, busy } = script.state.cells;
  const entered = new Map(['B2', 'B3', 'B4'].map((address, at) => [address, `=SVC_NETPAY("KE", A${at + 2})`]));
  for (const [address, formula] of entered) formulas.set(address, formula);
  busy.push('B3');
  expect(script.command('svcRefresh')).toEqual({ ok: true, lines: ['Formulas that ask again: 3.'] });
  expect(formulas).toEqual(entered);
  busy.push('B3', 'B3');
  expect(script.command('svcRefresh')).toEqual({
    ok: false,
    lines: [say('not_restored', { formulas: 'B3 =SVC_NETPAY("KE", A3)' })],
  });
  expect([...formulas.keys()].sort()).toEqual(['B2', 'B4']);
});

test.each([
  ['en_US', '=SVC_FX("EUR", "XOF", 0.5, "a, 1.5 b")', '=SVC_FX("EUR", "XOF", 0.5, "a, 1.5 b")'],
  ['fr_FR', '=SVC_FX("EUR", "XOF", 0.5, "a, 1.5 b")', '=SVC_FX("EUR"; "XOF"; 0,5; "a, 1.5 b")'],
])('an example is inserted as %s writes it', (locale, formula, written) => {
  const script = fresh();
  script.state.locale = locale;
  expect(script.command('svcInsertFormula', formula)).toMatchObject({ ok: true });
  expect(script.state.cells.formulas.get('A1')).toBe(written);
  script.state.cells.selected = null;
  expect(script.command('svcInsertFormula', formula)).toEqual({ ok: false, lines: [say('no_cell')] });
});

describe('when something is wrong', () => {
  const unset = (): Script => {
    const script = openScript(files, process.env['SERVICE_URL']!);
    scripts.push(script);
    return script;
  };

  test('without a key, the cell says what to do', () => {
    expect(() => unset().cell('SVC_NETPAY', 'KE', 85_000)).toThrow(
      'No service is set. Choose Extensions, SVC Finance Africa, Open the panel, and enter its address and an API key.',
    );
  });

  test('a service that is down is tried again within the time of a formula, and then the cell says so', () => {
    const script = fresh();
    script.state.faults.push('lost', 'lost', 'lost', 'lost', 'lost');
    expect(() => script.cell('SVC_NETPAY', 'KE', [[85_000], [90_000]])).toThrow(
      'The finance service cannot be reached from Google. Check its address in the panel. Google says: Address unavailable: https://finance.example.com/api/v1/batch. To try again, choose Extensions, SVC Finance Africa, Refresh figures.',
    );
    expect(script.state.requests).toHaveLength(5);
    expect(script.cell('SVC_NETPAY', 'KE', 85_000)).toBe(61_017.9);
  });

  test('a slow service does not use up the 30 seconds of a formula', () => {
    const script = fresh();
    script.state.latency = 9_000;
    script.state.faults.push('lost', 'lost', 'lost', 'lost', 'lost');
    expect(() => script.cell('SVC_NETPAY', 'KE', 85_000)).toThrow('The finance service cannot be reached from Google.');
    expect(script.state.requests).toHaveLength(3);
  });

  test('a range that needs more than the time of a formula says so, before Google ends the formula', () => {
    const script = fresh();
    script.state.latency = 7_000;
    expect(() => script.cell('SVC_PAYE', 'KE', column(20_000))).toThrow(say('too_long'));
    expect(script.state.requests).toHaveLength(3);
  });

  const overload = (seconds: number) => ({
    status: 429,
    headers: { 'Retry-After': String(seconds) },
    text: JSON.stringify({
      success: false,
      error: { code: 'rate_limit_exceeded', message: 'The plan is used up.', docs: '' },
    }),
  });

  test('an overload is waited for if it is short, and reported if it is long', () => {
    const script = fresh();
    script.state.faults.push(overload(2), { status: 503, headers: {}, text: '<h1>Busy</h1>' });
    expect(script.cell('SVC_NETPAY', 'KE', 85_000)).toBe(61_017.9);
    expect(script.state.ahead).toBeGreaterThan(2_500);
    expect(script.state.ahead).toBeLessThan(4_000);
    script.state.faults.push(overload(3_600));
    expect(() => script.cell('SVC_NETPAY', 'KE', 90_000)).toThrow('The plan is used up.');
    expect(script.state.ahead).toBeLessThan(4_000);
    expect(script.state.requests).toHaveLength(4);
  });

  test('a wrong key, another server and a used-up day each have their sentence', () => {
    const script = fresh();
    expect(script.command('svcSaveSettings', publicAddress, 'svc_live_wrong')).toEqual({
      ok: false,
      lines: [expect.stringContaining('The API key is not valid.')],
    });
    expect(script.cell('SVC_NETPAY', 'KE', 85_000)).toBe(61_017.9);
    script.state.faults.push({ status: 404, headers: {}, text: '<h1>Not found</h1>' });
    expect(() => script.cell('SVC_PAYE', 'KE', 85_000)).toThrow(say('not_the_service'));
    script.state.requestsToday = limits.requestsOfDay;
    expect(() => script.cell('SVC_PENSION', 'KE', 85_000)).toThrow(say('quota'));
  });

  test('an answer that breaks off is not taken for figures, and not kept', () => {
    const script = fresh();
    const text = JSON.stringify({ success: true, data: { results: [{ success: true, data: { net_amount: 1 } }] } });
    script.state.faults.push({ status: 200, headers: {}, text });
    expect(script.cell('SVC_NETPAY', 'KE', [[85_000], [120_000]])).toEqual([
      [expect.stringMatching(/^Error: The answer of the finance service cannot be read\. To try again, choose/)],
      [expect.stringMatching(/^Error: /)],
    ]);
    expect(script.cell('SVC_NETPAY', 'KE', [[85_000], [120_000]])).toEqual([[61_017.9], [83_510.65]]);
  });
});

describe('the manifest and the settings', () => {
  test('each permission of the manifest is needed, and no other', () => {
    const { oauthScopes } = JSON.parse(files['appsscript.json']!) as { readonly oauthScopes: readonly string[] };
    const use = (scopes: readonly string[]): Readonly<Record<string, string>> => {
      const script = openScript(files, process.env['SERVICE_URL']!, scopes);
      scripts.push(script);
      script.open();
      script.state.properties.set(
        'svc.settings',
        JSON.stringify({ address: publicAddress, key: process.env['SERVICE_KEY'] }),
      );
      const failed: Record<string, string> = {};
      for (const [name, action] of Object.entries({
        request: () => script.cell('SVC_NETPAY', 'KE', 85_000),
        date: () => script.cell('SVC_ASOF', 'VAT', 'KE'),
        panel: () => script.command('svcShowPanel'),
      }))
        try {
          action();
        } catch (error) {
          failed[name] = (error as Error).message;
        }
      return failed;
    };
    const without = (name: string) => use(oauthScopes.filter((one) => !one.endsWith(name)));
    expect(use(oauthScopes)).toEqual({});
    expect(Object.keys(without('/spreadsheets.currentonly'))).toEqual(['date']);
    expect(Object.keys(without('/script.container.ui'))).toEqual(['panel']);
    expect(without('/script.external_request')).toEqual({
      request: notAllowed,
      date: notAllowed,
    });
    expect(oauthScopes).toHaveLength(3);
  });

  test('the menu appears before anything is allowed, and opens the panel', () => {
    sheet.open();
    expect([...sheet.state.menu]).toEqual([
      ['Open the panel', 'svcShowPanel'],
      ['Refresh figures', 'svcRefreshFromMenu'],
    ]);
    sheet.command('svcShowPanel');
    expect(sheet.state.sidebar).toContain('<h1>SVC Finance Africa</h1>');
  });

  test('no function that a formula may call gives the key, and none can store another', () => {
    expect(sheet.command('svcPanelState')).toEqual({
      address: publicAddress,
      keyEnd: process.env['SERVICE_KEY']!.slice(-4),
    });
    const names = [...files['Functions.js']!.matchAll(/^function (svc\w+)\(/gm)].map(([, name]) => name!);
    for (const name of names.filter((one) => one !== 'svcPanelState')) {
      let told = '';
      try {
        told = JSON.stringify(sheet.cell(name, publicAddress, process.env['SERVICE_KEY']!)) ?? '';
      } catch (error) {
        told = String(error);
      }
      expect(told).not.toContain(process.env['SERVICE_KEY']!);
    }
    const unset = openScript(files, process.env['SERVICE_URL']!);
    scripts.push(unset);
    expect(() => unset.cell('svcSaveSettings', publicAddress, process.env['SERVICE_KEY']!)).toThrow(
      'You do not have permission to call Properties.setProperty.',
    );
    expect(unset.state.properties.size).toBe(0);
  });

  test('a key for some figures only is accepted, and other figures have the sentence of the service', async () => {
    const keys = keysCommand({ SVC_DATA_DIR: server.dataDir });
    const key = await keys('create', '--name', 'vat', '--plan', 'pro', '--operations', 'vat');
    const script = connected(server.url, /svc_live_\S+/.exec(key)![0]);
    expect(script.cell('SVC_VAT', 'KE', 1_000)).toBe(160);
    expect(() => script.cell('SVC_NETPAY', 'KE', 85_000)).toThrow(
      'This API key may not be used for tax, only for vat.',
    );
  });

  test('the stored key is sent to no other address, not even by a redirect', () => {
    const script = fresh();
    const other = 'https://other.example.com';
    expect(script.command('svcSaveSettings', other, '')).toEqual({ ok: false, lines: [say('no_key')] });
    expect(script.state.requests).toEqual([]);
    script.state.faults.push({ status: 302, headers: { Location: other }, text: '' });
    expect(() => script.cell('SVC_NETPAY', 'KE', 85_000)).toThrow(say('not_the_service'));
    expect(script.state.requests).toEqual([batch]);
    expect(script.command('svcSaveSettings', publicAddress, '')).toMatchObject({ ok: true });
  });

  test.each([
    ['finance.example.com', 'svc_live_x', say('bad_address')],
    ['http://finance.example.com', 'svc_live_x', say('bad_address')],
    ['https://user@finance.example.com', 'svc_live_x', say('bad_address')],
    ['https://localhost:3000', 'svc_live_x', say('private_address')],
    ['https://192.168.1.20', 'svc_live_x', say('private_address')],
    ['https://finance.example.com', '', say('no_key')],
    ['https://finance.example.com', 'secret', say('bad_key')],
  ])('the address %s with the key "%s" is refused before anything is sent', (address, key, sentence) => {
    const script = openScript(files, process.env['SERVICE_URL']!);
    scripts.push(script);
    expect(script.command('svcSaveSettings', address, key)).toEqual({ ok: false, lines: [sentence] });
    expect(script.state.requests).toEqual([]);
  });
});
