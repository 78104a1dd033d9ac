import { blocks, employees, payslip, recipe, unknownCountry } from '../support/recipe';
import type { Changes } from '../../src/contract';
import { ask } from '../support/http';

interface Node {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly typeVersion: number;
  readonly position: readonly number[];
  readonly parameters: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly name: string;
  readonly nodes: readonly Node[];
  readonly connections: Readonly<
    Record<
      string,
      {
        readonly main: readonly (readonly { readonly node: string; readonly type: string; readonly index: number }[])[];
      }
    >
  >;
}
interface PayrollItem {
  readonly json: { readonly employee: string; readonly country: string; readonly gross: number };
}

describe('n8n', () => {
  let workflow: Workflow;
  beforeAll(() => (workflow = JSON.parse(recipe('n8n-workflow.json')) as Workflow));
  const node = (type: string): Node => workflow.nodes.find((one) => one.type === `n8n-nodes-base.${type}`)!;
  /** Evaluates an expression for an item, as n8n does. */
  const workedOut = (expression: string, { json }: PayrollItem): string =>
    (new Function('$json', `return ${/^=\{\{(.*)\}\}$/s.exec(expression)![1]}`) as (json: unknown) => string)(json);
  const payroll = (): PayrollItem[] =>
    (new Function(String(node('code').parameters['jsCode'])) as () => PayrollItem[])();

  test('the workflow can be imported, and its steps follow one another', () => {
    for (const { id, name, type, typeVersion, position, parameters } of workflow.nodes) {
      expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect([typeof name, type.split('.')[0], typeof typeVersion, position.length, typeof parameters]).toEqual([
        'string',
        'n8n-nodes-base',
        'number',
        2,
        'object',
      ]);
    }
    const after = (name: string): string | undefined => workflow.connections[name]?.main[0]?.[0]?.node;
    const trigger = node('manualTrigger').name;
    expect([after(trigger), after(after(trigger)!)]).toEqual([node('code').name, node('httpRequest').name]);
    expect(Object.keys(workflow.connections).every((name) => workflow.nodes.some((one) => one.name === name))).toBe(
      true,
    );
    expect(node('httpRequest').parameters).toMatchObject({
      authentication: 'genericCredentialType',
      genericAuthType: 'httpHeaderAuth',
      sendBody: true,
      contentType: 'json',
      specifyBody: 'json',
    });
  });

  test('the step Net pay sends a request for each item of the step Payroll', async () => {
    const { method, url, jsonBody } = node('httpRequest').parameters as Readonly<Record<string, string>>;
    const items = payroll();
    expect(items.map(({ json }) => json)).toEqual(employees.slice(0, 3));
    for (const item of items) {
      const response = await ask(url!, {
        method: method!,
        headers: { 'x-api-key': process.env['SERVICE_KEY']!, 'content-type': 'application/json' },
        body: workedOut(jsonBody!, item),
      });
      const { data } = (await response.json()) as { data: { net_amount: number } };
      expect(data.net_amount).toBe((await payslip(item.json.country, item.json.gross)).net_amount);
    }
  });

  test('the manual instructions match the workflow', () =>
    expect(blocks('n8n.md', 'n8n')).toEqual([node('httpRequest').parameters['jsonBody']]));
});

/** The fields that a recipe tells its reader to fill in. */
const fieldsIn = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...recipe(file).matchAll(/^ *\| ([^|]+) \| ([^|]+) \|$/gm)].map((match) => [
      match[1]!.trim(),
      match[2]!.trim().replace(/^`|`$/g, ''),
    ]),
  );

describe('Zapier', () => {
  const table = (): Readonly<Record<string, string>> => fieldsIn('zapier.md');
  const filled = (data: string, country: string, gross: number): string =>
    data.replace('{{country}}', country).replace('{{gross}}', String(gross));
  const send = (url: string, body: string): Promise<Response> => {
    const fields = table();
    const headers = Object.fromEntries(
      Object.entries(fields).flatMap(([field, value]) =>
        field.startsWith('Headers: ')
          ? [[field.slice(9), value === 'your key' ? process.env['SERVICE_KEY']! : value]]
          : [],
      ),
    );
    expect(Object.keys(headers)).toEqual(['x-api-key', 'content-type']);
    return ask(url, { method: fields['Method']!, headers, body });
  };

  test('the request in the recipe gets the fields that the recipe names', async () => {
    const [data = ''] = blocks('zapier.md', 'json');
    const answer = (await (await send(table()['URL']!, filled(data, 'KE', 85_000))).json()) as {
      data: Record<string, number>;
      meta: { data_status: string };
    };
    const { tax_amount, pension, net_amount } = await payslip('KE', 85_000);
    expect(answer.data).toMatchObject({ tax_amount, pension, net_amount });
    expect(answer.meta.data_status).toMatch(/^(current|due|stale)$/);
    const refused = await send(table()['URL']!, filled(data, 'XX', 1));
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining(unknownCountry.replaceAll('"', '\\"')),
    ]);
  });

  test('VAT', async () => {
    const [, data = ''] = blocks('zapier.md', 'json');
    const answer = (await (
      await send(table()['URL']!.replace('/api/tax', '/api/vat'), filled(data, 'KE', 11_600))
    ).json()) as { data: unknown };
    expect(answer.data).toMatchObject({ net_amount: 10_000, vat_amount: 1_600 });
  });
});

describe('Make', () => {
  /** Sends the request of the recipe, with what the data store holds. */
  async function run(position: string) {
    const fields = fieldsIn('make.md');
    const address = new URL(fields['URL']!);
    for (const [field, value] of Object.entries(fields))
      if (field.startsWith('Query String: ')) {
        const name = field.slice('Query String: '.length);
        address.searchParams.set(name, name === 'since' ? position : value);
      }
    const response = await ask(address, { headers: { 'x-api-key': process.env['SERVICE_KEY']! } });
    return ((await response.json()) as { data: Changes }).data;
  }

  test('the first run begins at a day, the next one at the position that it stored', async () => {
    expect(fieldsIn('make.md')['Query String: since']).toContain('{{position}}');
    const first = await run(new Date().toISOString().slice(0, 10));
    expect(first.position).toMatch(/^p~/);
    expect(await run(first.position)).toMatchObject({ changes: [], next_cursor: null });
  });
});
