import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { removeDirectory, startedServers, temporaryDirectory } from '../support/server-process';
import { until } from '../support/until';

const startServer = startedServers({ SVC_LOG_LEVEL: 'debug' });

/** What a collector of traces received. */
const received: Buffer[] = [];
let collector: Server;
const temporary = temporaryDirectory();
beforeAll(async () => {
  collector = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => received.push(chunk));
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  mkdirSync(join(temporary, 'tmp'));
});
afterAll(async () => {
  await new Promise((resolve) => collector.close(resolve));
  removeDirectory(temporary);
});

/** What the rows say that nobody else may learn: names, numbers and amounts that occur nowhere by themselves. */
const person = {
  name: 'Zebedayo Qwaritonga',
  number: 'PF-7719402',
  job: 'Xylographist',
  identifiers: [{ name: 'KRA PIN', value: 'A770194022Q' }],
  amount: 8_417_263.5,
  pay: { transport: 613_927 },
  deductions: [{ name: 'Loan Vukzoniq', amount: 91_355 }],
  payment: 'Account 550917734',
  year_to_date: { months: 10, gross: 73_190_418, tax: 20_117_366 },
};
const secrets =
  /Zebedayo|Qwaritonga|PF-7719402|Xylographist|A770194022Q|8[ ,.]?417[ ,.]?263|613[ ,.]?927|Vukzoniq|91[ ,.]?355\b|550917734|73[ ,.]?190[ ,.]?418|20[ ,.]?117[ ,.]?366|hidden-pass/;

const everyFile = (folder: string): Buffer[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));

test('nothing that a row says reaches log, store, metrics, traces, errors or temporary files', async () => {
  const server = await startServer({
    TMPDIR: join(temporary, 'tmp'),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
  const { url, key, dataDir } = server;
  const send = (body: object | string) =>
    fetch(`${url}/api/v1/payroll/payslips`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const request = { country: 'KE', month: '2026-11', employer: { name: 'Baraka Ltd' } };
  const made = await send({ ...request, files: 'each', rows: [{ ...person, password: 'hidden-pass' }] });
  expect(made.status).toBe(200);
  expect((await made.arrayBuffer()).byteLength).toBeGreaterThan(5_000);

  const wrong: readonly (object | string)[] = [
    { ...request, rows: [{ ...person, employee: { marital_status: person.name } }] },
    { ...request, rows: [{ ...person, pay: { transport: person.amount * 2 } }] },
    { ...request, rows: [{ ...person, mode: person.name }] },
    { ...request, rows: [{ ...person, [person.name]: 1 }] },
    { ...request, rows: [{ ...person, password: 'hidden-pass' }] },
    { ...request, rows: [{ ...person, amount: 'A770194022Q' }] },
    { ...request, rows: [{ ...person, in_kind: { housing: { cost: person.amount, [person.number]: 1 } } }] },
    { ...request, rows: { 0: person } },
    { ...request, month: '2026-13', rows: [person] },
    `${JSON.stringify({ ...request, rows: [person] })}}`,
  ];
  const answers = await Promise.all(wrong.map(async (body) => (await send(body)).text()));
  expect(answers.map((text) => (JSON.parse(text) as { success: boolean }).success)).toEqual(wrong.map(() => false));
  expect(answers.filter((text) => secrets.test(text))).toEqual([]);

  const journal = (format: string, amount: number) =>
    fetch(`${url}/api/v1/payroll/journal?format=${format}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({
        country: 'KE',
        by: 'name',
        rows: [{ amount, labels: { name: person.name, pin: person.number }, deductions: 91_355 }],
      }),
    });
  expect((await journal('quickbooks', person.amount)).status).toBe(200);
  const refused = await journal('json', -person.amount);
  expect([refused.status, secrets.test(await refused.text())]).toEqual([400, false]);

  const compared = await fetch(`${url}/api/v1/payroll/compare`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({
      country: 'KE',
      b: { raise: { percent: 5 } },
      rows: [{ amount: person.amount, labels: { name: person.name, pin: person.number }, deductions: 91_355 }],
    }),
  });
  expect(compared.status).toBe(200);
  const filled = (format: string, fields: object, id = 'KE-p10') =>
    fetch(`${url}/api/v1/payroll/returns/${id}?format=${format}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({
        month: '2026-11',
        employer: { tax_number: 'P051234567Z' },
        rows: [
          {
            person: { name: person.name, tax_number: 'A770194022Q', employee_number: person.number },
            amount: person.amount,
            ...fields,
          },
        ],
      }),
    });
  const [json, file] = await Promise.all([filled('json', { pay: person.pay }), filled('file', {})]);
  expect([json.status, file.status]).toEqual([200, 200]);
  // The answer has the row, and its problems do not repeat it.
  const malformed = (await (
    await filled('json', { person: { name: person.name, tax_number: person.number } })
  ).json()) as {
    readonly data: { readonly problems: readonly object[] };
  };
  expect(malformed.data.problems.length).toBeGreaterThan(0);
  expect(JSON.stringify(malformed.data.problems)).not.toMatch(secrets);
  const unknown = await (await filled('json', {}, 'KE-p99')).text();
  const unreadable = (await (await filled('json', { [person.name]: person.amount })).json()) as typeof malformed;
  expect(unknown).not.toMatch(secrets);
  expect(JSON.stringify(unreadable.data.problems)).toMatch(/cannot be read/);

  expect(await (await fetch(`${url}/metrics`)).text()).not.toMatch(secrets);
  await until(() => received.length > 0);
  expect(Buffer.concat(received).toString('latin1')).toContain('/api/v1/payroll/payslips');
  await until(() => Buffer.concat(received).toString('latin1').includes('/api/v1/payroll/returns'));
  // Stopping writes what is still to be stored and logged.
  await server.stop();
  expect(server.output()).toContain('/api/v1/payroll/payslips');
  expect(server.output()).not.toMatch(secrets);
  expect(Buffer.concat(received).toString('latin1')).not.toMatch(secrets);
  for (const place of [dataDir, join(temporary, 'tmp')])
    for (const file of everyFile(place)) expect(secrets.test(file.toString('latin1'))).toBe(false);
});
