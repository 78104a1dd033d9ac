import { connectorOperations } from '../connector/definition';
import { operationId } from '../connector/lists';
import { connectorFiles } from '../connector/files';
import { triggerNeeds, triggerOf } from '../connector/triggers';
import { heading } from '../../src/contract/form/words';
import { commandLine } from '../command-line';
import { escaped, scrolling } from './html';
import type { Frame } from './page';

/** Can the cloud reach the address? It needs HTTPS and a public name. */
function fromTheCloud(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && !/^(localhost|127\.|10\.|192\.168\.|0\.0\.0\.0|\[)/.test(hostname);
}

const unreachable = (url: string): string => `
      <p class="warning">The files name this server as <code>${escaped(url)}</code>, which Microsoft’s cloud cannot reach. Put the server behind an address that starts with <code>https://</code>, start it with <code>SVC_PUBLIC_URL=https://finance.example.com</code> and load this page again; or write the files for that address with <code>${commandLine('connector')} --url https://finance.example.com</code>.</p>`;

/**
 * The page that offers the custom connector for download and explains how to import it into the Power Platform.
 *
 * @param url address of the service
 */
export const connectorPage = (frame: Frame, url: string): string =>
  frame({
    title: 'Power Platform connector',
    address: '/connector',
    body: `
      <h1>Connector for Power Automate, Power Apps and Copilot Studio</h1>
      <p>With this custom connector a flow, an app or an agent asks for taxes, VAT, exchange rates, fuel prices and central bank data without any code. Countries, currencies and fuels are picked from lists. It is made from the same contract as the <a href="/docs/reference">reference</a>.</p>
      ${fromTheCloud(url) ? '' : unreachable(url)}
      <h2 id="files">Files</h2>
      <ul>
        ${connectorFiles.map(({ name, about }) => `<li><a href="/connector/${name}" download>${name}</a>: ${about}</li>`).join('')}
      </ul>
      <h2 id="browser">In the browser</h2>
      <ol>
        <li>Open <b>make.powerautomate.com</b> or <b>make.powerapps.com</b>, then <b>More</b>, <b>Discover all</b>, <b>Custom connectors</b>.</li>
        <li>Choose <b>New custom connector</b>, <b>Import an OpenAPI file</b>, give it a name and choose <b>apiDefinition.swagger.json</b>.</li>
        <li>Under <b>Security</b> the type <b>API Key</b> in the header <code>x-api-key</code> is filled in already. Choose <b>Create connector</b>.</li>
        <li>Under <b>Test</b> make a <b>New connection</b> and paste your key: <code>${commandLine('keys')} create --plan pro --name "Power Platform"</code> prints one. Test <b>GetCountries</b>: it answers with 54 countries.</li>
        <li>In a flow choose <b>New action</b> and look for the connector by its name. A flow that starts by itself begins with one of its triggers.</li>
      </ol>
      <p>In Copilot Studio add the connector as a tool: its operation <b>Use the tools for agents</b> brings the tools of the <a href="/docs/agents">agents’ guide</a>.</p>
      <p>Custom connectors need a licence that includes premium connectors. Opening a list in the designer counts as a call of your plan.</p>
      <h2 id="command-line">On the command line</h2>
      <pre><code>pip install paconn
paconn login
paconn create --api-def apiDefinition.swagger.json --api-prop apiProperties.json --icon icon.png</code></pre>
      <p>After an update of the service, <code>paconn update</code> with the same files and <code>--cid</code>, the connector’s id, brings the new operations.</p>
      <h2 id="actions">What it can do</h2>
      ${scrolling(
        'What the connector can do',
        `<table>
        <thead><tr><th scope="col">Action or trigger</th><th scope="col">Kind</th><th scope="col">Name in expressions</th></tr></thead>
        <tbody>${connectorOperations
          .filter(({ id }) => triggerOf(id) !== undefined || !triggerNeeds(id))
          .map(({ id, summary }) => {
            const trigger = triggerOf(id);
            return `<tr><td>${escaped(trigger?.summary ?? heading(summary))}</td><td>${trigger === undefined ? 'Action' : 'Trigger'}</td><td><code>${operationId(id)}</code></td></tr>`;
          })
          .join('')}</tbody>
      </table>`,
      )}`,
  });
