import { readFileSync, writeFileSync } from 'node:fs';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Country } from '../../src/reference/schema';
import {
  finished,
  removeDirectory,
  run,
  type ServerProcess,
  startServer,
  temporaryDirectory,
} from '../support/server-process';

jest.setTimeout(240_000);

let server: ServerProcess;
const folder = temporaryDirectory();
const dayOf = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const today = dayOf(0);

beforeAll(async () => {
  server = await startServer({ SVC_LOG_LEVEL: 'warn' });
});
afterAll(async () => {
  await server.stop();
  removeDirectory(server.dataDir);
  removeDirectory(folder);
});

/** Runs a command on the data of the running server. */
const command = (name: string, ...args: string[]) =>
  finished(run(`scripts/data-${name}.ts`, args, { SVC_DATA_DIR: server.dataDir }));

interface Answer {
  readonly data: {
    readonly fuels?: Record<string, { readonly price: number }>;
    readonly policy_rate?: number;
    readonly next_mpc?: string;
    readonly rate?: number;
    readonly updated?: string;
  };
  readonly meta: {
    readonly data_status: string;
    readonly notices: readonly string[];
    readonly sources: readonly { readonly publisher: string }[];
  };
}

// The machine key has the highest plan, which includes past days.
const asked = async (path: string): Promise<Answer> =>
  (await fetch(`${server.url}${path}`, { headers: { 'x-api-key': server.key } })).json() as Promise<Answer>;

/** Repeats a request until the running server has picked up what another process stored. */
async function until(path: string, holds: (answer: Answer) => boolean): Promise<Answer> {
  for (let tries = 0; tries < 120; tries++) {
    const answer = await asked(path);
    if (holds(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`The server did not come to show it: ${JSON.stringify(await asked(path))}`);
}

const file = (name: string, ...lines: string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
};
const fuelHeadings = 'country,fuel,price,currency,date,source,publisher,url,official';

test('fuel prices: refused, reviewed, stored, served without a restart, undone', async () => {
  const old = (await asked('/api/fuel?country=KE')).data.fuels!['petrol']!.price;
  const right = Number((old * 1.02).toFixed(2));
  const rows = [
    `KE,petrol,${right},KES,${today},Prices of the month,EPRA,https://www.epra.go.ke/x,yes`,
    `KE,diesel,21.786,KES,${today},Prices of the month,EPRA,,yes`,
  ];

  const refused = await command('import', 'fuel', file('wrong.csv', fuelHeadings, ...rows), '--yes');
  expect(refused.code).toBe(1);
  expect(refused.stdout).toMatch(/row 3, KE diesel: .*Is the unit wrong\?/);
  expect(refused.stdout).toMatch(/--confirm 3/);
  expect((await command('revert', '--list')).stdout).toBe('Nothing has been imported.\n');

  const good = file('right.csv', fuelHeadings, rows[0]!);
  const looked = await command('import', 'fuel', good, '--dry-run', '--json');
  expect(looked.code).toBe(0);
  expect(JSON.parse(looked.stdout)).toMatchObject({
    import: null,
    stored: 0,
    refused: 0,
    rows: [
      { row: 2, series: 'fuel_petrol', entity: 'KE', date: today, value: right, served: { value: old }, problems: [] },
    ],
  });

  const unasked = await command('import', 'fuel', good);
  expect(unasked.code).toBe(1);
  expect(unasked.stderr).toMatch(/Add --yes to go on, or --dry-run/);

  const stored = await command('import', 'fuel', good, '--yes', '--json');
  expect(stored.code).toBe(0);
  const { import: number } = JSON.parse(stored.stdout) as { import: string };
  const shown = await until('/api/fuel?country=KE', ({ data }) => data.fuels!['petrol']!.price === right);
  expect(shown.data.updated).toBe(today);
  expect(shown.meta.sources.map(({ publisher }) => publisher)).toContain('EPRA');
  expect((await asked('/api/fuel?country=KE&fuel_type=petrol')).meta.data_status).toBe('current');

  const again = await command('import', 'fuel', good, '--yes');
  expect(again.code).toBe(1);
  expect(again.stdout).toMatch(/is already recorded for/);

  expect((await command('revert', '--list')).stdout).toMatch(
    new RegExp(`^${number}  import .*1 figure .*KE fuel_petrol`),
  );
  expect((await command('revert', number, '--dry-run')).stdout).toMatch(
    new RegExp(`${right} on ${today} → ${old} on `),
  );
  const undone = await command('revert', number, '--yes', '--json');
  expect(undone.code).toBe(0);
  expect(JSON.parse(undone.stdout)).toMatchObject({ import: number, withdrawn: 1 });
  await until('/api/fuel?country=KE', ({ data }) => data.fuels!['petrol']!.price === old);

  const twice = await command('revert', number, '--yes');
  expect(twice.code).toBe(1);
  expect(twice.stderr).toMatch(/was already undone on /);
  expect((await command('revert', '--list')).stdout).toMatch(/undone \d{4}-\d{2}-\d{2}/);
});

test('a decision and the next meeting of a central bank', async () => {
  expect((await asked('/api/rates?country=ZA&indicator=policy_rate')).meta.data_status).toBe('stale');
  // A day before the recorded next meeting, so that it is the next one.
  const recorded = (await asked('/api/rates?country=ZA&indicator=mpc')).data.next_mpc;
  const planned = [dayOf(2), dayOf(1)].find((day) => day !== recorded)!;
  const path = file(
    'bank.csv',
    'country;indicator;value;date;announced;source;publisher;url;official',
    `ZA;policy_rate;7,00;${dayOf(-1)};;MPC statement;South African Reserve Bank;https://www.resbank.co.za/x;yes`,
    `ZA;mpc;planned;${planned};${today};MPC calendar;South African Reserve Bank;;yes`,
  );
  const { code, stdout } = await command('import', 'central-bank', path, '--yes');
  expect(stdout).toMatch(/-0\.25 points/);
  expect(code).toBe(0);
  const { data, meta } = await until(
    '/api/rates?country=ZA&indicator=policy_rate',
    (answer) => answer.data.policy_rate === 7,
  );
  expect(data.updated).toBe(dayOf(-1));
  expect(meta.data_status).toBe('current');
  const next = [planned, ...(typeof recorded === 'string' ? [recorded] : [])].sort()[0];
  expect((await asked('/api/rates?country=ZA&indicator=mpc')).data.next_mpc).toBe(next);
  expect((await command('review', '--country', 'ZA', '--kind', 'decision missing')).stdout).toBe('Nothing to check.\n');
});

test('exchange rates: a row is confirmed by its number, and all rows are stored or none', async () => {
  const path = file(
    'fx.csv',
    'currency,per_usd,date,source,publisher',
    `KES,131.5,${today},Rates,CBK`,
    `NGN,2600,${today},Rates,CBN`,
  );
  expect((await command('import', 'fx', path, '--yes')).code).toBe(1);
  expect((await asked('/api/forex?from=USD&to=KES')).data.rate).not.toBe(131.5);
  const wrongRow = await command('import', 'fx', path, '--yes', '--confirm', '9');
  expect([wrongRow.code, wrongRow.stderr]).toEqual([
    1,
    expect.stringMatching(/--confirm names row 9, .* has only rows 2 to 3/),
  ]);
  expect((await command('import', 'fx', path, '--yes', '--confirm', '3')).code).toBe(0);
  await until('/api/forex?from=USD&to=NGN', ({ data }) => data.rate === 2600);
  expect((await asked('/api/forex?from=USD&to=KES')).data.rate).toBe(131.5);
});

test('a price confirmed as unchanged becomes current, and the confirmation can be undone', async () => {
  const before = await asked('/api/fuel?country=BF&fuel_type=petrol');
  expect(before.meta.data_status).toBe('stale');
  const { code, stdout } = await command(
    'confirm',
    'bf',
    'petrol',
    today,
    '--source',
    'Pump prices|SONABHY',
    '--kind',
    'authority',
    '--json',
  );
  expect(code).toBe(0);
  const after = await until('/api/fuel?country=BF&fuel_type=petrol', ({ meta }) => meta.data_status === 'current');
  expect(after.data.fuels).toMatchObject({ petrol: { price: before.data.fuels!['petrol']!.price } });
  expect((await command('revert', (JSON.parse(stdout) as { confirmation: string }).confirmation, '--yes')).code).toBe(
    0,
  );
  await until('/api/fuel?country=BF&fuel_type=petrol', ({ meta }) => meta.data_status === 'stale');
});

test('confirmed law is written into the country file', async () => {
  const countries = join(folder, 'countries');
  cpSync(join(__dirname, '../../src/reference/data/countries'), countries, { recursive: true });
  const { code, stdout } = await command(
    'confirm',
    'KE',
    'income',
    today,
    '--source',
    'PAYE rates|Kenya Revenue Authority|https://www.kra.go.ke/paye',
    '--folder',
    countries,
  );
  expect(stdout).toMatch(/Kenya, income on pay in KES: last confirmed .* → /);
  expect(code).toBe(0);
  const { sources } = Country.parse(JSON.parse(readFileSync(join(countries, 'KE.json'), 'utf8')));
  expect(readFileSync(join(countries, 'KE.json'), 'utf8')).toContain(`"last_confirmed": "${today}"`);
  expect(Object.values(sources).find(({ title }) => title === 'PAYE rates')).toMatchObject({ kind: 'authority' });

  const wrong = await command(
    'confirm',
    'KE',
    'vat',
    today,
    '--source',
    'VAT|PwC|https://taxsummaries.pwc.com/kenya',
    '--kind',
    'press',
    '--folder',
    countries,
  );
  expect([wrong.code, wrong.stderr]).toEqual([
    1,
    expect.stringMatching(/it is "press", and what PwC publishes is "adviser"/),
  ]);
});

test.each([
  [['confirm', 'XX', 'income', today, '--source', 'a|b'], /not one of the 54 countries/],
  [['confirm', 'KE', 'wealth', today, '--source', 'a|b'], /cannot be confirmed\. Law: income/],
  [['confirm', 'KE', 'income', dayOf(1), '--source', 'a|b'], /is in the future/],
  [['confirm', 'KE', 'income', today], /required option '--source/],
  [['confirm', 'KE', 'petrol', today, '--source', 'a|b', '--confidence', 'high'], /are for law/],
  [['review', '--country', 'XX'], /not one of the 54 countries/],
  [['review', '--json', '--csv'], /cannot be used with/],
  [['import', 'gold', 'x.csv'], /Allowed choices are fuel, central-bank, fx/],
  [['import', 'fuel'], /Which file\?/],
  [['import', 'fuel', 'none.csv'], /cannot be read/],
  [['import', 'fuel', 'x.csv', '--confirm', 'two'], /"two" is not a row number/],
  [['revert'], /Which import\?/],
  [['revert', '20200101-000000', '--yes'], /There is no import/],
] as const)('%j fails with a clear message', async (args, message) => {
  const { code, stderr } = await command(...(args as unknown as [string, ...string[]]));
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});

test.each(['import', 'revert', 'review', 'confirm'])('data:%s --help explains itself', async (name) => {
  const { code, stdout } = await command(name, '--help');
  expect(stdout).toContain(`Usage: npm run data:${name} --`);
  expect(code).toBe(0);
});

test('the review list as JSON', async () => {
  const { code, stdout } = await command('review', '--country', 'ke', '--json');
  expect(code).toBe(0);
  const items = JSON.parse(stdout) as readonly { readonly country: string; readonly confirmed: string }[];
  expect(items.length).toBeGreaterThan(3);
  expect(items.every(({ country }) => country === 'KE')).toBe(true);
});
