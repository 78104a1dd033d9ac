import { parse } from 'csv-parse/sync';
import { spawnSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { blocks, payslip, unknownCountry } from '../support/recipe';

/** The address that an IMPORTDATA formula requests, with the key in the cell that it refers to. */
function addressOf(formula: string): string {
  const parts = /^=IMPORTDATA\("([^"]+)" & Settings!B1\)$/.exec(formula);
  if (parts === null) throw new Error(`Not a formula of IMPORTDATA: ${formula}`);
  return `${parts[1]}${process.env['SERVICE_KEY']}`;
}

const formulas = blocks('google-sheets.md', 'sheets').flatMap((block) => block.split('\n'));

test.each([
  ['/api/v1/tax/rates', 54, ['country', 'paye_top_rate', 'vat_rate', 'data_status']],
  ['/api/v1/fx/rates', 5, ['currency', 'name', 'rate', 'date', 'data_status']],
  ['/api/fuel', 40, ['country', 'petrol', 'diesel', 'updated', 'data_status']],
  ['/api/rates', 54, ['country', 'policy_rate', 'inflation_headline', 'data_status']],
] as const)('IMPORTDATA reads the table of %s', async (path, rows, columns) => {
  const formula = formulas.find((one) => one.includes(`${path}?`))!;
  // No headers are sent, because Google sends none.
  const response = await fetch(addressOf(formula));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const table: Record<string, string>[] = parse(await response.text(), { columns: true });
  expect(table.length).toBeGreaterThanOrEqual(rows);
  for (const column of columns) expect(Object.keys(table[0]!)).toContain(column);
});

test('every formula of the recipe is tested', () => expect(formulas).toHaveLength(4));

test('VLOOKUP finds the rate in the third column, as the recipe says', async () => {
  const response = await fetch(addressOf(formulas.find((one) => one.includes('/api/v1/fx/rates'))!));
  const row = (parse(await response.text()) as string[][]).find(([currency]) => currency === 'KES')!;
  const { data } = (await (
    await fetch(`${process.env['SERVICE_URL']}/api/forex?from=USD&to=KES`, {
      headers: { 'x-api-key': process.env['SERVICE_KEY']! },
    })
  ).json()) as { data: { rate: number } };
  expect(Number(row[2])).toBe(data.rate);
});

interface FetchOptions {
  readonly method: string;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
  readonly muteHttpExceptions: boolean;
}

/**
 * The Google services that the script uses: a blocking fetch, which in Node needs a separate process, and the project
 * properties.
 */
const google = {
  UrlFetchApp: {
    fetch: (url: string, { method, contentType, headers, payload }: FetchOptions) => {
      const ask =
        'const [url, init] = JSON.parse(process.argv[1]); fetch(url, init).then((response) => response.text()).then((text) => process.stdout.write(text));';
      const { stdout } = spawnSync(
        process.execPath,
        [
          '-e',
          ask,
          JSON.stringify([url, { method, headers: { ...headers, 'content-type': contentType }, body: payload }]),
        ],
        { encoding: 'utf8' },
      );
      return { getContentText: () => stdout };
    },
  },
  PropertiesService: {
    getScriptProperties: () => ({
      getProperty: (name: string) => (name === 'KEY' ? process.env['SERVICE_KEY'] : null),
    }),
  },
};

test('the function NETPAY gives net pay, or a message if it cannot', async () => {
  const netPay = runInNewContext(`${blocks('google-sheets.md', 'javascript')[0]}\nNETPAY`, { ...google }) as (
    country: string,
    gross: number,
  ) => number;
  expect(netPay('KE', 85_000)).toBe((await payslip('KE', 85_000)).net_amount);
  expect(() => netPay('XX', 1_000)).toThrow(unknownCountry);
}, 60_000);
