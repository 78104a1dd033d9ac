import type { IHttpRequestOptions } from 'n8n-workflow';
import { SvcFinanceApi } from '../../connectors/n8n/credentials/SvcFinanceApi.credentials';

/** What a credential holds. */
export interface Credentials {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Sends what a node asks for as n8n does: with the header that the credential names, and an error for a refusal. */
export const sender =
  ({ apiKey }: Credentials) =>
  async (_type: string, { baseURL = '', url, method = 'GET', body, qs }: IHttpRequestOptions) => {
    const address = new URL(`${baseURL}${url}`);
    for (const [name, value] of Object.entries(qs ?? {})) address.searchParams.set(name, String(value));
    const headers = Object.entries(new SvcFinanceApi().authenticate.properties.headers!).map(([name, value]) => [
      name,
      String(value).replace('={{$credentials.apiKey}}', apiKey),
    ]);
    const response = await fetch(address, {
      method,
      headers: {
        ...Object.fromEntries(headers),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const data = await response.json();
    if (!response.ok)
      throw Object.assign(new Error(`Request failed with status code ${response.status}`), { response: { data } });
    return data;
  };

/** The node in a workflow, as n8n describes it to itself. */
export const nodeInWorkflow = {
  id: '1',
  name: 'Finance',
  type: 'svcFinance',
  typeVersion: 1,
  position: [0, 0],
  parameters: {},
};

/** What n8n gives a trigger of a workflow, as far as ours use it, and what it keeps for it between runs. */
export function triggerHost(credentials: Credentials, parameters: Readonly<Record<string, unknown>>) {
  const kept: Record<string, unknown> = {};
  const host = (mode: 'manual' | 'trigger') =>
    ({
      getNodeParameter: (name: string, otherwise: unknown) => parameters[name] ?? otherwise,
      getCredentials: async () => credentials,
      getNode: () => nodeInWorkflow,
      getMode: () => mode,
      getWorkflowStaticData: () => kept,
      helpers: { httpRequestWithAuthentication: sender(credentials) },
    }) as unknown;
  return { kept, host };
}
