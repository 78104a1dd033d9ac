import { SvcFinance } from '../../connectors/n8n/nodes/SvcFinance/SvcFinance.node';
import zapier from '../../connectors/zapier/index';
import { listedTools } from '../../server/doors/mcp/tools';
import { openApiDocument } from '../support/http';

/** The verbs with which the names of operations begin. */
const verbs =
  /^(Add|Ask|Calculate|Change|Check|Compare|Correct|Delete|Disable|Disconnect|Enable|Explain|Get|Invite|List|Look up|Make|Poll|Remove|Rename|Replace|Revoke|Run|Send|Subscribe|Use|When) /;

const page = async (path: string): Promise<unknown> =>
  (await fetch(new URL(path, process.env['SERVICE_URL']))).json() as Promise<unknown>;

interface Described {
  readonly summary?: string;
  readonly description?: string;
}
const operationsIn = (document: unknown): readonly Described[] =>
  Object.values((document as { readonly paths: object }).paths).flatMap((methods: object) =>
    Object.entries(methods).flatMap(([method, operation]) => (method.startsWith('x-') ? [] : [operation as Described])),
  );

/** The names and descriptions of everything that a tool offers. */
const offered: readonly (readonly [string, () => readonly Described[] | Promise<readonly Described[]>])[] = [
  ['the API', async () => operationsIn(await openApiDocument())],
  ['Power Platform', async () => operationsIn(await page('/connector/apiDefinition.swagger.json'))],
  ['agents', () => listedTools().map(({ title, description }) => ({ summary: title, description }))],
  [
    'Zapier',
    () =>
      [...Object.values(zapier.creates!), ...Object.values(zapier.searches!)].map(({ display }) => ({
        summary: display.label,
        description: String(display.description),
      })),
  ],
  [
    'n8n',
    () =>
      new SvcFinance().description.properties
        .filter(({ name }) => name === 'operation')
        .flatMap(({ options }) => options as readonly { readonly action: string; readonly description: string }[])
        .map(({ action, description }) => ({ summary: action, description })),
  ],
];

test.each(offered)('in %s every name of an operation begins with a verb, and stands once', async (_, described) => {
  const names = (await described()).map(({ summary }) => String(summary));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !verbs.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test.each(offered)('in %s no description speaks of the letter case of error codes', async (_, described) => {
  const descriptions = (await described()).map(({ description }) => String(description));
  expect(descriptions.filter((text) => /(upper|lower) case/.test(text))).toEqual([]);
});
