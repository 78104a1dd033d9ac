import { productName } from '../../src/contract';
import { commandLine } from '../command-line';
import { peoplePages } from '../../src/contract/people';
import { connectorDefinition } from './definition';
import { publisher } from './properties';
import type { Json } from './schema';

/** An operation as the definition of the connector has it. */
interface Described {
  readonly summary: string;
  readonly description: string;
  readonly 'x-ms-visibility'?: string;
  readonly 'x-ms-trigger'?: string;
}

const section = ({ summary, description, 'x-ms-trigger': trigger }: Described): string =>
  `### ${summary}\n${trigger === undefined ? '' : 'Trigger. '}${description}\n`;

/** Every operation that people choose from, triggers first. */
function operationsOf({ paths }: Json): readonly Described[] {
  const all = Object.values(paths as Json)
    .flatMap((methods) => Object.values(methods as Readonly<Record<string, Described>>))
    .filter(({ summary, 'x-ms-visibility': visibility }) => summary !== undefined && visibility !== 'internal');
  const isTrigger = (one: Described): boolean => one['x-ms-trigger'] !== undefined;
  return [...all.filter(isTrigger), ...all.filter((one) => !isTrigger(one))];
}

const readmeOf = (url: string, definition: Json): string => `# ${productName}
${productName} answers questions about tax, VAT, payroll, exchange rates, fuel prices and central bank data of the 54 African countries. Flows, apps and agents ask it without code. A flow can start when a law, a rate or a price changes. Every answer says how old it is and which source it rests on.

## Publisher: ${publisher}

## Prerequisites
- A licence for the Power Platform that includes premium connectors.
- An API key of the service at ${url}. The plan of the key limits the calls in a month. Series of the past and older changes need the Pro plan.
- The address of the service must be public and begin with https://.

## Supported Operations
${operationsOf(definition).map(section).join('\n')}
## Obtaining Credentials
The connector uses an API key. Whoever runs the service creates one with \`${commandLine('keys')} create --plan pro --name "Power Platform"\`, and members of an account create keys on the page ${url}${peoplePages.dashboard}. A key that begins with \`svc_test_\` answers with sample data and is not counted.

## Getting Started
1. Make a connection and paste the key.
2. Add the action **Calculate income tax on pay** to a flow. Choose a country, and enter a gross amount.
3. Show \`data_status\` beside each figure: it says whether the law behind it is current, due for a check or out of date.

## Known Issues and Limitations
- A trigger that polls looks every 15 minutes. Each look counts as a call, and so does each list that a designer opens.
- Dates are days without a time. The service works in UTC.
- Lists and maps of unknown names, such as the items of a batch, are written as JSON.
- Keys, accounts and subscriptions are managed on the pages of the service or over REST.

## Frequently Asked Questions
### Is an old figure marked?
Yes. \`meta.data_status\` is \`stale\` where the newest figure is out of date, and \`meta.notices\` says since when.

### Why does a flow not start on the day on which a law is announced?
A law is listed when the service records its figures, and again on its first day.

## Deployment Instructions
1. Save apiDefinition.swagger.json, apiProperties.json and icon.png from ${url}/connector, or write them with \`${commandLine('connector')}\`.
2. Run \`pip install paconn\` and \`paconn login\`.
3. Run \`paconn create --api-def apiDefinition.swagger.json --api-prop apiProperties.json --icon icon.png\`.
`;

/**
 * The description of the connector, in the sections that Microsoft asks for when a connector is certified.
 *
 * @param url address of the service, as the cloud reaches it
 */
export function* connectorReadme(url: string): Generator<undefined, string> {
  return readmeOf(url, yield* connectorDefinition(url, undefined));
}
