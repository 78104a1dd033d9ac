import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type IHttpRequestOptions, type INode, type JsonObject, NodeApiError } from 'n8n-workflow';
import { SvcFinanceApi } from '../../connectors/n8n/credentials/SvcFinanceApi.credentials';

/** What a credential holds. */
export interface Credentials {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The node in a workflow, as n8n describes it to itself. */
export const nodeInWorkflow: INode = {
  id: '1',
  name: 'Finance',
  type: 'svcFinance',
  typeVersion: 1,
  position: [0, 0],
  parameters: {},
};

/** Sends what a node asks for as n8n does: with the header that the credential names, and an error for a refusal. */
export const sender =
  ({ apiKey }: Credentials) =>
  async (_type: string, asked: IHttpRequestOptions) => {
    const { baseURL = '', url, method = 'GET', body, qs, returnFullResponse, ignoreHttpStatusErrors } = asked;
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
    if (!response.ok && ignoreHttpStatusErrors !== true) {
      const failed: unknown = Object.assign(new Error(`Request failed with status code ${response.status}`), {
        response: { status: response.status, data },
      });
      throw new NodeApiError(nodeInWorkflow, failed as JsonObject);
    }
    return returnFullResponse === true ? { statusCode: response.status, body: data } : data;
  };

/** A request to the address of a trigger. */
export interface TriggerRequest {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
  readonly response: ServerResponse;
}

/** The response as n8n hands it to a trigger, as far as ours uses it. */
const expressive = (response: ServerResponse) => ({
  status: (code: number) => ({ json: (body: object) => response.writeHead(code).end(JSON.stringify(body)) }),
});

/**
 * What n8n gives a trigger of a workflow, as far as ours use it, and what it keeps for it between runs.
 *
 * @param address of the trigger, where it has one
 */
export function triggerHost(credentials: Credentials, parameters: Readonly<Record<string, unknown>>, address?: string) {
  const kept: Record<string, unknown> = {};
  const host = (mode: 'manual' | 'trigger' | 'webhook', request?: TriggerRequest) =>
    ({
      getNodeParameter: (name: string, otherwise: unknown) => parameters[name] ?? otherwise,
      getCredentials: async () => credentials,
      getNode: () => nodeInWorkflow,
      getMode: () => mode,
      getWorkflowStaticData: () => kept,
      getNodeWebhookUrl: () => address,
      getRequestObject: () => ({ rawBody: request?.body }),
      getHeaderData: () => request?.headers,
      getResponseObject: () => expressive(request!.response),
      helpers: { httpRequestWithAuthentication: sender(credentials) },
    }) as unknown;
  return { kept, host };
}
